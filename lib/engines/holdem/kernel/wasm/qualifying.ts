import { setMask } from './flush-tables'
import {
  addI32, ALL_SHORT, BOARDS, CATEGORY, high, i16At, i32At, low, ORDER, ORDERED, PAIRS, ROW, ROWS, SEGMENT, SEGMENT_OF, setI16, setI32, setU8, SHORT,
  SHORT_ROWS, SHORT_WITH, SHORTS, STRENGTH, u16At, u8At,
} from './memory'
import { addHands, handsWithout } from './ranks'

/*
 * What the dealer's qualifying hand adds: how many of the opponent's hands don't qualify, counted along the order of pairs as hands below
 * are (`ranks.ts`), and how many of these have a flush where the suits allow one.
 */

export let qualifies: i32 = -1

function sweepShort(board: i32): void {
  const at = board * ROW
  const count = u8At(ORDERED, board)
  memory.fill(ROWS, 0, 64)
  memory.fill(SHORT_WITH + <usize>(board * 26), 0, 26)
  let all = 0
  let i = 0
  for (; i < count; i++) {
    const pair = u8At(ORDER, at + i) & 127
    if (i16At(STRENGTH, at + pair) >= qualifies) break
    all += addHands(ROWS, board, pair)
    if (low(pair) !== high(pair)) {
      setI16(SHORT_WITH, board * 13 + low(pair), u16At(SHORT_WITH, board * 13 + low(pair)) | (1 << high(pair)))
      setI16(SHORT_WITH, board * 13 + high(pair), u16At(SHORT_WITH, board * 13 + high(pair)) | (1 << low(pair)))
    }
  }
  setI16(ALL_SHORT, board, all)
  for (let rank = 0; rank < 13; rank++) setI16(SHORT_ROWS, board * 13 + rank, i32At(ROWS, rank))
  for (let j = 0; j < count; j++) {
    const pair = u8At(ORDER, at + j) & 127
    setI16(SHORT, at + pair, all === 0 ? 0 : handsWithout(all, ROWS, pair) + (j < i ? 1 : 0))
  }
}

/** Remakes the tables if the dealer qualifies with something else than before. */
export function setQualifying(strength: i32): void {
  if (strength === qualifies) return
  qualifies = strength
  for (let s = 0; s < 7462; s++) setU8(SEGMENT_OF, s, 2 * u8At(CATEGORY, s) + (s >= strength ? 1 : 0))
  for (let board = 0; board < BOARDS; board++) {
    sweepShort(board)
    for (let i = board * ROW, end = i + PAIRS; i < end; i++) setU8(SEGMENT, i, u8At(SEGMENT_OF, i16At(STRENGTH, i)))
  }
}

/**
 * At SHORTS: of the opponent's suited pairs on three suited those that would not qualify without their flush; at a rank those that
 * leave one suited card of it, at 13 all. False if there are none.
 */
export function shortsOnThree(board: i32): bool {
  if (i16At(ALL_SHORT, board) === 0) return false
  const free = 8191 & ~setMask
  let all = 0
  for (let rank = 0; rank < 13; rank++) {
    const some = ((free >> rank) & 1) === 0 ? 0 : popcnt(u16At(SHORT_WITH, board * 13 + rank) & free)
    setI32(SHORTS, rank, some)
    all += some
  }
  all >>= 1
  for (let rank = 0; rank < 13; rank++) setI32(SHORTS, rank, all - i32At(SHORTS, rank))
  setI32(SHORTS, 13, all)
  return all !== 0
}

/** The hands of a pair of ranks with a suited card, counted at ROWS by each certain card outside the suit; `other` lies there on the board. */
export function addSuitedHands(pair: i32, other: i32): i32 {
  const x = low(pair)
  const y = high(pair)
  const freeX = 1 - ((setMask >> x) & 1)
  const freeY = 1 - ((setMask >> y) & 1)
  const offX = other === x ? 2 : 3
  const offY = other === y ? 2 : 3
  if (x === y) {
    addI32(ROWS, x, freeX)
    return freeX * offX
  }
  addI32(ROWS, x, freeY)
  addI32(ROWS, y, freeX)
  return freeX * freeY + freeX * offY + freeY * offX
}

/** The same on four suited, for a card outside the suit; `other` is the rank of the board's fifth card. */
export function shortsOnFour(board: i32, other: i32): void {
  memory.fill(SHORTS, 0, 56)
  if (i16At(ALL_SHORT, board) === 0) return
  memory.fill(ROWS, 0, 64)
  let all = 0
  for (let i = 0, count = u8At(ORDERED, board); i < count; i++) {
    const pair = u8At(ORDER, board * ROW + i) & 127
    if (i16At(STRENGTH, board * ROW + pair) >= qualifies) break
    all += addSuitedHands(pair, other)
  }
  for (let rank = 0; rank < 13; rank++) setI32(SHORTS, rank, all - i32At(ROWS, rank))
  setI32(SHORTS, 13, all)
}
