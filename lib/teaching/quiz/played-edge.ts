import type { GameSkills, SkillFigures } from '@/lib/game/precomputed/skills'
import { answersFor, type Chosen } from '@/lib/teaching/quiz/fresh'
import type { Estimate } from '@/lib/teaching/quiz/error-rate'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import {
  gapIn,
  NO_ANSWERS,
  OBVIOUS_STRATUM,
  STRATA,
  type Sums,
  sumsBySkill,
  sumsByStratum,
  Z95,
} from '@/lib/teaching/quiz/strata'

/*
 * The edge a person plays at: the edge against best play plus what their mistakes cost a round. Each cell (a skill in
 * one stratum of the gap) is weighted by how often it occurs in play, so that hard drills don't distort the result.
 *
 * The loss of a cell is the mean of its answers and of one more with the person's mean loss in the stratum. So a cell
 * with answers soon depends on them, and a cell without depends on similar ones. A stratum without answers is estimated
 * from the nearest one with answers, the closer gap first, as the same share of the gap. Obvious decisions that were
 * never asked count as right.
 *
 * How often a cell occurs is counted under best play. A person who errs early in a round meets other decisions later.
 * The cost of an error assumes best play after it, so the sum is right to the first order, and nearly right while
 * errors are rare.
 */

export interface PlayedEdge {
  /** The house edge as played, in base wagers a round. */
  readonly edge: Estimate
  /** The house edge against best play, as given. */
  readonly best: number
  /** What mistakes cost, in base wagers a round. */
  readonly lost: Estimate
  /** The number of answers used. */
  readonly answers: number
  /** The share of decisions in play that are in cells with answers, from 0 to 1. */
  readonly covered: number
  /** The same share of the decisions that aren't obvious. */
  readonly coveredClose: number
  /**
   * About how many more decisions, as dealt, are needed before the edge can be shown: enough answers, and enough close
   * decisions in cells with answers. 0 if it can be shown now.
   */
  readonly missing: number
}

/** How many answers with the stratum's mean loss each cell gets. */
const SHARED = 1

interface Cell {
  readonly perRound: number
  /** Standard error of `perRound` if rounds were sampled; else 0. */
  readonly error: number
  readonly stratum: number
  /** The approximate cost of a miss, in base wagers. */
  readonly gap: number
  readonly sums: Sums
}

function cellsOf(skills: readonly SkillFigures[], answers: readonly AnswerRecord[]): readonly Cell[] {
  const bySkill = sumsBySkill(answers)
  return skills.flatMap((figures) =>
    figures.byGap.flatMap((perRound, stratum) => {
      const sums = bySkill.get(figures.skill)?.[stratum] ?? NO_ANSWERS
      const error = (figures.error ?? 0) * Math.sqrt(perRound / figures.perRound)
      return perRound > 0 ? [{ perRound, error, stratum, gap: gapIn(figures, stratum), sums }] : []
    }),
  )
}

/**
 * The loss per decision of a stratum for this person: the mean, and the mean of the squares with half a miss added, so
 * that it is never 0.
 */
interface Stratum {
  readonly mean: number
  readonly square: number
  readonly answers: number
}

/** The mean gap of a stratum's decisions at the table; 0 if there are none. */
function stakeOf(cells: readonly Cell[], stratum: number): number {
  const own = cells.filter((cell) => cell.stratum === stratum)
  const decisions = own.reduce((sum, { perRound }) => sum + perRound, 0)
  return decisions === 0 ? 0 : own.reduce((sum, { perRound, gap }) => sum + perRound * gap, 0) / decisions
}

/**
 * The mean loss of a stratum without answers: the share of the gap lost in the nearest stratum that has answers; of two
 * equally near, the one with smaller gaps. 0 for obvious decisions.
 */
function meanLike(stakes: readonly number[], sums: readonly Sums[], stratum: number): number {
  if (stratum === OBVIOUS_STRATUM) return 0
  const order = Array.from({ length: OBVIOUS_STRATUM }, (_, i) => i).sort(
    (a, b) => Math.abs(a - stratum) - Math.abs(b - stratum) || a - b,
  )
  const near = order.find((other) => sums[other]!.answers > 0 && stakes[other]! > 0)
  return near === undefined ? 0 : (stakes[stratum]! * sums[near]!.cost) / (sums[near]!.answers * stakes[near]!)
}

function strataOf(cells: readonly Cell[], answers: readonly AnswerRecord[]): readonly Stratum[] {
  const sums = sumsByStratum(answers)
  const stakes = Array.from({ length: STRATA }, (_, stratum) => stakeOf(cells, stratum))
  return sums.map((one, stratum) => ({
    mean: one.answers > 0 ? one.cost / one.answers : meanLike(stakes, sums, stratum),
    square: (one.squares + stakes[stratum]! ** 2 / 2) / (one.answers + 1),
    answers: one.answers,
  }))
}

const meanOf = ({ sums }: Cell, { mean }: Stratum): number => (sums.cost + SHARED * mean) / (sums.answers + SHARED)

/**
 * The spread of a cell's losses is estimated from its own answers and this many more of its stratum, because few
 * answers hold no expensive miss.
 */
const SPREAD_SHARED = 4

/** The variance of a cell's mean. A cell without answers gets the variance of a cell with one. */
function varianceOf(cell: Cell, stratum: Stratum): number {
  const { answers, cost, squares } = cell.sums
  const spread = answers === 0 ? 0 : Math.max(0, squares - cost ** 2 / answers)
  return (
    (spread + SPREAD_SHARED * stratum.square) /
    (Math.max(0, answers - 1) + SPREAD_SHARED) /
    (Math.max(answers, 1) + SHARED)
  )
}

/**
 * The variance of the sum, from each cell's mean, from how often it occurs, and from each stratum's mean, which its
 * cells share.
 */
function errorOf(cells: readonly Cell[], strata: readonly Stratum[]): number {
  const own = cells.reduce((sum, cell) => {
    const stratum = strata[cell.stratum]!
    return sum + cell.perRound ** 2 * varianceOf(cell, stratum) + (cell.error * meanOf(cell, stratum)) ** 2
  }, 0)
  const shared = strata.reduce((sum, { square, answers }, stratum) => {
    const weight = cells.reduce(
      (total, cell) =>
        cell.stratum === stratum ? total + (cell.perRound * SHARED) / (cell.sums.answers + SHARED) : total,
      0,
    )
    return sum + (weight ** 2 * square) / (answers + 1)
  }, 0)
  return own + shared
}

/**
 * The 95% interval of a loss that can't be negative: every μ for which the estimate is within 1.96 standard errors. The
 * variance grows with μ, as for a count of errors.
 */
function lossInterval(value: number, variance: number): Estimate {
  const perLoss = variance === 0 ? 0 : variance / Math.max(value, Math.sqrt(variance))
  const middle = value + (Z95 ** 2 * perLoss) / 2
  const half = Z95 * Math.sqrt(perLoss * value + (Z95 * perLoss) ** 2 / 4)
  const high = middle + half
  // The two ends are the roots of a quadratic equation. Their product is numerically exact, while a difference would
  // lose digits.
  return { value, low: high === 0 ? 0 : value ** 2 / high, high }
}

const plusBest = ({ value, low, high }: Estimate, best: number): Estimate => ({
  value: best + value,
  low: best + low,
  high: best + high,
})

function share(cells: readonly Cell[]): number {
  const total = cells.reduce((sum, { perRound }) => sum + perRound, 0)
  return total === 0
    ? 0
    : cells.reduce((sum, { perRound, sums }) => (sums.answers > 0 ? sum + perRound : sum), 0) / total
}

/** An edge is shown from this many answers on, if this share of the close decisions is in cells with answers. */
const LEAST_ANSWERS = 30
const LEAST_COVERED = 0.5
/** More than anybody would wait for. */
const MOST_MISSING = 100_000

/** The expected number of further decisions, as dealt, until enough is known. Which cells they fall in is random. */
function missingIn(cells: readonly Cell[], answers: number): number {
  const total = cells.reduce((sum, { perRound }) => sum + perRound, 0)
  const close = cells.filter(({ stratum }) => stratum !== OBVIOUS_STRATUM)
  const wanted = LEAST_COVERED * close.reduce((sum, { perRound }) => sum + perRound, 0)
  const coveredAfter = (more: number): number =>
    close.reduce(
      (sum, { perRound, sums }) => sum + perRound * (sums.answers > 0 ? 1 : 1 - (1 - perRound / total) ** more),
      0,
    )
  let [low, high] = [Math.max(0, LEAST_ANSWERS - answers), MOST_MISSING]
  if (coveredAfter(low) >= wanted) return low
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (coveredAfter(middle) >= wanted) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The edge a person plays a game at, with its 95% interval. `best` is the house edge against best play under the chosen
 * rules, in base wagers a round, positive for the house. Only fresh answers under those rules count.
 */
export function playedEdge(
  answers: readonly AnswerRecord[],
  skills: GameSkills,
  best: number,
  chosen: Omit<Chosen, 'game'> = {},
): PlayedEdge {
  const used = answersFor(answers, { ...chosen, game: skills.game })
  const cells = cellsOf(skills.skills, used)
  const strata = strataOf(cells, used)
  const lost = lossInterval(
    cells.reduce((sum, cell) => sum + cell.perRound * meanOf(cell, strata[cell.stratum]!), 0),
    errorOf(cells, strata),
  )
  const close = cells.filter(({ stratum }) => stratum !== OBVIOUS_STRATUM)
  return {
    edge: plusBest(lost, best),
    best,
    lost,
    answers: used.length,
    covered: share(cells),
    coveredClose: share(close),
    missing: missingIn(cells, used.length),
  }
}

/** Base wagers a round as money an hour; `stake` in money, `pace` in rounds an hour. */
export const perHour = (perRound: number, stake: number, pace: number): number => perRound * stake * pace
