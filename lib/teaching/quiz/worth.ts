import { type GameSkills, type SkillFigures, stratumOf } from '@/lib/game/precomputed/skills'
import { answersFor, type Chosen, groupedBy } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { isMiss } from '@/lib/teaching/quiz/grade'
import { gapIn, OBVIOUS_STRATUM, STRATA } from '@/lib/teaching/quiz/strata'

/*
 * Chooses the next question by value: what the person's mistakes in a skill cost a round, which is what learning it
 * would save. It is the sum over the strata of the gap of how often × the gap × the chance to miss.
 *
 * The chance to miss is a Bayesian estimate from the skill's answers in the stratum and a few more at this person's
 * mean for the stratum. An answer counts half after `HALF_LIFE` later answers of the skill, so that recent learning
 * counts more than old mistakes. Age is counted in answers, not days: the schedule takes care of forgetting.
 */

export interface SkillValue {
  readonly skill: string
  readonly stage: string
  /** What the person's mistakes in this skill cost, in base wagers a round. */
  readonly worth: number
  /** How many of its decisions a round holds. */
  readonly perRound: number
  /** The mean cost of a miss, in base wagers; null if all options are equal. */
  readonly gap: number | null
  /** The chance to miss it next time, from 0 to 1. */
  readonly chance: number
  readonly answers: number
  readonly misses: number
}

/** After this many further answers of its skill, an answer counts half. */
export const HALF_LIFE = 8
/** How many answers at the person's mean each estimate starts with. */
export const SHARED = 4
/**
 * The assumed rates of misses before any answers, for decisions that aren't obvious and obvious ones, weighted like
 * this many answers.
 */
export const BEGINNER = { close: 0.25, obvious: 0.01, answers: 4 } as const

interface Weighed {
  readonly answers: number
  readonly misses: number
}

const NONE: Weighed = { answers: 0, misses: 0 }

/** The answers of a skill by stratum, weighted by how many of the skill follow. `list` is oldest first. */
function weighed(list: readonly AnswerRecord[]): readonly Weighed[] {
  const found = new Array<Weighed>(STRATA).fill(NONE)
  list.forEach((one, i) => {
    const weight = 0.5 ** ((list.length - 1 - i) / HALF_LIFE)
    const stratum = stratumOf(one.gap)
    const { answers, misses } = found[stratum]!
    found[stratum] = { answers: answers + weight, misses: misses + (isMiss(one) ? weight : 0) }
  })
  return found
}

const toward = ({ answers, misses }: Weighed, mean: number, weight: number): number =>
  (misses + weight * mean) / (answers + weight)

/** The person's chance to miss in each stratum, over all skills. */
function chances(answers: readonly AnswerRecord[]): readonly number[] {
  const count = (list: readonly AnswerRecord[]): Weighed => ({
    answers: list.length,
    misses: list.filter(isMiss).length,
  })
  const close = toward(
    count(answers.filter(({ gap }) => stratumOf(gap) !== OBVIOUS_STRATUM)),
    BEGINNER.close,
    BEGINNER.answers,
  )
  return Array.from({ length: STRATA }, (_, stratum) => {
    const own = count(answers.filter(({ gap }) => stratumOf(gap) === stratum))
    return toward(own, stratum === OBVIOUS_STRATUM ? BEGINNER.obvious : close, BEGINNER.answers)
  })
}

function valueOf(figures: SkillFigures, list: readonly AnswerRecord[], means: readonly number[]): SkillValue {
  const { skill, stage, perRound, byGap, gap } = figures
  const own = weighed(list)
  const chance = byGap.map((_, stratum) => toward(own[stratum]!, means[stratum]!, SHARED))
  const misses = byGap.reduce((sum, share, stratum) => sum + share * chance[stratum]!, 0)
  const worth = byGap.reduce((sum, share, stratum) => sum + share * chance[stratum]! * gapIn(figures, stratum), 0)
  return {
    skill,
    stage,
    worth,
    perRound,
    gap,
    chance: perRound === 0 ? 0 : misses / perRound,
    answers: list.length,
    misses: list.filter(isMiss).length,
  }
}

/**
 * All skills of a game by their value for this person, the highest first; ties by how often they occur, then by name.
 * Without answers, the value depends on how often a skill occurs and what a miss costs.
 */
export function worthOf(
  answers: readonly AnswerRecord[],
  skills: GameSkills,
  chosen: Omit<Chosen, 'game'> = {},
): readonly SkillValue[] {
  const used = answersFor(answers, { ...chosen, game: skills.game })
  const bySkill = groupedBy(used, ({ skill }) => skill)
  const means = chances(used)
  const values = skills.skills.map((figures) => valueOf(figures, bySkill.get(figures.skill) ?? [], means))
  return values.sort((a, b) => b.worth - a.worth || b.perRound - a.perRound || (a.skill < b.skill ? -1 : 1))
}
