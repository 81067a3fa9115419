import { rowAt } from './edges'
import {
  addI32, BET_COUNTS, BETS, chooseOf, COUNTED, FLOP_LIST, FLOP_ONE_SUITED, FLOP_SUIT_TYPES, FLOP_SUMS, FLOP_TWO_SUITED, FLOPS, GAINS, high, i32At,
  LEGAL, low, pairNumber, PAIRS, ROW, SET_NUMBER, setI32, SUITS, TIED, u16At, vectorAt, WIDE,
} from './memory'

/*
 * The canonical flops (`canonical-flops.ts`), their decisions, and the marks of who bets.
 *
 * A pair of ranks is 16 hands: the lower card in suit s, the higher in suit t. With one vector of relations for each suit shown,
 *   sum(s, t) = ranks + Σ over suits: neither  + (what s adds as relation 1) + (what t adds as relation 2),   or relation 3 if s = t;
 * the four vectors turned into columns make four t at once.
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

@inline export function flopAt(flop: i32): usize {
  return FLOP_LIST + (<usize>flop << 4)
}
@inline export function cardOf(flop: usize, i: i32): i32 {
  return load<u8>(flop + 4 + <usize>i)
}
/** What a flop shows of its suit number i (suits are named 0, 1, 2 in order). */
@inline export function suitTypeOf(flop: usize, i: i32): i32 {
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

@inline function suitVector(flop: usize, suits: i32, suit: i32, pair: i32): v128 {
  return suit < suits ? v128.load(SUITS + <usize>suitTypeOf(flop, suit) * WIDE + (<usize>pair << 4)) : i32x4.splat(0)
}

let lost: i64 = 0
let ties: i32 = 0

/** Takes the sums of four hands: what those below 0 lose, how many are 0, which are above. */
@inline function judge(sums: v128, legal: v128): i32 {
  const zero = i32x4.splat(0)
  const seen = v128.and(sums, legal)
  const under = i32x4.min_s(seen, zero)
  const wide = i64x2.add(i64x2.extend_low_i32x4_s(under), i64x2.extend_high_i32x4_s(under))
  lost -= i64x2.extract_lane(wide, 0) + i64x2.extract_lane(wide, 1)
  ties += popcnt(i32x4.bitmask(v128.and(i32x4.eq(sums, zero), legal)))
  return i32x4.bitmask(i32x4.gt_s(seen, zero))
}

/** −1 in the lane of a suit, and in the lanes above it. */
@inline function laneOf(suit: i32): v128 {
  return i32x4.eq(i32x4.splat(suit), i32x4(0, 1, 2, 3))
}
@inline function lanesAbove(suit: i32): v128 {
  return i32x4.gt_s(i32x4(0, 1, 2, 3), i32x4.splat(suit))
}

function addDecided(place: i32, times: i32): void {
  const at = GAINS + (<usize>place << 3)
  store<i64>(at, load<i64>(at) + lost * times)
  addI32(TIED, place, ties * times)
  lost = 0
  ties = 0
}

/** Hot: the sixteen hands of a pair of ranks on a flop. */
function decidePair(flop: usize, suits: i32, pair: i32): i32 {
  const a = suitVector(flop, suits, 0, pair)
  const b = suitVector(flop, suits, 1, pair)
  const c = suitVector(flop, suits, 2, pair)
  return judgePair(pair, i32At(rowAt(FLOP_SUMS, u16At(flop, 1)), pair), a, b, c, i32x4.splat(0), <i32>load<u8>(flop))
}

/** Hot: the sixteen hands of a pair of ranks, from the sum of the ranks and what each suit adds, `times` over; bit 4s + t where s, t bets. */
export function judgePair(pair: i32, ranks: i32, a: v128, b: v128, c: v128, d: v128, times: i32): i32 {
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5)
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5)
  const abHigh = v128.shuffle<i32>(a, b, 2, 6, 3, 7)
  const cdHigh = v128.shuffle<i32>(c, d, 2, 6, 3, 7)
  const neither = v128.shuffle<i64>(ab, cd, 0, 2)
  const base = ranks + i32x4.extract_lane(a, 0) + i32x4.extract_lane(b, 0) + i32x4.extract_lane(c, 0) + i32x4.extract_lane(d, 0)
  const ofLow = i32x4.add(i32x4.sub(v128.shuffle<i64>(ab, cd, 1, 3), neither), i32x4.splat(base))
  const ofHigh = i32x4.sub(v128.shuffle<i64>(abHigh, cdHigh, 0, 2), neither)
  const ofBoth = i32x4.add(i32x4.sub(v128.shuffle<i64>(abHigh, cdHigh, 1, 3), neither), i32x4.splat(base))
  const legalLow = vectorAt(LEGAL, low(pair))
  const legalHigh = vectorAt(LEGAL, high(pair))
  if (low(pair) === high(pair)) {
    let bits = 0
    if (i32x4.extract_lane(legalLow, 0) !== 0) bits = judge(i32x4.add(ofHigh, i32x4.splat(i32x4.extract_lane(ofLow, 0))), v128.and(legalHigh, lanesAbove(0)))
    if (i32x4.extract_lane(legalLow, 1) !== 0) bits |= judge(i32x4.add(ofHigh, i32x4.splat(i32x4.extract_lane(ofLow, 1))), v128.and(legalHigh, lanesAbove(1))) << 4
    if (i32x4.extract_lane(legalLow, 2) !== 0) bits |= judge(i32x4.add(ofHigh, i32x4.splat(i32x4.extract_lane(ofLow, 2))), v128.and(legalHigh, lanesAbove(2))) << 8
    addDecided(pair, times)
    return bits
  }
  const suited = judge(ofBoth, v128.and(legalLow, legalHigh))
  addDecided(91 + pair, times)
  let bits = (suited & 1) | ((suited & 2) << 4) | ((suited & 4) << 8) | ((suited & 8) << 12)
  if (i32x4.extract_lane(legalLow, 0) !== 0) bits |= judge(i32x4.add(ofHigh, i32x4.splat(i32x4.extract_lane(ofLow, 0))), v128.andnot(legalHigh, laneOf(0)))
  if (i32x4.extract_lane(legalLow, 1) !== 0) bits |= judge(i32x4.add(ofHigh, i32x4.splat(i32x4.extract_lane(ofLow, 1))), v128.andnot(legalHigh, laneOf(1))) << 4
  if (i32x4.extract_lane(legalLow, 2) !== 0) bits |= judge(i32x4.add(ofHigh, i32x4.splat(i32x4.extract_lane(ofLow, 2))), v128.andnot(legalHigh, laneOf(2))) << 8
  if (i32x4.extract_lane(legalLow, 3) !== 0) bits |= judge(i32x4.add(ofHigh, i32x4.splat(i32x4.extract_lane(ofLow, 3))), v128.andnot(legalHigh, laneOf(3))) << 12
  addDecided(pair, times)
  return bits
}

function decideFlop(number: i32): void {
  const flop = flopAt(number)
  const suits = <i32>load<u8>(flop + 1)
  listLegal(flop)
  for (let pair = 0; pair < PAIRS; pair++) {
    const bits = decidePair(flop, suits, pair)
    store<u16>(BETS + (<usize>(number * 91 + pair) << 1), <u16>bits)
    countBets(pair, bits, <i32>load<u8>(flop))
  }
}

/** By rank, −1 in the suits whose card does not lie on the flop. */
function listLegal(flop: usize): void {
  memory.fill(LEGAL, 0xff, 13 * 16)
  for (let i = 0; i < 3; i++) setI32(LEGAL, (cardOf(flop, i) >> 2) * 4 + (cardOf(flop, i) & 3), 0)
}

export function clearDecided(): void {
  memory.fill(GAINS, 0, 182 * 8)
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
  addI32(rowAt(FLOP_SUMS, u16At(flop, 1)), pair, popcnt(bits) * times)
  for (let suit = 0; suit < suits; suit++) {
    const lows = bits & (0xf << (4 * suit))
    const highs = bits & (0x1111 << suit)
    const both = lows & highs
    const some = popcnt(lows ^ both)
    const others = popcnt(highs ^ both)
    const none = popcnt(bits) - some - others - popcnt(both)
    const at = SUITS + <usize>suitTypeOf(flop, suit) * WIDE + (<usize>pair << 4)
    const counts = isPair ? i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(0), 0, none), 1, some + others)
      : i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(none), 1, some), 2, others), 3, popcnt(both))
    v128.store(at, i32x4.add(v128.load(at), i32x4.mul(counts, i32x4.splat(times))))
  }
}

/** The (flop, hand) pairs that bet, of the hands at COUNTED, by what they show. */
export function markFlops(): void {
  memory.fill(FLOP_SUMS, 0, 455 * ROW * 4)
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
