import { addPairRow, factorsOf, gainOf, hasGain, rowAt } from './edges'
import { addCounts, addI64, boardsByPair, waysAt } from './boards'
import { flushBelowOnThree, flushKind, flushShortOnThree, placeOfTwo, sweepFive, sweepFour, sweepThree } from './flush-sweep'
import { setMask, turnTo } from './flush-tables'
import { countHands, markFlops } from './flops'
import {
  addI32, BELOW, BOARDS, BOTH, EDGE, FIVE_SUITED, FLOP_ONE_SUITED, FLOP_SUMS, FLOP_TWO_SUITED, FLOPS_OF_RANKS, FOUR_SUITED, GAIN, GAVE_UP, HANDS, HANDS_BY_PAIR, high, i16At, i32At,
  KINDS, LIVE, low, MOVED, OFF_LEFT, PAIRS, RANK_ROWS, RANKS_OF, RESULTS, ROW, SEGMENT, SET_NUMBER, setI32, setVector, SHORT, SHORTS, SUITS, SUMS, TAKEN_FOUR, TAKEN_OFF, TAKEN_THREE,
  TIES, TO_FIVE, TO_FOUR, TURN_SUMS, TURNS_OF_RANKS, u16At, u8At, VALUE, vectorAt, WIDE, X, Y, Z, BOARDS_BYTES
} from './memory'
import { shortsOnThree } from './qualifying'

/*
 * The results of the hands that come to a flop decision (`flop-results.ts`). Marks of bets, counted by what flops show, are carried
 * back to boards. EDGE, no longer needed, becomes the bets by ranks; MOVED the hands that are counted apart from their ranks.
 *
 * On three suited a hand without a flush stays with its ranks: there W, T and N are counted too high by X, Y and Z, and that is taken
 * off. Only where the later decision is another one does it move. Hands with a flush move always.
 */

const PASSED: usize = RESULTS + 20 * 32

/** Adds hands of one kind, `bets` of `all`, to what they come to. */
function gather(segment: i32, all: i32, bets: i32, below: i32, ties: i32, short: i32): void {
  const at = RESULTS + (<usize>segment << 5)
  if (bets !== 0) addCounts(at, bets, below, ties, short)
  const waiting = all - bets
  if (waiting === 0) return
  const gain = hasGain ? gainOf(segment, below, ties, short) : -1
  if (gain > 0) addCounts(at + 20 * 32, waiting, below, ties, short)
  else {
    addI64(GAVE_UP, waiting)
    if (gain === 0) addI64(GAVE_UP + 8, waiting)
  }
}

@inline function moveLane(board: i32, pair: i32, all: i32, bets: i32, segment: i32, below: i32, ties: i32, short: i32): void {
  if (all === 0) return
  const at = board * ROW + pair
  addI32(MOVED, at, all)
  addI32(EDGE, at, -bets)
  gather(segment, all, bets, below, ties, short)
}

/** Marks by ranks of flops become bets by ranks of boards: run-outs come in two orders. */
function spreadRanks(): void {
  memory.fill(TURN_SUMS, 0, TURNS_OF_RANKS * ROW * 4)
  memory.fill(EDGE, 0, BOARDS * ROW * 4)
  for (let i = 0; i < FLOPS_OF_RANKS * 13; i++) {
    if (u8At(TAKEN_THREE, i) < 4) addPairRow(rowAt(TURN_SUMS, u16At(TO_FOUR, i)), rowAt(FLOP_SUMS, i / 13), i % 13, u8At(TAKEN_THREE, i))
  }
  for (let i = 0; i < TURNS_OF_RANKS * 13; i++) {
    if (u8At(TAKEN_FOUR, i) < 4) addPairRow(rowAt(EDGE, u16At(TO_FIVE, i)), rowAt(TURN_SUMS, i / 13), i % 13, u8At(TAKEN_FOUR, i))
  }
  for (let i: usize = 0; i < BOARDS_BYTES; i += 16) v128.store(EDGE + i, i32x4.shr_u(v128.load(EDGE + i), 1))
}

@inline function suitRow(type: i32): usize {
  return SUITS + <usize>type * WIDE
}
function addRow(to: usize, from: usize): void {
  for (let i: usize = 0; i < WIDE; i += 16) v128.store(to + i, i32x4.add(v128.load(to + i), v128.load(from + i)))
}

/** The rows of a set of three by its other rank x, for flops that show two of it. */
function gatherTwos(): void {
  memory.fill(RANK_ROWS, 0, 13 * WIDE)
  for (let rest = setMask; rest !== 0; rest &= rest - 1) {
    const two = FLOP_TWO_SUITED + u16At(SET_NUMBER, setMask & ~(rest & -rest)) * 13
    for (let x = 0; x < 13; x++) addRow(RANK_ROWS + <usize>x * WIDE, suitRow(two + x))
  }
}

/** In one row, the flops that show three of a set of four or five. */
function gatherThrees(to: usize): void {
  memory.fill(to, 0, WIDE)
  for (let p = setMask; p !== 0; p &= p - 1) {
    for (let q = p & (p - 1); q !== 0; q &= q - 1) {
      for (let r = q & (q - 1); r !== 0; r &= r - 1) addRow(to, suitRow(u16At(SET_NUMBER, (p & -p) | (q & -q) | (r & -r))))
    }
  }
}

/** Hot: at VALUE the bets on boards of three suited and others x <= y. */
function betsOnThree(x: i32, y: i32): void {
  const pair = ((y * (y + 1)) >> 1) + x
  const a = suitRow(FLOP_ONE_SUITED + ctz(setMask) * 91 + pair)
  const b = suitRow(FLOP_ONE_SUITED + ctz(setMask & (setMask - 1)) * 91 + pair)
  const c = suitRow(FLOP_ONE_SUITED + (31 - clz(setMask)) * 91 + pair)
  const all = suitRow(u16At(SET_NUMBER, setMask))
  const rowX = RANK_ROWS + <usize>x * WIDE
  const rowY = RANK_ROWS + <usize>y * WIDE
  const leftX = OFF_LEFT + <usize>x * WIDE
  const leftY = OFF_LEFT + <usize>y * WIDE
  const one = i32x4.splat(1)
  for (let i: usize = 0; i < WIDE; i += 16) {
    const shown = i32x4.add(i32x4.add(v128.load(a + i), v128.load(b + i)), v128.load(c + i))
    const ofX = v128.load(leftX + i)
    let rest: v128
    if (x === y) {
      const less = i32x4.sub(ofX, one)
      rest = i32x4.add(i32x4.mul(v128.load(rowX + i), less), i32x4.shr_u(i32x4.mul(i32x4.mul(v128.load(all + i), ofX), less), 1))
    } else {
      const ofY = v128.load(leftY + i)
      rest = i32x4.add(i32x4.mul(v128.load(rowX + i), ofY), i32x4.mul(i32x4.add(v128.load(rowY + i), i32x4.mul(v128.load(all + i), ofY)), ofX))
    }
    v128.store(VALUE + i, i32x4.add(shown, rest))
  }
}

/** Hot: at VALUE the bets on boards of four suited and another x. */
function betsOnFour(x: i32): void {
  const left = OFF_LEFT + <usize>x * WIDE
  for (let i: usize = 0; i < WIDE; i += 16) v128.store(VALUE + i, i32x4.mul(v128.load(RANK_ROWS + i), v128.load(left + i)))
  for (let p = setMask; p !== 0; p &= p - 1) {
    for (let q = p & (p - 1); q !== 0; q &= q - 1) addRow(VALUE, suitRow(FLOP_TWO_SUITED + u16At(SET_NUMBER, (p & -p) | (q & -q)) * 13 + x))
  }
}

@inline function takeOff(at: usize, hands: v128, x: v128, y: v128, z: v128, hasShorts: bool): void {
  v128.store(at, i32x4.add(v128.load(at), i32x4.mul(hands, x)))
  v128.store(at + 16, i32x4.add(v128.load(at + 16), i32x4.mul(hands, y)))
  if (hasShorts) v128.store(at + 32, i32x4.add(v128.load(at + 32), i32x4.mul(hands, z)))
}

/** Another decision than that of the ranks: the hands that wait move. */
function moveWaiting(board: i32, pair: i32, waiting: i32, x: i32, y: i32, z: i32): void {
  const at = board * ROW + pair
  addI32(MOVED, at, waiting)
  gather(u8At(SEGMENT, at), waiting, 0, i16At(BELOW, at) - x, i16At(TIES, at) - y, i16At(SHORT, at) - z)
}

/** Hot: hands without a flush on three suited. TAKEN_OFF has 6 vectors to a segment: X, Y and Z of bets, then of those that went on. */
function gatherPlain(board: i32, pair: i32, all: v128, bets: v128, hasShorts: bool): void {
  const at = board * ROW + pair
  const segment = u8At(SEGMENT, at)
  const x = vectorAt(X, pair)
  const y = vectorAt(Y, pair)
  const z = hasShorts ? i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(i32At(SHORTS, 13)), 1, i32At(SHORTS, low(pair))), 2, i32At(SHORTS, high(pair))) : i32x4.splat(0)
  const to = TAKEN_OFF + <usize>segment * 96
  takeOff(to, bets, x, y, z, hasShorts)
  if (!hasGain) return
  const factors = factorsOf(segment) + 16
  const gain = v128.load_splat<i32>(GAIN + (<usize>at << 2))
  const zero = i32x4.splat(0)
  let left = i32x4.sub(gain, i32x4.add(i32x4.mul(v128.load_splat<i32>(factors, 4), x), i32x4.mul(v128.load_splat<i32>(factors, 8), y)))
  if (hasShorts) left = i32x4.sub(left, i32x4.mul(v128.load_splat<i32>(factors, 12), z))
  let waiting = i32x4.sub(all, bets)
  const other = v128.or(v128.xor(i32x4.gt_s(left, zero), i32x4.gt_s(gain, zero)), v128.xor(i32x4.eq(left, zero), i32x4.eq(gain, zero)))
  const moving = v128.and(other, waiting)
  if (v128.any_true(moving)) {
    if (i32x4.extract_lane(moving, 0) !== 0) moveWaiting(board, pair, i32x4.extract_lane(moving, 0), i32x4.extract_lane(x, 0), i32x4.extract_lane(y, 0), i32x4.extract_lane(z, 0))
    if (i32x4.extract_lane(moving, 1) !== 0) moveWaiting(board, pair, i32x4.extract_lane(moving, 1), i32x4.extract_lane(x, 1), i32x4.extract_lane(y, 1), i32x4.extract_lane(z, 1))
    if (i32x4.extract_lane(moving, 2) !== 0) moveWaiting(board, pair, i32x4.extract_lane(moving, 2), i32x4.extract_lane(x, 2), i32x4.extract_lane(y, 2), i32x4.extract_lane(z, 2))
    waiting = i32x4.sub(waiting, moving)
  }
  if (i32At(GAIN, at) > 0) takeOff(to + 48, waiting, x, y, z, hasShorts)
}

/** Hot. */
function resultsOnThree(board: i32, x: i32, y: i32): void {
  sweepThree(board)
  const hasShorts = shortsOnThree(board)
  betsOnThree(x, y)
  const ten = i32x4.splat(10)
  for (let pair = 0; pair < PAIRS; pair++) {
    const live = vectorAt(LIVE, pair)
    const all = v128.and(i32x4.mul(i32x4.mul(vectorAt(HANDS, pair), ten), waysAt(x, y, <usize>pair << 4)), live)
    if (!v128.any_true(all)) continue
    const bets = v128.and(vectorAt(VALUE, pair), live)
    gatherPlain(board, pair, i32x4.replace_lane(all, 3, 0), i32x4.replace_lane(bets, 3, 0), hasShorts)
    if (i32x4.extract_lane(all, 3) === 0) continue
    const place = placeOfTwo(pair)
    const kind = flushKind(place)
    const below = flushBelowOnThree(board, pair, kind, place)
    moveLane(board, pair, i32x4.extract_lane(all, 3), i32x4.extract_lane(bets, 3), kind, below, 0, flushShortOnThree(board, pair, hasShorts))
  }
}

/** Hot: W, T and N read. */
function resultsRead(board: i32, x: i32): void {
  const ten = i32x4.splat(10)
  for (let pair = 0; pair < PAIRS; pair++) {
    const live = vectorAt(LIVE, pair)
    const all = v128.and(i32x4.mul(i32x4.mul(vectorAt(HANDS, pair), ten), waysAt(x, -1, <usize>pair << 4)), live)
    if (!v128.any_true(all)) continue
    const bets = v128.and(vectorAt(VALUE, pair), live)
    readLane(board, pair, 0, i32x4.extract_lane(all, 0), i32x4.extract_lane(bets, 0))
    readLane(board, pair, 1, i32x4.extract_lane(all, 1), i32x4.extract_lane(bets, 1))
    readLane(board, pair, 2, i32x4.extract_lane(all, 2), i32x4.extract_lane(bets, 2))
    readLane(board, pair, 3, i32x4.extract_lane(all, 3), i32x4.extract_lane(bets, 3))
  }
}

@inline function readLane(board: i32, pair: i32, relation: i32, all: i32, bets: i32): void {
  const lane = pair * 4 + relation
  moveLane(board, pair, all, bets, u8At(KINDS, lane), i32At(X, lane), i32At(Y, lane), i32At(Z, lane))
}

@inline function sum(vector: v128): i64 {
  const wide = i64x2.add(i64x2.extend_low_i32x4_s(vector), i64x2.extend_high_i32x4_s(vector))
  return i64x2.extract_lane(wide, 0) + i64x2.extract_lane(wide, 1)
}

/** What was taken off goes to the results before 32 bits are too few: a set of three has at most 91 · 91 · 3,240 hands, of 45 each. */
function settleTakenOff(): void {
  for (let segment = 0; segment < 20; segment++) {
    const from = TAKEN_OFF + <usize>segment * 96
    const to = RESULTS + (<usize>segment << 5)
    for (let i: usize = 0; i < 3; i++) {
      addI64(to + 8 + i * 8, -sum(v128.load(from + i * 16)))
      addI64(to + 20 * 32 + 8 + i * 8, -sum(v128.load(from + 48 + i * 16)))
    }
  }
  memory.fill(TAKEN_OFF, 0, 20 * 96)
}

function gatherThreeSuited(): void {
  memory.fill(TAKEN_OFF, 0, 20 * 96)
  for (let n = 0, type = 0; n < 286; n++) {
    turnTo(3, n)
    gatherTwos()
    for (let y = 0; y < 13; y++) for (let x = 0; x <= y; x++, type++) resultsOnThree(u16At(RANKS_OF, type), x, y)
    settleTakenOff()
  }
}

function gatherFourSuited(): void {
  for (let n = 0, type = FOUR_SUITED; n < 715; n++) {
    turnTo(4, n)
    gatherThrees(RANK_ROWS)
    for (let x = 0; x < 13; x++, type++) {
      sweepFour(u16At(RANKS_OF, type), x)
      betsOnFour(x)
      resultsRead(u16At(RANKS_OF, type), x)
    }
  }
}

function gatherFiveSuited(): void {
  for (let n = 0; n < 1287; n++) {
    turnTo(5, n)
    gatherThrees(VALUE)
    sweepFive()
    resultsRead(u16At(RANKS_OF, FIVE_SUITED + n), -1)
  }
}

/** Hot: what stayed with its ranks. */
function gatherBoard(board: i32): void {
  boardsByPair(board)
  const at = board * ROW
  for (let pair = 0; pair < PAIRS; pair++) {
    const hands = i32At(HANDS_BY_PAIR, pair)
    const boards = i32At(SUMS, pair)
    if (hands === 0 || boards <= 0) continue
    const all = 10 * boards * hands - i32At(MOVED, at + pair)
    gather(u8At(SEGMENT, at + pair), all, i32At(EDGE, at + pair), i16At(BELOW, at + pair), i16At(TIES, at + pair), i16At(SHORT, at + pair))
  }
}

/** Counts the results of the hands at COUNTED with the bets at BETS. */
export function gatherResults(): void {
  memory.fill(RESULTS, 0, 2 * 20 * 32 + 16)
  memory.fill(MOVED, 0, BOARDS * ROW * 4)
  countHands()
  markFlops()
  spreadRanks()
  gatherThreeSuited()
  gatherFourSuited()
  gatherFiveSuited()
  for (let board = 0; board < BOARDS; board++) gatherBoard(board)
}
