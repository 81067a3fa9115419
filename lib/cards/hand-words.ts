import { ACE, rankOf, type Card } from './card'
import { bestFive, strengthOfCards } from './one-hand'
import type { PokerHand, ThreeCardHand } from './hands'
import { handOf } from './strength'
import { evaluate3, handOfThree } from './three'
import { handInWords, holeCardsInWords } from './words'

/** The ranks of a hand, the most frequent first and the higher first among equals: what a hand is named after. */
function ranksByCount(cards: readonly Card[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1)
  return [...counts].sort(([rankX, x], [rankY, y]) => y - x || rankY - rankX).map(([rank]) => rank)
}

/** The rank that a straight is named after: its highest, but 5-4-3-2-A is five-high and 3-2-A three-high. */
function straightTop(first: number, second: number): number {
  return first === ACE && second !== ACE - 1 ? second : first
}

/** What a hand is named after: its kind, and the ranks that its name has. A straight's first rank is its highest. */
export interface NamedHand {
  readonly hand: PokerHand | ThreeCardHand
  readonly first: number
  readonly second: number
}

function nameAfter(hand: PokerHand | ThreeCardHand, ranks: readonly number[]): NamedHand {
  const first = ranks[0]!
  const second = ranks[1] ?? first
  const isStraight = hand === 'straight' || hand === 'straight-flush'
  return { hand, first: isStraight ? straightTop(first, second) : first, second }
}

/** The best five of 5, 6 or 7 cards. Throws on any other number of cards. */
export const namedHand = (cards: readonly Card[]): NamedHand =>
  nameAfter(handOf(strengthOfCards(cards)), ranksByCount(bestFive(cards)))

/** Throws on any other number of cards than three. */
export function namedThree(cards: readonly Card[]): NamedHand {
  const [a, b, c] = cards
  if (a === undefined || b === undefined || c === undefined || cards.length > 3)
    throw new RangeError(`a hand of three cards, not of ${cards.length}`)
  return nameAfter(handOfThree(evaluate3(a, b, c)), ranksByCount(cards))
}

/** The best five of 5, 6 or 7 cards in words. Throws on any other number of cards. */
export const pokerHandInWords = (cards: readonly Card[]): string => handInWords(namedHand(cards))

/** Two hole cards and what the board makes of them: `king-five offsuit`, then `king-five offsuit: pair of fives`. */
export function handSoFarInWords(hand: readonly Card[], board: readonly Card[]): string {
  const hole = holeCardsInWords(hand)
  const made = board.length === 0 ? hole : pokerHandInWords([...hand, ...board])
  return made === hole ? hole : `${hole}: ${made}`
}

/** Three cards in words: `queen high`, `three-high straight`, `mini royal`. Throws on any other number of cards. */
export const threeCardHandInWords = (cards: readonly Card[]): string => handInWords(namedThree(cards))
