import { type Day, streakOf } from '@/lib/teaching/quiz/daily'
import { inOrder } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'

/* How much a person practiced today, for a daily goal, computed from the record. */

/**
 * Answers further apart than this, in milliseconds, belong to different sittings. The time between them doesn't count
 * as practice.
 */
const PAUSE = 3 * 60_000

/** Milliseconds practiced: the time between the answers of a sitting, and the thinking time of its first answer. */
function practiced(answers: readonly AnswerRecord[]): number {
  return answers.reduce((sum, { at, time }, i) => {
    const gap = i === 0 ? Infinity : at - answers[i - 1]!.at
    return sum + (gap <= PAUSE ? gap : Math.min(time ?? 0, PAUSE))
  }, 0)
}

export interface Practice {
  readonly hands: number
  /** Whole minutes. */
  readonly minutes: number
  /** How many days in a row have an answer, up to today, or up to yesterday if today has none yet. */
  readonly days: number
}

/**
 * Today's practice. A day counts for `days` with any answer, so that raising the goal doesn't break the row. `dayOf`:
 * the day of a time in the person's time zone.
 */
export function practiceOf(answers: readonly AnswerRecord[], today: Day, dayOf: (at: number) => Day): Practice {
  const now = inOrder(answers.filter(({ at }) => dayOf(at) === today))
  return {
    hands: now.length,
    minutes: Math.floor(practiced(now) / 60_000),
    days: streakOf(new Set(answers.map(({ at }) => dayOf(at))), today),
  }
}
