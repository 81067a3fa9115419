import { FIRST_DAY, parseDay, type Day } from '@/lib/quiz/daily'
import { fail, type Result } from '@/lib/result'

const MILLISECONDS = 86_400_000

/** The day of a moment, in UTC: the daily hand changes everywhere at once. */
export const dayOf = (moment: number): Day => Math.floor(moment / MILLISECONDS)

export const today = (): Day => dayOf(Date.now())

const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `20 November 2026`. */
export const dayInWords = (day: Day): string => LONG.format(day * MILLISECONDS)

/** `Fri 20 November`. */
export const shortDay = (day: Day): string => SHORT.format(day * MILLISECONDS)

/** The day that an address asks for; today's where it says none. Fails where there is no such day, or no hand on it. */
export function readDay(query: URLSearchParams, now: Day): Result<Day> {
  const text = query.get('date')
  const day = text === null ? ({ ok: true, value: now } as const) : parseDay(text)
  if (!day.ok) return day
  if (day.value > now) return fail('FutureDay', `The hand of ${dayInWords(day.value)} is not dealt yet: each day’s hand is dealt as the day begins, in universal time (UTC).`, 'date')
  if (day.value < FIRST_DAY) return fail('NoHand', `There was no daily hand on ${dayInWords(day.value)}. The first was dealt on ${dayInWords(FIRST_DAY)}.`, 'date')
  return day
}
