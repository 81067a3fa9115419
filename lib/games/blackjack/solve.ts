import {
  addRounds,
  type BlackjackAction,
  type BlackjackState,
  countValues,
  emptyTally,
  figuresOf,
  mostCards,
  type Playing,
  solveRound,
  type Tally,
  tallyMemory,
  totalDependent,
  valueOf,
} from '@/lib/engines/blackjack/index'
import { DECK } from '@/lib/cards/deck'
import type { GameFigures } from '@/lib/games/figures'
import type { Solution } from '@/lib/games/solution'
import type { Progress, Solver, WholeOptions } from '@/lib/games/solver'
import { TooFewCards } from '@/lib/games/too-few-cards'
import { step, unseenByValue } from './round'
import type { BlackjackGameRules } from './rules'
import { shoeOf, side } from './side'
import { findWay } from './strategy'

/**
 * Every action at a decision, with what a unit of insurance is worth under an ace, before the dealer looks. Throws if the state is not at
 * a decision.
 */
export function solve(rules: BlackjackGameRules, state: BlackjackState): Solution<BlackjackAction> {
  const now = step(rules, state)
  if (now.kind !== 'decide') throw new Error('the state is not at a decision')
  return solveRound(rules, state, now.stage, unseenByValue(rules, state))
}

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————————

/** How a strategy plays, by its id; best play for `undefined`. */
function playingOf(rules: BlackjackGameRules, strategy: string | undefined): Playing {
  if (strategy === undefined) return {}
  if (strategy === 'total-dependent') return { adviserUnder: (shoe, dealer) => totalDependent(rules, shoe, dealer) }
  const adviser = findWay(strategy).adviser!(rules)
  return { adviserUnder: () => adviser }
}

/** The cards of a shoe by value. Throws `TooFewCards` where a round could use it up. */
function countsOf(rules: BlackjackGameRules, shoe: readonly number[] | undefined): readonly number[] {
  const left = shoeOf(rules, shoe ? { shoe } : {})
  const cards = DECK.flatMap((card) => Array<number>(left[card]!).fill(valueOf(card)))
  if (cards.length < mostCards(cards, rules.maxHands))
    throw new TooFewCards('the shoe has too few cards: a round could use it up')
  return countValues(DECK.flatMap((card) => Array<number>(left[card]!).fill(card)))
}

const playedOnce = tallyMemory()

/** The rounds played. Other pays for a blackjack, or for side bets, play nothing again. */
function tallyOf(
  rules: BlackjackGameRules,
  counts: readonly number[],
  strategy: string | undefined,
  onProgress?: Progress,
): Tally {
  const { pays: _, blackjackPays: __, ...others } = rules
  return playedOnce(JSON.stringify([others, counts, strategy]), () => {
    const tally = emptyTally()
    addRounds({ ...others, blackjackPays: 0 }, counts, 1, playingOf(rules, strategy), tally, onProgress)
    return tally
  })
}

/**
 * The whole game from a fresh shoe or from the one given, without insurance: that is a bet of its own. Without a strategy the best play
 * for one's own cards and the up card. The EVs are doubles; splits are valued as `valueSplit` says.
 */
export function whole(
  rules: BlackjackGameRules,
  { strategy, shoe }: WholeOptions = {},
  onProgress?: Progress,
): GameFigures {
  const tally = tallyOf(rules, countsOf(rules, shoe), strategy, onProgress)
  onProgress?.(1)
  return figuresOf(rules, tally)
}

export const solver: Solver<BlackjackGameRules, BlackjackState, BlackjackAction> = { solve, whole, side }
