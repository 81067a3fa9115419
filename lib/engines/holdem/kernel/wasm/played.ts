import { playRanks, waysAt } from './boards'
import { isPlain, takenShorts } from './edge-values'
import { belowTwo, FLUSH_KIND, hasShorts, onlyPlain, shortTwo, walk } from './flush-sweep'
import { freePairs } from './flush-tables'
import { and, at, belowOf, hasNone, inRow, inVector, mul, pairOf, put, splat, sub, T, tiesOf, V, VS, withNone } from './lanes'
import {
  addNumber, BELOW, COUNTS, FREE, FREE_KINDS, i16At, KINDS, LIVE, numberAt, PAIRS, PLAYED_FLUSHES, ROW, SEGMENT, SHORT, SHORT_OF, TIES, u8At,
  VALUE, VECTOR,
} from './memory'
import { addTo } from './rows'

/*
 * Hands that are played to the showdown on every board. What flushes change, by pair of ranks, relation and segment: their boards with
 * their results, less the same boards as if there were no flush. All sums fit 32 bits: a suit makes 212,000 boards of three, with at
 * most 990 opponents each.
 */

@inline function placeOf(pair: i32, segment: i32): usize {
  return PLAYED_FLUSHES + <usize>(pair * 20 + segment) * (4 * VECTOR)
}
@inline function takeFrom(place: usize, value: V): void {
  put(place, sub(at(place), value))
}
@inline function addLane(place: usize, relation: i32, boards: T, below: i32, ties: i32, short: i32): void {
  addNumber(place, relation, boards)
  addNumber(place + VECTOR, relation, boards * below)
  addNumber(place + 2 * VECTOR, relation, boards * ties)
  addNumber(place + 3 * VECTOR, relation, boards * short)
}

/** One lane's boards with other counts than their ranks have. */
@inline function move(from: i32, pair: i32, relation: i32, boards: T, segment: i32, below: i32, ties: i32, short: i32): void {
  addLane(placeOf(pair, segment), relation, boards, below, ties, short)
  const ranks = from + pair
  addLane(placeOf(pair, u8At(SEGMENT, ranks)), relation, -boards, i16At(BELOW, ranks), i16At(TIES, ranks), i16At(SHORT, ranks))
}

function playThree(board: i32, x: i32, y: i32): void {
  const from = board * ROW
  const someShort = hasShorts
  for (let v = 0; v < VS; v++) {
    const ways = and(waysAt(x, y, v), and(at(LIVE + inRow(v)), isPlain(v)))
    const to = placeOf(pairOf(v), u8At(SEGMENT, from + pairOf(v))) + inVector(v)
    const counts = at(COUNTS + inRow(v))
    takeFrom(to + VECTOR, mul(ways, belowOf(counts)))
    takeFrom(to + 2 * VECTOR, mul(ways, tiesOf(counts)))
    if (someShort) takeFrom(to + 3 * VECTOR, mul(ways, takenShorts(v)))
  }
  for (let i = 0, count = freePairs; i < count; i++) {
    const pair = u8At(FREE, i)
    // All three cards of a rank outside the suit are left.
    move(from, pair, 3, x === y ? 3 : 9, u8At(FREE_KINDS, i), belowTwo(i), 0, shortTwo(pair))
  }
}

/** Hot: W, T and N read. */
function playRead(board: i32, x: i32): void {
  const from = board * ROW
  for (let v = 0; v < VS; v++) put(VALUE + inRow(v), and(waysAt(x, -1, v), at(LIVE + inRow(v))))
  if (onlyPlain) for (let v = 0; v < VS; v++) playFlushes(from, v)
  for (let pair = 0; pair < PAIRS; pair++) {
    playLane(from, pair, 0, numberAt(VALUE, pair * 4))
    if (onlyPlain) continue
    playLane(from, pair, 1, numberAt(VALUE, pair * 4 + 1))
    playLane(from, pair, 2, numberAt(VALUE, pair * 4 + 2))
    playLane(from, pair, 3, numberAt(VALUE, pair * 4 + 3))
  }
}

/** Hot: flushes on four and five suited, all of one kind, less what their ranks have. */
@inline function playFlushes(from: i32, v: i32): void {
  const pair = pairOf(v)
  const all = at(VALUE + inRow(v))
  const ways = hasNone(v) ? withNone(all, 0) : all
  const ranks = from + pair
  const counts = at(COUNTS + inRow(v))
  const to = placeOf(pair, FLUSH_KIND) + inVector(v)
  addTo(to, ways)
  addTo(to + VECTOR, mul(ways, belowOf(counts)))
  addTo(to + 2 * VECTOR, mul(ways, tiesOf(counts)))
  addTo(to + 3 * VECTOR, mul(ways, at(SHORT_OF + inRow(v))))
  const own = placeOf(pair, u8At(SEGMENT, ranks)) + inVector(v)
  takeFrom(own, ways)
  takeFrom(own + VECTOR, mul(ways, splat(i16At(BELOW, ranks))))
  takeFrom(own + 2 * VECTOR, mul(ways, splat(i16At(TIES, ranks))))
  takeFrom(own + 3 * VECTOR, mul(ways, splat(i16At(SHORT, ranks))))
}

@inline function playLane(from: i32, pair: i32, relation: i32, boards: T): void {
  if (boards <= 0) return
  const lane = pair * 4 + relation
  const counts = <i32>numberAt(COUNTS, lane)
  move(from, pair, relation, boards, u8At(KINDS, lane), counts & 0xffff, counts >> 16, <i32>numberAt(SHORT_OF, lane))
}

/** PLAYED on boards without a flush; nothing yet where there are some. */
export function beginToPlay(): void {
  playRanks()
  memory.fill(PLAYED_FLUSHES, 0, 91 * 20 * 4 * VECTOR)
}

/** Hot: the flush type that was swept. */
export function playType(suited: i32, board: i32, x: i32, y: i32): void {
  if (suited === 3) playThree(board, x, y)
  else playRead(board, x)
}

/** All of PLAYED and PLAYED_FLUSHES, for what the dealer qualifies with. */
export function playHands(): void {
  beginToPlay()
  walk(() => {}, playType, () => {})
}
