import { edgeOnThree, edgesOfRanks, edgesRead, flushEdges } from './edge-values'
import { sumTurns } from './edges'
import { clearDecided, countBets } from './flops'
import { hasShorts, walk } from './flush-sweep'
import { setMask } from './flush-tables'
import { judgePair } from './judge'
import { addNarrow, at, inNarrow, inRow, narrowAt, put, VS, VS_OF_PAIR } from './lanes'
import {
  i32At, LEGAL, NARROW, numberAt, PAIRS, RENAMED_BITS, ROW, SEEN, SET_NUMBER, setI32, TURN_BETS, TURN_CARDS, TURN_RANKS, TURN_SHOWN, TURN_SUIT_TYPES,
  TURN_SUITS, TURN_SUMS, TURN_THREE_SUITED, TURN_TIMES, TURN_TWO_SUITED, TURN_TWOS, TURNS, u16At, u8At, VALUE, VECTOR, WIDE,
} from './memory'
import { addRow, addRowTimes, highest, lowest, middle, numberOf, rowAt } from './rows'
import { keepSums, seeSuit } from './seen'

/*
 * Turn decisions: what a bet is worth, summed over rivers. By ranks the sums are those on the way to the flops (TURN_SUMS). What a turn
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

/** What a suit shows of a turn, or −1, and which suit it is. */
@inline export function shownOf(turn: i32, i: i32): i32 {
  return i32At(TURN_SHOWN, turn * 2 + i)
}

/** What is shown of a suit by a turn, −1 for nothing. */
@inline function typeOf(turn: i32, suit: i32): i32 {
  const a = shownOf(turn, 0)
  const b = shownOf(turn, 1)
  if (a >= 0 && a / TURN_SUIT_TYPES === suit) return a % TURN_SUIT_TYPES
  return b >= 0 && b / TURN_SUIT_TYPES === suit ? b % TURN_SUIT_TYPES : -1
}

@inline function seeType(suit: i32, type: i32, pair: i32): void {
  if (type < 0) return
  if (type < TURN_TWO_SUITED) return seeSuit(suit, TURN_SUITS + <usize>type * WIDE + <usize>pair * VECTOR)
  const row = TURN_TWOS + <usize>(type - TURN_TWO_SUITED) * NARROW + (<usize>pair << 3)
  for (let v = 0; v < VS_OF_PAIR; v++) put(SEEN + <usize>suit * VECTOR + inRow(v), narrowAt(row + inNarrow(v)))
}

/** The types of the four suits of the turn at hand. */
let first: i32 = 0
let second: i32 = 0
let third: i32 = 0
let fourth: i32 = 0

function turnToTurn(turn: i32): void {
  first = typeOf(turn, 0)
  second = typeOf(turn, 1)
  third = typeOf(turn, 2)
  fourth = typeOf(turn, 3)
  memory.fill(SEEN, 0, 4 * VECTOR)
}
@inline function seeTurn(pair: i32): void {
  seeType(0, first, pair)
  seeType(1, second, pair)
  seeType(2, third, pair)
  seeType(3, fourth, pair)
}

function decideTurn(turn: i32): void {
  memory.fill(LEGAL, 0xff, 13 * 16)
  for (let i = turn * 4; i < turn * 4 + 4; i++) setI32(LEGAL, u8At(TURN_CARDS, i), 0)
  turnToTurn(turn)
  const ranks = rowAt(TURN_SUMS, u16At(TURN_RANKS, turn))
  const times = u8At(TURN_TIMES, turn)
  for (let pair = 0; pair < PAIRS; pair++) {
    seeTurn(pair)
    const bits = judgePair(pair, numberAt(ranks, pair), times)
    store<u16>(TURN_BETS + (<usize>(turn * 91 + pair) << 1), <u16>bits)
    countBets(pair, bits, times)
  }
}

/** After `sumTurnEdges`: decides every turn for every hand, to TURN_BETS, and by class what checking gains, the ties and the bets. A tie is checked. */
export function decideTurns(): void {
  clearDecided()
  for (let turn = 0; turn < TURNS; turn++) decideTurn(turn)
}

/** After `sumTurnEdges`: d summed over the rivers of a turn, for all hands, to HAND_SUMS. */
export function sumsOnTurn(turn: i32): void {
  turnToTurn(turn)
  const ranks = rowAt(TURN_SUMS, u16At(TURN_RANKS, turn))
  for (let pair = 0; pair < PAIRS; pair++) {
    seeTurn(pair)
    keepSums(pair, numberAt(ranks, pair))
  }
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

/** The 24 renamings in the order of `canonical-turns.ts`. */
export function makeTurnTables(): void {
  let renaming = 0
  for (let a = 0; a < 4; a++) {
    for (let b = 0; b < 4; b++) {
      for (let c = 0; c < 4; c++) {
        if (a === b || a === c || b === c) continue
        const names = a | (b << 4) | (c << 8) | ((6 - a - b - c) << 12)
        for (let i = 0; i < 1024; i++) {
          const bits = ((i >> 8) & 1) !== 0 ? (i & 255) << 8 : i & 255
          store<u16>(RENAMED_BITS + (<usize>(renaming * 1024 + i) << 1), <u16>namedBack(bits, names, i >= 512))
        }
        renaming++
      }
    }
  }
}
