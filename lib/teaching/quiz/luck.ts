import type { Unasked } from '@/lib/game/teaching'
import { inOrder } from '@/lib/teaching/quiz/fresh'
import type { RoundRecord } from '@/lib/teaching/quiz/record'

/*
 * Separates luck from skill: the result of rounds is the value of the decisions plus luck. The value of the decisions
 * is the EV of best play for each round minus what mistakes lost. All figures are of the main game, in base wagers.
 */

/** One round of best play, under the rules that were played. */
export interface RoundFigures {
  /** EV in base wagers; negative if the house has an edge. */
  readonly ev: number
  /** Variance of the net result, in squared base wagers. The variance of best play is also used for the actual play. */
  readonly variance: number
}

/** The figures of the rounds with a decision, for a trainer that skips the others. */
export function askedFigures({ ev, variance }: RoundFigures, unasked: Unasked | undefined): RoundFigures {
  if (!unasked) return { ev, variance }
  const { chance, mean, square } = unasked
  const left = (all: number, passed: number): number => (all - chance * passed) / (1 - chance)
  const asked = left(ev, mean)
  return { ev: asked, variance: left(variance + ev * ev, square) - asked * asked }
}

export interface Luck {
  readonly rounds: number
  /** The net result in base wagers. */
  readonly result: number
  /** The value of best play. */
  readonly best: number
  /** The EV lost by mistakes. */
  readonly cost: number
  /** The value of the actual play: `best` − `cost`. */
  readonly expected: number
  /** `result` − `expected`. */
  readonly luck: number
  /** The standard deviation of the luck over these rounds, in base wagers. */
  readonly deviation: number
  /** The luck in standard deviations; null before the first round. */
  readonly score: number | null
  /**
   * The chance of less luck, from 0 to 1, by the normal distribution. A good approximation after some dozens of rounds,
   * or later if payouts are rare and large.
   */
  readonly below: number | null
}

/**
 * The share of the normal distribution below `z`, by Abramowitz and Stegun 7.1.26, with an error of at most 1.5 × 10⁻⁷.
 */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x)
  return z < 0 ? tail / 2 : 1 - tail / 2
}

function luckFrom(rounds: number, result: number, cost: number, { ev, variance }: RoundFigures): Luck {
  const best = rounds * ev
  const expected = best - cost
  const [luck, deviation] = [result - expected, Math.sqrt(rounds * variance)]
  const score = deviation === 0 ? null : luck / deviation
  return {
    rounds,
    result,
    best,
    cost,
    expected,
    luck,
    deviation,
    score,
    below: score === null ? null : normalBelow(score),
  }
}

/** Luck and skill in rounds of one game under one set of rules. */
export const luckOf = (rounds: readonly RoundRecord[], figures: RoundFigures): Luck =>
  luckFrom(
    rounds.length,
    rounds.reduce((sum, { net }) => sum + net, 0),
    rounds.reduce((sum, { cost }) => sum + cost, 0),
    figures,
  )

/** Luck and skill after each round, oldest first, with the time of the round. */
export function luckOverTime(
  rounds: readonly RoundRecord[],
  figures: RoundFigures,
): readonly (Luck & { readonly at: number })[] {
  let [result, cost] = [0, 0]
  return inOrder(rounds).map((one, i) => {
    result += one.net
    cost += one.cost
    return { at: one.at, ...luckFrom(i + 1, result, cost, figures) }
  })
}
