import { belowTwo, FLUSH_KIND, onlyPlain, shortTwo } from './flush-sweep'
import { freePairs } from './flush-tables'
import {
  add, and, andNot, at, FACTORS_BYTES, hasBoth, hasNone, inRow, isAboveZero, isAny, linear, ofCounts, ofShort, own, pairOf, put, relations, splat, STEP, sub,
  T, underZero, V, VS, withBoth, withNone,
} from './lanes'
import {
  BELOW, BOARDS, COUNTS, EDGE, FACTORS, FREE, FREE_KINDS, GAIN, high, i16At, i32At, KINDS, LANES, LIVE, low, numberAt, PAIRS, ROW, SEGMENT,
  setNumber, setU8, SHORT, SHORT_OF, SHORTS, TIES, u8At, UNSURE, VALUE,
} from './memory'

/*
 * d of single boards and hands, as `edges.ts` tells: of a board of ranks, and for a flush type what it differs by.
 */

/** Whether a later decision follows; without one the gain is never below 0. */
export let hasGain: bool = false

export function setHasGain(value: bool): void {
  hasGain = value
}

@inline export function factorsOf(segment: i32): usize {
  return FACTORS + <usize>segment * (2 * FACTORS_BYTES)
}
@inline export function gainFactorsOf(segment: i32): usize {
  return factorsOf(segment) + FACTORS_BYTES
}
@inline export function gainOf(segment: i32, below: i32, ties: i32, short: i32): T {
  return linear(gainFactorsOf(segment), below, ties, short)
}
@inline function edgeOf(segment: i32, below: i32, ties: i32, short: i32): T {
  const worth = linear(factorsOf(segment), below, ties, short)
  if (!hasGain) return worth
  const gain = gainOf(segment, below, ties, short)
  if (gain > 0) return worth
  setU8(UNSURE, segment, 1)
  return worth + gain
}
/** A linear of counts as they are swept; `short` is 0 where `some` is false. */
@inline export function linears(factors: usize, counts: V, short: V): V {
  return add(own(factors), taken(factors, counts, short, true))
}
/** What counts add to it. */
@inline export function taken(factors: usize, counts: V, short: V, some: bool): V {
  return some ? add(ofCounts(factors, counts), ofShort(factors, short)) : ofCounts(factors, counts)
}

/** F of all boards of ranks, where a later decision follows. */
export function gainsOfRanks(): void {
  for (let i = 0; i < BOARDS * ROW; i++) setNumber(GAIN, i, gainOf(u8At(SEGMENT, i), i16At(BELOW, i), i16At(TIES, i), i16At(SHORT, i)))
}

/** F and d of all boards of ranks. */
export function edgesOfRanks(): void {
  memory.fill(UNSURE, 0, 20)
  for (let board = 0; board < BOARDS; board++) edgesOfBoard(board)
}

/** Hot. */
function edgesOfBoard(board: i32): void {
  for (let i = board * ROW, end = i + PAIRS; i < end; i++) {
    const segment = u8At(SEGMENT, i)
    const below = i16At(BELOW, i)
    const ties = i16At(TIES, i)
    const short = i16At(SHORT, i)
    const gain = hasGain ? gainOf(segment, below, ties, short) : 0
    setNumber(GAIN, i, gain)
    if (gain <= 0) setU8(UNSURE, segment, 1)
    setNumber(EDGE, i, linear(factorsOf(segment), below, ties, short) + min<T>(0, gain))
  }
}

/** Hot: on three suited, d less d of the ranks for hands with two suited cards, into the lane of relation 3. */
export function flushEdges(board: i32): void {
  for (let i = 0, count = freePairs; i < count; i++) {
    const pair = u8At(FREE, i)
    setNumber(VALUE, pair * 4 + 3, edgeOf(u8At(FREE_KINDS, i), belowTwo(i), 0, shortTwo(pair)) - numberAt(EDGE, board * ROW + pair))
  }
}

/** Of hands that do not qualify, what flushes take on three suited. */
@inline export function takenShorts(v: i32): V {
  const all = i32At(SHORTS, 13)
  return relations(all, i32At(SHORTS, low(pairOf(v))), i32At(SHORTS, high(pairOf(v))), all, v)
}
/** −1 but for hands with both cards in the suit, whose flushes are looked at apart. */
@inline export function isPlain(v: i32): V {
  return relations(-1, -1, -1, 0, v)
}

/** d less d of the ranks for the three other relations. F falls by what is taken, and with it d where F is below 0. */
@inline function plainEdge(from: i32, v: i32, someShort: bool): V {
  const pair = pairOf(v)
  const counts = at(COUNTS + inRow(v))
  const segment = u8At(SEGMENT, from + pair)
  const factors = factorsOf(segment)
  const short = someShort ? takenShorts(v) : splat(0)
  const worth = taken(factors, counts, short, someShort)
  if (!hasGain) return sub(splat(0), worth)
  const gain = splat(numberAt(GAIN, from + pair))
  const left = sub(gain, taken(factors + FACTORS_BYTES, counts, short, someShort))
  tellUnsure(segment, left, and(at(LIVE + inRow(v)), isPlain(v)))
  return sub(sub(underZero(left), underZero(gain)), worth)
}

@inline function tellUnsure(segment: i32, gain: V, live: V): void {
  if (isAny(andNot(live, isAboveZero(gain)))) setU8(UNSURE, segment, 1)
}

/** Dead lanes hold what they will: they must not tell of a doubt. */
@inline function laneEdge(lane: i32): T {
  if (numberAt(LIVE, lane) === 0) return 0
  const counts = <i32>numberAt(COUNTS, lane)
  return edgeOf(u8At(KINDS, lane), counts & 0xffff, counts >> 16, <i32>numberAt(SHORT_OF, lane))
}

/** d of plain flushes, and of the hands without a card in a suit of four. */
@inline function flushEdge(v: i32, isFour: bool): V {
  const i = inRow(v)
  const counts = at(COUNTS + i)
  const short = at(SHORT_OF + i)
  let value = linears(factorsOf(FLUSH_KIND), counts, short)
  if (hasGain) {
    const gain = linears(gainFactorsOf(FLUSH_KIND), counts, short)
    tellUnsure(FLUSH_KIND, gain, isFour ? and(at(LIVE + i), relations(0, -1, -1, -1, v)) : at(LIVE + i))
    value = add(value, underZero(gain))
  }
  return isFour && hasNone(v) ? withNone(value, laneEdge(v * STEP)) : value
}

/** Hot: after `flushEdges`, d less d of the ranks on three suited; `from` is where the ranks' row begins. */
@inline export function edgeOnThree(from: i32, v: i32, someShort: bool): V {
  const plain = plainEdge(from, v, someShort)
  const value = hasBoth(v) ? withBoth(plain, numberAt(VALUE, pairOf(v) * 4 + 3)) : plain
  return and(value, at(LIVE + inRow(v)))
}

/** Hot: at VALUE d less d of the ranks, on four and five suited. */
export function edgesRead(board: i32, isFour: bool): void {
  if (!onlyPlain) for (let lane = 0; lane < LANES; lane++) setNumber(VALUE, lane, laneEdge(lane))
  const from = board * ROW
  for (let v = 0; v < VS; v++) {
    const value = onlyPlain ? flushEdge(v, isFour) : at(VALUE + inRow(v))
    put(VALUE + inRow(v), and(sub(value, splat(numberAt(EDGE, from + pairOf(v)))), at(LIVE + inRow(v))))
  }
}
