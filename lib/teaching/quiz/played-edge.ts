import type { GameSkills, SkillFigures } from '@/lib/games/skills'
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
 * The edge a person plays at: the edge against best play, and what their decisions give away in a round. Each cell, a skill in one
 * stratum of the gap, is weighted by how often it comes at the table, so that hard drills do not falsify it.
 *
 * The loss of a cell is the mean of its answers and of one more that costs what its stratum costs this person in the game. So a cell
 * with answers soon goes by them, and one without goes by the others like it. A stratum without any answers is reckoned by the nearest
 * closer one: as much of the gap is given away. Obvious decisions that were never asked count as right: that is what obvious means.
 *
 * How often a cell comes is counted under best play. A person who errs early in a round meets other decisions later; what an error costs
 * holds best play after it, so the sum is right to the first order, and nearly so while errors are rare.
 */

export interface PlayedEdge {
  /** The house edge as played, in base wagers a round. */
  readonly edge: Estimate
  /** The house edge against best play, as it was given. */
  readonly best: number
  /** What the decisions give away, in base wagers a round. */
  readonly lost: Estimate
  /** The answers it is made from. */
  readonly answers: number
  /** The share of the decisions at the table that are in cells with answers, from 0 to 1. */
  readonly covered: number
  /** The same of those decisions that are not obvious. */
  readonly coveredClose: number
  /**
   * About how many more decisions, as they are dealt, until the edge can be told: answers and covered close decisions enough that the sum
   * is this person's and not reckoned from a few. 0 where it can.
   */
  readonly missing: number
}

/** Answers at the stratum's mean that every cell is given. */
const SHARED = 1

interface Cell {
  readonly perRound: number
  /** Its standard error where rounds were sampled; else 0. */
  readonly error: number
  readonly stratum: number
  /** What a miss costs, nearly. */
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

/** What a decision of a stratum costs this person: the mean, and the mean of the squares with half a miss added, so that it is never nothing. */
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

/** The mean loss of a stratum that was never asked: the share of the gap given away in the nearest one that was, the closer first. */
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

/** The spread of a cell's losses is reckoned from its own answers and so many more of its stratum: few of its own hold no dear miss. */
const SPREAD_SHARED = 4

/** The variance of a cell's mean. A cell without answers is as unlike the others as one answer in two would be. */
function varianceOf(cell: Cell, stratum: Stratum): number {
  const { answers, cost, squares } = cell.sums
  const spread = answers === 0 ? 0 : Math.max(0, squares - cost ** 2 / answers)
  return (
    (spread + SPREAD_SHARED * stratum.square) /
    (Math.max(0, answers - 1) + SPREAD_SHARED) /
    (Math.max(answers, 1) + SHARED)
  )
}

/** The variance of the sum: that of each cell, of how often it comes, and of each stratum's mean, which its cells share. */
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
 * The 95% interval of a loss that cannot be negative: every μ from which the estimate lies within 1.96 standard errors, the variance
 * growing with μ as that of a count of errors does.
 */
function lossInterval(value: number, variance: number): Estimate {
  const perLoss = variance === 0 ? 0 : variance / Math.max(value, Math.sqrt(variance))
  const middle = value + (Z95 ** 2 * perLoss) / 2
  const half = Z95 * Math.sqrt(perLoss * value + (Z95 * perLoss) ** 2 / 4)
  const high = middle + half
  // The two ends are the roots of a quadratic equation: their product is exact where their difference is not.
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

/** An edge is told from so many answers on, where so much of the close decisions is covered. */
const LEAST_ANSWERS = 30
const LEAST_COVERED = 0.5
/** More than anybody would be asked to wait for. */
const MOST_MISSING = 100_000

/** How many more decisions as dealt until enough is known: what is expected of so many, since which cells they fall in is chance. */
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
 * The edge a person plays a game at, with its 95% interval. `best` is the house edge against best play in base wagers a round,
 * positive for the house, under the rules asked about; those rules' answers alone are used, the first to each deal.
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

/** What so many base wagers a round come to in an hour: at a stake in money, and a pace in rounds per hour. */
export const perHour = (perRound: number, stake: number, pace: number): number => perRound * stake * pace
