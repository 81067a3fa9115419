import { flushBelowOnThree, flushKind, flushShortOnThree, placeOfTwo, sweepFive, sweepFour, sweepThree } from './flush-sweep'
import { turnTo } from './flush-tables'
import { playRanks, waysAt } from './boards'
import {
  BELOW, BOTH, FIVE_SUITED, FOUR_SUITED, high, i16At, i32At, KINDS, LIVE, low, PAIRS, PLAYED_FLUSHES, RANKS_OF, ROW, SEGMENT, SHORT, SHORTS, TIES, u16At, u8At, vectorAt, X, Y, Z,
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
function move(board: i32, pair: i32, relation: i32, weight: i32, segment: i32, below: i32, ties: i32, short: i32): void {
  const at = board * ROW + pair
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

/** Hot. */
function playThree(board: i32, x: i32, y: i32): void {
  sweepThree(board)
  const hasShorts = shortsOnThree(board)
  const at = board * ROW
  for (let pair = 0; pair < PAIRS; pair++) {
    const ways = v128.and(waysAt(x, y, <usize>pair << 4), vectorAt(LIVE, pair))
    const plain = i32x4.replace_lane(ways, 3, 0)
    const to = placeOf(pair, u8At(SEGMENT, at + pair))
    subtract(to + 16, i32x4.mul(plain, vectorAt(X, pair)))
    subtract(to + 32, i32x4.mul(plain, vectorAt(Y, pair)))
    if (hasShorts) subtract(to + 48, i32x4.mul(plain, i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(i32At(SHORTS, 13)), 1, i32At(SHORTS, low(pair))), 2, i32At(SHORTS, high(pair)))))
    const weight = i32x4.extract_lane(ways, 3)
    if (u8At(BOTH, pair) === 0 || weight === 0) continue
    const place = placeOfTwo(pair)
    const kind = flushKind(place)
    move(board, pair, 3, weight, kind, flushBelowOnThree(board, pair, kind, place), 0, flushShortOnThree(board, pair, hasShorts))
  }
}

/** Hot: W, T and N read. */
function playRead(board: i32, x: i32): void {
  for (let pair = 0; pair < PAIRS; pair++) {
    const ways = v128.and(waysAt(x, -1, <usize>pair << 4), vectorAt(LIVE, pair))
    playLane(board, pair, 0, i32x4.extract_lane(ways, 0))
    playLane(board, pair, 1, i32x4.extract_lane(ways, 1))
    playLane(board, pair, 2, i32x4.extract_lane(ways, 2))
    playLane(board, pair, 3, i32x4.extract_lane(ways, 3))
  }
}

@inline function playLane(board: i32, pair: i32, relation: i32, weight: i32): void {
  const lane = pair * 4 + relation
  if (weight > 0) move(board, pair, relation, weight, u8At(KINDS, lane), i32At(X, lane), i32At(Y, lane), i32At(Z, lane))
}

/** All of PLAYED and PLAYED_FLUSHES, for what the dealer qualifies with. */
export function playHands(): void {
  playRanks()
  memory.fill(PLAYED_FLUSHES, 0, 91 * 20 * 64)
  for (let n = 0, type = 0; n < 286; n++) {
    turnTo(3, n)
    for (let y = 0; y < 13; y++) for (let x = 0; x <= y; x++, type++) playThree(u16At(RANKS_OF, type), x, y)
  }
  for (let n = 0, type = FOUR_SUITED; n < 715; n++) {
    turnTo(4, n)
    for (let x = 0; x < 13; x++, type++) {
      sweepFour(u16At(RANKS_OF, type), x)
      playRead(u16At(RANKS_OF, type), x)
    }
  }
  for (let n = 0; n < 1287; n++) {
    turnTo(5, n)
    sweepFive()
    playRead(u16At(RANKS_OF, FIVE_SUITED + n), -1)
  }
}
