import { stratumOf } from '@/lib/games/skills'
import { groupedBy, inOrder } from '@/lib/teaching/quiz/fresh'
import type { Answered, AnswerRecord } from '@/lib/teaching/quiz/record'
import { counts } from '@/lib/teaching/quiz/session'
import { STRATA, Z95 } from '@/lib/teaching/quiz/strata'

/*
 * The error rate: thousandths of a base wager given away per decision that counts. The interval is Wilson's score interval, carried
 * over from shares to costs. If the mean loss were μ, and misses cost what this person's misses cost, a single loss would have the
 * variance μb − μ², b being the mean cost of a miss weighted by that cost. The interval holds every μ from which the rate that was
 * seen lies within 1.96 standard errors. Unlike the rate ± 1.96 errors it never falls below nothing, leans upward where costs are
 * skewed, and does not shrink to a point while no miss was seen: `b` looks at what was at stake too, the gaps of the decisions asked.
 * It holds for decisions like those that were asked; hard drills make the rate larger, not wrong.
 */

export interface ErrorRate {
  readonly asked: number
  /** The decisions that count: those not obvious, and the obvious ones that were missed. */
  readonly counted: number
  /** Those that gave anything away. */
  readonly missed: number
  /** Base wagers given away in all. */
  readonly cost: number
  /** Obvious decisions, counted apart, and those of them that were missed. */
  readonly obvious: number
  readonly obviousMissed: number
  /** In thousandths of a base wager per decision that counts; null before the first of them. */
  readonly rate: Estimate | null
}

/** A figure and the ends of its 95% confidence interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The share of misses in a stratum of the gap is reckoned with so many answers more at the share over all. */
const SHARED = 4

/** What misses cost in one stratum: the size of each decision's miss, its square, and how many there were. */
interface Sizes {
  decisions: number
  misses: number
  size: number
  square: number
}

function sizesByStratum(counted: readonly Answered[]): readonly Sizes[] {
  const strata = Array.from({ length: STRATA }, (): Sizes => ({ decisions: 0, misses: 0, size: 0, square: 0 }))
  for (const { gap, cost } of counted) {
    const sums = strata[stratumOf(gap)]!
    const size = cost > 0 ? cost : (gap ?? 0)
    sums.decisions++
    sums.misses += cost > 0 ? 1 : 0
    sums.size += size
    sums.square += size * size
  }
  return strata
}

/**
 * The mean cost of a miss, weighted by that cost. A miss that was seen costs what it did, one that was not its gap: the rare dear ones
 * decide how far a mean may be off, and most samples hold too few of them to tell by themselves.
 */
function missSize(counted: readonly Answered[]): number {
  const strata = sizesByStratum(counted)
  const share = (strata.reduce((sum, { misses }) => sum + misses, 0) + 1) / (counted.length + 1)
  let [sizes, squares] = [0, 0]
  for (const { decisions, misses, size, square } of strata) {
    const chance = (misses + SHARED * share) / (decisions + SHARED)
    sizes += chance * size
    squares += chance * square
  }
  return sizes === 0 ? 0 : squares / sizes
}

/** The score interval of a mean of `n` losses; `b` is the size of a miss. */
function scoreInterval(mean: number, n: number, b: number): Estimate {
  const k = Z95 ** 2 / n
  const middle = mean + (k * b) / 2
  const half = Math.sqrt(Math.max(0, k * (mean * b - mean * mean) + (k * b) ** 2 / 4))
  const high = (middle + half) / (1 + k)
  // The two ends are the roots of a quadratic equation: their product is exact where their difference is not.
  return { value: mean, low: high === 0 ? 0 : mean ** 2 / (1 + k) / high, high }
}

/** The error rate of any list of answers. */
export function errorRateOf(answers: readonly Answered[]): ErrorRate {
  const counted = answers.filter(counts)
  const obvious = answers.filter(({ isObvious }) => isObvious)
  const sum = counted.reduce((total, one) => total + one.cost, 0)
  const perDecision =
    counted.length === 0 ? null : scoreInterval(sum / counted.length, counted.length, missSize(counted))
  return {
    asked: answers.length,
    counted: counted.length,
    missed: counted.filter(({ cost }) => cost > 0).length,
    cost: sum,
    obvious: obvious.length,
    obviousMissed: obvious.filter(({ cost }) => cost > 0).length,
    rate: perDecision && {
      value: 1000 * perDecision.value,
      low: 1000 * perDecision.low,
      high: 1000 * perDecision.high,
    },
  }
}

/** The error rate of each group, by what `keyOf` says of an answer: its game, stage or skill. In the order in which groups come up. */
export function errorRatesBy<T extends Answered>(
  answers: readonly T[],
  keyOf: (answer: T) => string,
): readonly (ErrorRate & { readonly key: string })[] {
  return [...groupedBy(answers, keyOf)].map(([key, group]) => ({ key, ...errorRateOf(group) }))
}

/** The rate of a stretch of time, from its first answer to its last (milliseconds since 1970). */
export interface RatePoint extends ErrorRate {
  readonly from: number
  readonly to: number
}

const pointOf = (list: readonly AnswerRecord[]): RatePoint => ({
  from: list[0]!.at,
  to: list.at(-1)!.at,
  ...errorRateOf(list),
})

/**
 * The rate over moving windows of `size` decisions that count, each `step` decisions after the one before; the last window ends with
 * the last of them. One window of all where there are fewer.
 */
export function movingRate(answers: readonly AnswerRecord[], size: number, step: number): readonly RatePoint[] {
  const counted = inOrder(answers).filter(counts)
  if (counted.length === 0) return []
  if (counted.length <= size) return [pointOf(counted)]
  const count = Math.floor((counted.length - size) / step) + 1
  const first = (counted.length - size) % step
  return Array.from({ length: count }, (_, i) => pointOf(counted.slice(first + i * step, first + i * step + size)))
}

/** The rate of each period that has answers. `edges` ascend: a period lasts from one to the next (milliseconds since 1970). */
export function rateByPeriod(answers: readonly AnswerRecord[], edges: readonly number[]): readonly RatePoint[] {
  const periods = edges.slice(0, -1).map((): AnswerRecord[] => [])
  let i = 0
  for (const one of inOrder(answers)) {
    while (i < periods.length && one.at >= edges[i + 1]!) i++
    if (i < periods.length && one.at >= edges[i]!) periods[i]!.push(one)
  }
  return periods.flatMap((list, period) =>
    list.length === 0 ? [] : [{ ...pointOf(list), from: edges[period]!, to: edges[period + 1]! }],
  )
}
