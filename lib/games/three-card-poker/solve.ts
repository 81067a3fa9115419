import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { suitClasses } from '@/lib/cards/suit-classes'
import { histogram, THREE_CARDS } from '@/lib/engines/showdown/index'
import { decisionOf, netsOf, wholeOf } from '@/lib/families/showdown/figures'
import { countSides } from '@/lib/families/showdown/sides'
import { counting } from '@/lib/games/counted-sides'
import type { GameFigures, SideFigures } from '@/lib/games/figures'
import { threeCardCell } from '@/lib/games/maps'
import { sideFigures } from '@/lib/games/side-figures'
import type { Solution } from '@/lib/games/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/games/solver'
import { type Ending, stageOf, strengthOf, type ThreeCardAction, type ThreeCardState } from './round'
import { CORE, TABLE, type ThreeCardRules } from './rules'
import { classOf, leastOf } from './strategy'

/** The number of the dealer's hands by strength if the player holds this hand and no card is dead: 18,424 in all. */
export const dealerStrengths = (hand: readonly Card[]): Float64Array =>
  histogram(THREE_CARDS, 3, [], without(DECK, hand))

/** The net of the round, in antes, for each ending of a played hand of this strength. All include the ante bonus. */
export const playNets = (rules: ThreeCardRules, player: number): Readonly<Record<Ending, number>> =>
  netsOf(CORE, rules, 'play')(player)

/** Play and fold, over every hand that the dealer can have. Throws if the state isn't a decision. */
export function solve(rules: ThreeCardRules, state: ThreeCardState): Solution<ThreeCardAction> {
  if (stageOf(state) === undefined) throw new Error('the state is not at a decision')
  const { hand, dealer, dead } = state
  return decisionOf(CORE, rules, { hand, up: dealer, dead }) as Solution<ThreeCardAction>
}

let examples: ReadonlyMap<number, readonly Card[]> | undefined

/** The same with the side bets placed. */
export const withSides = (rules: ThreeCardRules, state: ThreeCardState): Solution<ThreeCardAction> =>
  countSides(CORE, rules, state, solve(rules, state)) as Solution<ThreeCardAction>

/** A hand of each strength. */
const handOf = (strength: number): readonly Card[] =>
  (examples ??= new Map(suitClasses().map(({ hand }) => [strengthOf(hand), hand]))).get(strength)!

/**
 * The whole game over all 22,100 × 18,424 deals: best play, or one of STRATEGIES by its id. Throws `RangeError` on an
 * unknown id.
 */
function whole(rules: ThreeCardRules, { strategy, seen }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const least = strategy === undefined ? undefined : leastOf(strategy)
  return wholeOf(
    CORE,
    rules,
    {
      seen,
      strategy: least === undefined ? undefined : (strength) => (strength >= least ? 0 : 1),
      classOf: (strength) => classOf(handOf(strength)),
      cellOf: (strength) => threeCardCell(handOf(strength)),
    },
    onProgress,
  )
}

/**
 * The figures of a side bet over every deal of the cards that aren't dead. Throws `RangeError` on an unknown bet, and
 * `TooFewCards` if no deal is left.
 */
function side(rules: ThreeCardRules, bet: string, options: SideOptions = {}): SideFigures {
  return sideFigures(TABLE, rules, bet, without(DECK, options.dead ?? []))
}

export const solver: Solver<ThreeCardRules, ThreeCardState, ThreeCardAction> = counting({
  solve,
  withSides,
  whole,
  side,
})
