import { hasShorts, walk } from './flush-sweep'
import { setMask } from './flush-tables'
import { activePairs, activeVs, clearResults, countHands, flushesOnThree, gather, gatherPlain, resultsRead, settle } from './gathered'
import { add, and, at, inNarrow, inRow, mul, narrowCountAt, pairOf, put, splat, sub, V, VS } from './lanes'
import {
  ACTIVE, ACTIVE_VS, addNumber, BELOW, BETS, BOARDS, EDGE, high, i16At, i32At, LEGAL, LIVE, low, NARROW, numberAt, OFF_LEFT, PAIRS, RENAMED_BITS,
  ROW, ROW_BYTES, SEGMENT, SET_NUMBER, setI32, SHORT, TIES, TURN_BETS, TURN_FLOPS, TURN_LIST, TURN_MARKS, TURN_NAMES, TURN_SUIT_TYPES, TURN_SUMS,
  TURN_THREE_SUITED, TURN_TWO_SUITED, TURNS, TURNS_OF_RANKS, u16At, u8At, VALUE, WIDE,
} from './memory'
import { countedBits, spreadTurns } from './results'
import { highest, lowest, middle, numberOf, rowAt } from './rows'
import { boardOf, cardOf, ranksOf, shownOf, suitOf, suitsOf, timesOf } from './seen'

/*
 * What comes of hands by their bets on flops and turns. The (flop, turn) pairs with one of these bets made, or with
 * both, are marked by what the turn shows and carried to the boards, whose results are those of `results.ts`; all marked hands bet there.
 *
 * The four flops of a turn are four times sixteen bits, its own bets sixteen: 64 bits tell which of them make one bet, or both.
 * A mark fits 16 bits: two suited are at most 36 turns of four flops and nine hands.
 */

/** The same sixteen bits four times. */
const FOUR_TIMES: u64 = 0x0001000100010001

/** At LEGAL by rank: the bits of hands whose lower card, and whose higher card, does not lie on the turn. */
function listLegalBits(board: usize): void {
  for (let rank = 0; rank < 13; rank++) {
    setI32(LEGAL, rank * 2, 0xffff)
    setI32(LEGAL, rank * 2 + 1, 0xffff)
  }
  for (let i = 0; i < 4; i++) {
    const rank = cardOf(board, i) >> 2
    const suit = cardOf(board, i) & 3
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

/** Hot: the marks of one suit, four of 16 bits. */
@inline function markSuit(suit: i32, shown: i32, pair: i32, marks: u64, times: i32): void {
  const at = TURN_MARKS + <usize>shown * NARROW + (<usize>pair << 3)
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
  const board = boardOf(TURN_LIST, turn)
  listLegalBits(board)
  const row = rowAt(TURN_SUMS, ranksOf(board))
  const times = timesOf(board)
  const suits = suitsOf(board)
  for (let k = 0; k < activePairs; k++) {
    const pair = u8At(ACTIVE, k)
    const legal = countedBits(pair) & i32At(LEGAL, low(pair) * 2) & i32At(LEGAL, high(pair) * 2 + 1)
    const flops = betsOnFlop(turn, 0, pair) | (betsOnFlop(turn, 1, pair) << 16) | (betsOnFlop(turn, 2, pair) << 32) | (betsOnFlop(turn, 3, pair) << 48)
    const own = <u64>u16At(TURN_BETS, turn * 91 + pair) * FOUR_TIMES
    const marks = (wantsBoth ? flops & own : flops ^ own) & (<u64>legal * FOUR_TIMES)
    if (marks === 0) continue
    addNumber(row, pair, <i32>popcnt(marks) * times)
    for (let i = 0; i < suits; i++) markSuit(suitOf(board, i), shownOf(board, i), pair, marks, times)
  }
}

function markTurns(wantsBoth: bool): void {
  memory.fill(TURN_SUMS, 0, <usize>TURNS_OF_RANKS * ROW_BYTES)
  memory.fill(TURN_MARKS, 0, <usize>TURN_SUIT_TYPES * NARROW)
  for (let turn = 0; turn < TURNS; turn++) markTurn(turn, wantsBoth)
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
@inline function marksAt(row: usize, v: i32): V {
  return narrowCountAt(row + inNarrow(v))
}
@inline function leftOf(rank: i32, v: i32): V {
  return at(OFF_LEFT + <usize>rank * WIDE + inRow(v))
}

/** Hot: three suited and others y <= x. */
function gatherThree(board: i32, x: i32, y: i32): void {
  const a = rowOfTwo(setMask & ~lowest(setMask), numberOf(x, y))
  const b = rowOfTwo(setMask & ~middle(setMask), numberOf(x, y))
  const c = rowOfTwo(setMask & ~highest(setMask), numberOf(x, y))
  const rowX = rowOfThree(setMask, x)
  const rowY = rowOfThree(setMask, y)
  const less = splat(x === y ? 1 : 0)
  const someShort = hasShorts
  for (let k = 0, count = activeVs; k < count; k++) {
    const v = u16At(ACTIVE_VS, k)
    let marks = add(add(marksAt(a, v), marksAt(b, v)), add(marksAt(c, v), mul(marksAt(rowX, v), sub(leftOf(y, v), less))))
    if (x !== y) marks = add(marks, mul(marksAt(rowY, v), leftOf(x, v)))
    marks = and(marks, at(LIVE + inRow(v)))
    put(VALUE + inRow(v), marks)
    gatherPlain(board * ROW + pairOf(v), v, marks, marks, someShort)
  }
  flushesOnThree(board, VALUE)
}

/** Four suited and another x. */
function marksOnFour(x: i32): void {
  const row = rowOfFour(setMask)
  for (let v = 0; v < VS; v++) put(VALUE + inRow(v), mul(marksAt(row, v), leftOf(x, v)))
  for (let p = setMask; p !== 0; p &= p - 1) addMarks(rowOfThree(setMask & ~lowest(p), x))
}

function marksOnFive(): void {
  memory.fill(VALUE, 0, WIDE)
  for (let p = setMask; p !== 0; p &= p - 1) addMarks(rowOfFour(setMask & ~lowest(p)))
}

function addMarks(row: usize): void {
  for (let v = 0; v < VS; v++) put(VALUE + inRow(v), add(at(VALUE + inRow(v)), marksAt(row, v)))
}

/** A flush type: all marked hands bet. */
function gatherType(suited: i32, board: i32, x: i32, y: i32): void {
  if (suited === 3) return gatherThree(board, x, y)
  if (suited === 4) marksOnFour(x)
  else marksOnFive()
  resultsRead(board, VALUE, suited === 4)
}

/** What stayed with its ranks. */
function gatherRanks(): void {
  for (let board = 0; board < BOARDS; board++) {
    for (let i = board * ROW, end = i + PAIRS; i < end; i++) {
      const marks = numberAt(EDGE, i)
      if (marks !== 0) gather(u8At(SEGMENT, i), marks, marks, i16At(BELOW, i), i16At(TIES, i), i16At(SHORT, i))
    }
  }
}

/** Counts the results of the hands at COUNTED by BETS and TURN_BETS, where one of the two bets was made, or both. */
export function gatherTurnResults(both: bool): void {
  clearResults()
  countHands()
  markTurns(both)
  spreadTurns()
  memory.fill(VALUE, 0, WIDE)
  walk(() => {}, gatherType, settle)
  gatherRanks()
}
