import type { Card } from '../card'
import { CARD_KEYS, FLUSHES, inSuit, SUIT_BITS, SUIT_MASK } from './keys'
import { makeTables, ROW_BITS } from './tables'

// Names of its own: JavaScript engines treat a module's own constant as one, but look up an imported one on each use.
const [keys, flushes, suitBits, suitMask, rowBits] = [CARD_KEYS, FLUSHES, SUIT_BITS, SUIT_MASK, ROW_BITS]
const { flushSuits, offsets, strengths } = makeTables(6)

/**
 * The strength of the best five of six cards whose keys sum to `sum`. The cards themselves are read only if there is a
 * flush.
 */
export function strengthOfSum6(sum: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const flush = flushSuits[sum & suitMask]!
  if (flush !== 0) {
    const suit = flush - 1
    return flushes[
      inSuit(a, suit) | inSuit(b, suit) | inSuit(c, suit) | inSuit(d, suit) | inSuit(e, suit) | inSuit(f, suit)
    ]!
  }
  const ranks = sum >>> suitBits
  return strengths[ranks + offsets[ranks >>> rowBits]!]!
}

/** The strength, 0 to 7,461, of the best five of six cards. Higher is stronger, equal is a tie. */
export function evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): number {
  const sum = (keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]! + keys[f]!) | 0
  return strengthOfSum6(sum, a, b, c, d, e, f)
}
