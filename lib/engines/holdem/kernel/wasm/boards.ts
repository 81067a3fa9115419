import { addCounts, and, at, half, inRow, isEqual, mul, or, put, splat, sub, V } from './lanes'
import {
  BELOW, BOARDS, i16At, numberAt, OFF_LEFT, PAIR_LEFT, PAIRS, PLAYED, ROW, ROW_BYTES, SEGMENT, SHORT, STEP_BYTES, SUMS, TAKEN_FIVE, TIES, u8At, WIDE,
} from './memory'

/* How many boards of a type a starting hand leaves. */

@inline function choose(left: V, taken: i32): V {
  if (taken === 1) return left
  if (taken === 2) return half(mul(left, sub(left, splat(1))))
  // Of three: 1 from three, 4 from four; of four: 1 from four.
  if (taken === 3) return or(and(isEqual(left, splat(3)), splat(1)), and(isEqual(left, splat(4)), splat(4)))
  return taken === 4 ? and(isEqual(left, splat(4)), splat(1)) : splat(0)
}

/** At SUMS the boards of these ranks that each pair leaves, T: products of C(copies left, copies taken). */
export function boardsByPair(board: i32): void {
  for (let i: usize = 0; i < ROW_BYTES; i += STEP_BYTES) put(SUMS + i, splat(1))
  for (let rank = 0; rank < 13; rank++) {
    const taken = u8At(TAKEN_FIVE, board * 13 + rank)
    if (taken === 0) continue
    const left = PAIR_LEFT + <usize>rank * ROW_BYTES
    for (let i: usize = 0; i < ROW_BYTES; i += STEP_BYTES) put(SUMS + i, mul(at(SUMS + i), choose(at(left + i), taken)))
  }
}

/** The ways to draw the ranks outside the suit (−1 for none), y <= x, by relation. */
@inline export function waysAt(x: i32, y: i32, v: i32): V {
  if (x < 0) return splat(1)
  const i = inRow(v)
  const leftX = at(OFF_LEFT + <usize>x * WIDE + i)
  if (y < 0) return leftX
  if (x === y) return half(mul(leftX, sub(leftX, splat(1))))
  return mul(leftX, at(OFF_LEFT + <usize>y * WIDE + i))
}

/** Hot: the hands played to the showdown on boards of these ranks. */
function playBoard(board: i32): void {
  boardsByPair(board)
  const at = board * ROW
  for (let pair = 0; pair < PAIRS; pair++) {
    const boards = numberAt(SUMS, pair)
    if (boards <= 0) continue
    const to = PLAYED + (<usize>(pair * 20 + u8At(SEGMENT, at + pair)) << 5)
    addCounts(to, boards, i16At(BELOW, at + pair), i16At(TIES, at + pair), i16At(SHORT, at + pair))
  }
}

export function playRanks(): void {
  memory.fill(PLAYED, 0, 91 * 20 * 32)
  for (let board = 0; board < BOARDS; board++) playBoard(board)
}
