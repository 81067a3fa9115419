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
 * How well a person knows a rule: the chance to play its next hand right, from the answers to its hands and to those on its other side.
 * The estimate is the one of `worth.ts`: an answer weighs half after eight more, and a few answers of a beginner stand before the first.
 * Hands with the answer pointed at, or with a hint, aren't among the answers. A lesson is passed at nine in ten, or once
 * so little can be lost by its rule any more that the next lesson saves more; never by the hands of its other side alone.
 */

/** What a person may still give away by a rule that is passed, in base wagers a round. */
const LITTLE = 0.0005

/** The chance to be right at which a lesson is passed. */
export const PASS = 0.9

export interface Mastery {
  /** The chance to play the next hand right, from 0 to 1. */
  readonly chance: number
  /** The answers that it is made from. */
  readonly answers: number
  readonly isPassed: boolean
}

/** A rule is thought to be missed so often before its first answer, however obvious its hands: one right answer alone passes no lesson. */
const LEAST_MISSED = 0.15

/** What a beginner misses of the hands of a rule: one in four of what is close, fewer of what is obvious. */
function beginnersMiss(cells: readonly Cell[]): number {
  const decisions = cells.reduce((sum, { perRound }) => sum + perRound, 0)
  const missed = cells.reduce(
    (sum, { perRound, gap }) => sum + perRound * (gap >= OBVIOUS_GAP ? BEGINNER.obvious : BEGINNER.close),
    0,
  )
  return decisions === 0 ? BEGINNER.close : Math.max(LEAST_MISSED, missed / decisions)
}

/** From a person's answers, oldest first, to hands that were new to them: whether each was a miss, and whether one was to a hand of the rule itself. */
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

/** How well each lesson is known, in their order, from the answers under one set of rules. */
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

/** What a person has shown of a skill: missed the last time, right the last time alone, or right the last two times. */
export type Standing = 'missed' | 'once' | 'known'

/** What a person has shown of each skill that they met, by their fresh answers under one set of rules. */
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
  /** How well each lesson is known, in their order. */
  readonly masteries: readonly Mastery[]
  /** How many lessons the last placement found known, from the first on; null before one. */
  readonly placed: number | null
  /** The lessons that are passed, or skipped by the placement. */
  readonly done: readonly boolean[]
  /** The first lesson that isn't done; null where all are. */
  readonly next: number | null
}

/** Where a person is in a course: worked out from the answers alone, so that every tab and every merged file agrees. */
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

/** Whether a session of a lesson, or a placement, is over after the hand that this seed deals. */
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
