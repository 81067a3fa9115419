import { addPairRow, rowAt } from './edges'
import { SUITED_BITS } from './flops'
import { listFlushes, sweepFive, sweepFour, sweepThree } from './flush-sweep'
import { setMask, turnTo } from './flush-tables'
import { activePairs, clearResults, countHands, flushesOnThree, gather, gatherPlain, resultsRead, settle, settleFlushes } from './gathered'
import {
  ACTIVE, addI32, BELOW, BETS, BOARDS, BOARDS_BYTES, COUNTED, EDGE, FIVE_SUITED, FOUR_SUITED, high, i16At, i32At, LEGAL, LIVE, low, NARROW, OFF_LEFT,
  PAIRS, RANKS_OF, RENAMED_BITS, ROW, SEGMENT, SET_NUMBER, setI32, SHORT, TAKEN_FOUR, TIES, TO_FIVE, TURN_BETS, TURN_CARDS, TURN_FLOPS, TURN_MARKS,
  TURN_NAMES, TURN_RANKS, TURN_SUIT_TYPES, TURN_SUMS, TURN_THREE_SUITED, TURN_TIMES, TURN_TWO_SUITED, TURNS, TURNS_OF_RANKS, u16At, u8At, VALUE, WIDE,
} from './memory'
import { shortsOnThree } from './qualifying'
import { shownOf } from './turns'

/*
 * What comes of hands by their bets on flops and turns (`bonus-play.ts`). The (flop, turn) pairs with one of these bets made, or with
 * both, are marked by what the turn shows and carried to the boards, whose results are those of `results.ts`; all marked hands bet there.
 *
 * The four flops of a turn are four times sixteen bits, its own bets sixteen: 64 bits tell which of them make one bet, or both.
 * A mark fits 16 bits: two suited are at most 36 turns of four flops and nine hands.
 */

/** The same sixteen bits four times. */
const FOUR_TIMES: u64 = 0x0001000100010001

/** At LEGAL by rank: the bits of hands whose lower card, and whose higher card, does not lie on the turn. */
function listLegalBits(turn: i32): void {
  for (let rank = 0; rank < 13; rank++) {
    setI32(LEGAL, rank * 2, 0xffff)
    setI32(LEGAL, rank * 2 + 1, 0xffff)
  }
  for (let i = turn * 4; i < turn * 4 + 4; i++) {
    const rank = u8At(TURN_CARDS, i) >> 2
    const suit = u8At(TURN_CARDS, i) & 3
    setI32(LEGAL, rank * 2, i32At(LEGAL, rank * 2) & ~(0xf << (4 * suit)))
    setI32(LEGAL, rank * 2 + 1, i32At(LEGAL, rank * 2 + 1) & ~(0x1111 << suit))
  }
}

/** Hot: the bets on a turn's flop number i, in the turn's names. */
@inline function betsOnFlop(turn: i32, i: i32, pair: i32): u64 {
  const bits = u16At(BETS, u16At(TURN_FLOPS, turn * 4 + i) * 91 + pair)
  const from = u8At(TURN_NAMES, turn * 4 + i) * 1024 + (low(pair) === high(pair) ? 512 : 0)
  return <u64>(u16At(RENAMED_BITS, from + (bits & 255)) | u16At(RENAMED_BITS, from + 256 + (bits >> 8)))
}

@inline function countedBits(pair: i32): i32 {
  return (i32At(COUNTED, pair) !== 0 ? 0xffff ^ SUITED_BITS : 0) | (i32At(COUNTED, 91 + pair) !== 0 ? SUITED_BITS : 0)
}

/** Hot: the marks of one suit, four of 16 bits. */
@inline function markSuit(shown: i32, pair: i32, marks: u64, times: i32): void {
  if (shown < 0) return
  const suit = shown / TURN_SUIT_TYPES
  const at = TURN_MARKS + <usize>(shown % TURN_SUIT_TYPES) * NARROW + (<usize>pair << 3)
  const lows = marks & (<u64>(0xf << (4 * suit)) * FOUR_TIMES)
  const highs = marks & (<u64>(0x1111 << suit) * FOUR_TIMES)
  const both = popcnt(lows & highs)
  const some = popcnt(lows) - both
  const others = popcnt(highs) - both
  const none = popcnt(marks) - some - others - both
  const counts = low(pair) === high(pair) ? none | ((some + others) << 16) : none | (some << 16) | (others << 32) | (both << 48)
  store<u64>(at, load<u64>(at) + counts * <u64>times)
}

function markTurn(turn: i32, wantsBoth: bool): void {
  listLegalBits(turn)
  const row = rowAt(TURN_SUMS, u16At(TURN_RANKS, turn))
  const times = u8At(TURN_TIMES, turn)
  const a = shownOf(turn, 0)
  const b = shownOf(turn, 1)
  for (let k = 0; k < activePairs; k++) {
    const pair = u8At(ACTIVE, k)
    const legal = countedBits(pair) & i32At(LEGAL, low(pair) * 2) & i32At(LEGAL, high(pair) * 2 + 1)
    const flops = betsOnFlop(turn, 0, pair) | (betsOnFlop(turn, 1, pair) << 16) | (betsOnFlop(turn, 2, pair) << 32) | (betsOnFlop(turn, 3, pair) << 48)
    const own = <u64>u16At(TURN_BETS, turn * 91 + pair) * FOUR_TIMES
    const marks = (wantsBoth ? flops & own : flops ^ own) & (<u64>legal * FOUR_TIMES)
    if (marks === 0) continue
    addI32(row, pair, <i32>popcnt(marks) * times)
    markSuit(a, pair, marks, times)
    markSuit(b, pair, marks, times)
  }
}

function markTurns(wantsBoth: bool): void {
  memory.fill(TURN_SUMS, 0, <usize>TURNS_OF_RANKS * ROW * 4)
  memory.fill(TURN_MARKS, 0, <usize>TURN_SUIT_TYPES * NARROW)
  for (let turn = 0; turn < TURNS; turn++) markTurn(turn, wantsBoth)
}

/** Marks by ranks of turns become marks by ranks of boards, at EDGE. */
function spreadRanks(): void {
  memory.fill(EDGE, 0, BOARDS_BYTES)
  for (let i = 0; i < TURNS_OF_RANKS * 13; i++) {
    if (u8At(TAKEN_FOUR, i) < 4) addPairRow(rowAt(EDGE, u16At(TO_FIVE, i)), rowAt(TURN_SUMS, i / 13), i % 13, u8At(TAKEN_FOUR, i))
  }
}

@inline function rowOfTwo(set: i32, others: i32): usize {
  return TURN_MARKS + <usize>(TURN_TWO_SUITED + u16At(SET_NUMBER, set) * 91 + others) * NARROW
}
@inline function rowOfThree(set: i32, x: i32): usize {
  return TURN_MARKS + <usize>(TURN_THREE_SUITED + u16At(SET_NUMBER, set) * 13 + x) * NARROW
}
@inline function rowOfFour(set: i32): usize {
  return TURN_MARKS + <usize>u16At(SET_NUMBER, set) * NARROW
}
@inline function marksAt(row: usize, pair: i32): v128 {
  return v128.load_ext<u16>(row + (<usize>pair << 3))
}

/** Hot: three suited and others x <= y. */
function resultsOnThree(board: i32, x: i32, y: i32): void {
  sweepThree(board)
  const hasShorts = shortsOnThree(board)
  const others = ((y * (y + 1)) >> 1) + x
  const a = rowOfTwo(setMask & (setMask - 1), others)
  const b = rowOfTwo(setMask & ~(1 << (31 - clz(setMask))), others)
  const c = rowOfTwo((setMask & -setMask) | (1 << (31 - clz(setMask))), others)
  const rowX = rowOfThree(setMask, x)
  const rowY = rowOfThree(setMask, y)
  const less = i32x4.splat(x === y ? 1 : 0)
  for (let k = 0; k < activePairs; k++) {
    const pair = u8At(ACTIVE, k)
    const i = <usize>pair << 4
    const leftY = i32x4.sub(v128.load(OFF_LEFT + <usize>y * WIDE + i), less)
    let marks = i32x4.add(i32x4.add(marksAt(a, pair), marksAt(b, pair)), i32x4.add(marksAt(c, pair), i32x4.mul(marksAt(rowX, pair), leftY)))
    if (x !== y) marks = i32x4.add(marks, i32x4.mul(marksAt(rowY, pair), v128.load(OFF_LEFT + <usize>x * WIDE + i)))
    marks = v128.and(marks, v128.load(LIVE + i))
    v128.store(VALUE + i, marks)
    const plain = i32x4.replace_lane(marks, 3, 0)
    gatherPlain(board * ROW + pair, pair, plain, plain, hasShorts)
  }
  flushesOnThree(board, VALUE, hasShorts)
}

/** Hot: at VALUE the marks of four suited and another x. */
function marksOnFour(x: i32): void {
  const row = rowOfFour(setMask)
  for (let pair = 0; pair < PAIRS; pair++) {
    const left = v128.load(OFF_LEFT + <usize>x * WIDE + (<usize>pair << 4))
    v128.store(VALUE + (<usize>pair << 4), i32x4.mul(marksAt(row, pair), left))
  }
  for (let p = setMask; p !== 0; p &= p - 1) addMarks(rowOfThree(setMask & ~(p & -p), x))
}

function addMarks(row: usize): void {
  for (let pair = 0; pair < PAIRS; pair++) {
    const at = VALUE + (<usize>pair << 4)
    v128.store(at, i32x4.add(v128.load(at), marksAt(row, pair)))
  }
}

function gatherSuited(): void {
  memory.fill(VALUE, 0, WIDE)
  for (let n = 0, type = 0; n < 286; n++) {
    turnTo(3, n)
    for (let y = 0; y < 13; y++) for (let x = 0; x <= y; x++, type++) resultsOnThree(u16At(RANKS_OF, type), x, y)
    settle()
  }
  for (let n = 0, type = FOUR_SUITED; n < 715; n++) {
    turnTo(4, n)
    listFlushes(4)
    for (let x = 0; x < 13; x++, type++) {
      sweepFour(u16At(RANKS_OF, type), x)
      marksOnFour(x)
      resultsRead(u16At(RANKS_OF, type), VALUE, true)
    }
    settleFlushes()
  }
  for (let n = 0; n < 1287; n++) {
    turnTo(5, n)
    listFlushes(5)
    memory.fill(VALUE, 0, WIDE)
    for (let p = setMask; p !== 0; p &= p - 1) addMarks(rowOfFour(setMask & ~(p & -p)))
    sweepFive()
    resultsRead(u16At(RANKS_OF, FIVE_SUITED + n), VALUE, false)
    settleFlushes()
  }
}

/** What stayed with its ranks. */
function gatherRanks(): void {
  for (let board = 0; board < BOARDS; board++) {
    for (let at = board * ROW, end = at + PAIRS; at < end; at++) {
      const marks = i32At(EDGE, at)
      if (marks !== 0) gather(u8At(SEGMENT, at), marks, marks, i16At(BELOW, at), i16At(TIES, at), i16At(SHORT, at))
    }
  }
}

/** Counts the results of the hands at COUNTED by BETS and TURN_BETS, where one of the two bets was made, or both. */
export function gatherTurnResults(both: bool): void {
  clearResults()
  countHands()
  markTurns(both)
  spreadRanks()
  gatherSuited()
  gatherRanks()
}
