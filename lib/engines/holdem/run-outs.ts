import { cardOf } from '@/lib/cards/card'
import {
  FIVE_SUITED,
  FLOP_ONE_SUITED,
  FLOP_SUIT_TYPES,
  FLOP_THREE_SUITED,
  FLOP_TWO_SUITED,
  FOUR_SUITED,
  RANK_SETS,
  ranksIn,
  SET_NUMBER,
  THREE_SUITED,
} from './board-types'
import { addRank, multisetRanks, MULTISETS, pairNumber } from './rank-multisets'
import type { SeenCards, SuitClass } from './seen-cards'

/*
 * From boards to flops and back, for one hand.
 *
 * The sum of a value over a flop's run-outs (turn and river, each unordered pair of unseen cards once) is
 *   Σ over rank pairs {x, y}: ways · value(ranks of the flop + x + y)                                  as if there were no flushes
 *   + for each suit on the flop, Σ over run-outs that bring the suit to three or more: ways · correction(flush type).
 * The second part depends on the flop only through its ranks in the suit and its other ranks (2,483 cases per suit), because two
 * suits never come three times together.
 *
 * The same sums the other way round carry marks on flops (“raises here”) to boards: how many of the ten flops within the boards of
 * a type are marked. That turns flop decisions into counts of results without visiting a board twice.
 */

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const pairOf = pairNumber

/** Ways to choose two unseen cards of these ranks. */
const waysOf = (x: number, y: number, copies: Int8Array): number =>
  x === y ? (copies[x]! * (copies[x]! - 1)) / 2 : copies[x]! * copies[y]!

/** Calls back for each flop of ranks that unseen cards can make, with what it leaves. */
function forEachFlopOfRanks(copies: Int8Array, visit: (flop: number, left: Int8Array) => void): void {
  const ranks = multisetRanks(3)
  const left = new Int8Array(13)
  for (let flop = 0; flop < MULTISETS[3]!; flop++) {
    left.set(copies)
    let least = 0
    for (let i = flop * 3; i < flop * 3 + 3; i++) least = Math.min(least, (left[ranks[i]!] = left[ranks[i]!]! - 1))
    if (least >= 0) visit(flop, left)
  }
}

/** For each flop of ranks, the sum over its run-outs of a value per board of ranks. */
export function sumRanksToFlops(copies: Int8Array, value: Float64Array): Float64Array {
  const sums = new Float64Array(MULTISETS[3]!)
  const toFour = addRank(3)
  const toFive = addRank(4)
  forEachFlopOfRanks(copies, (flop, left) => {
    let sum = 0
    for (let y = 0; y < 13; y++) {
      if (left[y] === 0) continue
      const four = toFour[flop * 13 + y]! * 13
      for (let x = 0; x <= y; x++) sum += waysOf(x, y, left) * value[toFive[four + x]!]!
    }
    sums[flop] = sum
  })
  return sums
}

/** The reverse of `sumRanksToFlops`: marks counted per flop of ranks become marks per board of ranks. */
export function spreadRanksToBoards(copies: Int8Array, marks: Float64Array): Float64Array {
  const boards = new Float64Array(MULTISETS[5]!)
  const toFour = addRank(3)
  const toFive = addRank(4)
  forEachFlopOfRanks(copies, (flop, left) => {
    const mark = marks[flop]!
    if (mark === 0) return
    for (let y = 0; y < 13; y++) {
      if (left[y] === 0) continue
      const four = toFour[flop * 13 + y]! * 13
      for (let x = 0; x <= y; x++) {
        const board = toFive[four + x]!
        boards[board] = boards[board]! + mark * waysOf(x, y, left)
      }
    }
  })
  return boards
}

/** A set of three to five suited ranks with the places of what a flop may show of it. */
interface SuitedSet {
  readonly type: number
  readonly ones: Int32Array
  readonly twos: Int32Array
  readonly threes: Int32Array
}

/** Where the subsets of each suited set stand among the flop's suit types. Made once, on first use. */
function makeSuitedSets(size: number): readonly SuitedSet[] {
  return Array.from(RANK_SETS[size]!, (set, number) => {
    const within = (k: number, place: (mask: number) => number): Int32Array =>
      Int32Array.from(
        RANK_SETS[k]!.filter((mask) => (mask & set) === mask),
        place,
      )
    return {
      type: size === 3 ? THREE_SUITED + number * 91 : size === 4 ? FOUR_SUITED + number * 13 : FIVE_SUITED + number,
      ones: within(1, (mask) => FLOP_ONE_SUITED + ranksIn(mask)[0]! * 91),
      twos: within(2, (mask) => FLOP_TWO_SUITED + SET_NUMBER[mask]! * 13),
      threes: within(3, (mask) => FLOP_THREE_SUITED + SET_NUMBER[mask]!),
    }
  })
}

let suitedSets: readonly (readonly SuitedSet[])[] | undefined
const suitedSetsOf = (size: 3 | 4 | 5): readonly SuitedSet[] =>
  (suitedSets ??= [3, 4, 5].map(makeSuitedSets))[size - 3]!

/** Calls back for each set of suited ranks that unseen cards of the suit make. */
function forEachSet(size: 3 | 4 | 5, unseen: number, visit: (set: SuitedSet) => void): void {
  const sets = suitedSetsOf(size)
  for (let i = 0; i < sets.length; i++) {
    const mask = RANK_SETS[size]![i]!
    if ((mask & unseen) === mask) visit(sets[i]!)
  }
}

/** For each of the 2,483 things a flop can show of a suit, the sum over run-outs of a correction per flush type. */
export function sumFlushesToFlops(suit: SuitClass, correction: Float64Array): Float64Array {
  const sums = new Float64Array(FLOP_SUIT_TYPES)
  forEachSet(3, suit.unseen, (set) => sumThreeSuited(set, suit.others, correction, sums))
  forEachSet(4, suit.unseen, (set) => sumFourSuited(set, suit.others, correction, sums))
  forEachSet(5, suit.unseen, ({ type, threes }) => {
    for (const three of threes) sums[three] = sums[three]! + correction[type]!
  })
  return sums
}

// Two others {x, y}: both from the run-out; or one on the flop and the other from the run-out; or both on the flop.
function sumThreeSuited(
  { type, ones, twos, threes }: SuitedSet,
  others: Int8Array,
  correction: Float64Array,
  sums: Float64Array,
): void {
  const [a, b, c] = [ones[0]!, ones[1]!, ones[2]!]
  let all = 0
  for (let x = 0; x < 13; x++) {
    if (others[x] === 0) continue
    let row = 0
    for (let y = 0; y < 13; y++) {
      const pair = pairOf(x, y)
      const value = correction[type + pair]!
      row += value * (others[y]! - (x === y ? 1 : 0))
      if (y > x) continue
      sums[a + pair] = sums[a + pair]! + value
      sums[b + pair] = sums[b + pair]! + value
      sums[c + pair] = sums[c + pair]! + value
    }
    for (let i = 0; i < 3; i++) sums[twos[i]! + x] = sums[twos[i]! + x]! + row
    all += row * others[x]!
  }
  sums[threes[0]!] = sums[threes[0]!]! + all / 2
}

function sumFourSuited(
  { type, twos, threes }: SuitedSet,
  others: Int8Array,
  correction: Float64Array,
  sums: Float64Array,
): void {
  let all = 0
  for (let x = 0; x < 13; x++) {
    const value = correction[type + x]!
    all += value * others[x]!
    for (let i = 0; i < 6; i++) sums[twos[i]! + x] = sums[twos[i]! + x]! + value
  }
  for (let i = 0; i < 4; i++) sums[threes[i]!] = sums[threes[i]!]! + all
}

/** The reverse of `sumFlushesToFlops`: marks counted per thing shown become marks per flush type. */
export function spreadFlushesToBoards(suit: SuitClass, marks: Float64Array): Float64Array {
  const boards = new Float64Array(FIVE_SUITED + RANK_SETS[5]!.length)
  forEachSet(3, suit.unseen, (set) => spreadThreeSuited(set, suit.others, marks, boards))
  forEachSet(4, suit.unseen, (set) => spreadFourSuited(set, suit.others, marks, boards))
  forEachSet(5, suit.unseen, ({ type, threes }) => {
    for (const three of threes) boards[type] = boards[type]! + marks[three]!
  })
  return boards
}

function spreadThreeSuited(
  { type, ones, twos, threes }: SuitedSet,
  others: Int8Array,
  marks: Float64Array,
  boards: Float64Array,
): void {
  const [a, b, c] = [ones[0]!, ones[1]!, ones[2]!]
  const [d, e, f] = [twos[0]!, twos[1]!, twos[2]!]
  const all = marks[threes[0]!]!
  let pair = 0
  for (let y = 0; y < 13; y++) {
    const ny = others[y]!
    const onFlopY = marks[d + y]! + marks[e + y]! + marks[f + y]!
    for (let x = 0; x < y; x++, pair++) {
      const nx = others[x]!
      const onFlopX = marks[d + x]! + marks[e + x]! + marks[f + x]!
      boards[type + pair] =
        marks[a + pair]! + marks[b + pair]! + marks[c + pair]! + onFlopX * ny + onFlopY * nx + all * nx * ny
    }
    boards[type + pair] =
      marks[a + pair]! + marks[b + pair]! + marks[c + pair]! + onFlopY * (ny - 1) + (all * ny * (ny - 1)) / 2
    pair++
  }
}

function spreadFourSuited(
  { type, twos, threes }: SuitedSet,
  others: Int8Array,
  marks: Float64Array,
  boards: Float64Array,
): void {
  let all = 0
  for (let i = 0; i < 4; i++) all += marks[threes[i]!]!
  for (let x = 0; x < 13; x++) {
    let sum = all * others[x]!
    for (let i = 0; i < 6; i++) sum += marks[twos[i]! + x]!
    boards[type + x] = sum
  }
}

/** The number of concrete flops, and what each of them shows: its ranks, and up to three suits with a type each. */
export const FLOPS = 22100
const NO_SUIT = 4 * FLOP_SUIT_TYPES

/** `[flop * 4]` the number of its ranks, then three places in a table of 4 · 2,483 suit types followed by a zero. */
function makeFlopTable(): Uint16Array {
  const table = new Uint16Array(FLOPS * 4)
  const add = [addRank(0), addRank(1), addRank(2)] as const
  let at = 0
  for (let c = 2; c < 52; c++) {
    for (let b = 1; b < c; b++) {
      for (let a = 0; a < b; a++, at += 4) {
        table[at] = add[2][add[1][add[0][a >> 2]! * 13 + (b >> 2)]! * 13 + (c >> 2)]!
        table.set(suitTypes([a, b, c]), at + 1)
      }
    }
  }
  return table
}

function suitTypes(cards: readonly number[]): number[] {
  const places = [NO_SUIT, NO_SUIT, NO_SUIT]
  let next = 0
  for (let suit = 0; suit < 4; suit++) {
    const suited = cards.filter((card) => (card & 3) === suit).reduce((mask, card) => mask | (1 << (card >> 2)), 0)
    const others = cards.filter((card) => (card & 3) !== suit).map((card) => card >> 2)
    const [x = 0, y = 0] = others
    const types = [
      FLOP_THREE_SUITED + SET_NUMBER[suited]!,
      FLOP_TWO_SUITED + SET_NUMBER[suited]! * 13 + x,
      FLOP_ONE_SUITED + SET_NUMBER[suited]! * 91 + pairNumber(x, y),
    ]
    if (suited !== 0) places[next++] = suit * FLOP_SUIT_TYPES + types[others.length]!
  }
  return places
}

let flopTable: Uint16Array | undefined
const flops = (): Uint16Array => (flopTable ??= makeFlopTable())

/** For each of the 22,100 flops in the order of `forEachUnseenFlop`, the sum over its run-outs, from the sums of ranks and of each class of suits. */
export function flopSums(seen: SeenCards, ranks: Float64Array, suits: readonly Float64Array[]): Float64Array {
  const bySuit = new Float64Array(NO_SUIT + 1)
  seen.classOf.forEach((c, suit) => bySuit.set(suits[c]!, suit * FLOP_SUIT_TYPES))
  const table = flops()
  const sums = new Float64Array(FLOPS)
  for (let flop = 0, at = 0; flop < FLOPS; flop++, at += 4) {
    sums[flop] = ranks[table[at]!]! + bySuit[table[at + 1]!]! + bySuit[table[at + 2]!]! + bySuit[table[at + 3]!]!
  }
  return sums
}

/** Which of the 22,100 flops (c > b > a, c slowest, a fastest) are of unseen cards only. */
export function unseenFlops(seen: SeenCards): Uint8Array {
  const open = new Uint8Array(52)
  seen.unseen.forEach((mask, suit) => ranksIn(mask).forEach((rank) => (open[cardOf(rank, suit)] = 1)))
  const flags = new Uint8Array(FLOPS)
  let flop = 0
  for (let c = 2; c < 52; c++) {
    for (let b = 1; b < c; b++) {
      const both = open[b]! & open[c]!
      for (let a = 0; a < b; a++) flags[flop++] = both & open[a]!
    }
  }
  return flags
}

/** The marks of flops counted by what they show: of ranks, and of each class of suits. */
export function countMarks(
  seen: SeenCards,
  marked: Uint8Array,
): { readonly ranks: Float64Array; readonly suits: readonly Float64Array[] } {
  const table = flops()
  const ranks = new Float64Array(MULTISETS[3]!)
  const bySuit = new Float64Array(NO_SUIT + 1)
  for (let flop = 0; flop < FLOPS; flop++) {
    if (marked[flop] === 0) continue
    const at = flop * 4
    ranks[table[at]!] = ranks[table[at]!]! + 1
    for (let i = 1; i < 4; i++) bySuit[table[at + i]!] = bySuit[table[at + i]!]! + 1
  }
  const suits = seen.classes.map((suitClass) => {
    const sum = new Float64Array(FLOP_SUIT_TYPES)
    for (const suit of suitClass.suits)
      for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + bySuit[suit * FLOP_SUIT_TYPES + i]!
    return sum
  })
  return { ranks, suits }
}
