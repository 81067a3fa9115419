import { waysAt } from './boards'
import { gainFactorsOf, gainOf, hasGain, isPlain, linears, taken, takenShorts } from './edge-values'
import { belowTwo, FLUSH_KIND, onlyPlain, shortTwo } from './flush-sweep'
import { freePairs } from './flush-tables'
import {
  addCounts, and, at, belowOf, belowTimes, countAt, hasNone, inRow, inVector, isAboveZero, isAny, isEqual, mul, noneOf, or, pairOf, put, relations, SIZE,
  splat, STEP, sub, sumOf, T, tiesOf, tiesTimes, V, VS_OF_PAIR, withNone, xor,
} from './lanes'
import {
  ACTIVE, ACTIVE_VS, addI64, addNumber, ALL_OF, APART, BELOW, BOARDS_BYTES, COUNTED, COUNTS, EDGE, FLUSH_RESULTS, FREE, FREE_KINDS, GAIN, GAVE_UP,
  HANDS_BY_PAIR, high, i16At, i32At, KINDS, LIVE, low, MOVED, numberAt, PAIRS, RESULTS, RESULTS_END, ROW, SEGMENT, setI16, setI32, setU8, SHORT, SHORT_OF,
  TAKEN_OFF, TIES, TWO_SUITED, u16At, u8At, VALUE, VECTOR, WIDE,
} from './memory'
import { addTo } from './rows'

/*
 * Hands that are counted, added to what they come to: as they are on one board, or by what flushes take from the counts of their ranks
 * (`results.ts`). MOVED are the hands that are counted apart from their ranks.
 */

/** How far the results of those that went on lie behind those that bet. */
const PASSED: usize = 20 * 32

/** The hands that are counted: ten times their boards by relation, for the ranks outside a suit. */
export function countHands(): void {
  memory.fill(ALL_OF, 0, 105 * WIDE)
  activePairs = 0
  activeVs = 0
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
    for (let v = pair * VS_OF_PAIR; v < (pair + 1) * VS_OF_PAIR; v++) {
      setI16(ACTIVE_VS, activeVs++, v)
      countBoards(v, relations(10 * none, 120 * off, isPair ? 0 : 120 * off, 40 * suited, v))
    }
  }
}

function countBoards(v: i32, hands: V): void {
  const i = inRow(v)
  for (let x = 0; x < 13; x++) {
    for (let y = 0; y <= x; y++) put(allOf(((x * (x + 1)) >> 1) + y) + i, mul(hands, waysAt(x, y, v)))
    put(allOf(91 + x) + i, mul(hands, waysAt(x, -1, v)))
  }
  put(allOf(104) + i, hands)
}

/** The row of ALL_OF for a pair of ranks outside the suit, for one (91 + rank), for none (104). */
@inline export function allOf(others: i32): usize {
  return ALL_OF + <usize>others * WIDE
}

export let activePairs: i32 = 0
export let activeVs: i32 = 0

/** Adds hands of one kind, `bets` of `all`, to what they come to. */
export function gather(segment: i32, all: T, bets: T, below: i32, ties: i32, short: i32): void {
  const place = RESULTS + (<usize>segment << 5)
  if (bets !== 0) addCounts(place, bets, below, ties, short)
  const waiting = all - bets
  if (waiting === 0) return
  const gain: T = hasGain ? gainOf(segment, below, ties, short) : -1
  if (gain > 0) addCounts(place + PASSED, waiting, below, ties, short)
  else giveUp(waiting, gain)
}

@inline function giveUp(hands: T, gain: T): void {
  addI64(GAVE_UP, hands)
  if (gain === 0) addI64(GAVE_UP + 8, hands)
}

@inline function moveFrom(from: i32, all: T, bets: T): void {
  addNumber(MOVED, from, all)
  addNumber(EDGE, from, -bets)
}

/** What flushes take from hands that stay with their ranks: X, Y and Z at TAKEN_OFF. Hands and counts are below 2^15. */
@inline function takeOff(to: usize, hands: V, counts: V, short: V, someShort: bool): void {
  addTo(to, belowTimes(counts, hands))
  addTo(to + VECTOR, tiesTimes(counts, hands))
  if (someShort) addTo(to + 2 * VECTOR, mul(short, hands))
}

/** Another decision than that of the ranks: the hands that wait move. */
function moveWaiting(from: i32, lane: i32, waiting: T, short: i32): void {
  const counts = <i32>numberAt(COUNTS, lane)
  addNumber(MOVED, from, waiting)
  gather(u8At(SEGMENT, from), waiting, 0, i16At(BELOW, from) - (counts & 0xffff), i16At(TIES, from) - (counts >> 16), i16At(SHORT, from) - short)
}

/** Hands without a flush on three suited. TAKEN_OFF has 6 vectors to a segment: of bets, then of those that went on. */
@inline export function gatherPlain(from: i32, v: i32, someAll: V, someBets: V, someShort: bool): void {
  const all = and(someAll, isPlain(v))
  const bets = and(someBets, isPlain(v))
  const segment = u8At(SEGMENT, from)
  const counts = at(COUNTS + inRow(v))
  const short = someShort ? takenShorts(v) : splat(0)
  const to = TAKEN_OFF + <usize>segment * (6 * VECTOR) + inVector(v)
  takeOff(to, bets, counts, short, someShort)
  if (!hasGain) return
  const gain = splat(numberAt(GAIN, from))
  const left = sub(gain, taken(gainFactorsOf(segment), counts, short, someShort))
  let waiting = sub(all, bets)
  const other = or(xor(isAboveZero(left), isAboveZero(gain)), xor(isEqual(left, splat(0)), isEqual(gain, splat(0))))
  const moving = and(other, waiting)
  if (isAny(moving)) {
    put(APART, moving)
    put(APART + VECTOR, short)
    for (let k = 0; k < STEP; k++) if (numberAt(APART, k) !== 0) moveWaiting(from, v * STEP + k, numberAt(APART, k), <i32>numberAt(APART, 4 + k))
    waiting = sub(waiting, moving)
  }
  if (numberAt(GAIN, from) > 0) takeOff(to + 3 * VECTOR, waiting, counts, short, someShort)
}

/** Hands with two suited cards on three suited, of one pair of ranks. */
@inline function gatherFlush(from: i32, all: T, bets: T, segment: i32, below: i32, short: i32): void {
  moveFrom(from, all, bets)
  const to = TWO_SUITED + <usize>segment * (2 * VECTOR)
  addFlush(to, bets, below, short)
  const gain: T = hasGain ? gainOf(segment, below, 0, short) : -1
  const waiting = all - bets
  if (gain > 0) addFlush(to + VECTOR, waiting, below, short)
  else giveUp(waiting, gain)
}
@inline function addFlush(to: usize, hands: T, below: i32, short: i32): void {
  addNumber(to, 0, hands)
  addNumber(to, 1, hands * below)
  addNumber(to, 3, hands * short)
}

export function flushesOnThree(board: i32, alls: usize): void {
  for (let i = 0, count = freePairs; i < count; i++) {
    const pair = u8At(FREE, i)
    const all = numberAt(alls, pair * 4 + 3)
    if (all === 0) continue
    gatherFlush(board * ROW + pair, all, numberAt(VALUE, pair * 4 + 3), u8At(FREE_KINDS, i), belowTwo(i), shortTwo(pair))
  }
}

/** Hot: W, T and N read; the first lane of four suited has no flush. */
export function resultsRead(board: i32, alls: usize, isFour: bool): void {
  for (let k = 0, count = activeVs; k < count; k++) {
    const v = u16At(ACTIVE_VS, k)
    readLanes(board * ROW + pairOf(v), alls, v, isFour)
  }
}

@inline function readLanes(from: i32, alls: usize, v: i32, isFour: bool): void {
  const i = inRow(v)
  const live = at(LIVE + i)
  let all = and(at(alls + i), live)
  let bets = and(at(VALUE + i), live)
  moveFrom(from, sumOf(all), sumOf(bets))
  if (!onlyPlain) {
    put(APART, all)
    put(APART + VECTOR, bets)
    for (let k = 0; k < STEP; k++) readLane(v * STEP + k, numberAt(APART, k), numberAt(APART, 4 + k))
    return
  }
  if (isFour && hasNone(v)) {
    readLane(v * STEP, noneOf(all), noneOf(bets))
    all = withNone(all, 0)
    bets = withNone(bets, 0)
  }
  gatherFlushes(v, all, bets)
}

@inline function readLane(lane: i32, all: T, bets: T): void {
  if (all === 0) return
  const counts = <i32>numberAt(COUNTS, lane)
  gather(u8At(KINDS, lane), all, bets, counts & 0xffff, counts >> 16, <i32>numberAt(SHORT_OF, lane))
}

/** Plain flushes: eight vectors of sums by relation, of bets and of those that went on. */
@inline function gatherFlushes(v: i32, all: V, bets: V): void {
  const counts = at(COUNTS + inRow(v))
  const short = at(SHORT_OF + inRow(v))
  const to = FLUSH_RESULTS + inVector(v)
  addFour(to, bets, counts, short)
  const waiting = sub(all, bets)
  if (!hasGain) return giveUp(sumOf(waiting), -1)
  const gain = linears(gainFactorsOf(FLUSH_KIND), counts, short)
  const goes = and(waiting, isAboveZero(gain))
  addFour(to + 4 * VECTOR, goes, counts, short)
  const stays = sub(waiting, goes)
  if (!isAny(stays)) return
  addI64(GAVE_UP, sumOf(stays))
  addI64(GAVE_UP + 8, sumOf(and(stays, isEqual(gain, splat(0)))))
}

@inline function addFour(to: usize, hands: V, counts: V, short: V): void {
  addTo(to, hands)
  addTo(to + VECTOR, mul(hands, belowOf(counts)))
  addTo(to + 2 * VECTOR, mul(hands, tiesOf(counts)))
  addTo(to + 3 * VECTOR, mul(hands, short))
}

/** The four numbers of a vector together. */
function sum(place: usize): i64 {
  return <i64>numberAt(place, 0) + <i64>numberAt(place, 1) + <i64>numberAt(place, 2) + <i64>numberAt(place, 3)
}

/**
 * What 32 bits hold goes to the results when a set is left, before it could be too much. On three suited at most 91 · 91 types and pairs
 * of 3,240 hands are met, of which 45 are taken each, or 91 · 45 of 360 hands, with 990 below; on four and five 13 · 91 of 360 hands.
 */
export function settle(suited: i32): void {
  if (suited === 3) settleThree()
  else settleFlushes()
}

function settleThree(): void {
  for (let segment = 0; segment < 20; segment++) {
    const from = TAKEN_OFF + <usize>segment * (6 * VECTOR)
    const flushes = TWO_SUITED + <usize>segment * (2 * VECTOR)
    const to = RESULTS + (<usize>segment << 5)
    for (let i: usize = 0; i < 3; i++) {
      addI64(to + 8 + i * 8, -sum(from + i * VECTOR))
      addI64(to + PASSED + 8 + i * 8, -sum(from + (3 + i) * VECTOR))
    }
    for (let i: usize = 0; i < 4; i++) {
      addI64(to + i * 8, countAt(flushes + i * SIZE))
      addI64(to + PASSED + i * 8, countAt(flushes + VECTOR + i * SIZE))
    }
  }
  memory.fill(TAKEN_OFF, 0, FLUSH_RESULTS - TAKEN_OFF)
}

function settleFlushes(): void {
  const to = RESULTS + (<usize>FLUSH_KIND << 5)
  for (let i: usize = 0; i < 4; i++) {
    addI64(to + i * 8, sum(FLUSH_RESULTS + i * VECTOR))
    addI64(to + PASSED + i * 8, sum(FLUSH_RESULTS + (4 + i) * VECTOR))
  }
  memory.fill(FLUSH_RESULTS, 0, 8 * VECTOR)
}

export function clearResults(): void {
  memory.fill(RESULTS, 0, 2 * 20 * 32 + 16)
  memory.fill(TAKEN_OFF, 0, RESULTS_END - TAKEN_OFF)
  memory.fill(MOVED, 0, BOARDS_BYTES)
}
