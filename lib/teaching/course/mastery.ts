import earlierCells from '@/content/courses/earlier-cells.json' with { type: 'json' }
import { OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'
import { answersFor, type Chosen } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { isMiss } from '@/lib/teaching/quiz/grade'
import { BEGINNER, HALF_LIFE, SHARED } from '@/lib/teaching/quiz/worth'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import { EARLIER_ORDERS, type Lesson, NEAREST } from './course'
import { SHOWN } from './hands'
import { askedOf, placementAnswers, placementOf } from './placement'
import type { Cell } from './figures'

/*
 * Estimates how well a person knows a rule: the chance to play its next hand right, from the answers to its hands and
 * to hands of its other side. The estimate works like the one in `worth.ts`: an answer counts half after eight more,
 * and it starts from a few answers of a beginner. Answers with help don't count. A lesson is passed at a chance of 90%
 * by somebody who got the hands nearest to the line right, on both sides: whoever reads the rule too wide or too narrow
 * is wrong there, and right everywhere else.
 */

/** The chance to be right at which a lesson is passed. */
export const PASS = 0.9
/** On each side, so many last answers have to be right. */
const IN_A_ROW = 2

/**
 * Until then, in milliseconds since 1970, a lesson was passed by the chance alone, or once the rule could cost only
 * little. A lesson passed by those answers stays passed.
 */
export const STRICTER_SINCE = 1_795_824_000_000
/** A rule that could cost less than this, in base wagers a round, was passed until then. */
const LITTLE = 0.0005

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

/** The chance to play the next hand right, from whether the answers so far were misses, oldest first. */
function chanceOf({ cells }: Pick<Lesson, 'cells'>, misses: readonly boolean[]): number {
  let [weights, missed] = [SHARED as number, SHARED * beginnersMiss(cells)]
  misses.forEach((isMissed, i) => {
    const weight = 0.5 ** ((misses.length - 1 - i) / HALF_LIFE)
    weights += weight
    missed += isMissed ? weight : 0
  })
  return 1 - missed / weights
}

/** Whether a side of the line is known: its last answers were right, and the last to each of its nearest skills. */
function knowsSide(side: readonly Cell[], answers: readonly AnswerRecord[]): boolean {
  if (side.length === 0) return true
  const skills = side.map(({ skill }) => skill)
  const known = answers.filter(({ skill }) => skills.includes(skill))
  const isRight = (one: AnswerRecord | undefined): boolean => one !== undefined && !isMiss(one)
  return (
    known.length >= IN_A_ROW &&
    known.slice(-IN_A_ROW).every(isRight) &&
    skills.slice(0, NEAREST).every((skill) => isRight(known.findLast((one) => one.skill === skill)))
  )
}

/** By game and rule: hands by which a lesson was passed while they were decisions. */
const EARLIER_CELLS: Readonly<Partial<Record<string, Readonly<Partial<Record<string, readonly Cell[]>>>>>> =
  earlierCells

/** Whether a lesson was passed by the answers before its hands had to be near the line. */
function wasPassed(game: string, lesson: Lesson, answers: readonly AnswerRecord[]): boolean {
  const cells = [...lesson.cells, ...(EARLIER_CELLS[game]?.[lesson.rule] ?? [])]
  const own = new Set(cells.map(({ skill }) => skill))
  const beside = new Set(lesson.others.map(({ skill }) => skill))
  const earlier = answers.filter(({ at, skill }) => at < STRICTER_SINCE && (own.has(skill) || beside.has(skill)))
  if (!earlier.some(({ skill }) => own.has(skill))) return false
  const chance = chanceOf({ cells }, earlier.map(isMiss))
  return chance >= PASS || (1 - chance) * cells.reduce((sum, { perRound, gap }) => sum + perRound * gap, 0) < LITTLE
}

/** How well each lesson is known, in the order of the lessons, from the answers under one set of rules. */
export function masteries(
  lessons: readonly Lesson[],
  answers: readonly AnswerRecord[],
  chosen: Chosen,
): readonly Mastery[] {
  const used = answersFor(answers, chosen)
  return lessons.map((lesson) => {
    const { cells, others, line } = lesson
    const of = (...lists: readonly (readonly Cell[])[]): readonly AnswerRecord[] => {
      const skills = new Set(lists.flat().map(({ skill }) => skill))
      return used.filter(({ skill }) => skills.has(skill))
    }
    const known = of(cells, others, line.inside, line.outside)
    const chance = chanceOf(lesson, known.map(isMiss))
    const isPassed =
      (chance >= PASS && knowsSide(line.inside, known) && knowsSide(line.outside, known)) ||
      wasPassed(chosen.game, lesson, used)
    return { chance, answers: known.length, isPassed }
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
  /** How many lessons the last finished placement found known; null before one. */
  readonly placed: number | null
  /** Whether each lesson is passed, or skipped by the placement. */
  readonly done: readonly boolean[]
  /** The index of the first lesson that isn't done; null if all are. */
  readonly next: number | null
}

/** The lessons in the order that a placement asked them. */
function orderOf(lessons: readonly Lesson[], { game, at }: Pick<AnswerRecord, 'game' | 'at'>): readonly Lesson[] {
  const earlier = EARLIER_ORDERS[game]
  if (at >= STRICTER_SINCE || earlier === undefined) return lessons
  return earlier.flatMap((rule) => lessons.find((one) => one.rule === rule) ?? [])
}

/** Where a person is in a course. It depends only on the answers, so that every tab and every merged file agree. */
export function courseState(lessons: readonly Lesson[], answers: readonly AnswerRecord[], chosen: Chosen): CourseState {
  const known = masteries(lessons, answers, chosen)
  const last = answersFor(answers, chosen).findLast(({ choice }) => choice === 'placement')
  const asked = last ? orderOf(lessons, last) : lessons
  const found =
    last && placementOf(asked.length, askedOf(asked, placementAnswers(answersFor(answers, chosen), last.seed)))
  const skipped = found?.isOver ? asked.slice(0, found.level) : null
  const done = lessons.map((lesson, i) => known[i]!.isPassed || (skipped?.includes(lesson) ?? false))
  const next = done.indexOf(false)
  return { masteries: known, placed: skipped?.length ?? null, done, next: next < 0 ? null : next }
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
  const asked = choice === 'course' ? lessons.find(({ rule }) => rule === lesson) : undefined
  const place = parseSeed(seed)
  return (
    asked !== undefined && place.ok && place.value.index > SHOWN && masteries([asked], answers, chosen)[0]!.isPassed
  )
}
