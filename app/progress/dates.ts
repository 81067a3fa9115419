import { languageNow } from '@/app/_languages/messages'

/* Days in the reader's own time zone. */

/** The locale of dates. In English, the day comes before the month. */
const locale = (): string => (languageNow() === 'en' ? 'en-GB' : languageNow())

const kept = new Map<string, Intl.DateTimeFormat>()

/** A formatter for dates in the page's language. Each is created once. */
function writer(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale()} ${JSON.stringify(options)}`
  const known = kept.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale(), options)
  kept.set(key, made)
  return made
}

/** A Monday at noon. */
const MONDAY = new Date(2024, 0, 1, 12)

/** The days of the week from Monday, short for display and long for screen readers. */
export const weekDays = (): readonly { readonly short: string; readonly long: string }[] =>
  Array.from({ length: 7 }, (_, i) => {
    const day = new Date(MONDAY).setDate(MONDAY.getDate() + i)
    return { short: writer({ weekday: 'short' }).format(day), long: writer({ weekday: 'long' }).format(day) }
  })

/** `2026-03-12`: a day as a key. */
export function dayOf(at: number): string {
  const date = new Date(at)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** A short date: `12 Mar`. */
export const shortDay = (at: number): string =>
  writer({ day: 'numeric', month: 'short' }).format(at).replace(' ', '\u00A0')
/** A date with its weekday: `Thursday 12 March`. */
export const longDay = (at: number): string => writer({ weekday: 'long', day: 'numeric', month: 'long' }).format(at)
/** A full date: `12 March 2026`. */
export const fullDay = (at: number): string => writer({ day: 'numeric', month: 'long', year: 'numeric' }).format(at)
/** `March 2026`, with a capital letter in every language, because it is a heading. */
export function monthName(at: number): string {
  const name = writer({ month: 'long', year: 'numeric' }).format(at)
  return name.charAt(0).toLocaleUpperCase(locale()) + name.slice(1)
}

/** `12 Mar`, `12 Mar – 2 Apr`; for a single day, optionally its hours: `09:30–10:10`. */
export function spanInWords(from: number, to: number, hours: boolean): string {
  if (dayOf(from) !== dayOf(to)) return `${shortDay(from)}\u00A0– ${shortDay(to)}`
  if (!hours) return shortDay(from)
  const [first, last] = [clockTime(from), clockTime(to)]
  return first === last ? first : `${first}–${last}`
}

const clockTime = (at: number): string => writer({ hour: '2-digit', minute: '2-digit' }).format(at)

/**
 * The midnight at the start of the day this many days after `at`. Counts calendar days, because a day can have 23
 * hours.
 */
export function midnight(at: number, days = 0): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}

/** The first midnight of the month this many months after `at`. */
export function monthStart(at: number, months = 0): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth() + months, 1).getTime()
}

/** The days of the month that contains `at`, as weeks from Monday; null outside the month. */
export function weeksOf(at: number): readonly (readonly (number | null)[])[] {
  const first = monthStart(at)
  const lead = (new Date(first).getDay() + 6) % 7
  const length = Math.round((monthStart(at, 1) - first) / 86_400_000)
  const weeks = Math.ceil((lead + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const place = week * 7 + day - lead
      return place >= 0 && place < length ? midnight(first, place) : null
    }),
  )
}

/** Whether all times are on one day, so that hours are needed to distinguish them. */
export const onOneDay = (times: readonly number[]): boolean => new Set(times.map(dayOf)).size <= 1

/** The name of each time: its day, or its hour if all are on one day. */
export function namesOfMoments(times: readonly number[]): readonly string[] {
  const hours = onOneDay(times)
  return times.map((at) => (hours ? clockTime(at) : shortDay(at)))
}

/* Progress by the number of decisions, regardless of when they were made. */

/** The smallest block of decisions, unless there are fewer in all. */
export const LEAST = 10
const MOST = 12

/** A list divided into consecutive blocks of nearly equal size; none for an empty list. */
export function blocksOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const count = Math.min(MOST, Math.max(1, Math.floor(list.length / LEAST)))
  const edge = (i: number): number => Math.floor((i * list.length) / count)
  return list.length === 0 ? [] : Array.from({ length: count }, (_, i) => list.slice(edge(i), edge(i + 1)))
}

/** At most `most` positions from 1 to `length`, always including the last: enough points for a line. */
export function placesUpTo(length: number, most: number): readonly number[] {
  const count = Math.min(length, most)
  return Array.from({ length: count }, (_, i) => Math.round(((i + 1) * length) / count))
}
