import type { Card } from '@/lib/cards/card'
import { blackjackValue, valueOf } from './totals'

/** Aces, twos to nines, and ten-valued cards: places 0 to 9. */
export const VALUES = 10

/** The dealer's chances once hands are gone, as they were worked out, and where each hand's are among them: 0 where they are not. */
export interface KnownTable {
  readonly places: Int32Array
  readonly chunks: { readonly ends: Float64Array; readonly size: number }[]
}

/** What a solve has found of the dealer so far, so that it asks once only: under one up card, from one shoe less the cards of hands. */
export interface Known {
  /** The cards of the shoe before any hand. */
  readonly counts: ArrayLike<number>
  /** By what is gone beside a hand: see `hand-values.ts`. */
  readonly tables: Map<number, KnownTable>
}

/** The cards left, by value. Solvers take cards out and put them back: one shoe serves a whole walk. */
export interface Shoe {
  readonly counts: Float64Array
  left: number
  /** The place of the value that is not in the hole, since the dealer looked and has no blackjack; −1 where the dealer doesn't look. */
  readonly hole: number
  readonly known: Known
}

/** The shoe from which a hand is played under an up card: after the dealer's look, unless the rules have none. */
export function makeShoe(counts: readonly number[], upcard: number, peek = true): Shoe {
  return {
    counts: Float64Array.from(counts),
    left: counts.reduce((sum, n) => sum + n, 0),
    hole: peek ? (blackjackValue(upcard) ?? 0) - 1 : -1,
    known: { counts, tables: new Map() },
  }
}

/** The same cards, for hands that begin with this value: what a solve finds of the dealer under them is kept apart. */
export function shoeForHands({ counts, left, hole }: Shoe, place: number): Shoe {
  const before = Array.from(counts, (n, value) => (value === place ? n + 1 : n))
  return { counts: Float64Array.from(counts), left, hole, known: { counts: before, tables: new Map() } }
}

export function countValues(cards: readonly Card[]): number[] {
  const counts = Array<number>(VALUES).fill(0)
  for (const card of cards) counts[valueOf(card) - 1]!++
  return counts
}

/** A whole shoe of so many decks, by value. */
export const freshCounts = (decks: number): number[] =>
  Array.from({ length: VALUES }, (_, place) => decks * (place === VALUES - 1 ? 16 : 4))

export function take(shoe: Shoe, place: number): void {
  shoe.counts[place]!--
  shoe.left--
}

export function putBack(shoe: Shoe, place: number): void {
  shoe.counts[place]!++
  shoe.left++
}

/** The chance that the dealer's look ends no round: that the hole card is no blackjack, or 1 where the dealer doesn't look. */
export const chanceOfNoBlackjack = ({ counts, left, hole }: Shoe): number =>
  hole < 0 ? 1 : (left - counts[hole]!) / left

/** The chance that a dealer who hasn't looked draws to a blackjack; 0 after the look. */
export function chanceOfNatural({ counts, left, hole }: Shoe, upcard: number): number {
  const natural = blackjackValue(upcard)
  return hole >= 0 || natural === undefined ? 0 : counts[natural - 1]! / left
}

/**
 * The chance that the player's next card has this value, given that the hole card is no blackjack: of `left` cards the hole is one of
 * left − such, and with the card gone one of left − 1 − such, or of left − such if it was such a card.
 */
export function drawChance({ counts, left, hole }: Shoe, place: number): number {
  const some = counts[place]!
  if (hole < 0 || some === 0) return some / left
  const holes = left - counts[hole]!
  return (some * (place === hole ? holes : holes - 1)) / ((left - 1) * holes)
}
