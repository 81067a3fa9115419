import { isRight, type Mark, MARKS } from '@/lib/teaching/quiz/grade'
import type { Answered } from '@/lib/teaching/quiz/record'

export interface Score {
  readonly asked: number
  /** Answers that lost exactly nothing, or followed the rule. */
  readonly right: number
  readonly byGrade: Readonly<Record<Mark, number>>
  /** Lost EV of all answers, in base wagers. */
  readonly cost: number
  /** The number of decisions that count for the rate. */
  readonly counted: number
  /** Thousandths of a base wager lost per decision that counts; null before the first. */
  readonly errorRate: number | null
  /** Right answers in a row, at present and at best. */
  readonly streak: number
  readonly longestStreak: number
  /** How often the person's own strategy spoke, and how often it was followed; null if it never spoke. */
  readonly own: {
    readonly asked: number
    readonly followed: number
    /** What following it every time would have lost, in base wagers. */ readonly cost: number
  } | null
}

/**
 * Whether a decision counts for the error rate. Obvious ones would dilute it, but a missed one wasn't obvious to this
 * person.
 */
export const counts = (one: Pick<Answered, 'isObvious' | 'cost'>): boolean => !one.isObvious || one.cost > 0

function streaks(answers: readonly Answered[]): { readonly now: number; readonly longest: number } {
  let now = 0
  let longest = 0
  for (const one of answers) {
    now = isRight(one) ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return { now, longest }
}

function ownScore(answers: readonly Answered[]): Score['own'] {
  const asked = answers.filter((one) => one.own !== undefined)
  if (asked.length === 0) return null
  const followed = asked.filter(({ own, action }) => own!.says.includes(action)).length
  return { asked: asked.length, followed, cost: asked.reduce((sum, { own }) => sum + own!.cost, 0) }
}

/** Adds up the answers of a session, oldest first. */
export function scoreOf(answers: readonly Answered[]): Score {
  const total = (list: readonly Answered[]): number => list.reduce((sum, one) => sum + one.cost, 0)
  const counting = answers.filter(counts)
  const byGrade = Object.fromEntries(
    MARKS.map((grade) => [grade, answers.filter((one) => one.grade === grade).length]),
  ) as Record<Mark, number>
  const { now, longest } = streaks(answers)
  return {
    asked: answers.length,
    right: answers.filter(isRight).length,
    byGrade,
    cost: total(answers),
    counted: counting.length,
    errorRate: counting.length === 0 ? null : (1000 * total(counting)) / counting.length,
    streak: now,
    longestStreak: longest,
    own: ownScore(answers),
  }
}
