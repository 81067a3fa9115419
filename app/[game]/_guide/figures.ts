import type { AtSpot } from '@/content/guide'
import { parseCards } from '@/lib/cards/card'
import { enterSpot } from '@/lib/game/enter'
import { evValue } from '@/lib/game/ev'
import type { GameFigures, SideFigures, StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules, SpotValues } from '@/lib/game/game'
import { tablePrice } from '@/lib/game/precomputed/known-tables'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { type MeterReading, PROBES, readMeter } from '@/lib/game/side-bets/meter'
import { makeRules, parseRules } from '@/lib/game/rules'
import type { Option, Solution } from '@/lib/game/solution'
import { withUsualSides } from '@/lib/game/side-bets/usual-tables'
import type { SideOptions } from '@/lib/game/solver'
import { loadSolver } from '@/lib/games/solvers'
import { type Price, strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import { onceInProcess } from '@/lib/once-in-process'
import { must } from '@/lib/result'

/* A game's figures for its pages, computed while the site is built. Each is computed only once. */

/** The rules in an address; an empty text means the game's usual rules. Throws if the text is invalid. */
export const rulesOf = (game: AnyGame, text = ''): Rules => must(parseRules(game, text)) as Rules

/** The rules for a figure of a side bet: without a text, the usual rules with the usual pay table of each side bet. */
export const sideRulesOf = (game: AnyGame, text?: string): Rules =>
  text === undefined ? withUsualSides(game, rulesOf(game)) : rulesOf(game, text)

/** The figures of a whole game. Those that take long are read from files made before the build. */
export const wholeOf = (game: AnyGame, rules: Rules, strategy?: string): Promise<GameFigures> =>
  onceInProcess(
    `whole ${game.id} ${makeRules(game, rules)} ${strategy ?? ''}`,
    async () =>
      madeFigures(game, rules, strategy) ??
      (await loadSolver(game.id)).whole(rules, strategy === undefined ? {} : { strategy }),
  )

/**
 * The price of playing a whole game by one strategy, which is all that most sentences and tables need. Uses the stored
 * price if there is one.
 */
export const priceOf = async (game: AnyGame, rules: Rules, strategy?: string): Promise<Price> =>
  strategyPrice(game, rules, strategy) ?? tablePrice(game, rules, strategy) ?? wholeOf(game, rules, strategy)

export const sideOf = (
  game: AnyGame,
  rules: Rules,
  bet: string,
  options: Pick<SideOptions, 'meter' | 'players'> = {},
): Promise<SideFigures> =>
  onceInProcess(
    `side ${game.id} ${makeRules(game, rules)} ${bet} ${options.meter ?? ''} ${options.players ?? ''}`,
    async () => (await loadSolver(game.id)).side(rules, bet, options),
  )

/** What `readMeter` finds out about a progressive bet shared by this many players. */
export const meterOf = async (game: AnyGame, rules: Rules, bet: string, players = 1): Promise<MeterReading | null> =>
  readMeter(
    await sideOf(game, rules, bet, { meter: PROBES[0], players }),
    await sideOf(game, rules, bet, { meter: PROBES[1], players }),
  )

export interface Solved {
  readonly rules: Rules
  readonly state: unknown
  readonly solution: Solution<string>
}

/** The decision with these fields. Throws if they are invalid. */
export function enteredSpot(game: AnyGame, { rules, ...fields }: AtSpot): unknown {
  const isList = (id: string): boolean => game.fields.some((field) => field.id === id && field.kind === 'choices')
  const entered = Object.entries(fields).map(
    ([id, value]: [string, string | number]) =>
      [
        id,
        typeof value === 'number' ? value : isList(id) ? value.split('.').map(Number) : must(parseCards(value)),
      ] as const,
  )
  return must(enterSpot(game, rulesOf(game, rules), Object.fromEntries(entered) as SpotValues)) as unknown
}

export const spotOf = (game: AnyGame, spot: AtSpot): Promise<Solved> =>
  onceInProcess(`spot ${game.id} ${JSON.stringify(spot)}`, async () => {
    const [rules, state] = [rulesOf(game, spot.rules), enteredSpot(game, spot)]
    return { rules, state, solution: (await loadSolver(game.id)).solve(rules, state) }
  })

/** The option with this action. Throws if it isn't offered. */
export function optionOf(solution: Solution<string>, action: string): Option<string> {
  const option = solution.options.find((one) => one.action === action)
  if (!option) throw new Error(`“${action}” is not offered here`)
  return option
}

/** What an action costs compared with the best one, in base wagers; 0 for a best one. */
export function costOf(solution: Solution<string>, action: string): number {
  if (solution.best.includes(action)) return 0
  return evValue(optionOf(solution, solution.best[0]!).ev) - evValue(optionOf(solution, action).ev)
}

/** The highest EV of a starting class, in base wagers. */
export const bestEv = (one: StartingClass): number => Math.max(...one.options.map((option) => evValue(option.ev)))

export function classCost(one: StartingClass, action: string): number {
  const option = one.options.find((candidate) => candidate.action === action)
  return option ? bestEv(one) - evValue(option.ev) : 0
}

/** The best action with a starting class. Of equally good ones, the last, which is the cheaper one to play. */
export function bestAction(one: StartingClass): string {
  const top = bestEv(one)
  return one.options.filter((option) => evValue(option.ev) === top).at(-1)!.action
}
