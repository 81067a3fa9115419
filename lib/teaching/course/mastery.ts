import { OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
import { answersFor, type Chosen } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { isMiss } from '@/lib/teaching/quiz/grade'
import { BEGINNER, HALF_LIFE, SHARED } from '@/lib/teaching/quiz/worth'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import type { Lesson } from './course'
import { SHOWN } from './hands'
import { askedOf, placementAnswers, placementOf } from './placement'
import type { Cell } from './figures'

/*
 * Estimates how well a person knows a rule: the chance to play its next hand right, from the answers to its hands and
 * to hands of its other side. The estimate works like the one in `worth.ts`: an answer counts half after eight more,
 * and it starts from a few answers of a beginner. Answers with help don't count. A lesson is passed at a chance of 90%,
 * or once the rule can cost only a little. At least one answer must be to a hand of the rule itself.
 */

/** A rule that can cost less than this, in base wagers a round, is passed. */
const LITTLE = 0.0005

/** The chance to be right at which a lesson is passed. */
export const PASS = 0.9

export interface Mastery {
  /** The chance to play the next hand right, from 0 to 1. */
  readonly chance: number
  /** The number of answers used. */
  readonly answers: number
  readonly isPassed: boolean
}

/**
 * The least assumed rate of misses before the first answer, however obvious the hands. One right answer alone then
 * passes no lesson.
 */
const LEAST_MISSED = 0.15

/** The share of a rule's hands that a beginner misses, from 0 to 1: one in four close hands, fewer obvious ones. */
function beginnersMiss(cells: readonly Cell[]): number {
  const decisions = cells.reduce((sum, { perRound }) => sum + perRound, 0)
  const missed = cells.reduce(
    (sum, { perRound, gap }) => sum + perRound * (gap >= OBVIOUS_GAP ? BEGINNER.obvious : BEGINNER.close),
    0,
  )
  return decisions === 0 ? BEGINNER.close : Math.max(LEAST_MISSED, missed / decisions)
}

/**
 * Estimates from answers to hands that were new to the person, oldest first. `misses`: whether each was a miss;
 * `hasMet`: whether one was to a hand of the rule itself.
 */
function masteryOf({ cells }: Lesson, misses: readonly boolean[], hasMet: boolean): Mastery {
  let [weights, missed] = [SHARED as number, SHARED * beginnersMiss(cells)]
  misses.forEach((isMissed, i) => {
    const weight = 0.5 ** ((misses.length - 1 - i) / HALF_LIFE)
    weights += weight
    missed += isMissed ? weight : 0
  })
  const chance = 1 - missed / weights
  const lost = (1 - chance) * cells.reduce((sum, { perRound, gap }) => sum + perRound * gap, 0)
  return { chance, answers: misses.length, isPassed: hasMet && (chance >= PASS || lost < LITTLE) }
}

/** How well each lesson is known, in the order of the lessons, from the answers under one set of rules. */
export function masteries(
  lessons: readonly Lesson[],
  answers: readonly AnswerRecord[],
  chosen: Chosen,
): readonly Mastery[] {
  const used = answersFor(answers, chosen)
  return lessons.map((lesson) => {
    const own = new Set(lesson.cells.map(({ skill }) => skill))
    const skills = new Set([...own, ...lesson.others.map(({ skill }) => skill)])
    const known = used.filter(({ skill }) => skills.has(skill))
    return masteryOf(
      lesson,
      known.map(isMiss),
      known.some(({ skill }) => own.has(skill)),
    )
  })
}

// ——— One class of decisions ——————————————————————————————————————————————————————————————————————————————————

/** A person's last answers to a skill: the last one missed, only the last one right, or the last two right. */
export type Standing = 'missed' | 'once' | 'known'

/** The standing of each skill that a person met, from their fresh answers under one set of rules. */
export function standings(answers: readonly AnswerRecord[], chosen: Chosen): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>()
  for (const one of answersFor(answers, chosen)) {
    const before = found.get(one.skill)
    found.set(one.skill, isMiss(one) ? 'missed' : before === undefined || before === 'missed' ? 'once' : 'known')
  }
  return found
}

// ——— The whole course ———————————————————————————————————————————————————————————————————————————————————————

export interface CourseState {
  /** In the order of the lessons. */
  readonly masteries: readonly Mastery[]
  /** How many lessons the last finished placement found known, counted from the first; null before one. */
  readonly placed: number | null
  /** Whether each lesson is passed, or skipped by the placement. */
  readonly done: readonly boolean[]
  /** The index of the first lesson that isn't done; null if all are. */
  readonly next: number | null
}

/** Where a person is in a course. It depends only on the answers, so that every tab and every merged file agree. */
export function courseState(lessons: readonly Lesson[], answers: readonly AnswerRecord[], chosen: Chosen): CourseState {
  const known = masteries(lessons, answers, chosen)
  const last = answersFor(answers, chosen).findLast(({ choice }) => choice === 'placement')
  const found =
    last && placementOf(lessons.length, askedOf(lessons, placementAnswers(answersFor(answers, chosen), last.seed)))
  const placed = found?.isOver ? found.level : null
  const done = known.map(({ isPassed }, i) => isPassed || i < (placed ?? 0))
  const next = done.indexOf(false)
  return { masteries: known, placed, done, next: next < 0 ? null : next }
}

/** Whether a lesson's session or a placement ends after the hand that this seed deals. */
export function isEnough(
  { choice, lesson }: Pick<Plan, 'choice' | 'lesson'>,
  lessons: readonly Lesson[],
  answers: readonly AnswerRecord[],
  chosen: Chosen,
  seed: string,
): boolean {
  if (choice === 'placement')
    return placementOf(lessons.length, askedOf(lessons, placementAnswers(answers, seed))).isOver
  const at = choice === 'course' ? lessons.findIndex(({ rule }) => rule === lesson) : -1
  const place = parseSeed(seed)
  return at >= 0 && place.ok && place.value.index > SHOWN && masteries(lessons, answers, chosen)[at]!.isPassed
}
