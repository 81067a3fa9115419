import { type GameSkills, type SkillFigures, stratumOf } from '@/lib/games/skills'
import { answersFor, type Chosen, groupedBy } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { isMiss } from '@/lib/teaching/quiz/grade'
import { gapIn, OBVIOUS_STRATUM, STRATA } from '@/lib/teaching/quiz/strata'

/*
 * The next question by value: what a person gives away by a skill in a round, which is what learning it would save. How often it comes
 * × the gap × the chance to miss, added up over the strata of the gap.
 *
 * The chance to miss is a Bayesian estimate: the skill's own answers in the stratum and a few more at this person's mean for it. An
 * answer weighs half as much once so many later ones of the skill are there: what one learned last week counts more than what one did
 * not know before. Ages are counted in answers, not in days: forgetting is the schedule's business.
 */

export interface SkillValue {
  readonly skill: string
  readonly stage: string
  /** What this person gives away by it, in base wagers a round. */
  readonly worth: number
  /** How many of its decisions a round holds. */
  readonly perRound: number
  /** What a miss costs, in base wagers: the mean gap; null where nothing can go wrong. */
  readonly gap: number | null
  /** The chance to miss it the next time, from 0 to 1. */
  readonly chance: number
  readonly answers: number
  readonly misses: number
}

/** After so many further answers of its skill an answer weighs half. */
export const HALF_LIFE = 8
/** Answers at the person's mean that each estimate of a skill begins with. */
export const SHARED = 4
/** Before any answers: one decision in four that is not obvious is missed, and one obvious one in a hundred; as if from so many answers. */
export const BEGINNER = { close: 0.25, obvious: 0.01, answers: 4 } as const

interface Weighed {
  readonly answers: number
  readonly misses: number
}

const NONE: Weighed = { answers: 0, misses: 0 }

/** The answers of a skill by stratum, weighed by how many of the skill came after. `list` is oldest first. */
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

/** The person's chance to miss in each stratum, whatever the skill. */
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
 * Every skill of a game by what it is worth to this person, the most first; ties by how often they come, then by name. Without answers
 * it goes by how often a skill comes and what it costs.
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
