import { makeRandom, weighted } from '@/lib/math/random'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { sessionOf } from '@/lib/teaching/quiz/seed'
import { isMiss } from '@/lib/teaching/quiz/grade'
import type { Lesson } from './course'
import type { Cell } from './figures'

/*
 * Finds where a person starts in a course. The model: a person knows the first lessons up to some level and none after
 * it, and every level is equally likely at first. Each hand is from the lesson whose answer tells most about the level.
 * The placement is computed from the answers alone, so a reload or a second tab changes nothing.
 */

/** The most hands in a placement. */
export const MOST_HANDS = 15
/**
 * The chance to misplay a hand although its rule is known, and the chance to play it right without knowing the rule.
 */
const SLIP = 0.06
const GUESS = 0.25
/**
 * A placement ends early when the level is this sure to within one lesson. In a short course one lesson is a large
 * part, so the level itself must be this sure.
 */
const SURE = 0.95
/** The most lessons of a short course. */
const SHORT = 6

/** An answer in a placement: the index of the lesson, and whether it was right. */
export interface Asked {
  readonly lesson: number
  readonly isRight: boolean
}

const chanceRight = (lesson: number, level: number): number => (lesson < level ? 1 - SLIP : GUESS)

/** The chance of each level, from knowing no lesson to knowing all of them. */
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

/** The expected information about the level in the answer to a hand of a lesson, in bits. */
function told(chances: readonly number[], lesson: number): number {
  const right = chances.map((p, level) => p * chanceRight(lesson, level))
  const sum = right.reduce((total, one) => total + one, 0)
  const wrong = chances.map((p, level) => p - right[level]!)
  const after = (list: readonly number[], total: number): number =>
    total > 0 ? total * entropy(list.map((one) => one / total)) : 0
  return entropy(chances) - after(right, sum) - after(wrong, 1 - sum)
}

export interface Placement {
  /** How many lessons are known, counted from the first. */
  readonly level: number
  readonly hands: number
  readonly isOver: boolean
  /** The index of the lesson for the next hand. */
  readonly next: number
}

/** The state of a placement after some answers, oldest first, in a course of `count` lessons. */
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

/** A rule's hands without those where all options are equal. */
const usual = ({ cells }: Lesson): readonly Cell[] => cells.filter(({ gap }) => gap > 0)

/** The class of the hand that a seed deals from a lesson; undefined if it has none. */
export const placementHand = (lesson: Lesson, seed: string): Cell | undefined =>
  weighted(usual(lesson), ({ gap, perRound }) => perRound * gap, makeRandom(`${seed}/placement`))

/** The answers of the placement whose session the seed belongs to. */
export const placementAnswers = (answers: readonly AnswerRecord[], seed: string): readonly AnswerRecord[] =>
  answers.filter((one) => one.choice === 'placement' && sessionOf(one.seed) === sessionOf(seed))

/** The lessons that a placement asked, oldest first. Hands of no lesson are left out. */
export const askedOf = (lessons: readonly Lesson[], answers: readonly AnswerRecord[]): readonly Asked[] =>
  answers.flatMap((one) => {
    const lesson = lessons.findIndex(({ cells }) => cells.some(({ skill }) => skill === one.skill))
    return lesson < 0 ? [] : [{ lesson, isRight: !isMiss(one) }]
  })
