import { bitCount, choose } from '@/lib/math/combinations'
import { MASKS } from './masks'
import { multisetsOf } from './multisets'
import { copiesIn, type Ranking } from './rankings/ranking'

export const SUITS = 4

const WAYS = Array.from({ length: 6 }, (_, n) => Array.from({ length: 6 }, (__, k) => choose(n, k)))

/** The ways to take `count` of the `copies` (0 to 5 each) that are left of a rank. */
export const waysOf = (copies: number, count: number): number => WAYS[copies]![count]!

/** A rank, and how often a hand has it. */
export interface RankCount {
  readonly rank: number
  readonly count: number
}

/** The ranks that occur, of ranks in ascending order; undefined if one occurs more often than there are copies. */
export function rankCounts(ranks: readonly number[], copies: readonly number[]): readonly RankCount[] | undefined {
  const counts: { rank: number; count: number }[] = []
  for (const rank of ranks) {
    const last = counts[counts.length - 1]
    if (last?.rank !== rank) counts.push({ rank, count: 1 })
    else if (++last.count > copies[rank]!) return undefined
  }
  return counts
}

export interface StrengthTables {
  /** The strength of the ranks of a whole hand, by their number among the multisets of that size. */
  readonly byRanks: Uint16Array
  /** By how many wilds, then by the mask of a suit's ranks: the strength of a flush; 0 if the cards are too few or too many. */
  readonly bySuit: readonly Uint16Array[]
}

const made = new Map<Ranking, (StrengthTables | undefined)[]>()

/** The strengths of all hands of so many cards. Made once. */
export function strengthTables(ranking: Ranking, cards: number): StrengthTables {
  const known = made.get(ranking) ?? []
  made.set(ranking, known)
  return (known[cards] ??= makeTables(ranking, cards))
}

function makeTables(ranking: Ranking, cards: number): StrengthTables {
  const { size, wild } = ranking
  const copies = copiesIn(ranking)
  return {
    byRanks: Uint16Array.from(multisetsOf(cards), (ranks) =>
      rankCounts(ranks, copies) === undefined ? 0 : ranking.byRanks(ranks),
    ),
    bySuit: Array.from({ length: wild ? size : 1 }, (_, wilds) =>
      Uint16Array.from({ length: MASKS }, (__, mask) => {
        const count = bitCount(mask) + wilds
        return count >= size && count <= cards && !(wild && (mask & 1) !== 0) ? ranking.bySuit(mask, wilds) : 0
      }),
    ),
  }
}
