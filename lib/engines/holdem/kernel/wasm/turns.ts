import { edgeOnThree, edgesOfRanks, edgesRead, flushEdges } from './edge-values'
import { sumTurns } from './edges'
import { hasShorts, walk } from './flush-sweep'
import { setMask } from './flush-tables'
import { addNarrow, at, inNarrow, inRow, put, VS } from './lanes'
import { NARROW, RENAMED_BITS, ROW, SET_NUMBER, setI16, TURN_BETS, TURN_SUITS, TURN_THREE_SUITED, TURN_TWOS, u16At, VALUE, WIDE } from './memory'
import { addRow, addRowTimes, highest, lowest, middle, numberOf } from './rows'

/*
 * What a bet on the turn is worth, summed over rivers. By ranks the sums are those on the way to the flops (TURN_SUMS). What a turn
 * shows of a suit is its ranks in the suit, two at least, and its other ranks.
 *
 * Two suited need a river of the suit, of which there are eleven at most, each adding 2 · 990 at most: 21,780, so 16 bits hold the sum.
 */

@inline function rowOfTwo(set: i32, others: i32): usize {
  return TURN_TWOS + <usize>(u16At(SET_NUMBER, set) * 91 + others) * NARROW
}
@inline function rowOfThree(set: i32, x: i32): usize {
  return TURN_SUITS + <usize>(TURN_THREE_SUITED + u16At(SET_NUMBER, set) * 13 + x) * WIDE
}
@inline function rowOfFour(set: i32): usize {
  return TURN_SUITS + <usize>u16At(SET_NUMBER, set) * WIDE
}

function addNarrowRow(to: usize): void {
  for (let v = 0; v < VS; v++) addNarrow(to + inNarrow(v), at(VALUE + inRow(v)))
}

/** Three suited and others y <= x. */
function addThree(board: i32, x: i32, y: i32): void {
  flushEdges(board)
  const someShort = hasShorts
  for (let v = 0; v < VS; v++) put(VALUE + inRow(v), edgeOnThree(board * ROW, v, someShort))
  addNarrowRow(rowOfTwo(setMask & ~lowest(setMask), numberOf(x, y)))
  addNarrowRow(rowOfTwo(setMask & ~middle(setMask), numberOf(x, y)))
  addNarrowRow(rowOfTwo(setMask & ~highest(setMask), numberOf(x, y)))
  addRowTimes(rowOfThree(setMask, x), VALUE, y, x === y ? 1 : 0)
  if (x !== y) addRowTimes(rowOfThree(setMask, y), VALUE, x, 0)
}

/** Four suited and another x. */
function addFour(x: i32): void {
  for (let p = setMask; p !== 0; p &= p - 1) addRow(rowOfThree(setMask & ~lowest(p), x), VALUE)
  addRowTimes(rowOfFour(setMask), VALUE, x, 0)
}

/** Hot: a flush type, to the turns on the way to it. */
function addType(suited: i32, board: i32, x: i32, y: i32): void {
  if (suited === 3) return addThree(board, x, y)
  edgesRead(board, suited === 4)
  if (suited === 4) addFour(x)
  else for (let p = setMask; p !== 0; p &= p - 1) addRow(rowOfFour(setMask & ~lowest(p)), VALUE)
}

/** Sums over rivers, with the factors at FACTORS. */
export function sumTurnEdges(): void {
  edgesOfRanks()
  sumTurns()
  memory.fill(TURN_SUITS, 0, TURN_BETS - TURN_SUITS)
  walk(() => {}, addType, () => {})
}

/** Bits of hands named after a renaming, as hands of before: `names` has four bits for each suit's new name. */
function namedBack(bits: i32, names: i32, isPair: bool): i32 {
  let named = 0
  for (let s = 0; s < 4; s++) {
    for (let t = 0; t < 4; t++) {
      const u = (names >> (4 * s)) & 3
      const v = (names >> (4 * t)) & 3
      if (((bits >> (4 * u + v)) & 1) !== 0) named |= 1 << (isPair && s > t ? 4 * t + s : 4 * s + t)
    }
  }
  return named
}

/** The 24 renamings in the order of `canonical-boards.ts`. */
export function makeTurnTables(): void {
  let renaming = 0
  for (let a = 0; a < 4; a++) {
    for (let b = 0; b < 4; b++) {
      for (let c = 0; c < 4; c++) {
        if (a === b || a === c || b === c) continue
        const names = a | (b << 4) | (c << 8) | ((6 - a - b - c) << 12)
        for (let i = 0; i < 1024; i++) {
          const bits = ((i >> 8) & 1) !== 0 ? (i & 255) << 8 : i & 255
          setI16(RENAMED_BITS, renaming * 1024 + i, namedBack(bits, names, i >= 512))
        }
        renaming++
      }
    }
  }
}
