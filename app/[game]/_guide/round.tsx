import { classes } from '@/app/_components/classes'
import { type CardZone, FeltCards } from '@/app/_components/felt-cards'
import { units, withUnit } from '@/app/_components/format'
import type { Guide } from '@/content/guide'
import type { Zone } from '@/lib/games/felt'
import type { AnyGame } from '@/lib/games/game'
import { stepAnchor } from './guide-of'
import { zonesAt } from './moments'
import { Section } from './parts'

type Steps = Guide['round']

/** The felt at each step: where a step does not say, it is as it was before. None where no step says. */
function feltsOf(game: AnyGame, steps: Steps): readonly (readonly Zone[] | null)[] {
  if (steps.every(({ moment }) => moment === undefined)) return steps.map(() => null)
  let felt = zonesAt(game, { moves: [] })
  return steps.map(({ moment }) => {
    if (moment) felt = zonesAt(game, moment)
    return felt
  })
}

/**
 * The steps of a round, each with its felt, in a row that is moved by a finger, by arrow keys or by the numbers above it. No script:
 * the numbers are links into the row.
 */
export function TheRound({ game, steps }: { readonly game: AnyGame; readonly steps: Steps }) {
  const felts = feltsOf(game, steps)
  return (
    <Section id="round" title="How a round goes">
      <div className="grid min-w-0 gap-3">
        <nav aria-label="Steps of a round" className="flex flex-wrap gap-2 print:hidden">
          {steps.map(({ title }, i) => (
            <a key={title} href={`#${stepAnchor(i)}`} className="round-number">
              <span className="sr-only">Step </span>
              {i + 1}
              <span className="sr-only">: {title}</span>
            </a>
          ))}
        </nav>
        <div role="region" aria-label="A round, step by step" tabIndex={0} className="round-row">
          <ol>
            {steps.map(({ title, text }, i) => (
              <li key={title} id={stepAnchor(i)} className="grid content-start gap-3">
                {felts[i] && <StillFelt zones={felts[i]} unit={game.unit} label={`The table: ${title}`} />}
                <h3 className="font-semibold">
                  {i + 1}. {title}
                </h3>
                <div className="prose text-muted">{text}</div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}

type BetZone = Extract<Zone, { kind: 'bets' }>

interface Props {
  readonly zones: readonly Zone[]
  /** What a base wager is called: stakes are counted in it, since no one's stake is known to the server. */
  readonly unit: string
  readonly label: string
}

/** The felt as it lies at one moment: a picture, drawn without a script. */
function StillFelt({ zones, unit, label }: Props) {
  return (
    <div
      role="group"
      aria-label={label}
      className="still-felt felt-surface grid grid-cols-1 content-between gap-2.5 rounded-box px-3 py-3.5 text-felt-ink"
    >
      {rowsOf(zones).map((row) => (
        <div key={row[0].id} className="grid auto-cols-fr grid-flow-col gap-x-2.5">
          {row.map((zone) =>
            zone.kind === 'bets' ? (
              <Bets key={zone.id} zone={zone} unit={unit} />
            ) : (
              <FeltCards key={zone.id} zone={zone} animated={false} narrow={row.length} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

type RowOf<T> = readonly [T, ...T[]]

/** Zones that share a row, together. */
function rowsOf(zones: readonly Zone[]): readonly RowOf<Zone>[] {
  const rows: [Zone, ...Zone[]][] = []
  for (const zone of zones) {
    const last = rows.at(-1)?.[0]
    if (sharesRow(last, zone)) rows.at(-1)!.push(zone)
    else rows.push([zone])
  }
  return rows
}

const isCards = (zone: Zone | undefined): zone is CardZone => zone?.kind === 'cards'

const sharesRow = (a: Zone | undefined, b: Zone): boolean =>
  isCards(a) && isCards(b) && b.row !== undefined && b.row === a.row

function Bets({ zone, unit }: { readonly zone: BetZone; readonly unit: string }) {
  return (
    <dl className="flex flex-wrap justify-center gap-2">
      {zone.bets.map(({ id, name, stake, note }) => (
        <div key={id} className={classes('round-bet', stake === null && 'border-dashed')}>
          <dt
            className={classes(
              'text-mini tracking-open uppercase',
              stake === null ? 'text-felt-muted' : 'text-felt-ink',
            )}
          >
            {name}
          </dt>
          <dd
            className={classes(
              'text-meta font-bold tabular-nums',
              stake === null ? 'text-felt-muted' : 'text-felt-money',
            )}
          >
            {stake === null ? <span aria-label="not placed">—</span> : withUnit(units(stake), unit)}
          </dd>
          {note !== undefined && <dd className="text-tick leading-[1.25] text-balance text-felt-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
