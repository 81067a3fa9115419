import { FIVE_SUITED, FLUSH_TYPES, FOUR_SUITED, RANK_SETS, ranksIn, THREE_SUITED } from './board-types'
import { addRank, multisetRanks, MULTISETS } from './rank-multisets'
import type { SuitClass } from './seen-cards'

/** How many ways to take 0 to 4 of n copies of a rank. */
const CHOOSE_COPIES = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const

/** How many boards of unseen cards have each multiset of five ranks, flushes or not. */
export function boardsOfRanks(copies: Int8Array): Float64Array {
  const ranks = multisetRanks(5)
  const counts = new Float64Array(MULTISETS[5]!)
  for (let board = 0; board < counts.length; board++) {
    let ways = 1
    for (let i = board * 5, end = i + 5; i < end;) {
      const first = i
      while (i < end && ranks[i] === ranks[first]) i++
      ways *= CHOOSE_COPIES[copies[ranks[first]!]!]![i - first] ?? 0
    }
    counts[board] = ways
  }
  return counts
}

/** How many boards of unseen cards are of each flush type, for one suit of the class. */
export function boardsOfFlushes(suit: SuitClass): Float64Array {
  const { unseen, others } = suit
  const counts = new Float64Array(FLUSH_TYPES)
  const open = (set: number): boolean => (set & unseen) === set
  RANK_SETS[3]!.forEach((set, number) => {
    if (!open(set)) return
    let type = THREE_SUITED + number * 91
    for (let y = 0; y < 13; y++) {
      for (let x = 0; x < y; x++) counts[type++] = others[x]! * others[y]!
      counts[type++] = (others[y]! * (others[y]! - 1)) / 2
    }
  })
  RANK_SETS[4]!.forEach((set, number) => {
    if (open(set)) counts.set(others, FOUR_SUITED + number * 13)
  })
  RANK_SETS[5]!.forEach((set, number) => {
    counts[FIVE_SUITED + number] = open(set) ? 1 : 0
  })
  return counts
}

/** The number of the multiset of all five ranks of each flush type. Made once, on first use. */
export function ranksOfFlushes(): Uint16Array {
  return (made ??= makeRanksOfFlushes())
}

let made: Uint16Array | undefined

function makeRanksOfFlushes(): Uint16Array {
  const numbers = new Uint16Array(FLUSH_TYPES)
  const multiset = (set: number): number =>
    ranksIn(set).reduce((number, rank, size) => addRank(size)[number * 13 + rank]!, 0)
  const toFour = addRank(3)
  const toFive = addRank(4)
  RANK_SETS[3]!.forEach((set, number) => {
    let type = THREE_SUITED + number * 91
    const three = multiset(set) * 13
    for (let y = 0; y < 13; y++) for (let x = 0; x <= y; x++) numbers[type++] = toFive[toFour[three + y]! * 13 + x]!
  })
  RANK_SETS[4]!.forEach((set, number) => {
    const four = multiset(set) * 13
    for (let x = 0; x < 13; x++) numbers[FOUR_SUITED + number * 13 + x] = toFive[four + x]!
  })
  RANK_SETS[5]!.forEach((set, number) => (numbers[FIVE_SUITED + number] = multiset(set)))
  return numbers
}
