import { setAt, setMask, turnTo } from './flush-tables'
import { flushBelowOnThree, flushKind, flushShortOnThree, placeOfTwo, sweepFive, sweepFour, sweepThree } from './flush-sweep'
import {
  BELOW, BOARDS, BOTH, EDGE, FACTORS, FIVE_SUITED, FLOP_ONE_SUITED, FLOP_SUIT_TYPES, FLOP_SUMS, FLOP_TWO_SUITED, FLOPS_OF_RANKS, FOUR_SUITED, GAIN, high, i16At, i32At, KINDS, LIVE,
  low, OFF_LEFT, PAIR_LEFT, PAIRS, RANK_ROWS, RANKS_OF, ROW, SEGMENT, SET_NUMBER, setCount, setI32, SHORT, SHORTS, SUITS, TAKEN_FOUR, TAKEN_THREE, TIES, TO_FIVE, TO_FOUR, TURN_SUMS,
  TURNS_OF_RANKS, u16At, u8At, VALUE, vectorAt, WIDE, X, Y, Z, setVector, SUMS, ROW_BYTES
} from './memory'
import { shortsOnThree } from './qualifying'

/*
 * Flop edges: for each board and hand one number,  d = worth + min(0, gain),  both linear in W below, T beside and N short with
 * factors by segment (`flop-edges.ts`), summed over run-outs. All 32 bits: what asks for a solve makes sure that the true sums fit,
 * and numbers that pass the limit on the way come back, as sums modulo 2^32 do.
 */

/** Whether a later decision follows; without one the gain is never below 0. */
export let hasGain: bool = false

export function setHasGain(value: bool): void {
  hasGain = value
}

@inline export function factorsOf(segment: i32): usize {
  return FACTORS + (<usize>segment << 5)
}
@inline function linear(factors: usize, below: i32, ties: i32, short: i32): i32 {
  return load<i32>(factors) + load<i32>(factors, 4) * below + load<i32>(factors, 8) * ties + load<i32>(factors, 12) * short
}
@inline export function gainOf(segment: i32, below: i32, ties: i32, short: i32): i32 {
  return linear(factorsOf(segment) + 16, below, ties, short)
}
@inline function edgeOf(segment: i32, below: i32, ties: i32, short: i32): i32 {
  const worth = linear(factorsOf(segment), below, ties, short)
  return hasGain ? worth + min(0, gainOf(segment, below, ties, short)) : worth
}

/** Hot: F and d of a board of ranks. */
function edgesOfBoard(board: i32): void {
  for (let at = board * ROW, end = at + PAIRS; at < end; at++) {
    const segment = u8At(SEGMENT, at)
    const below = i16At(BELOW, at)
    const ties = i16At(TIES, at)
    const short = i16At(SHORT, at)
    const gain = hasGain ? gainOf(segment, below, ties, short) : 0
    setI32(GAIN, at, gain)
    setI32(EDGE, at, linear(factorsOf(segment), below, ties, short) + min(0, gain))
  }
}

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

/** Hot: d less d of the ranks, for hands with two suited cards on three suited, into the lane of relation 3. */
function flushEdges(board: i32, hasShorts: bool): void {
  const free = 8191 & ~setMask
  const at = board * ROW
  for (let ys = free & (free - 1); ys !== 0; ys &= ys - 1) {
    const y = ctz(ys)
    const row = (y * (y + 1)) >> 1
    for (let xs = free & ((1 << y) - 1); xs !== 0; xs &= xs - 1) {
      const pair = row + ctz(xs)
      const place = placeOfTwo(pair)
      const kind = flushKind(place)
      const d = edgeOf(kind, flushBelowOnThree(board, pair, kind, place), 0, flushShortOnThree(board, pair, hasShorts))
      setI32(VALUE, pair * 4 + 3, d - i32At(EDGE, at + pair))
    }
  }
}

@inline function takenShorts(pair: i32): v128 {
  return i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(i32At(SHORTS, 13)), 1, i32At(SHORTS, low(pair))), 2, i32At(SHORTS, high(pair)))
}
@inline function times(factors: usize, x: v128, y: v128, z: v128, hasShorts: bool): v128 {
  const xy = i32x4.add(i32x4.mul(v128.load_splat<i32>(factors, 4), x), i32x4.mul(v128.load_splat<i32>(factors, 8), y))
  return hasShorts ? i32x4.add(xy, i32x4.mul(v128.load_splat<i32>(factors, 12), z)) : xy
}

/** Hot: d less d of the ranks for the three other relations. F falls by what is taken, and with it d where F is below 0. */
function plainEdges(board: i32, hasShorts: bool): void {
  const at = board * ROW
  const zero = i32x4.splat(0)
  for (let pair = 0; pair < PAIRS; pair++) {
    const x = vectorAt(X, pair)
    const y = vectorAt(Y, pair)
    const z = hasShorts ? takenShorts(pair) : zero
    const factors = factorsOf(u8At(SEGMENT, at + pair))
    let value = i32x4.neg(times(factors, x, y, z, hasShorts))
    if (hasGain) {
      const gain = v128.load_splat<i32>(GAIN + (<usize>(at + pair) << 2))
      const left = i32x4.sub(gain, times(factors + 16, x, y, z, hasShorts))
      value = i32x4.add(value, i32x4.sub(i32x4.min_s(left, zero), i32x4.min_s(gain, zero)))
    }
    value = i32x4.replace_lane(value, 3, i32At(VALUE, pair * 4 + 3))
    setVector(VALUE, pair, v128.and(value, vectorAt(LIVE, pair)))
  }
}

export function edgesOnThree(board: i32): void {
  sweepThree(board)
  const hasShorts = shortsOnThree(board)
  flushEdges(board, hasShorts)
  plainEdges(board, hasShorts)
}

/** Hot: d less d of the ranks from W, T and N at X, Y and Z. */
export function edgesRead(board: i32): void {
  const at = board * ROW
  for (let pair = 0; pair < PAIRS; pair++) {
    const edge = i32At(EDGE, at + pair)
    const live = vectorAt(LIVE, pair)
    let value = i32x4.splat(0)
    value = i32x4.replace_lane(value, 0, laneEdge(pair * 4) - edge)
    value = i32x4.replace_lane(value, 1, laneEdge(pair * 4 + 1) - edge)
    value = i32x4.replace_lane(value, 2, laneEdge(pair * 4 + 2) - edge)
    value = i32x4.replace_lane(value, 3, laneEdge(pair * 4 + 3) - edge)
    setVector(VALUE, pair, v128.and(value, live))
  }
}

@inline function laneEdge(lane: i32): i32 {
  return edgeOf(u8At(KINDS, lane), i32At(X, lane), i32At(Y, lane), i32At(Z, lane))
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

@inline function addTo(to: usize, value: v128): void {
  v128.store(to, i32x4.add(v128.load(to), value))
}

/** Hot: a type of three suited and others x <= y, to the flops that show one of the suit, and to the rows of its set. */
function addThree(x: i32, y: i32): void {
  const pair = ((y * (y + 1)) >> 1) + x
  const rest = setMask & (setMask - 1)
  const a = rowOfOne(ctz(setMask), pair)
  const b = rowOfOne(ctz(rest), pair)
  const c = rowOfOne(31 - clz(setMask), pair)
  const leftX = OFF_LEFT + <usize>x * WIDE
  const leftY = OFF_LEFT + <usize>y * WIDE
  const rowX = RANK_ROWS + <usize>x * WIDE
  const rowY = RANK_ROWS + <usize>y * WIDE
  const less = i32x4.splat(x === y ? 1 : 0)
  for (let i: usize = 0; i < WIDE; i += 16) {
    const value = v128.load(VALUE + i)
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

function addRow(to: usize, from: usize): void {
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
        edgesOnThree(u16At(RANKS_OF, type))
        addThree(x, y)
      }
    }
    leaveThree()
  }
}

function sumFourSuited(): void {
  for (let n = 0, type = FOUR_SUITED; n < 715; n++) {
    turnTo(4, n)
    memory.fill(RANK_ROWS, 0, WIDE)
    for (let x = 0; x < 13; x++, type++) {
      sweepFour(u16At(RANKS_OF, type), x)
      edgesRead(u16At(RANKS_OF, type))
      addFour(x)
    }
    addToThrees(RANK_ROWS)
  }
}

function sumFiveSuited(): void {
  for (let n = 0; n < 1287; n++) {
    turnTo(5, n)
    sweepFive()
    edgesRead(u16At(RANKS_OF, FIVE_SUITED + n))
    addToThrees(VALUE)
  }
}

/** Sums d over all run-outs of all flops, with the factors at FACTORS. */
export function sumEdges(): void {
  for (let board = 0; board < BOARDS; board++) edgesOfBoard(board)
  sumRanks()
  sumTurns()
  memory.fill(SUITS, 0, <usize>FLOP_SUIT_TYPES * WIDE)
  sumThreeSuited()
  sumFourSuited()
  sumFiveSuited()
}
