import { groupedBy } from '@/lib/teaching/quiz/fresh'
import { scheduleOf } from '@/lib/teaching/quiz/schedule'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { dayOf, midnight } from './dates'

/* What is due when, by days of the person's own calendar. */

export interface DueDays {
  /** Skills due by now, those of earlier days among them. */
  readonly now: number
  /** Those and what comes due before the day is over. */
  readonly today: number
  /** What is due now by game, most first. */
  readonly games: readonly { readonly game: string; readonly due: number }[]
  /** Skills that come due on a later day, by `dayOf`. */
  readonly later: ReadonlyMap<string, number>
  /** Decisions answered, by `dayOf`. */
  readonly answered: ReadonlyMap<string, number>
  /** The first moment that was answered and the last that something is due, in milliseconds since 1970. */
  readonly first: number
  readonly last: number
}

const tally = (days: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...groupedBy(days, (day) => day)].map(([day, list]) => [day, list.length]))

/** What comes due of the games that there are answers of, under their usual rules. */
export function dueDays(answers: readonly AnswerRecord[], now: number): DueDays {
  const schedule = scheduleOf(answers, { rules: '' })
  const tomorrow = midnight(now, 1)
  const ready = schedule.filter(({ due }) => due <= now)
  const later = schedule.filter(({ due }) => due >= tomorrow)
  return {
    now: ready.length,
    today: schedule.length - later.length,
    games: [...groupedBy(ready, ({ game }) => game)]
      .map(([game, list]) => ({ game, due: list.length }))
      .sort((a, b) => b.due - a.due),
    later: tally(later.map(({ due }) => dayOf(due))),
    answered: tally(answers.map(({ at }) => dayOf(at))),
    first: answers[0]?.at ?? now,
    last: Math.max(now, schedule.at(-1)?.due ?? now),
  }
}
