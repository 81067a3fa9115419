import { copyVector, inNarrow, inRow, narrowAt, put, T, VS_OF_PAIR } from './lanes'
import { NARROW, numberAt, SEEN, TURN_SUITS, TURN_TWO_SUITED, TURN_TWOS, VECTOR, WIDE } from './memory'
import { suitRow } from './rows'

/* The canonical flops and turns, as they lie at FLOP_LIST and TURN_LIST, and what their suits add to the hands of a pair of ranks. */

@inline export function boardOf(list: usize, number: i32): usize {
  return list + (<usize>number << 4)
}
@inline export function timesOf(board: usize): i32 {
  return load<u8>(board)
}
@inline export function ranksOf(board: usize): i32 {
  return load<u16>(board, 2)
}
@inline export function cardOf(board: usize, i: i32): i32 {
  return load<u8>(board + <usize>i, 4)
}
/** How many suits a flush may come of; which one each is, and what the board shows of it. */
@inline export function suitsOf(board: usize): i32 {
  return load<u8>(board, 1)
}
@inline export function suitOf(board: usize, i: i32): i32 {
  return load<u16>(board + (<usize>i << 1), 8) >> 14
}
@inline export function shownOf(board: usize, i: i32): i32 {
  return load<u16>(board + (<usize>i << 1), 8) & 0x3fff
}

@inline function seeTurn(to: usize, type: i32, pair: i32): void {
  if (type < TURN_TWO_SUITED) return copyVector(to, TURN_SUITS + <usize>type * WIDE + <usize>pair * VECTOR)
  const row = TURN_TWOS + <usize>(type - TURN_TWO_SUITED) * NARROW + (<usize>pair << 3)
  for (let v = 0; v < VS_OF_PAIR; v++) put(to + inRow(v), narrowAt(row + inNarrow(v)))
}

/** At SEEN what the suits of a board add to a pair; suits that show nothing are left as they are. */
@inline export function seeSuits(board: usize, isTurn: bool, pair: i32): void {
  for (let i = 0, count = suitsOf(board); i < count; i++) {
    const to = SEEN + <usize>suitOf(board, i) * VECTOR
    if (isTurn) seeTurn(to, shownOf(board, i), pair)
    else copyVector(to, suitRow(shownOf(board, i)) + <usize>pair * VECTOR)
  }
}

/** What the ranks and the suits at SEEN come to for the lower card in suit s, the higher in suit t. */
export function handSum(ranks: T, s: i32, t: i32): T {
  let sum = ranks
  for (let suit = 0; suit < 4; suit++) sum += numberAt(SEEN, suit * 4 + (suit === s ? 1 : 0) + (suit === t ? 2 : 0))
  return sum
}
