import { edgeOnThree, edgesOfRanks, edgesRead, flushEdges } from './edge-values'
import { hasShorts, walk } from './flush-sweep'
import { setMask } from './flush-tables'
import { addWide, at, inRow, mul, SIZE, splat, STEP, sub, T, VS } from './lanes'
import {
  EDGE, FLOP_SUIT_TYPES, FLOP_SUMS, FLOPS_OF_RANKS, OFF_LEFT, PAIR_LEFT, RANK_ROWS, ROW, ROW_BYTES, STEP_BYTES, SUITS, SUMS, TAKEN_FOUR, TAKEN_THREE, TO_FIVE,
  TO_FOUR, TURN_SUMS, TURNS_OF_RANKS, u16At, u8At, VALUE, WIDE,
} from './memory'
import { beginToPlay, playType } from './played'
import {
  addPairRow, addRow, addRowTimes, addTo, clearRankRows, copiesLeft, highest, lowest, middle, numberOf, passThrees, passTwos, rowAt, rowOfOne, rowOfThree, rowOfTwo,
} from './rows'

/*
 * Flop edges: for each board and hand one number,  d = worth + min(0, gain),  both linear in W below, T beside and N short with
 * factors by segment (`payoff.ts`), summed over run-outs. Numbers that pass the limit of a T on the way come back, as sums modulo a
 * power of 2 do; what asks for a solve makes sure that the true sums fit (`limits.ts`).
 */

/** Whether the hands are played to the showdown beside, from the same sweeps. */
let alsoPlays: bool = false

/** The turn first, then the river: every run-out comes in two orders. */
export function sumTurns(): void {
  memory.fill(TURN_SUMS, 0, <usize>TURNS_OF_RANKS * ROW_BYTES)
  for (let i = 0; i < TURNS_OF_RANKS * 13; i++) {
    if (u8At(TAKEN_FOUR, i) < 4) addPairRow(rowAt(TURN_SUMS, i / 13), rowAt(EDGE, u16At(TO_FIVE, i)), i % 13, u8At(TAKEN_FOUR, i))
  }
}

function sumFlops(): void {
  for (let flop = 0; flop < FLOPS_OF_RANKS; flop++) {
    memory.fill(SUMS, 0, ROW * 8)
    for (let rank = 0; rank < 13; rank++) {
      const taken = u8At(TAKEN_THREE, flop * 13 + rank)
      if (taken < 4) addTurnRow(rowAt(TURN_SUMS, u16At(TO_FOUR, flop * 13 + rank)), rank, taken)
    }
    halve(rowAt(FLOP_SUMS, flop), ROW)
  }
}

/** Hot: `addPairRow` to the sums of 64 bits. */
function addTurnRow(from: usize, rank: i32, taken: i32): void {
  const left = PAIR_LEFT + <usize>rank * ROW_BYTES
  for (let i = 0; i < ROW; i += STEP) addWide(SUMS + (<usize>i << 3), copiesLeft(left + <usize>i * SIZE, taken), at(from + <usize>i * SIZE))
}

/** Sums that count both orders of two cards may need more than 32 bits: they gather at SUMS in 64, and half of them fits again. */
function halve(to: usize, count: i32): void {
  for (let i = 0; i < count; i++) store<T>(to + <usize>i * SIZE, <T>(load<i64>(SUMS + (<usize>i << 3)) >> 1))
}

/** Hot: three suited and others y <= x, to the flops that show one of the suit, and to the rows of its set. */
function addThree(board: i32, x: i32, y: i32): void {
  flushEdges(board)
  const someShort = hasShorts
  const from = board * ROW
  const a = rowOfOne(lowest(setMask), numberOf(x, y))
  const b = rowOfOne(middle(setMask), numberOf(x, y))
  const c = rowOfOne(highest(setMask), numberOf(x, y))
  const leftX = OFF_LEFT + <usize>x * WIDE
  const leftY = OFF_LEFT + <usize>y * WIDE
  const rowX = RANK_ROWS + <usize>x * WIDE
  const rowY = RANK_ROWS + <usize>y * WIDE
  const less = splat(x === y ? 1 : 0)
  for (let v = 0; v < VS; v++) {
    const i = inRow(v)
    const value = edgeOnThree(from, v, someShort)
    addTo(a + i, value)
    addTo(b + i, value)
    addTo(c + i, value)
    addTo(rowX + i, mul(value, sub(at(leftY + i), less)))
    if (x !== y) addTo(rowY + i, mul(value, at(leftX + i)))
  }
}

/** When all boards of one set of three were added: the flops that show two or three of it. */
function leaveThree(): void {
  memory.fill(SUMS, 0, WIDE / SIZE * 8)
  for (let x = 0; x < 13; x++) {
    const row = RANK_ROWS + <usize>x * WIDE
    addRow(rowOfTwo(setMask & ~lowest(setMask), x), row)
    addRow(rowOfTwo(setMask & ~middle(setMask), x), row)
    addRow(rowOfTwo(setMask & ~highest(setMask), x), row)
    for (let i: usize = 0; i < WIDE; i += STEP_BYTES) addWide(SUMS + i / SIZE * 8, at(row + i), at(OFF_LEFT + <usize>x * WIDE + i))
  }
  halve(VALUE, <i32>(WIDE / SIZE))
  addRow(rowOfThree(setMask), VALUE)
}

/** Hot: VALUE of four suited and another x. The first of the rows gathers what flops of three suited see of it. */
function addFour(x: i32): void {
  passTwos(VALUE, x, false)
  addRowTimes(RANK_ROWS, VALUE, x, 0)
}

/** Sums d over all run-outs of all flops, with the factors at FACTORS; if told, plays all hands to the showdown as `playHands` does. */
export function sumEdges(playsToo: bool): void {
  alsoPlays = playsToo
  if (alsoPlays) beginToPlay()
  edgesOfRanks()
  sumTurns()
  sumFlops()
  memory.fill(SUITS, 0, <usize>FLOP_SUIT_TYPES * WIDE)
  walk(
    clearRankRows,
    (suited, board, x, y) => {
      if (alsoPlays) playType(suited, board, x, y)
      if (suited === 3) return addThree(board, x, y)
      edgesRead(board, suited === 4)
      if (suited === 4) addFour(x)
      else passThrees(VALUE, false)
    },
    (suited) => {
      if (suited === 3) leaveThree()
      else if (suited === 4) passThrees(RANK_ROWS, false)
    },
  )
}
