import type { Unasked } from '@/lib/games/teaching'
import { inOrder } from '@/lib/teaching/quiz/fresh'
import type { RoundRecord } from '@/lib/teaching/quiz/record'

/*
 * Luck and skill apart: what rounds came to is what the decisions were worth, and luck. What they were worth: the EV of best play for
 * each round, less what was given away. Both are of the main game, in base wagers.
 */

/** One round of best play under the rules that were played. */
export interface RoundFigures {
  /** Its EV in base wagers: negative where the house has an edge. */
  readonly ev: number
  /** The variance of its net result in squared base wagers. That of best play stands for the play as it was. */
  readonly variance: number
}

/** The same of the rounds that ask something, where a trainer passes over the others. */
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
  /** What best play would have been worth. */
  readonly best: number
  /** EV given away. */
  readonly cost: number
  /** What the play was worth: `best` − `cost`. */
  readonly expected: number
  /** `result` − `expected`. */
  readonly luck: number
  /** The standard deviation of the luck over so many rounds, in base wagers. */
  readonly deviation: number
  /** The luck in standard deviations; null before the first round. */
  readonly score: number | null
  /** The chance of less luck than that, by the normal distribution: near it after some dozens of rounds, later where pay-outs are rare and large. */
  readonly below: number | null
}

/** The share of a normal distribution below `z`: Abramowitz and Stegun 7.1.26, off by 1.5 × 10⁻⁷ at most. */
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

/** Luck and skill of rounds of one game under one set of rules. */
export const luckOf = (rounds: readonly RoundRecord[], figures: RoundFigures): Luck =>
  luckFrom(
    rounds.length,
    rounds.reduce((sum, { net }) => sum + net, 0),
    rounds.reduce((sum, { cost }) => sum + cost, 0),
    figures,
  )

/** The same after each round, oldest first, with the time of the round. */
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
