import { classes as names } from '@/app/_components/classes'
import { loss, signed } from '@/app/_components/format'
import { RANKS } from '@/lib/cards/card'
import { evValue } from '@/lib/games/ev'
import type { StartingClass } from '@/lib/games/figures'
import type { AnyGame, Rules } from '@/lib/games/game'
import { bestAction, bestEv } from './figures'

const HIGH_FIRST = [...RANKS].reverse()

/** The name of the starting hand in a row and a column: suited above the diagonal, offsuit below. */
const classAt = (row: number, column: number): string => {
  const [high, low] = [HIGH_FIRST[Math.min(row, column)]!, HIGH_FIRST[Math.max(row, column)]!]
  return row === column ? high + low : high + low + (column > row ? 's' : 'o')
}

/** Whether the game's starting classes are the 169 hands of two cards. */
export const isTwoCardMap = (all: readonly StartingClass[]): boolean => all.length === 169 && all.every(({ id }) => /^[2-9TJQKA]{2}[so]?$/.test(id))

/** How much the best action is ahead of the best of another kind, in base wagers: checks against all raises. */
function leadOf(one: StartingClass, waits: string): number {
  const wait = evValue(one.options.find(({ action }) => action === waits)!.ev)
  const acts = Math.max(...one.options.filter(({ action }) => action !== waits).map(({ ev }) => evValue(ev)))
  return acts - wait
}

/** Closer than this is marked, in base wagers: a slip there costs little. */
const CLOSE = 0.035

/** From these leads on, in base wagers, the colour is one step deeper: `guide.css` has the colours. */
const ACT_STEPS = [CLOSE, 0.12, 0.3, 0.55, 0.9] as const
const WAIT_STEPS = [CLOSE, 0.2, 0.45] as const

/** Felt where one acts, sand where one waits, pale near the line. */
function look(lead: number): string {
  const steps = lead > 0 ? ACT_STEPS : WAIT_STEPS
  const depth = steps.filter((step) => Math.abs(lead) >= step).length
  return `class-map-${lead > 0 ? 'act' : 'wait'}-${depth}`
}

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly all: readonly StartingClass[]
}

/** Thirteen by thirteen: every starting hand of two cards, by what is best with it and how clearly. */
export function ClassMap({ game, rules, all }: Props) {
  const byId = new Map(all.map((one) => [one.id, one]))
  const waits = all[0]!.options.at(-1)!.action
  const acts = [...new Set(all.map(bestAction))].filter((action) => action !== waits)
  const name = (action: string): string => game.label(rules, action).name
  return (
    <figure className="class-map grid min-w-0 gap-3 rounded-[18px] border bg-raised p-2.5 shadow-panel min-[700px]:rounded-panel min-[700px]:p-4">
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-caption text-muted">
        <Key className="class-map-act-4">{acts.map(name).join(', ')}</Key>
        <Key className="class-map-wait-2">{name(waits)}</Key>
        <Key className="border-2 border-brass">{`close: within ${loss(CLOSE)}`}</Key>
        <span className="min-[700px]:ml-auto">suited above the diagonal, offsuit below</span>
      </figcaption>
      <table className="w-full table-fixed border-separate border-spacing-[1.5px] min-[700px]:border-spacing-[3px]">
        <caption className="sr-only">Every starting hand and its best play</caption>
        <tbody>
          {HIGH_FIRST.map((_, row) => (
            <tr key={row}>
              {HIGH_FIRST.map((_rank, column) => {
                const one = byId.get(classAt(row, column))!
                const lead = leadOf(one, waits)
                return (
                  <td
                    key={one.id}
                    title={`${one.id}: ${name(bestAction(one))}, ${signed(bestEv(one))}; ${loss(Math.abs(lead))} better`}
                    className={names('class-map-cell rounded-[4px] text-center font-semibold min-[700px]:rounded-[6px]', look(lead), Math.abs(lead) < CLOSE && 'class-map-close')}
                  >
                    {one.id}
                    <span className="sr-only">: {name(bestAction(one))}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Key({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className={names('h-3 w-3 rounded-[4px]', className)} />
      {children}
    </span>
  )
}
