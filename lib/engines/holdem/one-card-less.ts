import type { OnRanks } from './hand-on-ranks'
import { multisetRanks, pairNumber } from './rank-multisets'
import type { SeenCards } from './seen-cards'
import { strengthTables, WEAKEST_FULL_HOUSE } from './strengths'

/*
 * One hand on every board of ranks when one unseen card more is dead, from the counts without it. With that card, of rank r, gone the
 * dealer has fewer hands {r, x}: as many as the board leaves of x; and of those with a certain card of rank x one less, if {r, x} is
 * among them. So nothing is swept again.
 */

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const pairOf = pairNumber
const fullHouse = WEAKEST_FULL_HOUSE

/** The numbers of the pairs {r, x} among the 91, by x. */
const pairsWith = (r: number): Uint8Array => Uint8Array.from({ length: 13 }, (_, x) => pairOf(r, x))

/** A copy in which the counts of the dealer's hands may be lowered; his pairs of ranks are the same. */
function copyOf({ counts, detail }: OnRanks): OnRanks {
  return {
    counts: {
      strength: counts.strength,
      below: counts.below.slice(),
      ties: counts.ties.slice(),
      short: counts.short.slice(),
    },
    detail: {
      ...detail,
      fullHouses: detail.fullHouses.slice(),
      rowBelow: detail.rowBelow.slice(),
      rowTies: detail.rowTies.slice(),
      rowShort: detail.rowShort.slice(),
    },
  }
}

/** Hot: the dealer's hands {r, x} of one board. `left` are the ranks that the board leaves, without the dead card. */
function lowerBoard(
  board: number,
  { counts, detail }: OnRanks,
  pairs: Uint8Array,
  qualifies: number,
  left: Int8Array,
  strengths: Int16Array,
): void {
  const { rowBelow, rowTies, rowShort } = detail
  const own = counts.strength[board]!
  let below = 0
  let ties = 0
  let short = 0
  let full = 0
  for (let x = 0, row = board * 13; x < 13; x++, row++) {
    const strength = strengths[board * 91 + pairs[x]!]!
    const hands = left[x]!
    if (strength < own) {
      below += hands
      rowBelow[row] = rowBelow[row]! - 1
    } else if (strength === own) {
      ties += hands
      rowTies[row] = rowTies[row]! - 1
    }
    if (strength < qualifies) {
      short += hands
      rowShort[row] = rowShort[row]! - 1
    } else if (strength >= fullHouse) full += hands
  }
  counts.below[board] = counts.below[board]! - below
  counts.ties[board] = counts.ties[board]! - ties
  counts.short[board] = counts.short[board]! - short
  detail.fullHouses[board] = detail.fullHouses[board]! - full
}

/** The counts once a card of a rank is dead too. Of boards that cannot be dealt any more, and of ranks a board leaves none of, they mean nothing. */
export function withoutCard(onRanks: OnRanks, seen: SeenCards, rank: number, qualifies: number): OnRanks {
  const less = copyOf(onRanks)
  const { boardAndPair } = strengthTables()
  const ranks = multisetRanks(5)
  const pairs = pairsWith(rank)
  const copies = seen.copies.slice()
  copies[rank] = copies[rank]! - 1
  const left = new Int8Array(13)
  for (let board = 0; board < less.counts.below.length; board++) {
    left.set(copies)
    let least = 0
    for (let i = board * 5; i < board * 5 + 5; i++) least = Math.min(least, (left[ranks[i]!] = left[ranks[i]!]! - 1))
    if (least >= 0) lowerBoard(board, less, pairs, qualifies, left, boardAndPair)
  }
  return less
}
