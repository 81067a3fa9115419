import { edgesOfBoard, edgesRead, flushEdges, plainEdge } from './edge-values'
import { listFlushes, sweepFive, sweepFour, sweepThree } from './flush-sweep'
import { setMask, turnTo } from './flush-tables'
import {
  BOARDS, EDGE, FIVE_SUITED, FLOP_ONE_SUITED, FLOP_SUIT_TYPES, FLOP_SUMS, FLOP_TWO_SUITED, FLOPS_OF_RANKS, FOUR_SUITED, i32At, LIVE, OFF_LEFT,
  PAIR_LEFT, PAIRS, RANK_ROWS, RANKS_OF, ROW, ROW_BYTES, SET_NUMBER, SUITS, SUMS, TAKEN_FOUR, TAKEN_THREE, TO_FIVE, TO_FOUR, TURN_SUMS,
  TURNS_OF_RANKS, u16At, u8At, UNSURE, VALUE, vectorAt, WIDE,
} from './memory'
import { beginToPlay, playRead, playThree } from './played'
import { shortsOnThree } from './qualifying'

/*
 * Flop edges: for each board and hand one number,  d = worth + min(0, gain),  both linear in W below, T beside and N short with
 * factors by segment (`flop-edges.ts`), summed over run-outs. All 32 bits: what asks for a solve makes sure that the true sums fit,
 * and numbers that pass the limit on the way come back, as sums modulo 2^32 do.
 */

/** Whether the hands are played to the showdown beside, from the same sweeps. */
let alsoPlays: bool = false

/** Hot: adds one row of pairs to another, times the copies of the drawn rank; a pair that leaves less than none adds nothing. */
export function addPairRow(to: usize, from: usize, rank: i32, taken: i32): void {
  const left = PAIR_LEFT + <usize>(rank * ROW * 4)
  const less = i32x4.splat(taken)
  const zero = i32x4.splat(0)
  for (let i: usize = 0; i < ROW_BYTES; i += 16) {
    const ways = i32x4.max_s(i32x4.sub(v128.load(left + i), less), zero)
    v128.store(to + i, i32x4.add(v128.load(to + i), i32x4.mul(ways, v128.load(from + i))))
  }
}

@inline export function rowAt(table: usize, number: i32): usize {
  return table + <usize>number * (ROW * 4)
}

/** The turn first, then the river: every run-out comes in two orders. */
function sumRanks(): void {
  memory.fill(TURN_SUMS, 0, TURNS_OF_RANKS * ROW * 4)
  for (let i = 0; i < TURNS_OF_RANKS * 13; i++) {
    if (u8At(TAKEN_FOUR, i) < 4) addPairRow(rowAt(TURN_SUMS, i / 13), rowAt(EDGE, u16At(TO_FIVE, i)), i % 13, u8At(TAKEN_FOUR, i))
  }
}

function sumTurns(): void {
  for (let flop = 0; flop < FLOPS_OF_RANKS; flop++) {
    memory.fill(SUMS, 0, ROW * 8)
    for (let rank = 0; rank < 13; rank++) {
      const taken = u8At(TAKEN_THREE, flop * 13 + rank)
      if (taken < 4) addTurnRow(rowAt(TURN_SUMS, u16At(TO_FOUR, flop * 13 + rank)), rank, taken)
    }
    halve(rowAt(FLOP_SUMS, flop), ROW_BYTES)
  }
}

/** Hot: `addPairRow` to the sums of 64 bits. */
function addTurnRow(from: usize, rank: i32, taken: i32): void {
  const left = PAIR_LEFT + <usize>(rank * ROW * 4)
  const less = i32x4.splat(taken)
  const zero = i32x4.splat(0)
  for (let i: usize = 0; i < ROW_BYTES; i += 16) {
    addProduct(i, i32x4.max_s(i32x4.sub(v128.load(left + i), less), zero), v128.load(from + i))
  }
}

/** Sums that count both orders of two cards may need more than 32 bits: they gather at SUMS in 64, and half of them fits again. */
@inline function addProduct(i: usize, a: v128, b: v128): void {
  const to = SUMS + i * 2
  v128.store(to, i64x2.add(v128.load(to), i64x2.extmul_low_i32x4_s(a, b)))
  v128.store(to + 16, i64x2.add(v128.load(to + 16), i64x2.extmul_high_i32x4_s(a, b)))
}

function halve(to: usize, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 4) store<i32>(to + i, <i32>(load<i64>(SUMS + i * 2) >> 1))
}

@inline function suitRow(type: i32): usize {
  return SUITS + <usize>type * WIDE
}

/** The row of the flop that shows a set of two or three of the set at hand. */
@inline function rowOfTwo(set: i32, other: i32): usize {
  return suitRow(FLOP_TWO_SUITED + u16At(SET_NUMBER, set) * 13 + other)
}
@inline function rowOfThree(set: i32): usize {
  return suitRow(u16At(SET_NUMBER, set))
}
@inline function rowOfOne(rank: i32, pair: i32): usize {
  return suitRow(FLOP_ONE_SUITED + rank * 91 + pair)
}

@inline export function addTo(to: usize, value: v128): void {
  v128.store(to, i32x4.add(v128.load(to), value))
}

/** Hot: a type of three suited and others x <= y, to the flops that show one of the suit, and to the rows of its set. */
function addThree(board: i32, x: i32, y: i32): void {
  sweepThree(board)
  const hasShorts = shortsOnThree(board)
  flushEdges(board, hasShorts)
  if (alsoPlays) playThree(board, x, y, hasShorts)
  const at = board * ROW
  const others = ((y * (y + 1)) >> 1) + x
  const a = rowOfOne(ctz(setMask), others)
  const b = rowOfOne(ctz(setMask & (setMask - 1)), others)
  const c = rowOfOne(31 - clz(setMask), others)
  const leftX = OFF_LEFT + <usize>x * WIDE
  const leftY = OFF_LEFT + <usize>y * WIDE
  const rowX = RANK_ROWS + <usize>x * WIDE
  const rowY = RANK_ROWS + <usize>y * WIDE
  const less = i32x4.splat(x === y ? 1 : 0)
  for (let pair = 0; pair < PAIRS; pair++) {
    const i = <usize>pair << 4
    const value = v128.and(i32x4.replace_lane(plainEdge(at, pair, hasShorts), 3, i32At(VALUE, pair * 4 + 3)), vectorAt(LIVE, pair))
    addTo(a + i, value)
    addTo(b + i, value)
    addTo(c + i, value)
    addTo(rowX + i, i32x4.mul(value, i32x4.sub(v128.load(leftY + i), less)))
    if (x !== y) addTo(rowY + i, i32x4.mul(value, v128.load(leftX + i)))
  }
}

/** When all boards of one set of three were added: the flops that show two or three of it. */
function leaveThree(): void {
  const rest = setMask & (setMask - 1)
  memory.fill(SUMS, 0, WIDE * 2)
  for (let x = 0; x < 13; x++) {
    const a = rowOfTwo(rest, x)
    const b = rowOfTwo(setMask & ~(rest & -rest), x)
    const c = rowOfTwo(setMask & ~(1 << (31 - clz(setMask))), x)
    leaveRow(RANK_ROWS + <usize>x * WIDE, OFF_LEFT + <usize>x * WIDE, a, b, c)
  }
  halve(VALUE, WIDE)
  addRow(rowOfThree(setMask), VALUE)
}

/** Hot. */
function leaveRow(row: usize, left: usize, a: usize, b: usize, c: usize): void {
  for (let i: usize = 0; i < WIDE; i += 16) {
    const value = v128.load(row + i)
    addTo(a + i, value)
    addTo(b + i, value)
    addTo(c + i, value)
    addProduct(i, value, v128.load(left + i))
  }
}

/** Hot: a type of four suited and another x. The first of the rows gathers what flops of three suited see of it. */
function addFour(x: i32): void {
  for (let p = setMask; p !== 0; p &= p - 1) {
    for (let q = p & (p - 1); q !== 0; q &= q - 1) addRow(rowOfTwo((p & -p) | (q & -q), x), VALUE)
  }
  const left = OFF_LEFT + <usize>x * WIDE
  for (let i: usize = 0; i < WIDE; i += 16) addTo(RANK_ROWS + i, i32x4.mul(v128.load(VALUE + i), v128.load(left + i)))
}

export function addRow(to: usize, from: usize): void {
  for (let i: usize = 0; i < WIDE; i += 16) addTo(to + i, v128.load(from + i))
}

/** A row to every flop of three suited ranks of the set at hand. */
function addToThrees(from: usize): void {
  for (let p = setMask; p !== 0; p &= p - 1) {
    for (let q = p & (p - 1); q !== 0; q &= q - 1) {
      for (let r = q & (q - 1); r !== 0; r &= r - 1) addRow(rowOfThree((p & -p) | (q & -q) | (r & -r)), from)
    }
  }
}

function sumThreeSuited(): void {
  for (let n = 0, type = 0; n < 286; n++) {
    turnTo(3, n)
    memory.fill(RANK_ROWS, 0, 13 * WIDE)
    memory.fill(VALUE, 0, WIDE)
    for (let y = 0; y < 13; y++) {
      for (let x = 0; x <= y; x++, type++) {
        addThree(u16At(RANKS_OF, type), x, y)
      }
    }
    leaveThree()
  }
}

function sumFourSuited(): void {
  for (let n = 0, type = FOUR_SUITED; n < 715; n++) {
    turnTo(4, n)
    listFlushes(4)
    memory.fill(RANK_ROWS, 0, WIDE)
    for (let x = 0; x < 13; x++, type++) {
      sweepFour(u16At(RANKS_OF, type), x)
      edgesRead(u16At(RANKS_OF, type), true)
      if (alsoPlays) playRead(u16At(RANKS_OF, type), x)
      addFour(x)
    }
    addToThrees(RANK_ROWS)
  }
}

function sumFiveSuited(): void {
  for (let n = 0; n < 1287; n++) {
    turnTo(5, n)
    listFlushes(5)
    sweepFive()
    edgesRead(u16At(RANKS_OF, FIVE_SUITED + n), false)
    if (alsoPlays) playRead(u16At(RANKS_OF, FIVE_SUITED + n), -1)
    addToThrees(VALUE)
  }
}

/** d of all boards of ranks, and its sums over rivers, with the factors at FACTORS. */
export function edgesOfRanks(): void {
  memory.fill(UNSURE, 0, 20)
  for (let board = 0; board < BOARDS; board++) edgesOfBoard(board)
  sumRanks()
}

/** Sums d over all run-outs of all flops, with the factors at FACTORS; if told, plays all hands to the showdown as `playHands` does. */
export function sumEdges(playsToo: bool): void {
  alsoPlays = playsToo
  if (alsoPlays) beginToPlay()
  edgesOfRanks()
  sumTurns()
  memory.fill(SUITS, 0, <usize>FLOP_SUIT_TYPES * WIDE)
  sumThreeSuited()
  sumFourSuited()
  sumFiveSuited()
}
