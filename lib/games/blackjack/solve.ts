import {
  addRounds,
  type BlackjackAction,
  blackjackHole,
  type BlackjackState,
  countValues,
  emptyTally,
  figuresOf,
  insuranceEv,
  mostCards,
  playHands,
  type Playing,
  solveInsurance,
  solvePlay,
  type Tally,
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
  const asked = {
    rules,
    unseen: unseenByValue(rules, state),
    upcard: valueOf(state.upcard[0]!),
    side: playHands(state, rules),
    insured: state.insurance === 'insure',
  }
  if (now.stage === 'insurance') return solveInsurance(asked)
  const isInsurable = blackjackHole(state) === 10 && state.drawn.length === 0
  return { ...solvePlay(asked), ...(isInsurable ? { extra: { insurance: insuranceEv(asked.unseen) } } : {}) }
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

const MOST_KEPT = 8
const kept: { readonly key: string; readonly tally: Tally }[] = []

/** The rounds played, kept for the last few rules: with other pays for a blackjack alone nothing is played again. */
function playedOnce(
  { pays: _, blackjackPays: __, ...others }: BlackjackGameRules,
  counts: readonly number[],
  playing: Playing,
  key: string,
  onProgress?: Progress,
): Tally {
  const all = JSON.stringify([others, counts, key])
  const known = kept.find((one) => one.key === all)
  if (known) return known.tally
  const tally = emptyTally()
  addRounds({ ...others, blackjackPays: 0 }, counts, 1, playing, tally, onProgress)
  kept.push({ key: all, tally })
  if (kept.length > MOST_KEPT) kept.shift()
  return tally
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
  const playing = playingOf(rules, strategy)
  const tally = playedOnce(rules, countsOf(rules, shoe), playing, strategy ?? '', onProgress)
  onProgress?.(1)
  return figuresOf(rules, tally)
}

export const solver: Solver<BlackjackGameRules, BlackjackState, BlackjackAction> = { solve, whole, side }
