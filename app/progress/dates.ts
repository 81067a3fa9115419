/* Days as the person's own clock has them. */

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const LONG_WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The days of a week, Monday first: short for the eye, long for the ear. */
export const WEEK = WEEKDAYS.map((short, i) => ({ short, long: LONG_WEEKDAYS[i]! }))

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const LONG = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** `2026-03-12`: a day, to look it up by. */
export function dayOf(at: number): string {
  const date = new Date(at)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** `12 Mar`. */
export const shortDay = (at: number): string => SHORT.format(at).replace(' ', '\u00A0')
/** `Thursday 12 March`. */
export const longDay = (at: number): string => LONG.format(at)
/** `March 2026`. */
export const monthName = (at: number): string => MONTH.format(at)

/** `12 Mar`, `12 Mar – 2 Apr`; on one day its hours: `09:30–10:10`. */
export function spanInWords(from: number, to: number, hours: boolean): string {
  if (dayOf(from) !== dayOf(to)) return `${shortDay(from)}\u00A0– ${shortDay(to)}`
  if (!hours) return shortDay(from)
  const [first, last] = [clockTime(from), clockTime(to)]
  return first === last ? first : `${first}–${last}`
}

const clockTime = (at: number): string => TIME.format(at)

/** The midnight that begins the day so many days after that of `at`. Days are counted by the calendar: one of them may have 23 hours. */
export function midnight(at: number, days = 0): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}

/** The first midnight of the month so many months after that of `at`. */
export function monthStart(at: number, months = 0): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth() + months, 1).getTime()
}

/** The days of the month that holds `at`, as weeks from Monday; null outside the month. */
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

/** Whether all of it was on one day: then the hour tells moments apart. */
export const onOneDay = (times: readonly number[]): boolean => new Set(times.map(dayOf)).size <= 1

/** Each moment by its day, or by its hour where all are of one day. */
export function namesOfMoments(times: readonly number[]): readonly string[] {
  const hours = onOneDay(times)
  return times.map((at) => (hours ? clockTime(at) : shortDay(at)))
}
