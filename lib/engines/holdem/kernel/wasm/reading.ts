import { belowTwo, hasShorts, shortTwo, walk } from './flush-sweep'
import { freePairs, setMask } from './flush-tables'
import {
  addNumber, BELOW, COUNTS, EDGE, FREE, FREE_KINDS, high, i16At, i32At, KINDS, LANES, LIVE, low, numberAt, READ_BELOW, READ_KINDS, READ_LIVE,
  READ_SHORT, READ_TIES, READ_TRIPLES, ROW, SEGMENT, setI16, setI32, setU8, SHORT, SHORT_OF, SHORTS, TIES, u8At, VALUE,
} from './memory'
import { betsOfType, gatherRows, markFlops, spreadFlops } from './results'

/*
 * All flush types, one after the other, laid out for the other side to read: W, T, N and the segment of every lane, and how many (board,
 * flop, hand) triples of some flop bets reach it.
 */

/** The other side's: reads a flush type of some suited ranks, its five ranks, and those outside the suit. */
@external("host", "see")
declare function see(set: i32, board: i32, x: i32, y: i32): void

function setRead(lane: i32, below: i32, ties: i32, short: i32, kind: i32): void {
  setI16(READ_BELOW, lane, below)
  setI16(READ_TIES, lane, ties)
  setI16(READ_SHORT, lane, short)
  setU8(READ_KINDS, lane, kind)
}

/** On three suited the counts are what flushes take from those of the ranks. */
function readThree(board: i32): void {
  for (let lane = 0; lane < LANES; lane++) {
    const relation = lane & 3
    const i = board * ROW + (lane >> 2)
    const counts = <i32>numberAt(COUNTS, lane)
    const rank = relation === 0 ? 13 : relation === 1 ? low(lane >> 2) : high(lane >> 2)
    const short = hasShorts ? i32At(SHORTS, rank) : 0
    setRead(lane, i16At(BELOW, i) - (counts & 0xffff), i16At(TIES, i) - (counts >> 16), i16At(SHORT, i) - short, u8At(SEGMENT, i))
  }
  for (let i = 0; i < freePairs; i++) {
    const pair = u8At(FREE, i)
    setRead(pair * 4 + 3, belowTwo(i), 0, shortTwo(pair), u8At(FREE_KINDS, i))
  }
}

function readSwept(): void {
  for (let lane = 0; lane < LANES; lane++) {
    const counts = <i32>numberAt(COUNTS, lane)
    setRead(lane, counts & 0xffff, counts >> 16, <i32>numberAt(SHORT_OF, lane), u8At(KINDS, lane))
  }
}

/** A pair of equal ranks has no relation 2. */
function readLanes(board: i32): void {
  for (let lane = 0; lane < LANES; lane++) {
    const lives = numberAt(LIVE, lane) !== 0 && !((lane & 3) === 2 && low(lane >> 2) === high(lane >> 2))
    setU8(READ_LIVE, lane, lives ? 1 : 0)
    setI32(READ_TRIPLES, lane, lives ? <i32>numberAt(VALUE, lane) : 0)
    if (lives) addNumber(EDGE, board * ROW + (lane >> 2), -numberAt(VALUE, lane))
  }
}

/** Reads all flush types with the bets at BETS of the hands at COUNTED; leaves at EDGE the triples without a flush. */
export function readTypes(): void {
  markFlops()
  spreadFlops()
  walk(
    gatherRows,
    (suited, board, x, y) => {
      if (suited === 3) readThree(board)
      else readSwept()
      betsOfType(suited, x, y)
      readLanes(board)
      see(setMask, board, x, y)
    },
    () => {},
  )
}
