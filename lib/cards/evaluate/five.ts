import type { Card } from '../card'
import { CARD_KEYS, FLUSHES, SUIT_BITS, SUIT_MASK } from './keys'
import { makeTables, ROW_BITS } from './tables'

// Names of its own: JavaScript engines treat a module's own constant as one, but look up an imported one on each use.
const [keys, flushes, suitBits, suitMask, rowBits] = [CARD_KEYS, FLUSHES, SUIT_BITS, SUIT_MASK, ROW_BITS]
const { flushSuits, offsets, strengths } = makeTables(5)

/** The strength of five cards whose keys sum to `sum`. The cards themselves are read only if they make a flush. */
export function strengthOfSum5(sum: number, a: Card, b: Card, c: Card, d: Card, e: Card): number {
  if (flushSuits[sum & suitMask] !== 0)
    return flushes[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))]!
  const ranks = sum >>> suitBits
  return strengths[ranks + offsets[ranks >>> rowBits]!]!
}

/** The strength, 0 to 7,461, of five cards. Higher is stronger, equal is a tie. */
export function evaluate5(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const sum = (keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]!) | 0
  return strengthOfSum5(sum, a, b, c, d, e)
}
