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
import type { GameFigures } from '@/lib/game/figures'
import type { Solution } from '@/lib/game/solution'
import type { Progress, Solver, WholeOptions } from '@/lib/game/solver'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { step, unseenByValue } from './round'
import type { BlackjackGameRules } from './rules'
import { shoeOf, side } from './side'
import { findWay } from './strategy'

/**
 * Every action at a decision, and the EV of one unit of insurance under an ace before the first hit. Throws if the
 * state isn't a decision.
 */
export function solve(rules: BlackjackGameRules, state: BlackjackState): Solution<BlackjackAction> {
  const now = step(rules, state)
  if (now.kind !== 'decide') throw new Error('the state is not at a decision')
  return solveRound(rules, state, now.stage, unseenByValue(rules, state))
}

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————————

/** How a strategy plays, by its id; undefined means best play. Throws `RangeError` on an unknown id. */
function playingOf(rules: BlackjackGameRules, strategy: string | undefined): Playing {
  if (strategy === undefined) return {}
  if (strategy === 'total-dependent') return { adviserUnder: (shoe, dealer) => totalDependent(rules, shoe, dealer) }
  const adviser = findWay(strategy).adviser!(rules)
  return { adviserUnder: () => adviser }
}

/** The cards of a shoe by value. Throws `TooFewCards` if a round could use it up. */
function countsOf(rules: BlackjackGameRules, shoe: readonly number[] | undefined): readonly number[] {
  const left = shoeOf(rules, shoe ? { shoe } : {})
  const cards = DECK.flatMap((card) => Array<number>(left[card]!).fill(valueOf(card)))
  if (cards.length < mostCards(cards, rules.maxHands))
    throw new TooFewCards('the shoe has too few cards: a round could use it up')
  return countValues(DECK.flatMap((card) => Array<number>(left[card]!).fill(card)))
}

const playedOnce = tallyMemory()

/**
 * Plays the rounds, once for each set of rules, shoe and strategy. The pays for a blackjack and for side bets change no
 * play, so rules that differ only in these share a tally.
 */
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
 * The whole game from a fresh shoe or from `shoe`, without insurance, which is a bet of its own. Without `strategy` it
 * is best play for the player's own cards and the up card. EVs are doubles, in bets; `valueSplit` says how splits are
 * valued.
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
