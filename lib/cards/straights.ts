import { RANKS } from './card'

/* Straights by masks of ranks: bit 0 is the deuce, bit 12 the ace, which is low too. */

/** Whether five ranks in a row are within a mask. */
export function hasStraight(mask: number): boolean {
  const ranks = (mask << 1) | (mask >> 12)
  return (ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4)) !== 0
}

const makeStraightRanks = (): Uint8Array =>
  Uint8Array.from({ length: 1 << RANKS.length }, (_, mask) =>
    RANKS.reduce((n, __, r) => n + ((mask & (1 << r)) === 0 && hasStraight(mask | (1 << r)) ? 1 : 0), 0),
  )
let made: Uint8Array | undefined

/** How many ranks not in a mask would make a straight of it, by mask: whole games ask millions of times. */
export const straightRanks = (): Uint8Array => (made ??= makeStraightRanks())
