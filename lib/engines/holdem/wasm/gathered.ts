import { addCounts, addI64, waysAt } from './boards'
import { factorsOf, gainOf, hasGain, linears, taken, takenPlain, takenShorts } from './edge-values'
import { countShorts, countStrong, FLUSH_KIND, onlyPlain, shortWithoutTwo, strongWithoutTwo } from './flush-sweep'
import { freePairs } from './flush-tables'
import {
  ACTIVE, addI32, ALL_OF, BELOW, BOARDS_BYTES, COUNTED, COUNTS, EDGE, FLUSH_RESULTS, FREE, FREE_BELOW, FREE_KINDS, GAIN, GAVE_UP, HANDS_BY_PAIR, high,
  i16At, i32At, KINDS, LIVE, low, MOVED, PAIRS, RESULTS, ROW, SEGMENT, setI32, setU8, SHORT, SHORT_OF, TAKEN_OFF, TIES, u8At, VALUE, vectorAt, WIDE,
} from './memory'

/*
 * Hands that are counted, added to what they come to: as they are on one board, or by what flushes take from the counts of their ranks
 * (`results.ts`). MOVED are the hands that are counted apart from their ranks.
 */

/** Flushes with two suited cards on three suited, in two vectors to a segment: bets, and those that went on. */
const TWO_SUITED: usize = FLUSH_RESULTS + 8 * 16
/** How far the results of those that went on lie behind those that bet. */
const PASSED: usize = 20 * 32

/** The hands that are counted: ten times their boards by relation, for the ranks outside a suit. */
export function countHands(): void {
  memory.fill(ALL_OF, 0, 105 * WIDE)
  activePairs = 0
  for (let pair = 0; pair < PAIRS; pair++) {
    const off = i32At(COUNTED, pair)
    const suited = i32At(COUNTED, 91 + pair)
    const isPair = low(pair) === high(pair)
    const count = isPair ? 6 * off : 12 * off + 4 * suited
    setI32(HANDS_BY_PAIR, pair, count)
    if (count === 0) continue
    setU8(ACTIVE, activePairs++, pair)
    // A pair is seen without the suit by two suits of three hands each, or with one card in it; other hands by as many as there are.
    const none = isPair ? 12 * off : 24 * off + 12 * suited
    const hands = i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(12 * off), 0, none), 2, isPair ? 0 : 12 * off), 3, 4 * suited)
    countBoards(pair, i32x4.mul(hands, i32x4.splat(10)))
  }
}

function countBoards(pair: i32, hands: v128): void {
  const i = <usize>pair << 4
  for (let y = 0; y < 13; y++) {
    for (let x = 0; x <= y; x++) v128.store(allOf(((y * (y + 1)) >> 1) + x) + i, i32x4.mul(hands, waysAt(x, y, i)))
    v128.store(allOf(91 + y) + i, i32x4.mul(hands, waysAt(y, -1, i)))
  }
  v128.store(allOf(104) + i, hands)
}

/** The row of ALL_OF for a pair of ranks outside the suit, for one (91 + rank), for none (104). */
@inline export function allOf(others: i32): usize {
  return ALL_OF + <usize>others * WIDE
}

export let activePairs: i32 = 0

/** Adds hands of one kind, `bets` of `all`, to what they come to. */
export function gather(segment: i32, all: i32, bets: i32, below: i32, ties: i32, short: i32): void {
  const at = RESULTS + (<usize>segment << 5)
  if (bets !== 0) addCounts(at, bets, below, ties, short)
  const waiting = all - bets
  if (waiting === 0) return
  const gain = hasGain ? gainOf(segment, below, ties, short) : -1
  if (gain > 0) addCounts(at + PASSED, waiting, below, ties, short)
  else {
    addI64(GAVE_UP, waiting)
    if (gain === 0) addI64(GAVE_UP + 8, waiting)
  }
}

@inline function moveFrom(at: i32, all: i32, bets: i32): void {
  addI32(MOVED, at, all)
  addI32(EDGE, at, -bets)
}

@inline function addTo(at: usize, amount: v128): void {
  v128.store(at, i32x4.add(v128.load(at), amount))
}

/** What flushes take from hands that stay with their ranks: X, Y and Z at TAKEN_OFF. Hands and counts are below 2^15. */
@inline function takeOff(at: usize, hands: v128, counts: v128, short: v128, hasShorts: bool): void {
  addTo(at, i32x4.dot_i16x8_s(counts, hands))
  addTo(at + 16, i32x4.dot_i16x8_s(counts, i32x4.shl(hands, 16)))
  if (hasShorts) addTo(at + 32, i32x4.dot_i16x8_s(short, hands))
}

/** Another decision than that of the ranks: the hands that wait move. */
function moveWaiting(at: i32, waiting: i32, counts: i32, short: i32): void {
  addI32(MOVED, at, waiting)
  gather(u8At(SEGMENT, at), waiting, 0, i16At(BELOW, at) - (counts & 0xffff), i16At(TIES, at) - (counts >> 16), i16At(SHORT, at) - short)
}

function moveAll(at: i32, waiting: v128, counts: v128, short: v128): void {
  if (i32x4.extract_lane(waiting, 0) !== 0) moveWaiting(at, i32x4.extract_lane(waiting, 0), i32x4.extract_lane(counts, 0), i32x4.extract_lane(short, 0))
  if (i32x4.extract_lane(waiting, 1) !== 0) moveWaiting(at, i32x4.extract_lane(waiting, 1), i32x4.extract_lane(counts, 1), i32x4.extract_lane(short, 1))
  if (i32x4.extract_lane(waiting, 2) !== 0) moveWaiting(at, i32x4.extract_lane(waiting, 2), i32x4.extract_lane(counts, 2), i32x4.extract_lane(short, 2))
}

/** Hands without a flush on three suited. TAKEN_OFF has 6 vectors to a segment: of bets, then of those that went on. */
@inline export function gatherPlain(at: i32, pair: i32, all: v128, bets: v128, hasShorts: bool): void {
  const segment = u8At(SEGMENT, at)
  const counts = vectorAt(COUNTS, pair)
  const zero = i32x4.splat(0)
  const short = hasShorts ? takenShorts(pair) : zero
  const to = TAKEN_OFF + <usize>segment * 96
  takeOff(to, bets, counts, short, hasShorts)
  if (!hasGain) return
  const factors = factorsOf(segment) + 16
  const gain = v128.load_splat<i32>(GAIN + (<usize>at << 2))
  const left = i32x4.sub(gain, hasShorts ? taken(factors, counts, short) : takenPlain(factors, counts))
  let waiting = i32x4.sub(all, bets)
  const other = v128.or(v128.xor(i32x4.gt_s(left, zero), i32x4.gt_s(gain, zero)), v128.xor(i32x4.eq(left, zero), i32x4.eq(gain, zero)))
  const moving = v128.and(other, waiting)
  if (v128.any_true(moving)) {
    moveAll(at, moving, counts, short)
    waiting = i32x4.sub(waiting, moving)
  }
  if (i32At(GAIN, at) > 0) takeOff(to + 48, waiting, counts, short, hasShorts)
}

/** Hands with two suited cards on three suited, of one pair of ranks. */
@inline function gatherFlush(at: i32, all: i32, bets: i32, segment: i32, below: i32, short: i32): void {
  moveFrom(at, all, bets)
  const counts = i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(1), 1, below), 2, 0), 3, short)
  const to = TWO_SUITED + (<usize>segment << 5)
  addTo(to, i32x4.mul(counts, i32x4.splat(bets)))
  const gain = hasGain ? gainOf(segment, below, 0, short) : -1
  const waiting = all - bets
  if (gain > 0) addTo(to + 16, i32x4.mul(counts, i32x4.splat(waiting)))
  else {
    addI64(GAVE_UP, waiting)
    if (gain === 0) addI64(GAVE_UP + 8, waiting)
  }
}

export function flushesOnThree(board: i32, alls: usize, hasShorts: bool): void {
  countStrong(board)
  countShorts(board, hasShorts)
  for (let i = 0, count = freePairs; i < count; i++) {
    const pair = u8At(FREE, i)
    const all = i32At(alls, pair * 4 + 3)
    if (all === 0) continue
    const kind = u8At(FREE_KINDS, i)
    const below = i16At(FREE_BELOW, i) - (kind < 16 ? strongWithoutTwo(pair) : 0)
    gatherFlush(board * ROW + pair, all, i32At(VALUE, pair * 4 + 3), kind, below, shortWithoutTwo(pair))
  }
}

/** Hot: W, T and N read; the first lane of four suited has no flush. */
export function resultsRead(board: i32, alls: usize, isFour: bool): void {
  for (let k = 0, count = activePairs; k < count; k++) {
    const pair = u8At(ACTIVE, k)
    const i = <usize>pair << 4
    const at = board * ROW + pair
    const live = v128.load(LIVE + i)
    const all = v128.and(v128.load(alls + i), live)
    const bets = v128.and(v128.load(VALUE + i), live)
    moveFrom(at, sumLanes(all), sumLanes(bets))
    if (!onlyPlain) {
      readLane(pair * 4, i32x4.extract_lane(all, 0), i32x4.extract_lane(bets, 0))
      readLane(pair * 4 + 1, i32x4.extract_lane(all, 1), i32x4.extract_lane(bets, 1))
      readLane(pair * 4 + 2, i32x4.extract_lane(all, 2), i32x4.extract_lane(bets, 2))
      readLane(pair * 4 + 3, i32x4.extract_lane(all, 3), i32x4.extract_lane(bets, 3))
    } else if (isFour) {
      readLane(pair * 4, i32x4.extract_lane(all, 0), i32x4.extract_lane(bets, 0))
      gatherFlushes(pair, i32x4.replace_lane(all, 0, 0), i32x4.replace_lane(bets, 0, 0))
    } else gatherFlushes(pair, all, bets)
  }
}

@inline function sumLanes(vector: v128): i32 {
  const two = i32x4.add(vector, v128.shuffle<i32>(vector, vector, 2, 3, 0, 1))
  return i32x4.extract_lane(two, 0) + i32x4.extract_lane(two, 1)
}

@inline function readLane(lane: i32, all: i32, bets: i32): void {
  if (all === 0) return
  const counts = i32At(COUNTS, lane)
  gather(u8At(KINDS, lane), all, bets, counts & 0xffff, counts >> 16, i32At(SHORT_OF, lane))
}

/** Plain flushes: eight vectors of sums by relation, of bets and of those that went on. */
@inline function gatherFlushes(pair: i32, all: v128, bets: v128): void {
  const counts = vectorAt(COUNTS, pair)
  const short = vectorAt(SHORT_OF, pair)
  const below = v128.and(counts, i32x4.splat(0xffff))
  const ties = i32x4.shr_u(counts, 16)
  addFour(FLUSH_RESULTS, bets, below, ties, short)
  const waiting = i32x4.sub(all, bets)
  if (!hasGain) return addI64(GAVE_UP, sumLanes(waiting))
  const zero = i32x4.splat(0)
  const gain = linears(factorsOf(FLUSH_KIND) + 16, counts, short)
  const goes = i32x4.gt_s(gain, zero)
  addFour(FLUSH_RESULTS + 64, v128.and(waiting, goes), below, ties, short)
  const stays = v128.andnot(waiting, goes)
  if (!v128.any_true(stays)) return
  addI64(GAVE_UP, sumLanes(stays))
  addI64(GAVE_UP + 8, sumLanes(v128.and(stays, i32x4.eq(gain, zero))))
}

@inline function addFour(to: usize, hands: v128, below: v128, ties: v128, short: v128): void {
  addTo(to, hands)
  addTo(to + 16, i32x4.mul(hands, below))
  addTo(to + 32, i32x4.mul(hands, ties))
  addTo(to + 48, i32x4.mul(hands, short))
}

@inline function sum(vector: v128): i64 {
  const wide = i64x2.add(i64x2.extend_low_i32x4_s(vector), i64x2.extend_high_i32x4_s(vector))
  return i64x2.extract_lane(wide, 0) + i64x2.extract_lane(wide, 1)
}

/**
 * What 32 bits hold goes to the results when a set is left, before it could be too much. On three suited at most 91 · 91 types and pairs
 * of 3,240 hands are met, of which 45 are taken each, or 91 · 45 of 360 hands, with 990 below; on four and five 13 · 91 of 360 hands.
 */
export function settle(): void {
  for (let segment = 0; segment < 20; segment++) {
    const from = TAKEN_OFF + <usize>segment * 96
    const flushes = TWO_SUITED + (<usize>segment << 5)
    const to = RESULTS + (<usize>segment << 5)
    for (let i: usize = 0; i < 3; i++) {
      addI64(to + 8 + i * 8, -sum(v128.load(from + i * 16)))
      addI64(to + PASSED + 8 + i * 8, -sum(v128.load(from + 48 + i * 16)))
    }
    for (let i: usize = 0; i < 4; i++) {
      addI64(to + i * 8, load<u32>(flushes + i * 4))
      addI64(to + PASSED + i * 8, load<u32>(flushes + 16 + i * 4))
    }
  }
  memory.fill(TAKEN_OFF, 0, 20 * 96)
  memory.fill(TWO_SUITED, 0, 20 * 32)
}

export function settleFlushes(): void {
  const to = RESULTS + (<usize>FLUSH_KIND << 5)
  for (let i: usize = 0; i < 4; i++) {
    addI64(to + i * 8, sum(v128.load(FLUSH_RESULTS + i * 16)))
    addI64(to + PASSED + i * 8, sum(v128.load(FLUSH_RESULTS + 64 + i * 16)))
  }
  memory.fill(FLUSH_RESULTS, 0, 8 * 16)
}

export function clearResults(): void {
  memory.fill(RESULTS, 0, 2 * 20 * 32 + 16)
  memory.fill(TAKEN_OFF, 0, 20 * 96)
  memory.fill(FLUSH_RESULTS, 0, 20 * 8 * 16)
  memory.fill(MOVED, 0, BOARDS_BYTES)
}
