/*
 * `simd/lanes.ts` says what these words mean. Here the kernel counts in 64 bits, one lane after the other, for pays that are too large for 32
 * bits and for machines without SIMD.
 */

export type T = i64
export type V = i64
export const SIZE: usize = 8
export const STEP: i32 = 1
export const VS: i32 = 91 * 4
export const VS_OF_PAIR: i32 = 4

@inline export function at(place: usize): V {
  return load<i64>(place)
}
@inline export function put(place: usize, value: V): void {
  store<i64>(place, value)
}
@inline export function splat(value: T): V {
  return value
}
@inline export function add(a: V, b: V): V {
  return a + b
}
@inline export function sub(a: V, b: V): V {
  return a - b
}
@inline export function mul(a: V, b: V): V {
  return a * b
}
@inline export function mulSmall(a: V, b: V): V {
  return a * b
}
@inline export function half(a: V): V {
  return a >> 1
}
@inline export function and(a: V, b: V): V {
  return a & b
}
@inline export function andNot(a: V, b: V): V {
  return a & ~b
}
@inline export function or(a: V, b: V): V {
  return a | b
}
@inline export function xor(a: V, b: V): V {
  return a ^ b
}
@inline export function underZero(a: V): V {
  return min(a, 0)
}
@inline export function overZero(a: V): V {
  return max(a, 0)
}
@inline export function isAboveZero(a: V): V {
  return -<i64>(a > 0)
}
@inline export function isEqual(a: V, b: V): V {
  return -<i64>(a === b)
}
@inline export function copyVector(to: usize, from: usize): void {
  for (let i: usize = 0; i < 32; i += 8) store<i64>(to + i, load<i64>(from + i))
}
@inline export function isAny(a: V): bool {
  return a !== 0
}
@inline export function sumOf(a: V): T {
  return a
}

@inline export function pairOf(v: i32): i32 {
  return v >> 2
}
@inline export function inRow(v: i32): usize {
  return <usize>v << 3
}
@inline export function inVector(v: i32): usize {
  return <usize>(v & 3) << 3
}
@inline export function relations(none: T, low: T, high: T, both: T, v: i32): V {
  return (v & 2) === 0 ? ((v & 1) === 0 ? none : low) : (v & 1) === 0 ? high : both
}
@inline export function hasNone(v: i32): bool {
  return (v & 3) === 0
}
@inline export function hasBoth(v: i32): bool {
  return (v & 3) === 3
}
@inline export function withNone(a: V, value: T): V {
  return value
}
@inline export function withBoth(a: V, value: T): V {
  return value
}
@inline export function noneOf(a: V): T {
  return a
}

@inline export function asCounts(below: V, ties: V): V {
  return below | (ties << 16)
}
@inline export function belowOf(counts: V): V {
  return counts & 0xffff
}
@inline export function tiesOf(counts: V): V {
  return counts >> 16
}
@inline export function belowTimes(counts: V, hands: V): V {
  return belowOf(counts) * hands
}
@inline export function tiesTimes(counts: V, hands: V): V {
  return tiesOf(counts) * hands
}

export const FACTORS_BYTES: usize = 32
@inline export function setFactors(place: usize, own: f64, below: f64, ties: f64, short: f64): void {
  store<i64>(place, <i64>own)
  store<i64>(place, <i64>below, 8)
  store<i64>(place, <i64>ties, 16)
  store<i64>(place, <i64>short, 24)
}
@inline export function linear(factors: usize, below: i32, ties: i32, short: i32): T {
  return load<i64>(factors) + load<i64>(factors, 8) * below + load<i64>(factors, 16) * ties + load<i64>(factors, 24) * short
}
@inline export function own(factors: usize): V {
  return load<i64>(factors)
}
@inline export function ofCounts(factors: usize, counts: V): V {
  return belowOf(counts) * load<i64>(factors, 8) + tiesOf(counts) * load<i64>(factors, 16)
}
@inline export function ofShort(factors: usize, short: V): V {
  return short * load<i64>(factors, 24)
}

@inline export function countAt(place: usize): i64 {
  return load<i64>(place)
}
@inline export function addWide(to: usize, a: V, b: V): void {
  store<i64>(to, load<i64>(to) + a * b)
}
@inline export function addCounts(to: usize, weight: T, below: i32, ties: i32, short: i32): void {
  store<i64>(to, load<i64>(to) + weight)
  store<i64>(to, load<i64>(to, 8) + weight * below, 8)
  store<i64>(to, load<i64>(to, 16) + weight * ties, 16)
  store<i64>(to, load<i64>(to, 24) + weight * short, 24)
}

@inline export function inNarrow(v: i32): usize {
  return <usize>v << 1
}
@inline export function narrowAt(place: usize): V {
  return <i64>load<i16>(place)
}
@inline export function narrowCountAt(place: usize): V {
  return <i64>load<u16>(place)
}
@inline export function addNarrow(to: usize, value: V): void {
  store<i16>(to, <i16>(<i64>load<i16>(to) + value))
}
