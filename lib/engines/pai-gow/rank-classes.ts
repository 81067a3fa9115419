import { choose } from '@/lib/math/combinations'
import { emptySeven, type Seven } from './hand'
import { JOKER_SYMBOL } from './ranking'

/*
 * The rank classes of seven-card hands: a hand without five cards of a suit (counting the joker) is described by its
 * ranks. There are 49,205 classes without the joker and 18,395 with it. Hands with a flush are in `flush-classes.ts`.
 */

const RANKS = 13
const IN_DECK = 4

/**
 * `SIZES[ranks][left]`: the ways to choose `left` cards from that many ranks, none more than four times, ignoring
 * suits.
 */
const SIZES: readonly Int32Array[] = (() => {
  const sizes = [Int32Array.from([1, 0, 0, 0, 0, 0, 0, 0])]
  for (let ranks = 1; ranks <= RANKS; ranks++) {
    const below = sizes[ranks - 1]!
    sizes.push(
      Int32Array.from({ length: 8 }, (_, left) =>
        below.reduce((sum, n, rest) => sum + (left - rest >= 0 && left - rest <= IN_DECK ? n : 0), 0),
      ),
    )
  }
  return sizes
})()

/** Rank classes without the joker. Those with it come after them. */
const NATURAL_CLASSES = SIZES[RANKS]![7]!
export const RANK_CLASSES = NATURAL_CLASSES + SIZES[RANKS]![6]!

/**
 * `AFTER[(rank * 8 + left) * 5 + count]`: among classes with `left` cards of this rank and below, how many come before
 * those with `count` cards of `rank`. The number of a class is the sum of these from the ace down.
 */
const AFTER: Int32Array = (() => {
  const after = new Int32Array(RANKS * 8 * 5)
  for (let rank = 0; rank < RANKS; rank++)
    for (let left = 0; left < 8; left++) {
      let sum = 0
      for (let count = 0; count <= Math.min(IN_DECK, left); count++) {
        after[(rank * 8 + left) * 5 + count] = sum
        sum += SIZES[rank]![left - count]!
      }
    }
  return after
})()

/** The number of a rank class from its counts by rank. */
export function rankClassOf(counts: Uint8Array, joker: boolean): number {
  let left = joker ? 6 : 7
  let at = joker ? NATURAL_CLASSES : 0
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    at += AFTER[(rank * 8 + left) * 5 + counts[rank]!]!
    left -= counts[rank]!
  }
  return at
}

/** `CHOOSE[n * 5 + k]` for n up to four. */
const CHOOSE: Int32Array = Int32Array.from({ length: 25 }, (_, at) => choose(Math.floor(at / 5), at % 5))

/** Receives a class and the number of ways it can come. */
export type Take = (at: number, ways: number) => void

/**
 * Calls back with every rank class that has at least `least[rank]` cards of each rank, and the ways to choose the
 * others from `stub[rank]` cards. Impossible classes are skipped.
 */
export function eachRankClass(stub: Uint8Array, least: Uint8Array, joker: boolean, take: Take): void {
  const needed = new Uint8Array(RANKS + 1)
  for (let rank = 0; rank < RANKS; rank++) needed[rank + 1] = needed[rank]! + least[rank]!
  const visit = (rank: number, left: number, at: number, ways: number): void => {
    if (rank < 0) {
      if (left === 0) take(at, ways)
      return
    }
    const low = least[rank]!
    const most = Math.min(low + stub[rank]!, left - needed[rank]!)
    const row = (rank * 8 + left) * 5
    const chosen = stub[rank]! * 5 - low
    for (let count = low; count <= most; count++) {
      if (count === left) {
        // With no cards left, the ranks below add nothing to the number.
        take(at + AFTER[row + count]!, ways * CHOOSE[chosen + count]!)
      } else visit(rank - 1, left - count, at + AFTER[row + count]!, ways * CHOOSE[chosen + count]!)
    }
  }
  visit(RANKS - 1, joker ? 6 : 7, joker ? NATURAL_CLASSES : 0, 1)
}

/** The ranks below the eight, which one run covers. */
const LOW_RANKS = 6

/** For each number of cards left, the ways of every choice of them among the low ranks, in the order of the classes. */
function lowWays(stub: Uint8Array): readonly Float64Array[] {
  let rows: readonly Float64Array[] = Array.from({ length: 8 }, (_, left) => Float64Array.from(left === 0 ? [1] : []))
  for (let rank = 0; rank < LOW_RANKS; rank++) {
    const below = rows
    rows = below.map((_, left) => {
      const row = new Float64Array(SIZES[rank + 1]![left]!)
      let at = 0
      for (let count = 0; count <= Math.min(IN_DECK, left); count++)
        for (const ways of below[left - count]!) row[at++] = ways * CHOOSE[stub[rank]! * 5 + count]!
      return row
    })
  }
  return rows
}

/** Receives a run of rank classes from index `at` on. Each comes in `scale` times its `ways`. */
export type TakeRankRun = (at: number, scale: number, ways: Float64Array) => void

/**
 * Calls back with every rank class that these cards of each rank can make, in runs with the same high cards. The few
 * thousand choices of high cards are visited one by one; the low ones, whose ways are computed beforehand, in a plain
 * loop of the caller.
 */
export function eachRankRun(stub: Uint8Array, joker: boolean, take: TakeRankRun): void {
  const low = lowWays(stub)
  const visit = (rank: number, left: number, at: number, ways: number): void => {
    if (rank < LOW_RANKS) {
      take(at, ways, low[left]!)
      return
    }
    const row = (rank * 8 + left) * 5
    const most = Math.min(stub[rank]!, left)
    for (let count = 0; count <= most; count++)
      visit(rank - 1, left - count, at + AFTER[row + count]!, ways * CHOOSE[stub[rank]! * 5 + count]!)
  }
  visit(RANKS - 1, 7, 0, 1)
  if (joker) visit(RANKS - 1, 6, NATURAL_CLASSES, 1)
}

/**
 * Calls back with every rank class as a hand (one object, reused each time), and how many hands of a whole deck have
 * its ranks.
 */
export function eachRankHand(take: (hand: Seven, at: number, ways: number) => void): void {
  const hand = emptySeven()
  const counts = new Uint8Array(RANKS)
  for (const joker of [false, true])
    eachCounts(counts, RANKS - 1, joker ? 6 : 7, () => {
      let place = 0
      if (joker) hand.symbols[place++] = JOKER_SYMBOL
      for (let rank = RANKS - 1; rank >= 0; rank--) for (let i = counts[rank]!; i > 0; i--) hand.symbols[place++] = rank
      let ways = 1
      for (let rank = 0; rank < RANKS; rank++) ways *= CHOOSE[IN_DECK * 5 + counts[rank]!]!
      take(hand, rankClassOf(counts, joker), ways)
    })
}

function eachCounts(counts: Uint8Array, rank: number, left: number, take: () => void): void {
  if (rank < 0) {
    if (left === 0) take()
    return
  }
  for (let count = Math.min(IN_DECK, left); count >= 0; count--) {
    counts[rank] = count
    eachCounts(counts, rank - 1, left - count, take)
  }
  counts[rank] = 0
}
