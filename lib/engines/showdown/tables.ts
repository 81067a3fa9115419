import { WAYS_OF_COPIES } from '@/lib/cards/strength'
import { bitCount } from '@/lib/math/combinations'
import { MASKS } from './masks'
import { multisetsOf } from './multisets'
import type { Ranking } from './rankings/ranking'

export const SUITS = 4

/** The ways to take `count` of the `copies` (0 to 4) that are left of a rank. */
export const waysOf = (copies: number, count: number): number =>
  (WAYS_OF_COPIES[copies as 0 | 1 | 2 | 3 | 4][count] as number | undefined) ?? 0

/** A rank, and how often a hand has it. */
export interface RankCount {
  readonly rank: number
  readonly count: number
}

/** The ranks that occur, of ranks in ascending order; undefined if one occurs more often than there are copies. */
export function rankCounts(ranks: readonly number[], copies: number): readonly RankCount[] | undefined {
  const counts: { rank: number; count: number }[] = []
  for (const rank of ranks) {
    const last = counts[counts.length - 1]
    if (last?.rank !== rank) counts.push({ rank, count: 1 })
    else if (++last.count > copies) return undefined
  }
  return counts
}

export interface StrengthTables {
  /** The strength of the ranks of a whole hand, by their number among the multisets of that size. */
  readonly byRanks: Uint16Array
  /** The strength of a flush, by the mask of its ranks; 0 if they are too few or too many. */
  readonly bySuit: Uint16Array
}

const made = new Map<Ranking, (StrengthTables | undefined)[]>()

/** The strengths of all hands of so many cards. Made once. */
export function strengthTables(ranking: Ranking, cards: number): StrengthTables {
  const known = made.get(ranking) ?? []
  made.set(ranking, known)
  return (known[cards] ??= {
    byRanks: Uint16Array.from(multisetsOf(cards), (ranks) =>
      rankCounts(ranks, SUITS) === undefined ? 0 : ranking.byRanks(ranks),
    ),
    bySuit: Uint16Array.from({ length: MASKS }, (_, mask) =>
      bitCount(mask) >= ranking.size && bitCount(mask) <= cards ? ranking.bySuit(mask) : 0,
    ),
  })
}
