import { stratumOf } from '@/lib/game/precomputed/skills'
import { groupedBy, inOrder } from '@/lib/teaching/quiz/fresh'
import type { Answered, AnswerRecord } from '@/lib/teaching/quiz/record'
import { counts } from '@/lib/teaching/quiz/session'
import { STRATA, Z95 } from '@/lib/teaching/quiz/strata'

/*
 * The error rate: thousandths of a base wager lost per decision that counts. The interval is Wilson's score interval,
 * extended from shares to costs. If the mean loss were μ and misses cost what this person's misses cost, a single loss
 * would have the variance μb − μ², where b is the mean cost of a miss weighted by that cost. The interval holds every μ
 * for which the observed rate is within 1.96 standard errors. Unlike the rate ± 1.96 errors, it is never negative,
 * extends further upward if costs are skewed, and has a width even without any miss, because `b` also uses the gaps of
 * the decisions asked. It applies to decisions like those asked: hard drills make the rate larger, not wrong.
 */

export interface ErrorRate {
  readonly asked: number
  /** The decisions that count: those that aren't obvious, and missed obvious ones. */
  readonly counted: number
  /** Counted decisions with any loss. */
  readonly missed: number
  /** The loss in counted decisions, in base wagers. */
  readonly cost: number
  /** Obvious decisions, and how many of them were missed. */
  readonly obvious: number
  readonly obviousMissed: number
  /** In thousandths of a base wager per decision that counts; null before the first. */
  readonly rate: Estimate | null
}

/** A figure and the ends of its 95% confidence interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The share of misses in a stratum is estimated with this many extra answers at the overall share. */
const SHARED = 4

/**
 * The sizes of misses in one stratum: the number of decisions and of misses, the sum of sizes, and the sum of their
 * squares.
 */
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
 * The mean cost of a miss, weighted by that cost, in base wagers. A decision that wasn't missed counts with its gap:
 * rare expensive misses decide how wrong a mean can be, and most samples hold too few of them.
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

/** The score interval of the mean of `n` losses; `b` is the size of a miss. */
function scoreInterval(mean: number, n: number, b: number): Estimate {
  const k = Z95 ** 2 / n
  const middle = mean + (k * b) / 2
  const half = Math.sqrt(Math.max(0, k * (mean * b - mean * mean) + (k * b) ** 2 / 4))
  const high = (middle + half) / (1 + k)
  // The two ends are the roots of a quadratic equation. Their product is numerically exact, while a difference would
  // lose digits.
  return { value: mean, low: high === 0 ? 0 : mean ** 2 / (1 + k) / high, high }
}

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

/**
 * The error rate of each group of answers. `keyOf` gives the group: a game, stage or skill. Groups are in the order of
 * their first answers.
 */
export function errorRatesBy<T extends Answered>(
  answers: readonly T[],
  keyOf: (answer: T) => string,
): readonly (ErrorRate & { readonly key: string })[] {
  return [...groupedBy(answers, keyOf)].map(([key, group]) => ({ key, ...errorRateOf(group) }))
}

/** The rate of a period, from its first answer to its last, in milliseconds since 1970. */
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
 * The rate over moving windows of `size` decisions that count, `step` decisions apart. The last window ends with the
 * last decision. With fewer decisions there is a single window of all.
 */
export function movingRate(answers: readonly AnswerRecord[], size: number, step: number): readonly RatePoint[] {
  const counted = inOrder(answers).filter(counts)
  if (counted.length === 0) return []
  if (counted.length <= size) return [pointOf(counted)]
  const count = Math.floor((counted.length - size) / step) + 1
  const first = (counted.length - size) % step
  return Array.from({ length: count }, (_, i) => pointOf(counted.slice(first + i * step, first + i * step + size)))
}

/**
 * The rate of each period with answers. `edges` ascend, in milliseconds since 1970; each period lasts from one edge to
 * the next.
 */
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
