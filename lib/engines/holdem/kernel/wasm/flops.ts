import { judgePair } from './judge'
import {
  addI32, addNumber, BET_COUNTS, BETS, chooseOf, COUNTED, FLOP_LIST, FLOP_ONE_SUITED, FLOP_SUIT_TYPES, FLOP_SUMS, FLOP_TWO_SUITED, FLOPS, FLOPS_OF_RANKS,
  GAINS, high, i32At, LEGAL, low, numberAt, pairNumber, PAIRS, ROW_BYTES, SEEN, SET_NUMBER, setI32, SUITS, TIED, u16At, VECTOR, WIDE,
} from './memory'
import { rowAt, suitRow } from './rows'
import { keepSums, seeSuit } from './seen'

/*
 * The canonical flops (`canonical-flops.ts`), their decisions, and the marks of who bets. A pair of ranks is 16 hands: the lower card in
 * suit s, the higher in suit t.
 */

/** The least of the keys a flop has under any renaming of suits, cards sorted by rank as suits come up; see `canonicalKey`. */
function leastKey(a: i32, b: i32, c: i32): i32 {
  let least = min(keyOf(a, b, c), keyOf(a, c, b))
  least = min(least, min(keyOf(b, a, c), keyOf(b, c, a)))
  return min(least, min(keyOf(c, a, b), keyOf(c, b, a)))
}

function keyOf(x: i32, y: i32, z: i32): i32 {
  if (x >> 2 > y >> 2 || y >> 2 > z >> 2) return i32.MAX_VALUE
  const sy = (y & 3) === (x & 3) ? 0 : 1
  const sz = (z & 3) === (x & 3) ? 0 : (z & 3) === (y & 3) ? sy : sy + 1
  return (x & ~3) | (((y & ~3) | sy) << 6) | (((z & ~3) | sz) << 12)
}

/** The canonical flops in the order in which they first come up, as `canonicalFlops` has them. */
export function makeFlops(): void {
  const seen = SUITS
  memory.fill(seen, 0, 1 << 19)
  let count = 0
  for (let c = 2; c < 52; c++) {
    for (let b = 1; b < c; b++) {
      for (let a = 0; a < b; a++) {
        const at = seen + (<usize>leastKey(a, b, c) << 1)
        if (load<u16>(at) === 0) {
          store<u16>(at, <u16>++count)
          describe(count - 1, leastKey(a, b, c))
        }
        const flop = FLOP_LIST + <usize>((<i32>load<u16>(at) - 1) << 4)
        store<u8>(flop, <u8>(load<u8>(flop) + 1))
      }
    }
  }
}

/** The bits of the hands of one suit. */
export const SUITED_BITS: i32 = 0x8421

@inline function flopAt(flop: i32): usize {
  return FLOP_LIST + (<usize>flop << 4)
}
@inline function cardOf(flop: usize, i: i32): i32 {
  return load<u8>(flop + 4 + <usize>i)
}
/** What a flop shows of its suit number i (suits are named 0, 1, 2 in order). */
@inline function suitTypeOf(flop: usize, i: i32): i32 {
  return load<u16>(flop + 8 + (<usize>i << 1))
}

function describe(number: i32, key: i32): void {
  const flop = flopAt(number)
  let ranks = 0
  let suits = 0
  for (let i = 0; i < 3; i++) {
    const card = (key >> (6 * i)) & 63
    store<u8>(flop + 4 + <usize>i, <u8>card)
    ranks += chooseOf((card >> 2) + i, i + 1)
    suits = max(suits, (card & 3) + 1)
  }
  store<u8>(flop, 0)
  store<u8>(flop + 1, <u8>suits)
  store<u16>(flop + 2, <u16>ranks)
  for (let suit = 0; suit < suits; suit++) store<u16>(flop + 8 + (<usize>suit << 1), <u16>typeOf(flop, suit))
}

function typeOf(flop: usize, suit: i32): i32 {
  let set = 0
  let x = -1
  let y = -1
  for (let i = 0; i < 3; i++) {
    const card = cardOf(flop, i)
    if ((card & 3) === suit) set |= 1 << (card >> 2)
    else if (x < 0) x = card >> 2
    else y = card >> 2
  }
  const number = u16At(SET_NUMBER, set)
  if (x < 0) return number
  return y < 0 ? FLOP_TWO_SUITED + number * 13 + x : FLOP_ONE_SUITED + number * 91 + pairNumber(x, y)
}

@inline function seeFlop(flop: usize, suits: i32, pair: i32): void {
  for (let suit = 0; suit < suits; suit++) seeSuit(suit, suitRow(suitTypeOf(flop, suit)) + <usize>pair * VECTOR)
}

function decideFlop(number: i32): void {
  const flop = flopAt(number)
  const times = <i32>load<u8>(flop)
  const suits = <i32>load<u8>(flop + 1)
  listLegal(flop)
  memory.fill(SEEN, 0, 4 * VECTOR)
  for (let pair = 0; pair < PAIRS; pair++) {
    seeFlop(flop, suits, pair)
    const bits = judgePair(pair, numberAt(rowAt(FLOP_SUMS, u16At(flop, 1)), pair), times)
    store<u16>(BETS + (<usize>(number * 91 + pair) << 1), <u16>bits)
    countBets(pair, bits, times)
  }
}

/** After `sumEdges`: d summed over the run-outs of a flop, for all hands, to HAND_SUMS. */
export function sumsOnFlop(number: i32): void {
  const flop = flopAt(number)
  memory.fill(SEEN, 0, 4 * VECTOR)
  for (let pair = 0; pair < PAIRS; pair++) {
    seeFlop(flop, <i32>load<u8>(flop + 1), pair)
    keepSums(pair, numberAt(rowAt(FLOP_SUMS, u16At(flop, 1)), pair))
  }
}

/** By rank, −1 in the suits whose card does not lie on the flop. */
function listLegal(flop: usize): void {
  memory.fill(LEGAL, 0xff, 13 * 16)
  for (let i = 0; i < 3; i++) setI32(LEGAL, (cardOf(flop, i) >> 2) * 4 + (cardOf(flop, i) & 3), 0)
}

export function clearDecided(): void {
  memory.fill(GAINS, 0, 182 * 16)
  memory.fill(TIED, 0, 182 * 4)
  memory.fill(BET_COUNTS, 0, 182 * 4)
}

/** Counts the hands of a pair that bet on a board that stands for `times`. */
@inline export function countBets(pair: i32, bits: i32, times: i32): void {
  addI32(BET_COUNTS, pair, popcnt(bits & ~SUITED_BITS) * times)
  addI32(BET_COUNTS, 91 + pair, popcnt(bits & SUITED_BITS) * times)
}

/** Decides every flop for every hand from FLOP_SUMS and SUITS: BETS, and by class what checking gains and the ties. A tie is checked. */
export function decideFlops(): void {
  clearDecided()
  for (let flop = 0; flop < FLOPS; flop++) decideFlop(flop)
}

/** Adds bets to what they show: FLOP_SUMS and SUITS become marks. Bets of hands that are not counted are left out. */
function markPair(flop: usize, suits: i32, pair: i32, bits: i32): void {
  const times = <i32>load<u8>(flop)
  const isPair = low(pair) === high(pair)
  addNumber(rowAt(FLOP_SUMS, u16At(flop, 1)), pair, popcnt(bits) * times)
  for (let suit = 0; suit < suits; suit++) {
    const lows = bits & (0xf << (4 * suit))
    const highs = bits & (0x1111 << suit)
    const both = popcnt(lows & highs)
    const some = popcnt(lows) - both
    const others = popcnt(highs) - both
    const row = suitRow(suitTypeOf(flop, suit))
    addNumber(row, pair * 4, (popcnt(bits) - some - others - both) * times)
    addNumber(row, pair * 4 + 1, (isPair ? some + others : some) * times)
    if (isPair) continue
    addNumber(row, pair * 4 + 2, others * times)
    addNumber(row, pair * 4 + 3, both * times)
  }
}

/** The (flop, hand) pairs that bet, of the hands at COUNTED, by what they show. */
export function markFlops(): void {
  memory.fill(FLOP_SUMS, 0, <usize>FLOPS_OF_RANKS * ROW_BYTES)
  memory.fill(SUITS, 0, <usize>FLOP_SUIT_TYPES * WIDE)
  for (let number = 0; number < FLOPS; number++) {
    const flop = flopAt(number)
    const suits = <i32>load<u8>(flop + 1)
    for (let pair = 0; pair < PAIRS; pair++) {
      const off = i32At(COUNTED, pair) !== 0 ? 0xffff ^ SUITED_BITS : 0
      const suited = i32At(COUNTED, 91 + pair) !== 0 ? SUITED_BITS : 0
      const bits = u16At(BETS, number * 91 + pair) & (off | suited)
      if (bits !== 0) markPair(flop, suits, pair, bits)
    }
  }
}
