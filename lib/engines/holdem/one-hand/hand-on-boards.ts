import { LEAST_STRENGTH } from '@/lib/cards/strength'
import { bitCount } from '@/lib/math/combinations'
import { FIVE_SUITED, FLUSH_TYPES, FOUR_SUITED, ranksIn, suitTypes, THREE_SUITED } from '../numbering/board-types'
import { multisetRanks, MULTISETS, pairNumber } from '@/lib/cards/rank-multisets'
import type { SeenCards, SuitClass } from '../numbering/seen-cards'
import { strengthTables } from '../numbering/strengths'

/*
 * One hand on every board: how many of the dealer's hands it beats, how many it ties, and how many don't qualify.
 *
 * Rank types are swept over the 91 rank pairs that the dealer may hold. A flush type starts from the counts of the same
 * ranks without a flush, and moves the dealer's hands that make the flush. With three suited cards on the board those
 * are the dealer's suited pairs (bit masks over the 78 pairs of different ranks, so that a popcount counts them); with
 * four, hands with a suited card (row sums by rank, less the pairs counted twice); with five, all hands.
 */

// Local copies: bundlers read imports through their module object each time, which is slow in inner loops.
const popcount = bitCount
const weakestFlush = LEAST_STRENGTH.flush
const fullHouse = LEAST_STRENGTH['full-house']
const weakestStraightFlush = LEAST_STRENGTH['straight-flush']

// ——— By ranks ——————————————————————————————————————————————————————————————————————————————————————————

/** Counts of the dealer's hands for each board type of one kind. Types that the unseen cards can't make have 0. */
export interface Counts {
  /** The player's own strength. */
  readonly strength: Int16Array
  readonly below: Int16Array
  readonly ties: Int16Array
  /** Dealer's hands that do not qualify. */
  readonly short: Int16Array
}

const makeCounts = (size: number): Counts => ({
  strength: new Int16Array(size),
  below: new Int16Array(size),
  ties: new Int16Array(size),
  short: new Int16Array(size),
})

/** The details of a board without a flush that its flush types need. */
interface RankDetail {
  readonly fullHouses: Int16Array
  /** For each rank, the dealer's hands with one given card of that rank, at `[board * 13 + rank]`. */
  readonly rowBelow: Int16Array
  readonly rowTies: Int16Array
  readonly rowShort: Int16Array
  /** The pairs of different ranks as bits in three words, at `[board * 3 + word]`. */
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

// The pair x < y is a bit in the word of y: ranks up to 7 share the first word (28 pairs), 8 to 10 the second (27), 11
// and 12 the third (23).
const WORD_OF = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2)
const FIRST_BIT = Uint8Array.of(0, 0, 1, 3, 6, 10, 15, 21, 0, 8, 17, 0, 11)

/** Fills the three words with all pairs of different ranks in a mask. */
function pairsWithin(mask: number, words: Int32Array): void {
  words.fill(0)
  for (let y = 1; y < 13; y++) {
    if (mask & (1 << y)) words[WORD_OF[y]!] = words[WORD_OF[y]!]! | ((mask & ((1 << y) - 1)) << FIRST_BIT[y]!)
  }
}

const countPairs = (table: Int32Array, board: number, words: Int32Array): number => {
  const at = board * 3
  let count = 0
  for (let i = 0; i < 3; i++) {
    const bits = table[at + i]! & words[i]!
    if (bits !== 0) count += popcount(bits)
  }
  return count
}

export interface OnRanks {
  readonly counts: Counts
  readonly detail: RankDetail
}

/**
 * Inner loop: the ranks of one board against the dealer's 91 rank pairs. `copies` are the cards of each rank left after
 * the board.
 */
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

/**
 * One hand on every rank type. The dealer qualifies with strength `qualifies` or more: 0 if the dealer always does, at
 * most the weakest flush. Throws on a higher one, and if the unseen cards are too few for a board and a hand of the
 * dealer.
 */
export function sweepRankTypes(seen: SeenCards, qualifies: number): OnRanks {
  if (!(qualifies >= 0 && qualifies <= weakestFlush))
    throw new RangeError(`a qualifying strength of ${qualifies} is beyond a straight`)
  if (seen.cards < 7) throw new RangeError(`${seen.cards} unseen cards are too few for a board and a dealer’s hand`)
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

// ——— By flush type ———————————————————————————————————————————————————————————————————————————————————————

interface Base extends OnRanks {
  readonly cards: number
  readonly dealers: number
  readonly flush: Int16Array
}

/**
 * The dealer's flushes on these suited ranks that are below, and equal to, a strength. A single suited card comes with
 * any of `off` others.
 */
function flushesAgainst(
  own: number,
  set: number,
  free: readonly number[],
  off: number,
  flush: Int16Array,
): { below: number; ties: number } {
  const none = (off * (off - 1)) / 2
  let below = handsIf(flush[set]!, own, none)
  let ties = flush[set] === own ? none : 0
  for (let i = 0; i < free.length; i++) {
    const one = set | (1 << free[i]!)
    below += handsIf(flush[one]!, own, off)
    if (flush[one] === own) ties += off
    for (let j = 0; j < i; j++) {
      const strength = flush[one | (1 << free[j]!)]!
      if (strength === own) ties++
      else if (strength >= 0 && strength < own) below++
    }
  }
  return { below, ties }
}

const handsIf = (strength: number, own: number, hands: number): number => (strength >= 0 && strength < own ? hands : 0)

/**
 * The dealer's hands with at least `need` suited cards: two if the board has three, one if it has four, none if it has
 * five.
 */
function flushHands(need: number, suited: number, off: number): number {
  const two = (suited * (suited - 1)) / 2
  return need === 2 ? two : need === 1 ? two + suited * off : two + suited * off + (off * (off - 1)) / 2
}

/** One flush type: `set` in the suit, `need` cards short of a flush, and the ranks of the whole board. */
interface SuitedBoard {
  readonly need: number
  /** The dealer's suited ranks, and pairs of them. */
  readonly free: readonly number[]
  readonly words: Int32Array
  /** The player's own flush, or −1. */
  readonly own: number
  /**
   * The dealer's hands with a flush, straight flushes among them, and how many of them are below the player's flush and
   * equal to it.
   */
  readonly flushes: number
  readonly below: number
  readonly ties: number
  readonly straightFlushes: number
}

function suitedBoard(set: number, need: number, suit: SuitClass, base: Base, words: Int32Array): SuitedBoard {
  const free = ranksIn(suit.unseen & ~set)
  const off = base.cards - 5 - free.length
  const own = base.flush[set | suit.hole]!
  const { below, ties } = flushesAgainst(own, set, free, off, base.flush)
  const flushes = flushHands(need, free.length, off)
  const straightFlushes = flushes - flushesAgainst(weakestStraightFlush, set, free, off, base.flush).below
  pairsWithin(suit.unseen & ~set, words)
  return { need, free, words, own, flushes, below, ties, straightFlushes }
}

/** The dealer's flush hands among those counted in a table by rank. */
function suitedAmong(rows: Int16Array, pairs: Int32Array, ranks: number, board: SuitedBoard): number {
  const { free, need, words } = board
  const both = countPairs(pairs, ranks, words)
  if (need === 2) return both
  let rowSum = 0
  for (let i = 0; i < free.length; i++) rowSum += rows[ranks * 13 + free[i]!]!
  return rowSum - both
}

/** Fills one flush type from the counts of the same ranks. */
function correct(type: number, ranks: number, board: SuitedBoard, base: Base, out: Counts): void {
  const { counts, detail } = base
  const short = board.need === 0 ? 0 : counts.short[ranks]!
  out.short[type] = short === 0 ? 0 : short - suitedAmong(detail.rowShort, detail.pairsShort, ranks, board)
  const rankOnly = counts.strength[ranks]!
  if (board.own >= 0) {
    const stronger = board.own < weakestStraightFlush ? detail.fullHouses[ranks]! : 0
    out.strength[type] = board.own
    out.below[type] = base.dealers - board.flushes - stronger + board.below
    out.ties[type] = board.ties
  } else if (rankOnly < weakestFlush) {
    const ties = counts.ties[ranks]!
    out.strength[type] = rankOnly
    out.below[type] = counts.below[ranks]! - suitedAmong(detail.rowBelow, detail.pairsBelow, ranks, board)
    out.ties[type] = ties === 0 ? 0 : ties - suitedAmong(detail.rowTies, detail.pairsTied, ranks, board)
  } else {
    // The player has a full house or quads. Every suited hand of the dealer was counted below it or is a flush below
    // it, except a straight flush.
    out.strength[type] = rankOnly
    out.below[type] = counts.below[ranks]! - board.straightFlushes
    out.ties[type] = counts.ties[ranks]!
  }
}

/**
 * One class of suits, from the same hand on every rank type: the counts of each flush type that the unseen cards can
 * make.
 */
export function sweepFlushTypes(suit: SuitClass, cards: number, onRanks: OnRanks, boards: Float64Array): Counts {
  const base: Base = { ...onRanks, cards, dealers: dealersHands(cards), flush: strengthTables().flush }
  const out = makeCounts(FLUSH_TYPES)
  const words = new Int32Array(3)
  const { set, ranks } = suitTypes(5)
  // One function for each size of set: a single loop that calls a function for each set makes a cold solve a seventh
  // slower.
  const sweep = (need: number, from: number, end: number, width: number): void => {
    for (let first = from; first < end; first += width) {
      if ((set[first]! & ~suit.unseen) !== 0) continue
      const board = suitedBoard(set[first]!, need, suit, base, words)
      for (let type = first; type < first + width; type++)
        if (boards[type] !== 0) correct(type, ranks[type]!, board, base, out)
    }
  }
  sweep(2, THREE_SUITED, FOUR_SUITED, 91)
  sweep(1, FOUR_SUITED, FIVE_SUITED, 13)
  sweep(0, FIVE_SUITED, FLUSH_TYPES, 1)
  return out
}

/** The number of hands the dealer can have on any board: two of the `cards − 5` cards left unseen. */
export const dealersHands = (cards: number): number => ((cards - 5) * (cards - 6)) / 2
