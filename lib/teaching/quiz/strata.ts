import { GAP_EDGES, type SkillFigures, stratumOf } from '@/lib/game/precomputed/skills'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'

/* Adds up answers by cell: a skill in one stratum of the gap. People's errors differ by both. */

/** The number of strata; the last holds the obvious decisions. */
export const STRATA = GAP_EDGES.length + 1
export const OBVIOUS_STRATUM = GAP_EDGES.length

/** The two-sided 95% quantile of the normal distribution. */
export const Z95 = 1.959963984540054

/** Sums over answers. */
export interface Sums {
  readonly answers: number
  /** Answers with any loss. */
  readonly misses: number
  /** The sum of losses, in base wagers. */
  readonly cost: number
  /** The sum of squared losses. */
  readonly squares: number
}

export const NO_ANSWERS: Sums = { answers: 0, misses: 0, cost: 0, squares: 0 }

export const plus = (sums: Sums, { cost }: Pick<AnswerRecord, 'cost'>): Sums => ({
  answers: sums.answers + 1,
  misses: sums.misses + (cost > 0 ? 1 : 0),
  cost: sums.cost + cost,
  squares: sums.squares + cost * cost,
})

/** The answers of each skill by stratum. */
export function sumsBySkill(answers: readonly AnswerRecord[]): ReadonlyMap<string, readonly Sums[]> {
  const found = new Map<string, Sums[]>()
  for (const one of answers) {
    const list = found.get(one.skill) ?? new Array<Sums>(STRATA).fill(NO_ANSWERS)
    const stratum = stratumOf(one.gap)
    list[stratum] = plus(list[stratum]!, one)
    found.set(one.skill, list)
  }
  return found
}

/** The answers of all skills by stratum. */
export function sumsByStratum(answers: readonly AnswerRecord[]): readonly Sums[] {
  const list = new Array<Sums>(STRATA).fill(NO_ANSWERS)
  for (const one of answers) {
    const stratum = stratumOf(one.gap)
    list[stratum] = plus(list[stratum]!, one)
  }
  return list
}

/**
 * The approximate cost of a miss in a cell, in base wagers: the skill's mean gap, moved into the stratum's limits. It
 * is exact if the skill lies in a single stratum, and 0 if no option is worse than another.
 */
export function gapIn({ gap }: Pick<SkillFigures, 'gap'>, stratum: number): number {
  if (gap === null) return 0
  return Math.min(GAP_EDGES[stratum] ?? Infinity, Math.max(GAP_EDGES[stratum - 1] ?? 0, gap))
}
