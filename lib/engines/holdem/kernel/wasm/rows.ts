import { setMask } from './flush-tables'
import { add, at, mul, overZero, put, splat, sub, V } from './lanes'
import { FLOP_ONE_SUITED, FLOP_TWO_SUITED, OFF_LEFT, PAIR_LEFT, RANK_ROWS, ROW_BYTES, SET_NUMBER, STEP_BYTES, SUITS, u16At, WIDE } from './memory'

/* Rows of numbers by pair, and of vectors: where they lie, and how they are added. */

/** The copies of the drawn rank, less those that lie there; a pair that leaves less than none adds nothing. */
@inline export function copiesLeft(place: usize, taken: i32): V {
  return overZero(sub(at(place), splat(taken)))
}

/** Hot: adds one row of pairs to another, times the copies of the drawn rank. */
export function addPairRow(to: usize, from: usize, rank: i32, taken: i32): void {
  const left = PAIR_LEFT + <usize>rank * ROW_BYTES
  for (let i: usize = 0; i < ROW_BYTES; i += STEP_BYTES) addTo(to + i, mul(copiesLeft(left + i, taken), at(from + i)))
}

@inline export function rowAt(table: usize, number: i32): usize {
  return table + <usize>number * ROW_BYTES
}

@inline export function suitRow(type: i32): usize {
  return SUITS + <usize>type * WIDE
}

// The rows of the flops that show three, two and one of the suited ranks, and the ranks outside the suit.
@inline export function rowOfThree(set: i32): usize {
  return suitRow(u16At(SET_NUMBER, set))
}
@inline export function rowOfTwo(set: i32, other: i32): usize {
  return suitRow(FLOP_TWO_SUITED + u16At(SET_NUMBER, set) * 13 + other)
}
@inline export function rowOfOne(set: i32, others: i32): usize {
  return suitRow(FLOP_ONE_SUITED + ctz(set) * 91 + others)
}
@inline export function numberOf(x: i32, y: i32): i32 {
  return ((x * (x + 1)) >> 1) + y
}

// One of the ranks in a set of three.
@inline export function lowest(set: i32): i32 {
  return set & -set
}
@inline export function highest(set: i32): i32 {
  return 1 << (31 - clz(set))
}
@inline export function middle(set: i32): i32 {
  return set & ~lowest(set) & ~highest(set)
}

@inline export function addTo(to: usize, value: V): void {
  put(to, add(at(to), value))
}
export function addRow(to: usize, from: usize): void {
  for (let i: usize = 0; i < WIDE; i += STEP_BYTES) addTo(to + i, at(from + i))
}
/** Adds a row times the cards of a rank that hands leave outside the suit, less some. */
export function addRowTimes(to: usize, from: usize, rank: i32, less: i32): void {
  const left = OFF_LEFT + <usize>rank * WIDE
  for (let i: usize = 0; i < WIDE; i += STEP_BYTES) addTo(to + i, mul(at(from + i), sub(at(left + i), splat(less))))
}

@inline function pass(row: usize, shown: usize, gathers: bool): void {
  if (gathers) addRow(row, shown)
  else addRow(shown, row)
}
/** Adds a row to those of all flops that show three ranks of the set at hand, or gathers it from them. */
export function passThrees(row: usize, gathers: bool): void {
  for (let p = setMask; p !== 0; p &= p - 1) {
    for (let q = p & (p - 1); q !== 0; q &= q - 1) {
      for (let r = q & (q - 1); r !== 0; r &= r - 1) pass(row, rowOfThree(lowest(p) | lowest(q) | lowest(r)), gathers)
    }
  }
}
/** The same of flops that show two, and another x. */
export function passTwos(row: usize, x: i32, gathers: bool): void {
  for (let p = setMask; p !== 0; p &= p - 1) {
    for (let q = p & (p - 1); q !== 0; q &= q - 1) pass(row, rowOfTwo(lowest(p) | lowest(q), x), gathers)
  }
}

/** When a set comes up: as many rows as it needs. */
export function clearRankRows(suited: i32): void {
  memory.fill(RANK_ROWS, 0, suited === 3 ? 13 * WIDE : WIDE)
}
