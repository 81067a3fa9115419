import { medianOf } from '@/lib/math/median'
import type { Card } from '@/lib/cards/card'
import type { Dealing, HouseWay } from '@/lib/engines/pai-gow/index'
import { type Asked, nextQuestionSeed, type Question, questionOf, type Share } from './drill'
import { type Applied, judgeSetting, type Verdict } from './verdict'

/* A session of the house-way drill, as a pure state machine over plain data. */

/** One answer, as stored: plain JSON, enough to repeat the hand and to add up results. */
export interface Answer {
  readonly way: string
  readonly seed: string
  readonly clause: string
  readonly isRight: boolean
  readonly applied?: Applied['kind']
  /** From the deal to the answer, in milliseconds. */
  readonly ms: number
}

/** The settings of a session, the same for all of its questions. */
export interface Course {
  readonly dealing: Dealing
  readonly asked: Asked
  readonly share: Share
  /** Ways that the trainee may confuse with this one. */
  readonly others: readonly HouseWay[]
}

export interface Session {
  readonly question: Question
  /** The verdict on the answer; undefined before it. */
  readonly verdict: Verdict | undefined
  /** The two cards that the trainee put in front; empty before the answer. */
  readonly low: readonly Card[]
  readonly answers: readonly Answer[]
}

export type SessionEvent =
  | { readonly kind: 'answer'; readonly low: readonly Card[]; readonly ms: number }
  /** `due`: clauses that are due for repetition. */
  | { readonly kind: 'next'; readonly due?: ReadonlySet<string> }
  /** Another hand of the same session. */
  | { readonly kind: 'ask'; readonly seed: string }

/** A session's first question. Throws as `questionOf` does. */
export const startSession = (course: Course, seed: string, answers: readonly Answer[] = []): Session => ({
  question: questionOf(course.dealing, course.asked, course.share, seed),
  verdict: undefined,
  low: [],
  answers,
})

function answered(course: Course, session: Session, low: readonly Card[], ms: number): Session {
  const { question, answers } = session
  const verdict = judgeSetting(course.dealing, question.cards, low, course.others)
  const { isRight, applied } = verdict
  const answer: Answer = {
    way: course.dealing.way.id,
    seed: question.seed,
    clause: verdict.clause.id,
    isRight,
    ms,
    ...(applied ? { applied: applied.kind } : {}),
  }
  return { question, verdict, low, answers: [...answers, answer] }
}

/** The state after an event. An event that doesn’t fit leaves it unchanged. */
export function reduceSession(course: Course, session: Session, event: SessionEvent): Session {
  switch (event.kind) {
    case 'answer':
      return session.verdict || event.low.length !== 2 ? session : answered(course, session, event.low, event.ms)
    case 'next':
      return session.verdict
        ? startSession(
            course,
            nextQuestionSeed(
              course.dealing,
              course.asked,
              course.share,
              session.question.seed,
              session.answers,
              event.due,
            ),
            session.answers,
          )
        : session
    case 'ask':
      return startSession(course, event.seed, session.answers)
  }
}

// ——— Figures of a session —————————————————————————————————————————————————————————————————————————————————

export interface ClauseScore {
  readonly clause: string
  readonly asked: number
  readonly right: number
}

export interface SessionScore {
  readonly asked: number
  readonly right: number
  /** Right answers in a row: at present, and the longest run. */
  readonly streak: number
  readonly longestStreak: number
  /** The median time of all answers, in milliseconds; undefined before the first. */
  readonly medianMs: number | undefined
  /** The clause with the most wrong answers first. */
  readonly byClause: readonly ClauseScore[]
  /** Whether each of the last answers was right, oldest first. */
  readonly recent: readonly boolean[]
}

const RECENT = 20

function streaksOf(answers: readonly Answer[]): { readonly streak: number; readonly longestStreak: number } {
  let [streak, longestStreak] = [0, 0]
  for (const { isRight } of answers) {
    streak = isRight ? streak + 1 : 0
    longestStreak = Math.max(longestStreak, streak)
  }
  return { streak, longestStreak }
}

/** Adds up the answers of a session, oldest first. */
export function scoreOf(answers: readonly Answer[]): SessionScore {
  const byClause = [...new Set(answers.map(({ clause }) => clause))].map((clause): ClauseScore => {
    const own = answers.filter((one) => one.clause === clause)
    return { clause, asked: own.length, right: own.filter(({ isRight }) => isRight).length }
  })
  return {
    asked: answers.length,
    right: answers.filter(({ isRight }) => isRight).length,
    ...streaksOf(answers),
    medianMs: medianOf(answers.map(({ ms }) => ms)),
    byClause: byClause.sort((a, b) => b.asked - b.right - (a.asked - a.right) || b.asked - a.asked),
    recent: answers.slice(-RECENT).map(({ isRight }) => isRight),
  }
}
