/** How many sets of ranks there are: masks with bit 0 for the deuce. */
export const MASKS = 1 << 13

/** The ranks in a mask, ascending. */
export const ranksIn = (mask: number): readonly number[] =>
  Array.from({ length: 13 }, (_, rank) => rank).filter((rank) => (mask & (1 << rank)) !== 0)
