/*
 * How the kernel counts: here in 32 bits, a pair of ranks with its four relations to a suit in one vector. `plain/lanes.ts` says the same
 * in 64 bits without vectors; the rest of the kernel is written in these words and built with either.
 *
 * A number is a T of SIZE bytes. Four numbers by relation lie side by side, a vector; rows have one for each pair of ranks. A V holds STEP
 * of these numbers: here a whole vector. The Vs of a row are numbered from 0 to VS, VS_OF_PAIR for each pair.
 */

export type T = i32
export type V = v128
export const SIZE: usize = 4
export const STEP: i32 = 4
export const VS: i32 = 91
export const VS_OF_PAIR: i32 = 1

@inline export function at(place: usize): V {
  return v128.load(place)
}
@inline export function put(place: usize, value: V): void {
  v128.store(place, value)
}
@inline export function splat(value: T): V {
  return i32x4.splat(value)
}
@inline export function add(a: V, b: V): V {
  return i32x4.add(a, b)
}
@inline export function sub(a: V, b: V): V {
  return i32x4.sub(a, b)
}
@inline export function mul(a: V, b: V): V {
  return i32x4.mul(a, b)
}
/** A product of numbers from 0 to 2^15, quicker than one of 32 bits. */
@inline export function mulSmall(a: V, b: V): V {
  return i32x4.dot_i16x8_s(a, b)
}
@inline export function half(a: V): V {
  return i32x4.shr_u(a, 1)
}
@inline export function and(a: V, b: V): V {
  return v128.and(a, b)
}
@inline export function andNot(a: V, b: V): V {
  return v128.andnot(a, b)
}
@inline export function or(a: V, b: V): V {
  return v128.or(a, b)
}
@inline export function xor(a: V, b: V): V {
  return v128.xor(a, b)
}
@inline export function underZero(a: V): V {
  return i32x4.min_s(a, i32x4.splat(0))
}
@inline export function overZero(a: V): V {
  return i32x4.max_s(a, i32x4.splat(0))
}
/** −1 where it is so, else 0; likewise below. */
@inline export function isAboveZero(a: V): V {
  return i32x4.gt_s(a, i32x4.splat(0))
}
@inline export function isEqual(a: V, b: V): V {
  return i32x4.eq(a, b)
}
@inline export function copyVector(to: usize, from: usize): void {
  v128.store(to, v128.load(from))
}
@inline export function isAny(a: V): bool {
  return v128.any_true(a)
}
@inline export function sumOf(a: V): T {
  const two = i32x4.add(a, v128.shuffle<i32>(a, a, 2, 3, 0, 1))
  return i32x4.extract_lane(two, 0) + i32x4.extract_lane(two, 1)
}

/** The pair of a V. */
@inline export function pairOf(v: i32): i32 {
  return v
}
/** Where it lies in a row of vectors, and in a vector. */
@inline export function inRow(v: i32): usize {
  return <usize>v << 4
}
@inline export function inVector(v: i32): usize {
  return 0
}
/** A number by relation: without a card in the suit, with the lower in it, with the higher, with both. */
@inline export function relations(none: T, low: T, high: T, both: T, v: i32): V {
  return i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(none), 1, low), 2, high), 3, both)
}
/** Whether a V holds the relation of no card in the suit, and of both; and then what it has there. */
@inline export function hasNone(v: i32): bool {
  return true
}
@inline export function hasBoth(v: i32): bool {
  return true
}
@inline export function withNone(a: V, value: T): V {
  return i32x4.replace_lane(a, 0, value)
}
@inline export function withBoth(a: V, value: T): V {
  return i32x4.replace_lane(a, 3, value)
}
@inline export function noneOf(a: V): T {
  return i32x4.extract_lane(a, 0)
}

// Hands below and beside share a number: the second times 2^16.
@inline export function asCounts(below: V, ties: V): V {
  return v128.or(below, i32x4.shl(ties, 16))
}
@inline export function belowOf(counts: V): V {
  return v128.and(counts, i32x4.splat(0xffff))
}
@inline export function tiesOf(counts: V): V {
  return i32x4.shr_u(counts, 16)
}
/** Times hands below 2^15. */
@inline export function belowTimes(counts: V, hands: V): V {
  return i32x4.dot_i16x8_s(counts, hands)
}
@inline export function tiesTimes(counts: V, hands: V): V {
  return i32x4.dot_i16x8_s(counts, i32x4.shl(hands, 16))
}

// Factors of a linear: of the board itself, of hands below and beside in 16 bits each, of those short.
export const FACTORS_BYTES: usize = 16
@inline export function setFactors(place: usize, own: f64, below: f64, ties: f64, short: f64): void {
  store<i32>(place, <i32>own)
  store<i16>(place, <i16>below, 4)
  store<i16>(place, <i16>ties, 6)
  store<i32>(place, <i32>short, 8)
}
@inline export function linear(factors: usize, below: i32, ties: i32, short: i32): T {
  return load<i32>(factors) + <i32>load<i16>(factors, 4) * below + <i32>load<i16>(factors, 6) * ties + load<i32>(factors, 8) * short
}
/** What the board itself, hands below and beside, and those short add. */
@inline export function own(factors: usize): V {
  return v128.load_splat<i32>(factors)
}
@inline export function ofCounts(factors: usize, counts: V): V {
  return i32x4.dot_i16x8_s(counts, v128.load_splat<i32>(factors, 4))
}
@inline export function ofShort(factors: usize, short: V): V {
  return i32x4.mul(short, v128.load_splat<i32>(factors, 8))
}

/** A count of which 32 bits hold no sign. */
@inline export function countAt(place: usize): i64 {
  return <i64>load<u32>(place)
}
/** Adds a product to sums of 64 bits. */
@inline export function addWide(to: usize, a: V, b: V): void {
  v128.store(to, i64x2.add(v128.load(to), i64x2.extmul_low_i32x4_s(a, b)))
  v128.store(to + 16, i64x2.add(v128.load(to + 16), i64x2.extmul_high_i32x4_s(a, b)))
}
/** Adds `weight` boards with these counts: four sums of 64 bits. */
@inline export function addCounts(to: usize, weight: T, below: i32, ties: i32, short: i32): void {
  addWide(to, i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(1), 1, below), 2, ties), 3, short), i32x4.splat(weight))
}

// Rows of 16 bits.
@inline export function inNarrow(v: i32): usize {
  return <usize>v << 3
}
@inline export function narrowAt(place: usize): V {
  return v128.load_ext<i16>(place)
}
@inline export function narrowCountAt(place: usize): V {
  return v128.load_ext<u16>(place)
}
/** Hands that a board does not leave may pass the limit: they are never read. */
@inline export function addNarrow(to: usize, value: V): void {
  const sum = i32x4.add(v128.load_ext<i16>(to), value)
  v128.store_lane<i64>(to, i16x8.narrow_i32x4_s(sum, sum), 0)
}
