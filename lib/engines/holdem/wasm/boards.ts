import {
  BELOW, BOARDS, i16At, i32At, OFF_LEFT, PAIR_LEFT, PAIRS, PLAYED, ROW, ROW_BYTES, SEGMENT, SHORT, SUMS, TAKEN_FIVE, TIES, u8At, WIDE,
} from './memory'

/* How many boards of a type a starting hand leaves. */

@inline function choose(left: v128, taken: i32): v128 {
  const one = i32x4.splat(1)
  const less = i32x4.sub(left, one)
  if (taken === 1) return left
  if (taken === 2) return i32x4.shr_u(i32x4.mul(left, less), 1)
  // Of three: 1 from three, 4 from four; of four: 1 from four.
  if (taken === 3) return v128.or(v128.and(i32x4.eq(left, i32x4.splat(3)), one), v128.and(i32x4.eq(left, i32x4.splat(4)), i32x4.splat(4)))
  return taken === 4 ? v128.and(i32x4.eq(left, i32x4.splat(4)), one) : i32x4.splat(0)
}

/** At SUMS the boards of these ranks that each pair leaves, i32: products of C(copies left, copies taken). */
export function boardsByPair(board: i32): void {
  for (let i: usize = 0; i < ROW_BYTES; i += 16) v128.store(SUMS + i, i32x4.splat(1))
  for (let rank = 0; rank < 13; rank++) {
    const taken = u8At(TAKEN_FIVE, board * 13 + rank)
    if (taken === 0) continue
    const left = PAIR_LEFT + <usize>(rank * ROW * 4)
    for (let i: usize = 0; i < ROW_BYTES; i += 16) v128.store(SUMS + i, i32x4.mul(v128.load(SUMS + i), choose(v128.load(left + i), taken)))
  }
}

/** The ways to draw the ranks outside the suit (−1 for none), x <= y, by the relations of the pair at byte `i` of a row. */
@inline export function waysAt(x: i32, y: i32, i: usize): v128 {
  if (x < 0) return i32x4.splat(1)
  const leftX = v128.load(OFF_LEFT + <usize>x * WIDE + i)
  if (y < 0) return leftX
  if (x === y) return i32x4.shr_u(i32x4.mul(leftX, i32x4.sub(leftX, i32x4.splat(1))), 1)
  return i32x4.mul(leftX, v128.load(OFF_LEFT + <usize>y * WIDE + i))
}

@inline export function addI64(at: usize, amount: i64): void {
  store<i64>(at, load<i64>(at) + amount)
}

/** Adds `weight` boards with these counts: four sums of 64 bits. */
@inline export function addCounts(at: usize, weight: i32, below: i32, ties: i32, short: i32): void {
  const counts = i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(1), 1, below), 2, ties), 3, short)
  const times = i32x4.splat(weight)
  v128.store(at, i64x2.add(v128.load(at), i64x2.extmul_low_i32x4_s(counts, times)))
  v128.store(at + 16, i64x2.add(v128.load(at + 16), i64x2.extmul_high_i32x4_s(counts, times)))
}

/** Hot: the hands played to the showdown on boards of these ranks. */
function playBoard(board: i32): void {
  boardsByPair(board)
  const at = board * ROW
  for (let pair = 0; pair < PAIRS; pair++) {
    const boards = i32At(SUMS, pair)
    if (boards <= 0) continue
    const to = PLAYED + (<usize>(pair * 20 + u8At(SEGMENT, at + pair)) << 5)
    addCounts(to, boards, i16At(BELOW, at + pair), i16At(TIES, at + pair), i16At(SHORT, at + pair))
  }
}

export function playRanks(): void {
  memory.fill(PLAYED, 0, 91 * 20 * 32)
  for (let board = 0; board < BOARDS; board++) playBoard(board)
}
