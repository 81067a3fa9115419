import { countShorts, countStrong, FLUSH_KIND, onlyPlain, shortWithoutTwo, strongWithoutTwo, sweepThree } from './flush-sweep'
import { freePairs } from './flush-tables'
import {
  BELOW, COUNTS, EDGE, FACTORS, FREE, FREE_BELOW, FREE_KINDS, GAIN, high, i16At, i32At, KINDS, LIVE, low, PAIRS, ROW, SEGMENT, setI32, setU8,
  setVector, SHORT, SHORT_OF, SHORTS, TIES, u8At, UNSURE, VALUE, vectorAt,
} from './memory'
import { shortsOnThree } from './qualifying'

/*
 * d of single boards and hands, as `edges.ts` tells: of a board of ranks, and for a flush type what it differs by.
 */

/** Whether a later decision follows; without one the gain is never below 0. */
export let hasGain: bool = false

export function setHasGain(value: bool): void {
  hasGain = value
}

@inline export function factorsOf(segment: i32): usize {
  return FACTORS + (<usize>segment << 5)
}
@inline export function linear(factors: usize, below: i32, ties: i32, short: i32): i32 {
  return load<i32>(factors) + <i32>load<i16>(factors, 4) * below + <i32>load<i16>(factors, 6) * ties + load<i32>(factors, 8) * short
}
@inline export function gainOf(segment: i32, below: i32, ties: i32, short: i32): i32 {
  return linear(factorsOf(segment) + 16, below, ties, short)
}
@inline function edgeOf(segment: i32, below: i32, ties: i32, short: i32): i32 {
  const worth = linear(factorsOf(segment), below, ties, short)
  if (!hasGain) return worth
  const gain = gainOf(segment, below, ties, short)
  if (gain > 0) return worth
  setU8(UNSURE, segment, 1)
  return worth + gain
}
/** The same of four counts at once, of which two share a lane. */
@inline export function linears(factors: usize, counts: v128, short: v128): v128 {
  return i32x4.add(v128.load_splat<i32>(factors), taken(factors, counts, short))
}
/** What counts add to it. */
@inline export function taken(factors: usize, counts: v128, short: v128): v128 {
  return i32x4.add(i32x4.dot_i16x8_s(counts, v128.load_splat<i32>(factors, 4)), i32x4.mul(short, v128.load_splat<i32>(factors, 8)))
}
@inline export function takenPlain(factors: usize, counts: v128): v128 {
  return i32x4.dot_i16x8_s(counts, v128.load_splat<i32>(factors, 4))
}

/** Hot: F and d of a board of ranks. */
export function edgesOfBoard(board: i32): void {
  for (let at = board * ROW, end = at + PAIRS; at < end; at++) {
    const segment = u8At(SEGMENT, at)
    const factors = factorsOf(segment)
    const below = i16At(BELOW, at)
    const ties = i16At(TIES, at)
    const short = i16At(SHORT, at)
    const gain = hasGain ? linear(factors + 16, below, ties, short) : 0
    setI32(GAIN, at, gain)
    if (gain <= 0) setU8(UNSURE, segment, 1)
    setI32(EDGE, at, linear(factors, below, ties, short) + min(0, gain))
  }
}

/** Hot: d less d of the ranks, for hands with two suited cards on three suited, into the lane of relation 3. */
export function flushEdges(board: i32, hasShorts: bool): void {
  countStrong(board)
  countShorts(board, hasShorts)
  const at = board * ROW
  for (let i = 0, count = freePairs; i < count; i++) {
    const pair = u8At(FREE, i)
    const kind = u8At(FREE_KINDS, i)
    const below = i16At(FREE_BELOW, i) - (kind < 16 ? strongWithoutTwo(pair) : 0)
    setI32(VALUE, pair * 4 + 3, edgeOf(kind, below, 0, shortWithoutTwo(pair)) - i32At(EDGE, at + pair))
  }
}

@inline export function takenShorts(pair: i32): v128 {
  return i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(i32At(SHORTS, 13)), 1, i32At(SHORTS, low(pair))), 2, i32At(SHORTS, high(pair)))
}

/** d less d of the ranks for the three other relations. F falls by what is taken, and with it d where F is below 0. */
@inline export function plainEdge(at: i32, pair: i32, hasShorts: bool): v128 {
  const counts = vectorAt(COUNTS, pair)
  const factors = factorsOf(u8At(SEGMENT, at + pair))
  const zero = i32x4.splat(0)
  const short = hasShorts ? takenShorts(pair) : zero
  const worth = hasShorts ? taken(factors, counts, short) : takenPlain(factors, counts)
  if (!hasGain) return i32x4.neg(worth)
  const gain = v128.load_splat<i32>(GAIN + (<usize>(at + pair) << 2))
  const left = i32x4.sub(gain, hasShorts ? taken(factors + 16, counts, short) : takenPlain(factors + 16, counts))
  if (v128.any_true(v128.and(v128.and(i32x4.le_s(left, zero), vectorAt(LIVE, pair)), i32x4(-1, -1, -1, 0)))) setU8(UNSURE, u8At(SEGMENT, at + pair), 1)
  return i32x4.sub(i32x4.sub(i32x4.min_s(left, zero), i32x4.min_s(gain, zero)), worth)
}

/** d less d of the ranks from W, T and N as read. */
@inline function edgeRead(at: i32, pair: i32, isFour: bool): v128 {
  const edge = v128.load_splat<i32>(EDGE + (<usize>(at + pair) << 2))
  if (!onlyPlain) {
    const base = pair * 4
    const some = i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(laneEdge(base)), 1, laneEdge(base + 1)), 2, laneEdge(base + 2))
    return i32x4.sub(i32x4.replace_lane(some, 3, laneEdge(base + 3)), edge)
  }
  const factors = factorsOf(FLUSH_KIND)
  const counts = vectorAt(COUNTS, pair)
  const short = vectorAt(SHORT_OF, pair)
  let value = linears(factors, counts, short)
  if (hasGain) {
    const gain = linears(factors + 16, counts, short)
    const zero = i32x4.splat(0)
    if (v128.any_true(v128.and(v128.and(i32x4.le_s(gain, zero), vectorAt(LIVE, pair)), i32x4(isFour ? 0 : -1, -1, -1, -1)))) setU8(UNSURE, FLUSH_KIND, 1)
    value = i32x4.add(value, i32x4.min_s(gain, zero))
  }
  return i32x4.sub(isFour ? i32x4.replace_lane(value, 0, laneEdge(pair * 4)) : value, edge)
}

/** Dead lanes hold what they will: they must not tell of a doubt. */
@inline function laneEdge(lane: i32): i32 {
  if (i32At(LIVE, lane) === 0) return 0
  const counts = i32At(COUNTS, lane)
  return edgeOf(u8At(KINDS, lane), counts & 0xffff, counts >> 16, i32At(SHORT_OF, lane))
}

/** Hot: at VALUE. */
export function edgesRead(board: i32, isFour: bool): void {
  for (let pair = 0; pair < PAIRS; pair++) setVector(VALUE, pair, v128.and(edgeRead(board * ROW, pair, isFour), vectorAt(LIVE, pair)))
}

/** Hot: at VALUE d less d of the ranks on three suited. */
export function edgesOnThree(board: i32): void {
  sweepThree(board)
  const hasShorts = shortsOnThree(board)
  flushEdges(board, hasShorts)
  const at = board * ROW
  for (let pair = 0; pair < PAIRS; pair++) {
    const value = i32x4.replace_lane(plainEdge(at, pair, hasShorts), 3, i32At(VALUE, pair * 4 + 3))
    setVector(VALUE, pair, v128.and(value, vectorAt(LIVE, pair)))
  }
}
