import type { Outcome } from '@/lib/games/game'
import { classes } from './classes'
import { percent, units, whole } from './format'

interface Props {
  readonly outcomes: readonly Outcome[]
  /** The number of equally likely deals; absent where outcomes carry chances. */
  readonly deals?: number
  readonly unit: string
  /** What the results are of: “Raise 4×”. */
  readonly name: string
}

const MINUS = '−'

/** `+2`, `−1.5`, `0`: a net result in base wagers, with no more decimals than it has. */
export const net = (value: number): string => (value > 0 ? '+' : value < 0 ? MINUS : '') + units(Math.abs(value))

type Side = 'lost' | 'even' | 'won'
const sideOf = (value: number): Side => (value < 0 ? 'lost' : value > 0 ? 'won' : 'even')

const FILLS: Readonly<Record<Side, string>> = { lost: 'fill-blunder', even: 'fill-line-strong', won: 'fill-best' }
const BACKGROUNDS: Readonly<Record<Side, string>> = { lost: 'bg-blunder', even: 'bg-line-strong', won: 'bg-best' }

interface Share {
  readonly net: number
  readonly ways: number
  readonly share: number
}

function sharesOf(outcomes: readonly Outcome[]): readonly Share[] {
  const total = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
  return outcomes.map(([value, ways]) => ({ net: value, ways, share: ways / total }))
}

/** The part of the deals in which the round loses, comes out even and wins. */
export function sidesOf(outcomes: readonly Outcome[]): Readonly<Record<Side, number>> {
  const sides = { lost: 0, even: 0, won: 0 }
  for (const { net: value, share } of sharesOf(outcomes)) sides[sideOf(value)] += share
  return sides
}

/** Lost, even and won as one bar. */
export function SidesBar({ outcomes, name }: Pick<Props, 'outcomes' | 'name'>) {
  const sides = sidesOf(outcomes)
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-4 text-small tabular-nums">
        <span className="mr-auto font-[550]">{name}</span>
        <span className="text-muted">lost {percent(sides.lost, 1)}</span>
        {sides.even > 0 && <span className="text-muted">even {percent(sides.even, 1)}</span>}
        <span className="text-muted">won {percent(sides.won, 1)}</span>
      </p>
      <div aria-hidden="true" className="flex h-3 gap-px overflow-hidden rounded-full">
        {(['lost', 'even', 'won'] as const).map((side) => sides[side] > 0 && <span key={side} className={classes('block h-full', BACKGROUNDS[side])} style={{ width: `${sides[side] * 100}%` }} />)}
      </div>
    </div>
  )
}

const WIDTH = 720
const HEIGHT = 190
const TOP = 22
const BASE = HEIGHT - 26

/** How the round can end with one option: a column for each net result, from the worst to the best, and the same as a table. */
export function OutcomeChart({ outcomes, deals, unit, name }: Props) {
  const shares = sharesOf(outcomes)
  return (
    <div className="grid gap-3">
      <Columns shares={shares} />
      <table className="w-full border-collapse text-small tabular-nums">
        <caption className="sr-only">How the round ends: {name}</caption>
        <thead>
          <tr className="text-caption text-muted">
            <th scope="col" className="py-1.5 text-left font-normal">
              Net result, {unit}s
            </th>
            {deals !== undefined && (
              <th scope="col" className="py-1.5 text-right font-normal">
                Ways
              </th>
            )}
            <th scope="col" className="py-1.5 text-right font-normal">
              Chance
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((row) => (
            <tr key={row.net} className="border-t">
              <th scope="row" className="py-1.5 text-left font-[550]">
                <span aria-hidden="true" className={classes('mr-2 inline-block h-2.5 w-2.5 rounded-[3px]', BACKGROUNDS[sideOf(row.net)])} />
                {net(row.net)}
              </th>
              {deals !== undefined && <td className="py-1.5 text-right text-muted">{whole(row.ways)}</td>}
              <td className="py-1.5 pl-3 text-right">{chance(row.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A chance as a percentage, with as many digits as a rare one needs. */
function chance(share: number): string {
  if (share === 0 || share >= 0.001) return percent(share, 2)
  return percent(share, share >= 0.00001 ? 4 : 6)
}

function Columns({ shares }: { readonly shares: readonly Share[] }) {
  const highest = Math.max(...shares.map(({ share }) => share))
  const step = WIDTH / Math.max(shares.length, 4)
  const every = Math.ceil(40 / step)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full">
      <line x1="0" x2={WIDTH} y1={BASE + 0.5} y2={BASE + 0.5} className="stroke-line" />
      {shares.map((row, i) => {
        const height = Math.max(1.5, ((BASE - TOP) * row.share) / highest)
        const middle = step * (i + 0.5)
        return (
          <g key={row.net} textAnchor="middle" className="text-[15px] tabular-nums">
            <rect x={middle - Math.min(step * 0.36, 30)} width={Math.min(step * 0.72, 60)} y={BASE - height} height={height} rx="3" className={FILLS[sideOf(row.net)]} />
            {row.share >= 0.03 && (
              <text x={middle} y={BASE - height - 6} className="fill-muted text-[13px]">
                {percent(row.share, 0)}
              </text>
            )}
            {i % every === 0 && (
              <text x={middle} y={HEIGHT - 6} className="fill-ink">
                {net(row.net)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
