import { high, LEGAL, low, SEEN, tell } from './memory'

/*
 * The sixteen hands of a pair of ranks, four at a time: with one vector of relations for each suit,
 *   sum(s, t) = ranks + Σ over suits: neither  + (what s adds as relation 1) + (what t adds as relation 2),   or relation 3 if s = t;
 * the four vectors turned into columns make four t at once.
 */

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

@inline function done(place: i32, times: i32): void {
  tell(place, lost * times, 0, ties * times)
  lost = 0
  ties = 0
}

@inline function legalAt(rank: i32): v128 {
  return v128.load(LEGAL + (<usize>rank << 4))
}

/** The hands of a pair with the lower card in a suit: what that card comes to, and whether it may. Four bits of sixteen. */
@inline function judgeLower(suit: i32, own: i32, isLegal: i32, ofHigh: v128, legalHigh: v128): i32 {
  return isLegal === 0 ? 0 : judge(i32x4.add(ofHigh, i32x4.splat(own)), legalHigh) << (4 * suit)
}

/** Hot: judges the hands of a pair from the sum of the ranks and what each suit adds (SEEN), `times` over; bit 4s + t where s, t bets. */
export function judgePair(pair: i32, ranks: i32, times: i32): i32 {
  const a = v128.load(SEEN)
  const b = v128.load(SEEN, 16)
  const c = v128.load(SEEN, 32)
  const d = v128.load(SEEN, 48)
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5)
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5)
  const abHigh = v128.shuffle<i32>(a, b, 2, 6, 3, 7)
  const cdHigh = v128.shuffle<i32>(c, d, 2, 6, 3, 7)
  const neither = v128.shuffle<i64>(ab, cd, 0, 2)
  const base = ranks + i32x4.extract_lane(a, 0) + i32x4.extract_lane(b, 0) + i32x4.extract_lane(c, 0) + i32x4.extract_lane(d, 0)
  const ofLow = i32x4.add(i32x4.sub(v128.shuffle<i64>(ab, cd, 1, 3), neither), i32x4.splat(base))
  const ofHigh = i32x4.sub(v128.shuffle<i64>(abHigh, cdHigh, 0, 2), neither)
  const ofBoth = i32x4.add(i32x4.sub(v128.shuffle<i64>(abHigh, cdHigh, 1, 3), neither), i32x4.splat(base))
  const legalLow = legalAt(low(pair))
  const legalHigh = legalAt(high(pair))
  if (low(pair) === high(pair)) {
    let bits = judgeLower(0, i32x4.extract_lane(ofLow, 0), i32x4.extract_lane(legalLow, 0), ofHigh, v128.and(legalHigh, lanesAbove(0)))
    bits |= judgeLower(1, i32x4.extract_lane(ofLow, 1), i32x4.extract_lane(legalLow, 1), ofHigh, v128.and(legalHigh, lanesAbove(1)))
    bits |= judgeLower(2, i32x4.extract_lane(ofLow, 2), i32x4.extract_lane(legalLow, 2), ofHigh, v128.and(legalHigh, lanesAbove(2)))
    done(pair, times)
    return bits
  }
  const suited = judge(ofBoth, v128.and(legalLow, legalHigh))
  done(91 + pair, times)
  let bits = (suited & 1) | ((suited & 2) << 4) | ((suited & 4) << 8) | ((suited & 8) << 12)
  bits |= judgeLower(0, i32x4.extract_lane(ofLow, 0), i32x4.extract_lane(legalLow, 0), ofHigh, v128.andnot(legalHigh, laneOf(0)))
  bits |= judgeLower(1, i32x4.extract_lane(ofLow, 1), i32x4.extract_lane(legalLow, 1), ofHigh, v128.andnot(legalHigh, laneOf(1)))
  bits |= judgeLower(2, i32x4.extract_lane(ofLow, 2), i32x4.extract_lane(legalLow, 2), ofHigh, v128.andnot(legalHigh, laneOf(2)))
  bits |= judgeLower(3, i32x4.extract_lane(ofLow, 3), i32x4.extract_lane(legalLow, 3), ofHigh, v128.andnot(legalHigh, laneOf(3)))
  done(pair, times)
  return bits
}
