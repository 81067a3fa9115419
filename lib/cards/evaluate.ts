import type { Card } from './card'
import { makeRankTable, ROW_BITS } from './rank-tables'
import { flushStrength } from './strength'

/**
 * Keys whose sums tell apart every choice of seven ranks with none more than four times. That also holds for five and
 * six ranks: add the same cards to both. Found by searching upward rank by rank, which keeps them small: the largest
 * sum fits 23 bits.
 */
const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181]
/** 8 = 7 + 1 and 57 = 7 × 8 + 1: the counts of three suits are digits of the sum, and the fourth has the rest. */
const SUIT_KEYS = [0, 1, 8, 57]
const SUIT_BITS = 9
const SUIT_MASK = 511

// A separate name from the export: JavaScript engines treat a module's own constant as one, but look up an exported one
// on each use.
const KEYS = Int32Array.from({ length: 52 }, (_, card) => (RANK_KEYS[card >> 2]! << SUIT_BITS) | SUIT_KEYS[card & 3]!)

/**
 * One 32-bit integer for each card. The key of a hand is the sum of its cards' keys, wrapped to 32 bits (`| 0`). The
 * low 9 bits of a sum encode the counts of suits, the 23 bits above them the counts of ranks. Inner loops should keep
 * this array in a local constant.
 */
export const CARD_KEYS: Int32Array = KEYS

/** For each suit sum of 5, 6 or 7 cards: 1 plus the suit with five or more cards; 0 if there is none. */
function makeFlushTable(count: number): Uint8Array {
  const table = new Uint8Array(SUIT_MASK + 1)
  for (let s = 0; s <= count; s++)
    for (let h = 0; h + s <= count; h++)
      for (let d = 0; d + h + s <= count; d++) {
        const counts = [s, h, d, count - s - h - d]
        const sum = counts.reduce((total, n, suit) => total + n * SUIT_KEYS[suit]!, 0)
        table[sum] = counts.findIndex((n) => n >= 5) + 1
      }
  return table
}

const FLUSH_5 = makeFlushTable(5)
const FLUSH_6 = makeFlushTable(6)
const FLUSH_7 = makeFlushTable(7)
const FLUSHES = Uint16Array.from({ length: 1 << 13 }, (_, mask) => flushStrength(mask))
const { offsets: OFFSETS_5, strengths: STRENGTHS_5 } = makeRankTable(RANK_KEYS, 5)
const { offsets: OFFSETS_6, strengths: STRENGTHS_6 } = makeRankTable(RANK_KEYS, 6)
const { offsets: OFFSETS_7, strengths: STRENGTHS_7 } = makeRankTable(RANK_KEYS, 7)

const inSuit = (card: Card, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0)

/** The strength of five cards whose keys sum to `sum`. The cards themselves are read only if they make a flush. */
export function strengthOfSum5(sum: number, a: Card, b: Card, c: Card, d: Card, e: Card): number {
  if (FLUSH_5[sum & SUIT_MASK] !== 0)
    return FLUSHES[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))]!
  const ranks = sum >>> SUIT_BITS
  return STRENGTHS_5[ranks + OFFSETS_5[ranks >>> ROW_BITS]!]!
}

/**
 * The strength of the best five of six cards whose keys sum to `sum`. The cards themselves are read only if there is a
 * flush.
 */
export function strengthOfSum6(sum: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const flush = FLUSH_6[sum & SUIT_MASK]!
  if (flush !== 0) {
    const suit = flush - 1
    return FLUSHES[
      inSuit(a, suit) | inSuit(b, suit) | inSuit(c, suit) | inSuit(d, suit) | inSuit(e, suit) | inSuit(f, suit)
    ]!
  }
  const ranks = sum >>> SUIT_BITS
  return STRENGTHS_6[ranks + OFFSETS_6[ranks >>> ROW_BITS]!]!
}

/**
 * The strength of the best five of seven cards whose keys sum to `sum`. For solvers that enumerate: a nested loop adds
 * one `CARD_KEYS` entry for each card (`(sum + CARD_KEYS[g]!) | 0`) and calls this at the end. The cards themselves are
 * read only if there is a flush.
 */
export function strengthOfSum7(sum: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const flush = FLUSH_7[sum & SUIT_MASK]!
  if (flush !== 0) return flushOf7(flush - 1, a, b, c, d, e, f, g)
  const ranks = sum >>> SUIT_BITS
  return STRENGTHS_7[ranks + OFFSETS_7[ranks >>> ROW_BITS]!]!
}

function flushOf7(suit: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const six = inSuit(a, suit) | inSuit(b, suit) | inSuit(c, suit) | inSuit(d, suit) | inSuit(e, suit) | inSuit(f, suit)
  return FLUSHES[six | inSuit(g, suit)]!
}

/** The strength, 0 to 7,461, of five cards. Higher is stronger, equal is a tie. */
export function evaluate5(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const sum = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]! + KEYS[e]!) | 0
  return strengthOfSum5(sum, a, b, c, d, e)
}

/** The strength, 0 to 7,461, of the best five of six cards. Higher is stronger, equal is a tie. */
export function evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const sum = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]! + KEYS[e]! + KEYS[f]!) | 0
  return strengthOfSum6(sum, a, b, c, d, e, f)
}

/** The strength, 0 to 7,461, of the best five of seven cards. Higher is stronger, equal is a tie. */
export function evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const sum = (KEYS[a]! + KEYS[b]! + KEYS[c]! + KEYS[d]! + KEYS[e]! + KEYS[f]! + KEYS[g]!) | 0
  return strengthOfSum7(sum, a, b, c, d, e, f, g)
}

/** The strength of the best five of a list of 5, 6 or 7 cards (no joker). Throws a RangeError on any other number of cards. */
export function evaluateCards(cards: readonly Card[]): number {
  const [a, b, c, d, e, f, g] = cards as readonly [Card, Card, Card, Card, Card, Card, Card]
  if (cards.length === 7) return evaluate7(a, b, c, d, e, f, g)
  if (cards.length === 6) return evaluate6(a, b, c, d, e, f)
  if (cards.length === 5) return evaluate5(a, b, c, d, e)
  throw new RangeError(`a poker hand is made of 5, 6 or 7 cards, not ${cards.length}`)
}
