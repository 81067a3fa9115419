import { edgesOnThree, edgesRead } from './edge-values'
import { addRow, addTo, edgesOfRanks, rowAt } from './edges'
import { clearDecided, countBets, judgePair } from './flops'
import { listFlushes, sweepFive, sweepFour } from './flush-sweep'
import { setMask, turnTo } from './flush-tables'
import {
  FIVE_SUITED, FOUR_SUITED, i32At, LEGAL, NARROW, OFF_LEFT, PAIRS, RANKS_OF, RENAMED_BITS, SET_NUMBER, setI32, TURN_BETS, TURN_CARDS, TURN_RANKS,
  TURN_SHOWN, TURN_SUIT_TYPES, TURN_SUITS, TURN_SUMS, TURN_THREE_SUITED, TURN_TIMES, TURN_TWO_SUITED, TURN_TWOS, TURNS, u16At, u8At, VALUE, WIDE,
} from './memory'

/*
 * Turn decisions, as `all-turns.ts` has them: what a bet is worth, summed over rivers. By ranks the sums are those on the way to the
 * flops (TURN_SUMS). What a turn shows of a suit is its ranks in the suit, two at least, and its other ranks.
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

/** Four numbers of 16 bits. Hands that a board does not leave may pass the limit: they are never read. */
@inline function addNarrow(to: usize, value: v128): void {
  const sum = i32x4.add(v128.load_ext<i16>(to), value)
  v128.store_lane<i64>(to, i16x8.narrow_i32x4_s(sum, sum), 0)
}

/** Hot: VALUE to the turns of three suited and others x <= y. */
function addThree(x: i32, y: i32): void {
  const others = ((y * (y + 1)) >> 1) + x
  const a = rowOfTwo(setMask & (setMask - 1), others)
  const b = rowOfTwo(setMask & ~(1 << (31 - clz(setMask))), others)
  const c = rowOfTwo((setMask & -setMask) | (1 << (31 - clz(setMask))), others)
  const rowX = rowOfThree(setMask, x)
  const rowY = rowOfThree(setMask, y)
  const leftX = OFF_LEFT + <usize>x * WIDE
  const leftY = OFF_LEFT + <usize>y * WIDE
  const less = i32x4.splat(x === y ? 1 : 0)
  for (let i: usize = 0; i < WIDE; i += 16) {
    const value = v128.load(VALUE + i)
    addNarrow(a + (i >> 1), value)
    addNarrow(b + (i >> 1), value)
    addNarrow(c + (i >> 1), value)
    addTo(rowX + i, i32x4.mul(value, i32x4.sub(v128.load(leftY + i), less)))
    if (x !== y) addTo(rowY + i, i32x4.mul(value, v128.load(leftX + i)))
  }
}

/** Hot: VALUE to the turns of four suited and another x. */
function addFour(x: i32): void {
  for (let p = setMask; p !== 0; p &= p - 1) addRow(rowOfThree(setMask & ~(p & -p), x), VALUE)
  const row = rowOfFour(setMask)
  const left = OFF_LEFT + <usize>x * WIDE
  for (let i: usize = 0; i < WIDE; i += 16) addTo(row + i, i32x4.mul(v128.load(VALUE + i), v128.load(left + i)))
}

/** Sums over rivers, with the factors at FACTORS. */
function sumTurnEdges(): void {
  edgesOfRanks()
  memory.fill(TURN_SUITS, 0, TURN_BETS - TURN_SUITS)
  memory.fill(VALUE, 0, WIDE)
  for (let n = 0, type = 0; n < 286; n++) {
    turnTo(3, n)
    for (let y = 0; y < 13; y++) {
      for (let x = 0; x <= y; x++, type++) {
        edgesOnThree(u16At(RANKS_OF, type))
        addThree(x, y)
      }
    }
  }
  for (let n = 0, type = FOUR_SUITED; n < 715; n++) {
    turnTo(4, n)
    listFlushes(4)
    for (let x = 0; x < 13; x++, type++) {
      sweepFour(u16At(RANKS_OF, type), x)
      edgesRead(u16At(RANKS_OF, type), true)
      addFour(x)
    }
  }
  for (let n = 0; n < 1287; n++) {
    turnTo(5, n)
    listFlushes(5)
    sweepFive()
    edgesRead(u16At(RANKS_OF, FIVE_SUITED + n), false)
    for (let p = setMask; p !== 0; p &= p - 1) addRow(rowOfFour(setMask & ~(p & -p)), VALUE)
  }
}

/** What a suit shows of a turn, or −1, and which suit it is. */
@inline export function shownOf(turn: i32, i: i32): i32 {
  return i32At(TURN_SHOWN, turn * 2 + i)
}

@inline function suitVector(type: i32, pair: i32): v128 {
  if (type < TURN_TWO_SUITED) return v128.load(TURN_SUITS + <usize>type * WIDE + (<usize>pair << 4))
  return v128.load_ext<i16>(TURN_TWOS + <usize>(type - TURN_TWO_SUITED) * NARROW + (<usize>pair << 3))
}

/** What is shown of a suit by a turn, −1 for nothing. */
@inline function typeOf(turn: i32, suit: i32): i32 {
  const a = shownOf(turn, 0)
  const b = shownOf(turn, 1)
  if (a >= 0 && a / TURN_SUIT_TYPES === suit) return a % TURN_SUIT_TYPES
  return b >= 0 && b / TURN_SUIT_TYPES === suit ? b % TURN_SUIT_TYPES : -1
}

function decideTurn(turn: i32): void {
  memory.fill(LEGAL, 0xff, 13 * 16)
  for (let i = turn * 4; i < turn * 4 + 4; i++) setI32(LEGAL, u8At(TURN_CARDS, i), 0)
  const ranks = rowAt(TURN_SUMS, u16At(TURN_RANKS, turn))
  const times = u8At(TURN_TIMES, turn)
  const first = typeOf(turn, 0)
  const second = typeOf(turn, 1)
  const third = typeOf(turn, 2)
  const fourth = typeOf(turn, 3)
  const zero = i32x4.splat(0)
  for (let pair = 0; pair < PAIRS; pair++) {
    const a = first < 0 ? zero : suitVector(first, pair)
    const b = second < 0 ? zero : suitVector(second, pair)
    const c = third < 0 ? zero : suitVector(third, pair)
    const d = fourth < 0 ? zero : suitVector(fourth, pair)
    const bits = judgePair(pair, i32At(ranks, pair), a, b, c, d, times)
    store<u16>(TURN_BETS + (<usize>(turn * 91 + pair) << 1), <u16>bits)
    countBets(pair, bits, times)
  }
}

/** Decides every turn for every hand: TURN_BETS, and by class what checking gains, the ties and the bets. A tie is checked. */
export function decideTurns(): void {
  sumTurnEdges()
  clearDecided()
  for (let turn = 0; turn < TURNS; turn++) decideTurn(turn)
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
