import { ACE, type Card, cardOf, RANKS } from '@/lib/cards/card'
import { type AnyRanking, type Ranking, ranksIn } from '@/lib/engines/showdown/index'

/* A hand of each strength. */

/** What makes a hand: its ranks, the highest first, and whether they are of one suit. */
export interface Made {
  readonly ranks: readonly number[]
  readonly isSuited: boolean
}

const made = new Map<AnyRanking, readonly Made[]>()

/** What makes each strength. Where a hand needs wild cards, they have the ranks for which they stand; five of them have none. */
export function madeBy(ranking: AnyRanking): readonly Made[] {
  const all = made.get(ranking) ?? ('bySuit' in ranking ? findMade(ranking) : suitsOf(ranking))
  made.set(ranking, all)
  return all
}

const suitsOf = (ranking: Exclude<AnyRanking, Ranking>): readonly Made[] =>
  Array.from(ranking.order().masks, (mask) => ({ ranks: ranksIn(mask).toReversed(), isSuited: true }))

function findMade(ranking: Ranking): readonly Made[] {
  const found: Made[] = []
  for (const up of multisets(ranking.size, ranking.wild ? 1 : 0)) {
    found[ranking.byRanks(up)] = { ranks: up.toReversed(), isSuited: false }
    if (new Set(up).size === up.length) found[ranking.bySuit(maskOf(up))] = { ranks: up.toReversed(), isSuited: true }
  }
  if (ranking.wild) findWild(ranking, found)
  return found
}

/** The hands that only wild cards complete: five of a kind, A-2-3-4-5 and five wilds. */
function findWild({ size, byRanks, bySuit }: Ranking, found: Made[]): void {
  const wheel = [ACE, 3, 2, 1, 0]
  found[byRanks([0, 1, 2, 3, ACE])] = { ranks: wheel, isSuited: false }
  found[bySuit(maskOf([1, 2, 3, ACE]), 1)] = { ranks: wheel, isSuited: true }
  for (let rank = 1; rank < RANKS.length; rank++)
    found[byRanks([0, rank, rank, rank, rank])] = { ranks: Array<number>(size).fill(rank), isSuited: false }
  found[byRanks(Array<number>(size).fill(0))] = { ranks: [], isSuited: false }
}

const maskOf = (ranks: readonly number[]): number => ranks.reduce((mask, rank) => mask | (1 << rank), 0)

/** Ranks in ascending order, no rank more than four times. */
function* multisets(size: number, from: number): Generator<readonly number[]> {
  if (size === 0) yield []
  else
    for (let rank = from; rank < RANKS.length; rank++)
      for (const rest of multisets(size - 1, rank))
        if (rest.filter((one) => one === rank).length < 4) yield [rank, ...rest]
}

/** Cards of these ranks, in one suit or in suits that make no flush. */
export const cardsOf = ({ ranks, isSuited }: Made): readonly Card[] =>
  ranks.map((rank, i) => cardOf(rank, isSuited ? 0 : i % 4))

/** A class of hands by its ranks: `Q64`, `KQJs` in one suit. */
export const classId = ({ ranks, isSuited }: Made): string =>
  ranks.map((rank) => RANKS[rank]!).join('') + (isSuited ? 's' : '')
