import { multisetRanks, MULTISETS, pairNumber } from './rank-multisets'
import type { SeenCards } from './seen-cards'
import { bitCount, strengthTables, WEAKEST_FULL_HOUSE } from './strengths'

/*
 * One hand on every rank type, and what the flush types on the same ranks need of it (`hand-on-boards.ts`).
 */

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const popcount = bitCount
const fullHouse = WEAKEST_FULL_HOUSE

/** Counts of the dealer's hands for each board type of one kind; entries of types that no unseen cards make are 0. */
export interface Counts {
  /** The player's own strength. */
  readonly strength: Int16Array
  readonly below: Int16Array
  readonly ties: Int16Array
  /** Dealer's hands that do not qualify. */
  readonly short: Int16Array
}

export const makeCounts = (size: number): Counts => ({
  strength: new Int16Array(size),
  below: new Int16Array(size),
  ties: new Int16Array(size),
  short: new Int16Array(size),
})

/** What the flush types need to know of the board with the same ranks and no flush. */
export interface RankDetail {
  readonly fullHouses: Int16Array
  /** For each rank, the dealer's hands with one certain card of that rank: `[board * 13 + rank]`. */
  readonly rowBelow: Int16Array
  readonly rowTies: Int16Array
  readonly rowShort: Int16Array
  /** The pairs of different ranks, in three words: `[board * 3 + word]`. */
  readonly pairsBelow: Int32Array
  readonly pairsTied: Int32Array
  readonly pairsShort: Int32Array
}

function makeDetail(): RankDetail {
  const boards = MULTISETS[5]!
  const rows = (): Int16Array => new Int16Array(boards * 13)
  const words = (): Int32Array => new Int32Array(boards * 3)
  return {
    fullHouses: new Int16Array(boards),
    rowBelow: rows(),
    rowTies: rows(),
    rowShort: rows(),
    pairsBelow: words(),
    pairsTied: words(),
    pairsShort: words(),
  }
}

// The pair x < y is a bit of the word of y: ranks up to 7 share the first (28 pairs), 8 to 10 the second (27), 11 and 12 the third (23).
const WORD_OF = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2)
const FIRST_BIT = Uint8Array.of(0, 0, 1, 3, 6, 10, 15, 21, 0, 8, 17, 0, 11)

/** The three words of all pairs of different ranks within a mask. */
export function pairsWithin(mask: number, words: Int32Array): void {
  words.fill(0)
  for (let y = 1; y < 13; y++) {
    if (mask & (1 << y)) words[WORD_OF[y]!] = words[WORD_OF[y]!]! | ((mask & ((1 << y) - 1)) << FIRST_BIT[y]!)
  }
}

export const countPairs = (table: Int32Array, board: number, words: Int32Array): number => {
  const at = board * 3
  let count = 0
  for (let i = 0; i < 3; i++) {
    const bits = table[at + i]! & words[i]!
    if (bits !== 0) count += popcount(bits)
  }
  return count
}

/** One hand on every board of ranks. */
export interface OnRanks {
  readonly counts: Counts
  readonly detail: RankDetail
}

/** Hot: one board's ranks against the dealer's 91 rank pairs. `copies` are the ranks left when the board lies. */
function sweepRankType(
  board: number,
  own: number,
  qualifies: number,
  copies: Int8Array,
  strengths: Int16Array,
  counts: Counts,
  detail: RankDetail,
): void {
  const { rowBelow, rowTies, rowShort, pairsBelow, pairsTied, pairsShort } = detail
  let below = 0
  let ties = 0
  let short = 0
  let fullHouses = 0
  let at = board * 91
  const row = board * 13
  for (let y = 0; y < 13; y++) {
    const ny = copies[y]!
    if (ny === 0) {
      at += y + 1
      continue
    }
    let bitsBelow = 0
    let bitsTied = 0
    let bitsShort = 0
    let yBelow = 0
    let yTies = 0
    let yShort = 0
    for (let x = 0; x < y; x++) {
      const strength = strengths[at++]!
      const nx = copies[x]!
      const hands = nx * ny
      if (strength < own) {
        below += hands
        bitsBelow |= 1 << x
        yBelow += nx
        rowBelow[row + x] = rowBelow[row + x]! + ny
      } else if (strength === own) {
        ties += hands
        bitsTied |= 1 << x
        yTies += nx
        rowTies[row + x] = rowTies[row + x]! + ny
      }
      if (strength < qualifies) {
        short += hands
        bitsShort |= 1 << x
        yShort += nx
        rowShort[row + x] = rowShort[row + x]! + ny
      } else if (strength >= fullHouse) fullHouses += hands
    }
    const strength = strengths[at++]!
    const hands = (ny * (ny - 1)) >> 1
    if (strength < own) {
      below += hands
      yBelow += ny - 1
    } else if (strength === own) {
      ties += hands
      yTies += ny - 1
    }
    if (strength < qualifies) {
      short += hands
      yShort += ny - 1
    } else if (strength >= fullHouse) fullHouses += hands
    rowBelow[row + y] = rowBelow[row + y]! + yBelow
    rowTies[row + y] = rowTies[row + y]! + yTies
    rowShort[row + y] = rowShort[row + y]! + yShort
    const word = board * 3 + WORD_OF[y]!
    const shift = FIRST_BIT[y]!
    pairsBelow[word] = pairsBelow[word]! | (bitsBelow << shift)
    pairsTied[word] = pairsTied[word]! | (bitsTied << shift)
    pairsShort[word] = pairsShort[word]! | (bitsShort << shift)
  }
  counts.strength[board] = own
  counts.below[board] = below
  counts.ties[board] = ties
  counts.short[board] = short
  detail.fullHouses[board] = fullHouses
}

export function sweepRankTypes(seen: SeenCards, qualifies: number): OnRanks {
  const counts = makeCounts(MULTISETS[5]!)
  const detail = makeDetail()
  const { boardAndPair } = strengthTables()
  const ranks = multisetRanks(5)
  const hole = pairNumber(...seen.holeRanks)
  const left = new Int8Array(13)
  for (let board = 0; board < counts.below.length; board++) {
    left.set(seen.copies)
    let least = 0
    for (let i = board * 5; i < board * 5 + 5; i++) least = Math.min(least, (left[ranks[i]!] = left[ranks[i]!]! - 1))
    if (least >= 0)
      sweepRankType(board, boardAndPair[board * 91 + hole]!, qualifies, left, boardAndPair, counts, detail)
  }
  return { counts, detail }
}
