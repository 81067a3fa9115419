import { chanceAtMost, fitting, makeSums, quantile, standingOf, type Spread, type Standing } from '@/lib/math/session'
import { CUT, deviationOf, latticeOf, meanOf, type Weighted } from '@/lib/math/session-lattice'
import { type Bounds, ruinForEver, ruinWithin } from '@/lib/math/session-ruin'

/** A question about a session. Money is in base wagers. */
export interface SessionQuestion {
  /** The net results of one round, each with its number of ways or its chance. */
  readonly outcomes: readonly Weighted[]
  readonly rounds: number
  readonly bankroll: number
  /** Bankrolls and losses for which to report chances. */
  readonly bankrolls: readonly number[]
  readonly losses: readonly number[]
}

/** The shares of all sessions for which quantiles are reported. */
export const SHARES = [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99] as const

export interface SessionMoment extends Standing {
  readonly rounds: number
  /** Net results in base wagers, one for each of SHARES. */
  readonly quantiles: readonly number[]
}

/** Sessions whose net is from `from` up to, but not including, `to`. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly chance: number
}

export interface SessionFigures {
  readonly mean: number
  readonly deviation: number
  readonly end: SessionMoment
  /** From the first round to the last. */
  readonly course: readonly SessionMoment[]
  readonly bins: readonly Bin[]
  /** The chance of having lost at least `loss` at the end. */
  readonly lost: readonly { readonly loss: number; readonly chance: number }[]
  /** The chance of losing a bankroll at some time within the rounds, and sooner or later. */
  readonly ruin: readonly { readonly bankroll: number; readonly chance: number; readonly forEver: Bounds }[]
  readonly ruinOver: readonly { readonly rounds: number; readonly chance: number }[]
  /** An upper bound on the chance left out of the sums. */
  readonly cut: number
  /** Base wagers between adjacent sums, if the results had to be moved to a coarser lattice than their own. */
  readonly grid?: number
}

export const MOST_ROUNDS = 10_000

/** How many points in time are reported. */
const MOMENTS = 24
const BINS = 48
/** The outermost bins include everything beyond this share of sessions on either side. */
const OUTER = 0.008

/**
 * The distribution of a session and the figures that follow from it. Throws a RangeError unless `rounds` is a whole
 * number from 1 to MOST_ROUNDS.
 */
export function sessionFigures(
  { outcomes, rounds, bankroll, bankrolls, losses }: SessionQuestion,
  onProgress?: (done: number) => void,
): SessionFigures {
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS)
    throw new RangeError(`a session has 1 to ${MOST_ROUNDS} rounds, not ${rounds}`)
  const own = latticeOf(outcomes)
  const lattice = fitting(own, rounds)
  const sums = makeSums(lattice, rounds)
  const times = timesOf(rounds)
  const spreads = times.map((time, i) => {
    onProgress?.((0.4 * i) / times.length)
    return { time, spread: sums(time) }
  })
  const course = spreads.map(({ time, spread }) => momentOf(time, spread))
  const last = spreads.at(-1)!.spread
  const ruin = ruinWithin(own, {
    rounds,
    bankroll,
    after: [0, ...times],
    ...(onProgress ? { onProgress: (done) => onProgress(0.4 + 0.6 * done) } : {}),
  })
  const grid = Math.max(lattice.exact ? 0 : lattice.step, ruin.lattice.exact ? 0 : ruin.lattice.step)
  return {
    mean: rounds * meanOf(own),
    deviation: Math.sqrt(rounds) * deviationOf(own),
    end: course.at(-1)!,
    course,
    bins: binsOf(last),
    lost: losses.map((loss) => ({ loss, chance: chanceAtMost(last, -loss) })),
    ruin: bankrolls.map((one) => ({ bankroll: one, chance: ruin.by(one), forEver: ruinForEver(own, one) })),
    ruinOver: ruin.over,
    cut: 2 * CUT,
    ...(grid > 0 ? { grid } : {}),
  }
}

/** Points in time spread evenly over the session; the last is its end. */
const timesOf = (rounds: number): readonly number[] => [
  ...new Set(Array.from({ length: MOMENTS }, (_, i) => Math.max(1, Math.round((rounds * (i + 1)) / MOMENTS)))),
]

const momentOf = (rounds: number, spread: Spread): SessionMoment => ({
  rounds,
  ...standingOf(spread),
  quantiles: SHARES.map((share) => quantile(spread, share)),
})

/**
 * About BINS bins of equal width, each a whole number of steps, one of them starting at 0. They run from one outer
 * quantile to the other, and the end bins include everything beyond.
 */
function binsOf(spread: Spread): readonly Bin[] {
  const { step, least, chances } = spread
  const [low, high] = [Math.round(quantile(spread, OUTER) / step), Math.round(quantile(spread, 1 - OUTER) / step)]
  const width = Math.max(1, Math.ceil((high - low + 1) / BINS))
  const first = Math.floor(low / width)
  const count = Math.floor(high / width) - first + 1
  const sums = new Float64Array(count)
  chances.forEach((chance, i) => {
    const bin = Math.min(count - 1, Math.max(0, Math.floor((least + i) / width) - first))
    sums[bin]! += chance
  })
  return [...sums].map((chance, i) => ({
    from: step * width * (first + i),
    to: step * width * (first + i + 1),
    chance,
  }))
}
