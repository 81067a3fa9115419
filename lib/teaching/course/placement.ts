import { makeRandom, weighted } from '@/lib/math/random'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { sessionOf } from '@/lib/teaching/quiz/seed'
import { isMiss } from '@/lib/teaching/quiz/grade'
import type { Lesson } from './course'
import type { Cell } from './figures'

/*
 * Where a person starts in a course. They are thought to know the first lessons up to some level and none after it; every level is as
 * likely before the first hand. Each hand is of the lesson whose answer tells most of the level. The answers so far are the state: the
 * placement is worked out anew from them, so that a reload or a second tab changes nothing.
 */

/** The most hands that a placement asks. */
export const MOST_HANDS = 15
/** How often a person who knows a rule plays its hand wrong, and how often one who doesn't, and plays it like all other hands, is right. */
const SLIP = 0.06
const GUESS = 0.25
/** It ends early when the level is this sure to within one lesson; of a short course, in which one lesson is much of it, when the level itself is. */
const SURE = 0.95
/** The lessons of a short course. */
const SHORT = 6

/** An answer of a placement: the lesson asked, and whether it was right. */
export interface Asked {
  readonly lesson: number
  readonly isRight: boolean
}

const chanceRight = (lesson: number, level: number): number => (lesson < level ? 1 - SLIP : GUESS)

/** The chance of each level, from knowing no lesson to knowing all. */
function levels(count: number, asked: readonly Asked[]): readonly number[] {
  const weights = Array.from({ length: count + 1 }, (_, level) =>
    asked.reduce((product, { lesson, isRight }) => {
      const right = chanceRight(lesson, level)
      return product * (isRight ? right : 1 - right)
    }, 1),
  )
  const sum = weights.reduce((total, one) => total + one, 0)
  return weights.map((one) => one / sum)
}

const entropy = (chances: readonly number[]): number =>
  chances.reduce((sum, p) => (p > 0 ? sum - p * Math.log2(p) : sum), 0)

/** What the answer to a hand of a lesson is expected to tell of the level, in bits. */
function told(chances: readonly number[], lesson: number): number {
  const right = chances.map((p, level) => p * chanceRight(lesson, level))
  const sum = right.reduce((total, one) => total + one, 0)
  const wrong = chances.map((p, level) => p - right[level]!)
  const after = (list: readonly number[], total: number): number =>
    total > 0 ? total * entropy(list.map((one) => one / total)) : 0
  return entropy(chances) - after(right, sum) - after(wrong, 1 - sum)
}

export interface Placement {
  /** How many lessons are known, from the first on. */
  readonly level: number
  readonly hands: number
  readonly isOver: boolean
  /** The lesson that the next hand is of. */
  readonly next: number
}

/** Where a placement is after some answers, oldest first, in a course of so many lessons. */
export function placementOf(count: number, asked: readonly Asked[]): Placement {
  const chances = levels(count, asked)
  const near = (level: number): number =>
    chances[level]! + (count > SHORT ? (chances[level - 1] ?? 0) + (chances[level + 1] ?? 0) : 0)
  let [level, next] = [0, 0]
  for (let i = 1; i <= count; i++) if (near(i) > near(level) + 1e-12) level = i
  for (let i = 1; i < count; i++) if (told(chances, i) > told(chances, next) + 1e-12) next = i
  const isOver = asked.length >= MOST_HANDS || near(level) >= SURE
  return { level, hands: asked.length, isOver, next }
}

/** A rule's hands as they come, those that nothing tells apart left out. */
const usual = ({ cells }: Lesson): readonly Cell[] => cells.filter(({ gap }) => gap > 0)

/** The hand that a seed deals of a lesson. */
export const placementHand = (lesson: Lesson, seed: string): Cell | undefined =>
  weighted(usual(lesson), ({ saves, perRound }) => saves + perRound / 100, makeRandom(`${seed}/placement`))

/** The answers of one placement: of the session that a seed is of. */
export const placementAnswers = (answers: readonly AnswerRecord[], seed: string): readonly AnswerRecord[] =>
  answers.filter((one) => one.choice === 'placement' && sessionOf(one.seed) === sessionOf(seed))

/** What a placement asked, oldest first. Hands that no lesson asks tell nothing. */
export const askedOf = (lessons: readonly Lesson[], answers: readonly AnswerRecord[]): readonly Asked[] =>
  answers.flatMap((one) => {
    const lesson = lessons.findIndex(({ cells }) => cells.some(({ skill }) => skill === one.skill))
    return lesson < 0 ? [] : [{ lesson, isRight: !isMiss(one) }]
  })
