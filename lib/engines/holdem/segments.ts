import { SEGMENTS } from './rank-sweep'
import { emptyTally, type Tally } from './tally'

/*
 * Results gathered by segment of the player's strength (`segmentsOf`): how many weighted boards, and the sums over them of the
 * opponent's hands below, beside and short of qualifying. Everything a tally says follows from these four.
 */

export const PER_SEGMENT = 4
export const makeSegments = (): Float64Array => new Float64Array(SEGMENTS * PER_SEGMENT)

/**
 * Something linear in a board's counts, by segment: four factors each, of the board itself, of the opponent's hands below, beside,
 * and short of qualifying.
 */
export type Linear = Float64Array
export const noLinear = (): Linear => new Float64Array(SEGMENTS * PER_SEGMENT)

/** Factors from a function of the hand's place in POKER_HANDS and of whether the strength qualifies. */
export function linear(
  of: (category: number, qualifies: boolean) => readonly [number, number, number, number],
): Linear {
  const factors = noLinear()
  for (let segment = 0; segment < SEGMENTS; segment++)
    factors.set(of(segment >> 1, segment % 2 === 1), segment * PER_SEGMENT)
  return factors
}

/** A linear worth of gathered boards, exactly. */
export function worthOf(segments: Float64Array, factors: Linear): bigint {
  let worth = 0n
  for (let i = 0; i < segments.length; i++) if (segments[i] !== 0) worth += BigInt(segments[i]!) * BigInt(factors[i]!)
  return worth
}

/** Adds `weight` boards with these counts. */
export function addCounts(
  into: Float64Array,
  segment: number,
  weight: number,
  below: number,
  ties: number,
  short: number,
): void {
  const at = segment * PER_SEGMENT
  into[at] = into[at]! + weight
  into[at + 1] = into[at + 1]! + weight * below
  into[at + 2] = into[at + 2]! + weight * ties
  into[at + 3] = into[at + 3]! + weight * short
}

/** The tally of boards gathered from place `at` on, with 990 opponents each. */
export function tallyOf(segments: Float64Array, at = 0): Tally {
  const tally = emptyTally()
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const [boards, below, ties, short] = segments.subarray(
      at + segment * PER_SEGMENT,
      at + (segment + 1) * PER_SEGMENT,
    ) as unknown as [number, number, number, number]
    const category = segment >> 1
    tally.ties += ties
    if (segment % 2 === 1) {
      tally.winsShort[category] = tally.winsShort[category]! + short
      tally.winsQualified[category] = tally.winsQualified[category]! + below - short
      tally.lossesQualified += 990 * boards - below - ties
    } else {
      tally.winsShort[category] = tally.winsShort[category]! + below
      tally.lossesShort += short - below - ties
      tally.lossesQualified += 990 * boards - short
    }
  }
  return tally
}
