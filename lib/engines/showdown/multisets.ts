import { addRank, multisetRanks, MULTISETS } from '@/lib/cards/rank-multisets'

/*
 * Multisets of up to six ranks, numbered without a gap: the empty one is 0, then come the single ranks, the pairs of
 * ranks and so on, each size in the order of `lib/cards/rank-multisets`.
 */

/** The number of the first multiset of a size, 0 to 7. */
export const FIRST: readonly number[] = MULTISETS.reduce<number[]>((first, n) => [...first, first.at(-1)! + n], [0])

const MOST = 6

let plusMade: Uint16Array | undefined

/**
 * The number of the multiset with a rank added, at `[number * 13 + rank]`, for multisets of up to five ranks. Made on first
 * use.
 */
export const plus = (): Uint16Array => (plusMade ??= makePlus())

function makePlus(): Uint16Array {
  const table = new Uint16Array(FIRST[MOST]! * 13)
  for (let size = 0; size < MOST; size++) {
    const to = FIRST[size + 1]!
    addRank(size).forEach((number, i) => void (table[FIRST[size]! * 13 + i] = to + number))
  }
  return table
}

/** The ranks, ascending, of every multiset of a size, in the order of their numbers. */
export function multisetsOf(size: number): readonly (readonly number[])[] {
  const flat = multisetRanks(size)
  return Array.from({ length: MULTISETS[size]! }, (_, number) => {
    const ranks: number[] = []
    for (let i = 0; i < size; i++) ranks.push(flat[number * size + i]!)
    return ranks
  })
}
