import { boardsByPair } from './boards'
import { addPairRow, rowAt } from './edges'
import { markFlops } from './flops'
import { listFlushes, sweepFive, sweepFour, sweepThree } from './flush-sweep'
import { setMask, turnTo } from './flush-tables'
import { activePairs, allOf, clearResults, countHands, flushesOnThree, gather, gatherPlain, resultsRead, settle, settleFlushes } from './gathered'
import {
  ACTIVE, BELOW, BOARDS, BOARDS_BYTES, EDGE, FIVE_SUITED, FLOP_ONE_SUITED, FLOP_SUMS, FLOP_TWO_SUITED, FLOPS_OF_RANKS, FOUR_SUITED, HANDS_BY_PAIR,
  i16At, i32At, LIVE, MOVED, OFF_LEFT, PAIRS, RANK_ROWS, RANKS_OF, ROW, SEGMENT, SET_NUMBER, SHORT, SUITS, SUMS, TAKEN_FOUR, TAKEN_THREE, TIES,
  TO_FIVE, TO_FOUR, TURN_SUMS, TURNS_OF_RANKS, u16At, u8At, VALUE, WIDE,
} from './memory'
import { shortsOnThree } from './qualifying'

/*
 * The results of the hands that come to a flop decision (`flop-results.ts`). Marks of bets, counted by what flops show, are carried
 * back to boards. EDGE, no longer needed, becomes the bets by ranks.
 *
 * On three suited a hand without a flush stays with its ranks: there W, T and N are counted too high by X, Y and Z, and that is taken
 * off. Only where the later decision is another one does it move. Hands with a flush move always.
 */

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

/** Hot: at VALUE the bets on boards of four suited and another x. */
function betsOnFour(x: i32): void {
  const left = OFF_LEFT + <usize>x * WIDE
  for (let i: usize = 0; i < WIDE; i += 16) v128.store(VALUE + i, i32x4.mul(v128.load(RANK_ROWS + i), v128.load(left + i)))
  for (let p = setMask; p !== 0; p &= p - 1) {
    for (let q = p & (p - 1); q !== 0; q &= q - 1) addRow(VALUE, suitRow(FLOP_TWO_SUITED + u16At(SET_NUMBER, (p & -p) | (q & -q)) * 13 + x))
  }
}

/** A product of numbers from 0 to 2^15, quicker than one of 32 bits. What a flop shows stands for at most 36 flops of 9 hands each. */
@inline function times(a: v128, b: v128): v128 {
  return i32x4.dot_i16x8_s(a, b)
}

/** Hot: three suited and others x <= y; bets are gathered from the flops that show one, two and three of the suit. */
function resultsOnThree(board: i32, x: i32, y: i32): void {
  sweepThree(board)
  const hasShorts = shortsOnThree(board)
  const others = ((y * (y + 1)) >> 1) + x
  const a = suitRow(FLOP_ONE_SUITED + ctz(setMask) * 91 + others)
  const b = suitRow(FLOP_ONE_SUITED + ctz(setMask & (setMask - 1)) * 91 + others)
  const c = suitRow(FLOP_ONE_SUITED + (31 - clz(setMask)) * 91 + others)
  const three = suitRow(u16At(SET_NUMBER, setMask))
  const rowX = RANK_ROWS + <usize>x * WIDE
  const rowY = RANK_ROWS + <usize>y * WIDE
  const leftX = OFF_LEFT + <usize>x * WIDE
  const leftY = OFF_LEFT + <usize>y * WIDE
  const alls = allOf(others)
  const one = i32x4.splat(1)
  const at = board * ROW
  for (let k = 0, count = activePairs; k < count; k++) {
    const pair = u8At(ACTIVE, k)
    const i = <usize>pair << 4
    const live = v128.load(LIVE + i)
    const all = v128.and(v128.load(alls + i), live)
    let bets = i32x4.add(i32x4.add(v128.load(a + i), v128.load(b + i)), v128.load(c + i))
    const ofX = v128.load(leftX + i)
    if (x === y) {
      const less = i32x4.sub(ofX, one)
      const both = i32x4.shr_u(times(times(v128.load(three + i), ofX), less), 1)
      bets = i32x4.add(bets, i32x4.add(times(v128.load(rowX + i), less), both))
    } else {
      const ofY = v128.load(leftY + i)
      const both = i32x4.add(v128.load(rowY + i), times(v128.load(three + i), ofY))
      bets = i32x4.add(bets, i32x4.add(times(v128.load(rowX + i), ofY), times(both, ofX)))
    }
    bets = v128.and(bets, live)
    v128.store(VALUE + i, bets)
    gatherPlain(at + pair, pair, i32x4.replace_lane(all, 3, 0), i32x4.replace_lane(bets, 3, 0), hasShorts)
  }
  flushesOnThree(board, alls, hasShorts)
}

function gatherThreeSuited(): void {
  for (let n = 0, type = 0; n < 286; n++) {
    turnTo(3, n)
    gatherTwos()
    for (let y = 0; y < 13; y++) for (let x = 0; x <= y; x++, type++) resultsOnThree(u16At(RANKS_OF, type), x, y)
    settle()
  }
}

function gatherFourSuited(): void {
  for (let n = 0, type = FOUR_SUITED; n < 715; n++) {
    turnTo(4, n)
    listFlushes(4)
    gatherThrees(RANK_ROWS)
    for (let x = 0; x < 13; x++, type++) {
      sweepFour(u16At(RANKS_OF, type), x)
      betsOnFour(x)
      resultsRead(u16At(RANKS_OF, type), allOf(91 + x), true)
    }
    settleFlushes()
  }
}

function gatherFiveSuited(): void {
  for (let n = 0; n < 1287; n++) {
    turnTo(5, n)
    listFlushes(5)
    gatherThrees(VALUE)
    sweepFive()
    resultsRead(u16At(RANKS_OF, FIVE_SUITED + n), allOf(104), false)
    settleFlushes()
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
  clearResults()
  countHands()
  markFlops()
  spreadRanks()
  gatherThreeSuited()
  gatherFourSuited()
  gatherFiveSuited()
  for (let board = 0; board < BOARDS; board++) gatherBoard(board)
}
