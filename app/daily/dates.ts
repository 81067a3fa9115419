import { dateLanguage } from '@/app/_languages/date-language'
import { daily } from '@/app/_languages/words'
import { FIRST_DAY, parseDay, type Day } from '@/lib/teaching/quiz/daily'
import { dayOf } from '@/app/_ui/use-today'
import { fail, type Result } from '@/lib/result'

const MILLISECONDS = 86_400_000

/**
 * The latest day that has begun anywhere, 14 hours ahead of UTC. A friend further east may send the link to their hand of
 * today.
 */
const latestDay = (moment: number): Day => Math.floor((moment + 14 * 3_600_000) / MILLISECONDS)

/** The day in UTC, by which daily hands changed until 28 November 2026. */
const formerDay = (moment: number): Day => Math.floor(moment / MILLISECONDS)

/** Whether a day's hand was answered on the reader's own day or before, or on the day as it was counted before. */
export const isInTime = (day: Day, moment: number): boolean => dayOf(moment) <= day || formerDay(moment) === day

const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const SHORT = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

const kept = new Map<string, Intl.DateTimeFormat>()

/**
 * Formatters are cached. Creating one costs a hundred times as much as using it, and the page renders at each step of a
 * search.
 */
function written(day: Day, parts: typeof LONG | typeof SHORT): string {
  const key = `${dateLanguage()} ${parts === LONG ? 'long' : 'short'}`
  const format = kept.get(key) ?? new Intl.DateTimeFormat(dateLanguage(), parts)
  kept.set(key, format)
  return format.format(day * MILLISECONDS)
}

/** A full date: `20 November 2026`. */
export const dayInWords = (day: Day): string => written(day, LONG)

/** A date with its weekday: `Fri 20 November`. */
export const shortDay = (day: Day): string => written(day, SHORT)

/** The day in an address; `now` if there is none. Fails if there is no such day or no hand on it yet. */
export function readDay(query: URLSearchParams, now: Day, moment = Date.now()): Result<Day> {
  const text = query.get('date')
  const day = text === null ? ({ ok: true, value: now } as const) : parseDay(text)
  if (!day.ok) return day
  if (day.value > latestDay(moment)) return fail('FutureDay', daily.notDealtYet(dayInWords(day.value)), 'date')
  if (day.value < FIRST_DAY)
    return fail('NoHand', daily.beforeTheFirst(dayInWords(day.value), dayInWords(FIRST_DAY)), 'date')
  return day
}
