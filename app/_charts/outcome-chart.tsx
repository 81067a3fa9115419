import { answer, numbers } from '@/app/_languages/words'
import { TableHead, Table } from '@/app/_ui/table'
import type { Outcome } from '@/lib/game/solution'
import { classes } from '@/app/_ui/classes'
import { percent, units, whole } from '@/app/_languages/format'

interface Props {
  readonly outcomes: readonly Outcome[]
  /** The number of equally likely deals; absent if outcomes have chances. */
  readonly deals?: number
  readonly unit: string
  /** The option with these results: “Raise 4×”. */
  readonly name: string
}

const MINUS = '−'

/** A net result in base wagers, with only the decimals it needs: `+2`, `−1.5`, `0`. */
export const net = (value: number): string => (value > 0 ? '+' : value < 0 ? MINUS : '') + units(Math.abs(value))

type Side = 'lost' | 'even' | 'won'
const sideOf = (value: number): Side => (value < 0 ? 'lost' : value > 0 ? 'won' : 'even')

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

/** The shares of deals in which the round loses, breaks even and wins. */
export function sidesOf(outcomes: readonly Outcome[]): Readonly<Record<Side, number>> {
  const sides = { lost: 0, even: 0, won: 0 }
  for (const { net: value, share } of sharesOf(outcomes)) sides[sideOf(value)] += share
  return sides
}

/** The shares of losses, pushes and wins as one bar. */
export function SidesBar({ outcomes, name }: Pick<Props, 'outcomes' | 'name'>) {
  const sides = sidesOf(outcomes)
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-4 text-small tabular-nums">
        <span className="mr-auto font-strong">{name}</span>
        <span className="flex gap-x-4 text-muted">
          <span>{answer.lost(percent(sides.lost, 1))}</span>
          {sides.even > 0 && <span>{answer.even(percent(sides.even, 1))}</span>}
          <span>{answer.won(percent(sides.won, 1))}</span>
        </span>
      </p>
      <div aria-hidden="true" className="flex h-3 gap-px overflow-hidden rounded-full">
        {(['lost', 'even', 'won'] as const).map(
          (side) =>
            sides[side] > 0 && (
              <span
                key={side}
                className={classes('block h-full', BACKGROUNDS[side])}
                style={{ width: `${sides[side] * 100}%` }}
              />
            ),
        )}
      </div>
    </div>
  )
}

/** The results of one option: a column for each net result, from worst to best, and the same as a table. */
export function OutcomeChart({ outcomes, deals, unit, name }: Props) {
  const shares = sharesOf(outcomes)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <Columns shares={shares} />
      {/* In the narrowest window the figures of a long table are wider than it. */}
      <div className="overflow-x-auto">
        <Table caption={answer.howItEnds(name)}>
          <TableHead
            columns={[
              answer.netResult(numbers.units(unit)),
              ...(deals === undefined ? [] : [answer.ways]),
              answer.chance,
            ]}
          />
          <tbody>
            {shares.map((row) => (
              <tr key={row.net} className="border-t">
                <th scope="row" className="py-1.5 text-left font-strong">
                  <span
                    aria-hidden="true"
                    className={classes('mr-2 inline-block h-2.5 w-2.5 rounded-bar', BACKGROUNDS[sideOf(row.net)])}
                  />
                  {net(row.net)}
                </th>
                {deals !== undefined && <td className="py-1.5 text-right text-muted">{whole(row.ways)}</td>}
                <td className="py-1.5 pl-3 text-right">{chance(row.share)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  )
}

/** A chance as a percentage, with more digits for a rare one. */
function chance(share: number): string {
  if (share === 0 || share >= 0.001) return percent(share, 2)
  return percent(share, share >= 0.00001 ? 4 : 6)
}

/** With more columns, only every second label has room; on a phone, with more than half as many. */
const MOST_LABELS = 18

function Columns({ shares }: { readonly shares: readonly Share[] }) {
  const highest = Math.max(...shares.map(({ share }) => share))
  const spare = (i: number): string | false =>
    i % 2 === 1 && (shares.length > MOST_LABELS ? 'invisible' : shares.length > MOST_LABELS / 2 && 'max-md:invisible')
  return (
    <div
      aria-hidden="true"
      className="flex items-end gap-0.75 border-b pt-1 text-tick leading-none tabular-nums md:gap-1.5 md:text-caption"
    >
      {shares.map((row, i) => (
        <div key={row.net} className="flex min-w-0 flex-1 flex-col items-center gap-1.5">
          {row.share >= 0.03 && <span className="text-muted">{percent(row.share, 0)}</span>}
          <span
            className={classes('block w-full max-w-14 rounded-t-[3px]', BACKGROUNDS[sideOf(row.net)])}
            style={{ height: `${Math.max(2, (120 * row.share) / highest)}px` }}
          />
          <span className={classes('pb-2 whitespace-nowrap', spare(i))}>{net(row.net)}</span>
        </div>
      ))}
    </div>
  )
}
