import { guidePage } from '@/app/_languages/words'
import { classes } from '@/app/_ui/classes'
import { FeltCards } from '@/app/_felt/felt-cards'
import { type BetZone, type CardZone, type SaidZone, saidZones } from '@/app/_felt/said-felt'
import { units, withUnit } from '@/app/_languages/format'
import type { Guide, Moment } from '@/content/guide'
import { parseCards } from '@/lib/cards/card'
import type { Zone } from '@/lib/game/felt'
import type { AnyGame, Rules, Step } from '@/lib/game/game'
import { must } from '@/lib/result'
import { enteredSpot, rulesOf } from './figures'
import { stepAnchor } from './guide-of'
import { Section } from './parts'

type AnyStep = Step<unknown, string>

/**
 * The state after one word of a step's moves: cards if a step deals, an action if the player decides. Throws if the
 * word doesn't fit.
 */
function after(step: AnyStep, word: string): unknown {
  if (step.kind === 'deal') return step.next(must(parseCards(word)))
  if (step.kind === 'end') throw new Error(`“${word}” comes after the round has ended`)
  if (!step.actions.includes(word)) throw new Error(`“${word}” is none of ${step.actions.join(', ')}`)
  return step.next(word)
}

/** The zones of the felt at a moment of a round. */
export function zonesAt(game: AnyGame, { spot, moves }: Moment): readonly Zone[] {
  const rules: Rules = rulesOf(game, spot?.rules)
  const from = spot === undefined ? (game.start(rules) as unknown) : enteredSpot(game, spot)
  return game.table(
    rules,
    moves.reduce((state, word) => after(game.step(rules, state) as AnyStep, word), from),
  )
}

type Steps = Guide['round']

/**
 * The felt at each step. A step without a moment keeps the felt of the step before. All are null if no step has one.
 */
function feltsOf(game: AnyGame, steps: Steps): readonly (readonly Zone[] | null)[] {
  if (steps.every(({ moment }) => moment === undefined)) return steps.map(() => null)
  let felt = zonesAt(game, { moves: [] })
  return steps.map(({ moment }) => {
    if (moment) felt = zonesAt(game, moment)
    return felt
  })
}

/**
 * The steps of a round, each with its felt, in a row that scrolls by swiping, with the arrow keys, or with the numbers
 * above it. The numbers are links to the steps, so no script is needed.
 */
export function TheRound({ game, steps }: { readonly game: AnyGame; readonly steps: Steps }) {
  const felts = feltsOf(game, steps)
  return (
    <Section id="round" title={guidePage.roundTitle}>
      <div className="grid min-w-0 gap-3">
        <nav aria-label={guidePage.steps} className="flex flex-wrap gap-2 print:hidden">
          {steps.map(({ title }, i) => (
            <a key={title} href={`#${stepAnchor(i)}`} className="round-number">
              <span className="sr-only">{guidePage.step} </span>
              {i + 1}
              <span className="sr-only">: {title}</span>
            </a>
          ))}
        </nav>
        <div role="region" aria-label={guidePage.stepByStep} tabIndex={0} className="round-row">
          <ol>
            {steps.map(({ title, text }, i) => (
              <li key={title} id={stepAnchor(i)} className="grid content-start gap-3">
                {felts[i] && <StillFelt game={game} zones={felts[i]} label={guidePage.tableAt(title)} />}
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

interface Props {
  readonly game: AnyGame
  readonly zones: readonly Zone[]
  readonly label: string
}

/** A picture of the felt at one moment, rendered without a script. */
export function StillFelt({ game, zones, label }: Props) {
  return (
    <div
      role="group"
      aria-label={label}
      className="still-felt felt-surface grid grid-cols-1 content-between gap-2.5 rounded-box px-3 py-3.5 text-felt-ink"
    >
      {rowsOf(saidZones(game, zones)).map((row) => (
        <div key={row[0].id} className="grid auto-cols-fr grid-flow-col gap-x-2.5">
          {row.map((zone) =>
            zone.kind === 'bets' ? (
              <Bets key={zone.id} zone={zone} game={game} />
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

/** Groups zones that share a row. */
function rowsOf(zones: readonly SaidZone[]): readonly RowOf<SaidZone>[] {
  const rows: [SaidZone, ...SaidZone[]][] = []
  for (const zone of zones) {
    const last = rows.at(-1)?.[0]
    if (sharesRow(last, zone)) rows.at(-1)!.push(zone)
    else rows.push([zone])
  }
  return rows
}

const isCards = (zone: SaidZone | undefined): zone is CardZone => zone?.kind === 'cards'

const sharesRow = (a: SaidZone | undefined, b: SaidZone): boolean =>
  isCards(a) && isCards(b) && b.row !== undefined && b.row === a.row

/** Stakes are in base wagers, because the server doesn't know the reader's stake. */
function Bets({ zone, game }: { readonly zone: BetZone; readonly game: AnyGame }) {
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
            {stake === null ? <span aria-label={guidePage.notPlaced}>—</span> : withUnit(units(stake), game.unit)}
          </dd>
          {note !== undefined && <dd className="text-tick leading-[1.25] text-balance text-felt-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
