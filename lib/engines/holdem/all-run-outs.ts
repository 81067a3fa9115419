import {
  FLOP_ONE_SUITED,
  FLOP_SUIT_TYPES,
  FLOP_THREE_SUITED,
  FLOP_TWO_SUITED,
  RANK_SETS,
  ranksIn,
  SET_NUMBER,
} from './board-types'
import { LANES, OFF_COPIES, PAIR_COPIES } from './lanes'
import { addRank, multisetRanks, MULTISETS, pairNumber } from './rank-multisets'

/*
 * From boards to flops and back, for all starting hands at once: `incidence.ts` with a row of lanes (or of the 91 rank pairs) in the
 * place of each number. That a run-out holds one of the hand's own cards is in the factors (copies of a rank left), never corrected.
 *
 * Ranks: the turn first,  T(four ranks) = Σ over rivers r: copies left · value(four + r),  then  ½ Σ over turns t: copies · T(flop + t),
 * since every run-out comes in two orders.
 */

/** Copies of each rank that a multiset of k ranks takes: `[number * 13 + rank]`. */
function copiesTaken(k: number): Uint8Array {
  const ranks = multisetRanks(k)
  const taken = new Uint8Array(MULTISETS[k]! * 13)
  ranks.forEach((rank, i) => {
    const at = ((i / k) | 0) * 13 + rank
    taken[at] = taken[at]! + 1
  })
  return taken
}

/** For each multiset of `k` ranks, half or all (`factor`) of the sum over one more card of `value` per multiset of k + 1: rows of 91 pairs. */
export function sumOneCard(k: 3 | 4, value: Float64Array, factor: number): Float64Array {
  const sums = new Float64Array(MULTISETS[k]! * 91)
  const add = addRank(k)
  const taken = copiesTaken(k)
  for (let i = 0; i < taken.length; i++) {
    if (taken[i]! < 4) addPairRows(sums, ((i / 13) | 0) * 91, value, add[i]! * 91, (i % 13) * 91, taken[i]!, factor)
  }
  return sums
}

/** The reverse of `sumOneCard`. */
export function spreadOneCard(k: 3 | 4, marks: Float64Array, factor: number): Float64Array {
  const spread = new Float64Array(MULTISETS[k + 1]! * 91)
  const add = addRank(k)
  const taken = copiesTaken(k)
  for (let i = 0; i < taken.length; i++) {
    if (taken[i]! < 4) addPairRows(spread, add[i]! * 91, marks, ((i / 13) | 0) * 91, (i % 13) * 91, taken[i]!, factor)
  }
  return spread
}

/** Hot: adds one row of pairs to another, times the copies of the drawn rank. Pairs that leave less than none are impossible: 0. */
function addPairRows(
  into: Float64Array,
  to: number,
  from: Float64Array,
  at: number,
  copies: number,
  taken: number,
  factor: number,
): void {
  for (let pair = 0; pair < 91; pair++) {
    const left = pairCopies[copies + pair]! - taken
    if (left > 0) into[to + pair] = into[to + pair]! + factor * left * from[at + pair]!
  }
}

/** Where a set of suited ranks stands among the flop's suit types: its subsets of one, two and three ranks, as places of rows. */
interface Subsets {
  readonly ones: Int32Array
  readonly twos: Int32Array
  readonly threes: Int32Array
}

const subsetsMade: Subsets[] = []

export function subsetsOf(set: number): Subsets {
  return (subsetsMade[set] ??= {
    ones: Int32Array.from(ranksIn(set), (rank) => (FLOP_ONE_SUITED + rank * 91) * LANES),
    twos: Int32Array.from(
      RANK_SETS[2]!.filter((mask) => (mask & set) === mask),
      (mask) => (FLOP_TWO_SUITED + SET_NUMBER[mask]! * 13) * LANES,
    ),
    threes: Int32Array.from(
      RANK_SETS[3]!.filter((mask) => (mask & set) === mask),
      (mask) => (FLOP_THREE_SUITED + SET_NUMBER[mask]!) * LANES,
    ),
  })
}

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const laneCount = LANES
const offCopies = OFF_COPIES
const pairCopies = PAIR_COPIES

/** A row of lanes for each of the 2,483 things a flop shows of a suit. */
export const makeSuitTable = (): Float64Array => new Float64Array(FLOP_SUIT_TYPES * LANES)

/** Rows by rank x: the boards of one set of three, summed over the other card y times its copies. */
export const makeRankRows = (): Float64Array => new Float64Array(13 * LANES)

/** Hot: the board of three suited ranks and others x <= y. */
export function addThreeSuited(
  table: Float64Array,
  rows: Float64Array,
  { ones }: Subsets,
  x: number,
  y: number,
  value: Float64Array,
): void {
  const copies = offCopies
  const pair = pairNumber(x, y) * LANES
  const a = ones[0]! + pair
  const b = ones[1]! + pair
  const c = ones[2]! + pair
  const rowX = x * LANES
  const rowY = y * LANES
  for (let lane = 0; lane < laneCount; lane++) {
    const v = value[lane]!
    table[a + lane] = table[a + lane]! + v
    table[b + lane] = table[b + lane]! + v
    table[c + lane] = table[c + lane]! + v
  }
  if (x === y) {
    for (let lane = 0; lane < laneCount; lane++)
      rows[rowX + lane] = rows[rowX + lane]! + value[lane]! * (copies[rowX + lane]! - 1)
    return
  }
  for (let lane = 0; lane < laneCount; lane++) {
    const v = value[lane]!
    rows[rowX + lane] = rows[rowX + lane]! + v * copies[rowY + lane]!
    rows[rowY + lane] = rows[rowY + lane]! + v * copies[rowX + lane]!
  }
}

/** When all boards of one set of three were added: the flops that show two or three of it. */
export function leaveThreeSuited(table: Float64Array, rows: Float64Array, { twos, threes }: Subsets): void {
  for (let x = 0; x < 13; x++) leaveRow(table, rows, x * laneCount, twos, threes[0]!)
}

/** Hot. Half, since run-outs of two cards outside the suit come in two orders. */
function leaveRow(table: Float64Array, rows: Float64Array, at: number, twos: Int32Array, three: number): void {
  const copies = offCopies
  const a = twos[0]! + at
  const b = twos[1]! + at
  const c = twos[2]! + at
  for (let lane = 0; lane < laneCount; lane++) {
    const v = rows[at + lane]!
    table[a + lane] = table[a + lane]! + v
    table[b + lane] = table[b + lane]! + v
    table[c + lane] = table[c + lane]! + v
    table[three + lane] = table[three + lane]! + v * copies[at + lane]! * 0.5
  }
}

/** Hot: the board of four suited ranks and another x. The first row of `rows` gathers what flops of three suited see of it. */
export function addFourSuited(
  table: Float64Array,
  rows: Float64Array,
  { twos }: Subsets,
  x: number,
  value: Float64Array,
): void {
  const copies = offCopies
  const at = x * LANES
  const a = twos[0]! + at
  const b = twos[1]! + at
  const c = twos[2]! + at
  const d = twos[3]! + at
  const e = twos[4]! + at
  const f = twos[5]! + at
  for (let lane = 0; lane < laneCount; lane++) {
    const v = value[lane]!
    table[a + lane] = table[a + lane]! + v
    table[b + lane] = table[b + lane]! + v
    table[c + lane] = table[c + lane]! + v
  }
  for (let lane = 0; lane < laneCount; lane++) {
    const v = value[lane]!
    table[d + lane] = table[d + lane]! + v
    table[e + lane] = table[e + lane]! + v
    table[f + lane] = table[f + lane]! + v
    rows[lane] = rows[lane]! + v * copies[at + lane]!
  }
}

export function leaveFourSuited(table: Float64Array, rows: Float64Array, { threes }: Subsets): void {
  for (const three of threes) addRow(table, three, rows, 0)
}

export function addFiveSuited(table: Float64Array, { threes }: Subsets, value: Float64Array): void {
  for (const three of threes) addRow(table, three, value, 0)
}

function addRow(into: Float64Array, to: number, from: Float64Array, at: number): void {
  for (let lane = 0; lane < laneCount; lane++) into[to + lane] = into[to + lane]! + from[at + lane]!
}

/**
 * The reverse, for marks on flops. Turning to a set of three: rows by rank x of the flops that show two of it. To a set of four: the
 * flops that show three of it, in the first row.
 */
export function gatherRows(
  table: Float64Array,
  rows: Float64Array,
  { twos, threes }: Subsets,
  suited: 3 | 4 | 5,
): void {
  rows.fill(0)
  if (suited === 3) for (let x = 0; x < 13; x++) for (const two of twos) addRow(rows, x * LANES, table, two + x * LANES)
  else for (const three of threes) addRow(rows, 0, table, three)
}

/** Hot: how many marked flops the boards of three suited ranks and others x <= y hold, for the first `count` lanes of a list. */
export function gatherThreeSuited(
  table: Float64Array,
  rows: Float64Array,
  { ones, threes }: Subsets,
  x: number,
  y: number,
  live: Uint16Array,
  count: number,
  marks: Float64Array,
): void {
  const copies = offCopies
  const pair = pairNumber(x, y) * LANES
  const a = ones[0]! + pair
  const b = ones[1]! + pair
  const c = ones[2]! + pair
  const all = threes[0]!
  const rowX = x * LANES
  const rowY = y * LANES
  if (x === y) {
    for (let i = 0; i < count; i++) {
      const lane = live[i]!
      const left = copies[rowX + lane]!
      const one = table[a + lane]! + table[b + lane]! + table[c + lane]!
      marks[lane] = one + (rows[rowX + lane]! + table[all + lane]! * left * 0.5) * (left - 1)
    }
    return
  }
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    const leftX = copies[rowX + lane]!
    const leftY = copies[rowY + lane]!
    const one = table[a + lane]! + table[b + lane]! + table[c + lane]!
    marks[lane] = one + rows[rowX + lane]! * leftY + (rows[rowY + lane]! + table[all + lane]! * leftY) * leftX
  }
}

/** Hot: the same for four suited ranks and another x. */
export function gatherFourSuited(
  table: Float64Array,
  rows: Float64Array,
  { twos }: Subsets,
  x: number,
  live: Uint16Array,
  count: number,
  marks: Float64Array,
): void {
  const copies = offCopies
  const at = x * LANES
  const a = twos[0]! + at
  const b = twos[1]! + at
  const c = twos[2]! + at
  const d = twos[3]! + at
  const e = twos[4]! + at
  const f = twos[5]! + at
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    const two =
      table[a + lane]! + table[b + lane]! + table[c + lane]! + table[d + lane]! + table[e + lane]! + table[f + lane]!
    marks[lane] = two + rows[lane]! * copies[at + lane]!
  }
}
