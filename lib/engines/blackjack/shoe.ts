import type { Card } from '@/lib/cards/card'
import { blackjackValue, valueOf } from './totals'

/** Values by index: 0 for aces, 1 to 8 for twos to nines, 9 for ten-valued cards. */
export const VALUES = 10

/** The dealer's chances after hands are removed, as computed, and the row of each hand among them (0 if absent). */
export interface KnownTable {
  readonly places: Int32Array
  readonly chunks: { readonly ends: Float64Array; readonly size: number }[]
}

/**
 * The dealer's chances found so far, so that none is computed twice: under one up card, from one shoe less the cards of
 * hands.
 */
export interface Known {
  /** The cards of the shoe before any hand is removed. */
  readonly counts: ArrayLike<number>
  /** Keyed by the dealer's rule and the cards gone beside a hand: see `hand-values.ts`. */
  readonly tables: Map<string, KnownTable>
}

const makeKnown = (counts: ArrayLike<number>): Known => ({ counts, tables: new Map() })

/** A whole game: ten up cards. Each takes one or two megabytes. */
const MOST_KEPT = 10
const kept = new Map<string, Known>()

/**
 * What is known of a shoe. Rules other than the dealer's don't change it, so the shoes used last are kept: comparing two
 * strategies or rules asks for the same ones.
 */
function knownOf(counts: readonly number[], upcard: number, hole: number): Known {
  // The counts of a mean shoe are fractions. The same cards taken from it in another order may round differently.
  if (!counts.every(Number.isInteger)) return makeKnown(counts)
  const key = [upcard, hole, ...counts].join()
  const known = kept.get(key) ?? makeKnown([...counts])
  kept.delete(key)
  kept.set(key, known)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return known
}

/** The cards left, by value. Solvers remove cards and put them back, so one shoe serves a whole walk. */
export interface Shoe {
  readonly counts: Float64Array
  left: number
  /**
   * The index of the value that the hole card can't have, because the dealer peeked and has no blackjack; −1 if the
   * dealer doesn't peek.
   */
  readonly hole: number
  readonly known: Known
}

/** The shoe from which a hand is played under an up card: after the peek, if the rules have one. */
export function makeShoe(counts: readonly number[], upcard: number, peek = true): Shoe {
  const hole = peek ? (blackjackValue(upcard) ?? 0) - 1 : -1
  return {
    counts: Float64Array.from(counts),
    left: counts.reduce((sum, n) => sum + n, 0),
    hole,
    known: knownOf(counts, upcard, hole),
  }
}

/** The same cards for hands that begin with this value, with a memory of its own for the dealer's chances. */
export function shoeForHands({ counts, left, hole }: Shoe, place: number): Shoe {
  const before = Array.from(counts, (n, value) => (value === place ? n + 1 : n))
  return { counts: Float64Array.from(counts), left, hole, known: makeKnown(before) }
}

/** The number of cards of each value, by index. */
export function countValues(cards: readonly Card[]): number[] {
  const counts = Array<number>(VALUES).fill(0)
  for (const card of cards) counts[valueOf(card) - 1]!++
  return counts
}

/** The counts by value of that many full decks. */
export const freshCounts = (decks: number): number[] =>
  Array.from({ length: VALUES }, (_, place) => decks * (place === VALUES - 1 ? 16 : 4))

/** Removes a card with the value at this index; `putBack` returns it. */
export function take(shoe: Shoe, place: number): void {
  shoe.counts[place]!--
  shoe.left--
}

export function putBack(shoe: Shoe, place: number): void {
  shoe.counts[place]!++
  shoe.left++
}

/**
 * The chance that the round goes on after the peek, because the hole card makes no blackjack; 1 if the dealer doesn't
 * peek.
 */
export const chanceOfNoBlackjack = ({ counts, left, hole }: Shoe): number =>
  hole < 0 ? 1 : (left - counts[hole]!) / left

/** The chance that a dealer who hasn't peeked draws to a blackjack; 0 after a peek. */
export function chanceOfNatural({ counts, left, hole }: Shoe, upcard: number): number {
  const natural = blackjackValue(upcard)
  return hole >= 0 || natural === undefined ? 0 : counts[natural - 1]! / left
}

/**
 * The chance that the player's next card has this value, given that the hole card makes no blackjack. `such` of the
 * `left` cards would make one: the hole card is one of left − such; after the draw it is one of left − 1 − such, or of
 * left − such if the card drawn was of that kind.
 */
export function drawChance({ counts, left, hole }: Shoe, place: number): number {
  const some = counts[place]!
  if (hole < 0 || some === 0) return some / left
  const holes = left - counts[hole]!
  return (some * (place === hole ? holes : holes - 1)) / ((left - 1) * holes)
}
