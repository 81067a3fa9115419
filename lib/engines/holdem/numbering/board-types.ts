import { bitCount } from '@/lib/math/combinations'
import { addRank, multisetRanks, MULTISETS, pairNumber } from '@/lib/cards/rank-multisets'

/*
 * Board types: the properties of a five-card board that matter to a hold'em game.
 *
 * Suits matter only if five cards of one suit can come together, and two hole cards add at most two. So:
 *  · No suit three times or more: only the multiset of the five ranks matters. There are C(17, 5) − 13 = 6,175 of them
 *    (13 would be five of a kind): the *rank types*.
 *  · One suit three times or more (only one can be): the set of ranks in that suit, and the multiset of the other
 *    ranks, whatever their suits. C(13, 3) · 91 + C(13, 4) · 13 + C(13, 5) = 26,026 + 9,295 + 1,287 = 36,608: the
 *    *flush types*.
 *
 * Every sum over boards is first made as if there were no flushes, by the multiset of ranks alone. Then each flush type
 * corrects its own boards by (its value − the value of the same ranks without a flush). For a correction, only what a
 * flop shows of the flush type is needed: its ranks in the suit and its other ranks.
 */

/** The sets of k ranks as 13-bit masks, in ascending order. The index of a set is its number. */
export const RANK_SETS: readonly Uint16Array[] = /* @__PURE__ */ Array.from({ length: 6 }, (_, k) =>
  Uint16Array.from({ length: 8192 }, (_, mask) => mask).filter((mask) => bitCount(mask) === k),
)

/** The number of a set of up to five ranks among those of its size, by mask. */
export const SET_NUMBER: Uint16Array = /* @__PURE__ */ (() => {
  const numbers = new Uint16Array(8192)
  for (const sets of RANK_SETS) sets.forEach((mask, number) => (numbers[mask] = number))
  return numbers
})()

/** Flush types are numbered: three in the suit first (set, then pair of other ranks), then four (set, then rank), then five. */
export const THREE_SUITED = 0
export const FOUR_SUITED = 286 * 91
export const FIVE_SUITED = FOUR_SUITED + 715 * 13
export const FLUSH_TYPES = FIVE_SUITED + 1287

/** What a flop can show of a flush: three in the suit (286), two and one other (78 · 13), one and two others (13 · 91): 2,483. */
const FLOP_THREE_SUITED = 0
export const FLOP_TWO_SUITED = 286
export const FLOP_ONE_SUITED = FLOP_TWO_SUITED + 78 * 13
export const FLOP_SUIT_TYPES = FLOP_ONE_SUITED + 13 * 91

/** The same of a turn: four in the suit (715), three and one other (286 · 13), two and two others (78 · 91): 11,531. */
const TURN_FOUR_SUITED = 0
export const TURN_THREE_SUITED = 715
export const TURN_TWO_SUITED = TURN_THREE_SUITED + 286 * 13
export const TURN_SUIT_TYPES = TURN_TWO_SUITED + 78 * 91

// Copied to this module because imported constants are slower in inner loops.
const numberOf = SET_NUMBER
/**
 * The first index of each kind of street (three, four and five cards), by how many of its cards are outside the suit.
 */
const FIRST_PLACES = [
  ...[FLOP_THREE_SUITED, FLOP_TWO_SUITED, FLOP_ONE_SUITED],
  ...[TURN_FOUR_SUITED, TURN_THREE_SUITED, TURN_TWO_SUITED],
  ...[FIVE_SUITED, FOUR_SUITED, THREE_SUITED],
]

/** The number of what a street of k cards shows of a suit: its ranks in the suit as a mask, and up to two others (−1 for none). */
export function suitType(k: number, set: number, x: number, y: number): number {
  const at = (k - 3) * 3
  const number = numberOf[set]!
  if (x < 0) return FIRST_PLACES[at]! + number
  return y < 0 ? FIRST_PLACES[at + 1]! + number * 13 + x : FIRST_PLACES[at + 2]! + number * 91 + pairNumber(x, y)
}

/** Inner loop: the type that a board of k cards shows of a suit, or −1 if no flush can come of it. */
export function shownOf(cards: ArrayLike<number>, k: number, suit: number): number {
  let set = 0
  let x = -1
  let y = -1
  let others = 0
  for (let i = 0; i < k; i++) {
    const rank = cards[i]! >> 2
    if ((cards[i]! & 3) === suit) set |= 1 << rank
    else if (others++ === 0) x = rank
    else y = rank
  }
  return others > 2 ? -1 : suitType(k, set, x, y)
}

/** The ranks in a mask, ascending. */
export function ranksIn(mask: number): number[] {
  const ranks: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) ranks.push(31 - Math.clz32(rest & -rest))
  return ranks
}

/** What a street can show of a suit, indexed by its number. */
export interface SuitTypes {
  /** The ranks in the suit as a mask, and up to two others, x <= y, −1 for none. */
  readonly set: Uint16Array
  readonly x: Int8Array
  readonly y: Int8Array
  /** The number of the multiset of all its ranks. */
  readonly ranks: Uint16Array
}

const made: (SuitTypes | undefined)[] = []

/** The types of a street of three, four or five cards. Made once, on first use. */
export const suitTypes = (k: number): SuitTypes => (made[k] ??= makeSuitTypes(k))

function makeSuitTypes(k: number): SuitTypes {
  const counts = k === 5 ? [2, 1, 0] : [0, 1, 2]
  const size = counts.reduce((sum, others) => sum + RANK_SETS[k - others]!.length * MULTISETS[others]!, 0)
  const types = {
    set: new Uint16Array(size),
    x: new Int8Array(size).fill(-1),
    y: new Int8Array(size).fill(-1),
    ranks: new Uint16Array(size),
  }
  let type = 0
  for (const others of counts) {
    const outside = multisetRanks(others)
    const [addX, addY] = [addRank(Math.min(k - others, k - 1)), addRank(k - 1)]
    for (const set of RANK_SETS[k - others]!) {
      const inSuit = ranksIn(set).reduce((number, rank, i) => addRank(i)[number * 13 + rank]!, 0)
      for (let other = 0; other < MULTISETS[others]!; other++, type++) {
        types.set[type] = set
        types.ranks[type] = inSuit
        if (others === 0) continue
        const x = (types.x[type] = outside[other * others]!)
        types.ranks[type] = addX[inSuit * 13 + x]!
        if (others === 1) continue
        const y = (types.y[type] = outside[other * 2 + 1]!)
        types.ranks[type] = addY[types.ranks[type]! * 13 + y]!
      }
    }
  }
  return types
}
