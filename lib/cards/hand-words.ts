import { ACE, rankOf, suitOf, type Card } from './card'
import { bestFive, strengthOfCards } from './one-hand'
import type { PlayedHand } from './hands'
import { handOf } from './strength'
import { evaluate3, handOfThree } from './three'

/** The ranks from which a hand takes its name: the most frequent first, and the higher first among equals. */
function ranksByCount(cards: readonly Card[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1)
  return [...counts].sort(([rankX, x], [rankY, y]) => y - x || rankY - rankX).map(([rank]) => rank)
}

/**
 * The rank from which a straight takes its name: its highest, except that 5-4-3-2-A is five-high and 3-2-A three-high.
 */
function straightTop(first: number, second: number): number {
  return first === ACE && second !== ACE - 1 ? second : first
}

/** The name of a hand: its kind and the ranks in its name. For a straight, `first` is its highest rank. */
export interface NamedHand {
  readonly hand: PlayedHand
  readonly first: number
  readonly second: number
}

/** A hand of this kind, named after its ranks: the most frequent first, the higher first among equals. */
export function nameAfter(hand: PlayedHand, ranks: readonly number[]): NamedHand {
  // Five wilds have no ranks.
  const first = ranks[0] ?? ACE
  const second = ranks[1] ?? first
  const isStraight = hand === 'straight' || hand === 'straight-flush'
  return { hand, first: isStraight ? straightTop(first, second) : first, second }
}

/** The best five of 5, 6 or 7 cards. Throws on any other number of cards. */
export const namedHand = (cards: readonly Card[]): NamedHand =>
  nameAfter(handOf(strengthOfCards(cards)), ranksByCount(bestFive(cards)))

/** Throws unless there are exactly three cards. */
export function namedThree(cards: readonly Card[]): NamedHand {
  const [a, b, c] = cards
  if (a === undefined || b === undefined || c === undefined || cards.length > 3)
    throw new RangeError(`a hand of three cards, not of ${cards.length}`)
  return nameAfter(handOfThree(evaluate3(a, b, c)), ranksByCount(cards))
}

/** Two hole cards by rank, the higher first. */
export interface HoleCards {
  readonly high: number
  readonly low: number
  readonly suited: boolean
}

/** What a player holds so far: two hole cards, or ranks named one by one, and the hand they make. */
export interface Held {
  readonly hole?: HoleCards
  readonly ranks?: readonly number[]
  readonly made?: NamedHand
}

/** Two hole cards, and the hand they make if it says more than the cards do. Throws if there are fewer than two. */
export function heldWith([a, b]: readonly Card[], made: NamedHand | undefined): Held {
  if (a === undefined || b === undefined) throw new RangeError('hole cards are two')
  const [high, low] = [Math.max(rankOf(a), rankOf(b)), Math.min(rankOf(a), rankOf(b))]
  const hole = { high, low, suited: suitOf(a) === suitOf(b) }
  const isSame = made?.hand === 'pair' && high === low && made.first === high
  return made === undefined || isSame ? { hole } : { hole, made }
}

/**
 * Two hole cards and the hand they make with the board: king-five offsuit, then king-five offsuit and a pair of fives.
 */
export const heldSoFar = (hand: readonly Card[], board: readonly Card[]): Held =>
  heldWith(hand, board.length === 0 ? undefined : namedHand([...hand, ...board]))

/** The best five of 5, 6 or 7 cards. Throws on any other number of cards. */
export const heldHand = (cards: readonly Card[]): Held => ({ made: namedHand(cards) })
