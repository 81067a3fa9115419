import type { Card } from '../card'
import { CARD_KEYS, FLUSHES, inSuit, SUIT_BITS, SUIT_MASK } from './keys'
import { makeTables, ROW_BITS } from './tables'

// Names of its own: JavaScript engines treat a module's own constant as one, but look up an imported one on each use.
const [keys, flushes, suitBits, suitMask, rowBits] = [CARD_KEYS, FLUSHES, SUIT_BITS, SUIT_MASK, ROW_BITS]
const { flushSuits, offsets, strengths } = makeTables(7)

/**
 * The strength of the best five of seven cards whose keys sum to `sum`. For solvers that enumerate: a nested loop adds
 * one `CARD_KEYS` entry for each card (`(sum + CARD_KEYS[g]!) | 0`) and calls this at the end. The cards themselves are
 * read only if there is a flush.
 */
export function strengthOfSum7(sum: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const flush = flushSuits[sum & suitMask]!
  if (flush !== 0) return flushOf7(flush - 1, a, b, c, d, e, f, g)
  const ranks = sum >>> suitBits
  return strengths[ranks + offsets[ranks >>> rowBits]!]!
}

function flushOf7(suit: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const six = inSuit(a, suit) | inSuit(b, suit) | inSuit(c, suit) | inSuit(d, suit) | inSuit(e, suit) | inSuit(f, suit)
  return flushes[six | inSuit(g, suit)]!
}

/** The strength, 0 to 7,461, of the best five of seven cards. Higher is stronger, equal is a tie. */
export function evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const sum = (keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]! + keys[f]! + keys[g]!) | 0
  return strengthOfSum7(sum, a, b, c, d, e, f, g)
}
