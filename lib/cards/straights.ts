import { RANKS } from './card'

/* Straights from masks of ranks: bit 0 is the deuce, bit 12 the ace, which is also low. */

/** Whether a mask has five ranks in a row. */
export function hasStraight(mask: number): boolean {
  const ranks = (mask << 1) | (mask >> 12)
  return (ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4)) !== 0
}

const makeStraightRanks = (): Uint8Array =>
  Uint8Array.from({ length: 1 << RANKS.length }, (_, mask) =>
    RANKS.reduce((n, __, r) => n + ((mask & (1 << r)) === 0 && hasStraight(mask | (1 << r)) ? 1 : 0), 0),
  )
let made: Uint8Array | undefined

/**
 * How many ranks outside a mask would complete a straight, by mask. A table, because whole games look this up millions
 * of times.
 */
export const straightRanks = (): Uint8Array => (made ??= makeStraightRanks())
