import { playRanks, waysAt } from './boards'
import { takenShorts } from './edge-values'
import {
  countShorts, countStrong, FLUSH_KIND, listFlushes, onlyPlain, shortWithoutTwo, strongWithoutTwo, sweepFive, sweepFour, sweepThree,
} from './flush-sweep'
import { freePairs, turnTo } from './flush-tables'
import {
  BELOW, COUNTS, FIVE_SUITED, FOUR_SUITED, FREE, FREE_BELOW, FREE_KINDS, i16At, i32At, KINDS, LIVE, PAIRS, PLAYED_FLUSHES, RANKS_OF, ROW, SEGMENT,
  SHORT, SHORT_OF, TIES, u16At, u8At, vectorAt,
} from './memory'
import { shortsOnThree } from './qualifying'

/*
 * Hands that are played to the showdown on every board: `played-hands.ts`. What flushes change, by pair of ranks, relation and
 * segment: their boards with their results, less the same boards as if there were no flush. All sums fit 32 bits: a suit makes
 * 212,000 boards of three, with at most 990 opponents each.
 */

@inline function placeOf(pair: i32, segment: i32): usize {
  return PLAYED_FLUSHES + (<usize>(pair * 20 + segment) << 6)
}
@inline function add(at: usize, amount: v128): void {
  v128.store(at, i32x4.add(v128.load(at), amount))
}
@inline function subtract(at: usize, amount: v128): void {
  v128.store(at, i32x4.sub(v128.load(at), amount))
}
@inline function addLane(at: usize, amount: i32): void {
  store<i32>(at, load<i32>(at) + amount)
}

/** One relation's boards with other counts than their ranks have. */
@inline function move(at: i32, pair: i32, relation: i32, weight: i32, segment: i32, below: i32, ties: i32, short: i32): void {
  const to = placeOf(pair, segment) + (<usize>relation << 2)
  const from = placeOf(pair, u8At(SEGMENT, at)) + (<usize>relation << 2)
  addLane(to, weight)
  addLane(to + 16, weight * below)
  addLane(to + 32, weight * ties)
  addLane(to + 48, weight * short)
  addLane(from, -weight)
  addLane(from + 16, -weight * i16At(BELOW, at))
  addLane(from + 32, -weight * i16At(TIES, at))
  addLane(from + 48, -weight * i16At(SHORT, at))
}

/** Hot: a type of three suited and others x <= y, swept and its strong and short hands counted. */
export function playThree(board: i32, x: i32, y: i32, hasShorts: bool): void {
  const at = board * ROW
  const low16 = i32x4.splat(0xffff)
  for (let pair = 0; pair < PAIRS; pair++) {
    const ways = i32x4.replace_lane(v128.and(waysAt(x, y, <usize>pair << 4), vectorAt(LIVE, pair)), 3, 0)
    const to = placeOf(pair, u8At(SEGMENT, at + pair))
    const counts = vectorAt(COUNTS, pair)
    subtract(to + 16, i32x4.mul(ways, v128.and(counts, low16)))
    subtract(to + 32, i32x4.mul(ways, i32x4.shr_u(counts, 16)))
    if (hasShorts) subtract(to + 48, i32x4.mul(ways, takenShorts(pair)))
  }
  for (let i = 0, count = freePairs; i < count; i++) {
    const pair = u8At(FREE, i)
    const kind = u8At(FREE_KINDS, i)
    const weight = i32x4.extract_lane(waysAt(x, y, <usize>pair << 4), 3)
    const below = i16At(FREE_BELOW, i) - (kind < 16 ? strongWithoutTwo(pair) : 0)
    move(at + pair, pair, 3, weight, kind, below, 0, shortWithoutTwo(pair))
  }
}

/** Hot: flushes on four and five suited, all of one kind, less what their ranks have. */
function playFlushes(at: i32, pair: i32, ways: v128): void {
  const counts = vectorAt(COUNTS, pair)
  const below = v128.and(counts, i32x4.splat(0xffff))
  const ties = i32x4.shr_u(counts, 16)
  const to = placeOf(pair, FLUSH_KIND)
  const from = placeOf(pair, u8At(SEGMENT, at))
  add(to, ways)
  add(to + 16, i32x4.mul(ways, below))
  add(to + 32, i32x4.mul(ways, ties))
  add(to + 48, i32x4.mul(ways, vectorAt(SHORT_OF, pair)))
  subtract(from, ways)
  subtract(from + 16, i32x4.mul(ways, i32x4.splat(i16At(BELOW, at))))
  subtract(from + 32, i32x4.mul(ways, i32x4.splat(i16At(TIES, at))))
  subtract(from + 48, i32x4.mul(ways, i32x4.splat(i16At(SHORT, at))))
}

/** Hot: W, T and N read. */
export function playRead(board: i32, x: i32): void {
  const at = board * ROW
  for (let pair = 0; pair < PAIRS; pair++) {
    const ways = v128.and(waysAt(x, -1, <usize>pair << 4), vectorAt(LIVE, pair))
    playLane(at + pair, pair, 0, i32x4.extract_lane(ways, 0))
    if (onlyPlain) playFlushes(at + pair, pair, i32x4.replace_lane(ways, 0, 0))
    else {
      playLane(at + pair, pair, 1, i32x4.extract_lane(ways, 1))
      playLane(at + pair, pair, 2, i32x4.extract_lane(ways, 2))
      playLane(at + pair, pair, 3, i32x4.extract_lane(ways, 3))
    }
  }
}

@inline function playLane(at: i32, pair: i32, relation: i32, weight: i32): void {
  const lane = pair * 4 + relation
  if (weight <= 0) return
  const counts = i32At(COUNTS, lane)
  move(at, pair, relation, weight, u8At(KINDS, lane), counts & 0xffff, counts >> 16, i32At(SHORT_OF, lane))
}

/** PLAYED on boards without a flush; nothing yet where there are some. */
export function beginToPlay(): void {
  playRanks()
  memory.fill(PLAYED_FLUSHES, 0, 91 * 20 * 64)
}

function sweptThree(board: i32): bool {
  sweepThree(board)
  const hasShorts = shortsOnThree(board)
  countStrong(board)
  countShorts(board, hasShorts)
  return hasShorts
}

/** All of PLAYED and PLAYED_FLUSHES, for what the dealer qualifies with. */
export function playHands(): void {
  beginToPlay()
  for (let n = 0, type = 0; n < 286; n++) {
    turnTo(3, n)
    for (let y = 0; y < 13; y++) for (let x = 0; x <= y; x++, type++) playThree(u16At(RANKS_OF, type), x, y, sweptThree(u16At(RANKS_OF, type)))
  }
  for (let n = 0, type = FOUR_SUITED; n < 715; n++) {
    turnTo(4, n)
    listFlushes(4)
    for (let x = 0; x < 13; x++, type++) {
      sweepFour(u16At(RANKS_OF, type), x)
      playRead(u16At(RANKS_OF, type), x)
    }
  }
  for (let n = 0; n < 1287; n++) {
    turnTo(5, n)
    listFlushes(5)
    sweepFive()
    playRead(u16At(RANKS_OF, FIVE_SUITED + n), -1)
  }
}
