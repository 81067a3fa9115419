import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { TURNS } from '@/lib/games/ids'
import { fail, ok, type Result } from '@/lib/result'
import { startRound, type Round } from '@/lib/teaching/quiz/round'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'

/*
 * One hard call a day, the same for everybody. Its date is all it is made of: the games take turns, the date names the seeds, and the
 * first question among them that is close, and no tie, is the one. So it needs no server, and any day can be asked again.
 */

/** A day of the calendar, counted from 1 January 1970. */
export type Day = number

/** The first day that has a hand: 1 January 2026. */
export const FIRST_DAY: Day = 20_454

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
/** Days from the year 0 to the first of a year, in the calendar that is in force. */
const daysBefore = (year: number): number =>
  365 * year + Math.floor((year + 3) / 4) - Math.floor((year + 99) / 100) + Math.floor((year + 399) / 400)

/** Reads `2026-11-20`. Fails with `BadDate`. */
export function parseDay(text: string): Result<Day> {
  const [year = 0, month = 0, date = 0] = (SHAPE.exec(text)?.slice(1) ?? []).map(Number)
  const isDay = year >= 1970 && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month)
  if (!isDay) return fail('BadDate', { id: 'not-a-date', args: { text: text.slice(0, 40) } }, 'date')
  let day = daysBefore(year) - daysBefore(1970) + date - 1
  for (let one = 1; one < month; one++) day += daysIn(year, one)
  return ok(day)
}

/** `2026-11-20`: the inverse of `parseDay`. */
export function makeDay(day: Day): string {
  let year = 1970 + Math.floor(day / 366)
  while (daysBefore(year + 1) - daysBefore(1970) <= day) year++
  let left = day - (daysBefore(year) - daysBefore(1970))
  let month = 1
  while (left >= daysIn(year, month)) left -= daysIn(year, month++)
  return `${year}-${String(month).padStart(2, '0')}-${String(left + 1).padStart(2, '0')}`
}

/** The game whose turn it is, of all games in their order. */
export const gameOfDay = <G>(games: readonly [G, ...G[]], day: Day): G =>
  games[day % TURNS.findLast(({ from }) => day >= from)!.games] ?? games[0]

const sessionOf = (day: Day): string => `daily${makeDay(day).replaceAll('-', '')}`

/** The day that a seed belongs to; null where it is no daily hand's. */
export function dayOfSeed(seed: string): Day | null {
  const read = parseSeed(seed)
  const match = read.ok ? /^daily(\d{4})(\d{2})(\d{2})$/.exec(read.value.session) : null
  const day = match ? parseDay(match.slice(1).join('-')) : null
  return day?.ok ? day.value : null
}

/** How close a call is to be, in base wagers: closer is a tie to everybody, farther is no more than an inaccuracy at the most. */
export const DAILY_GAP = { least: 0.001, below: 0.05 } as const
/** Questions looked at before the closest of them has to do. */
export const MOST_CANDIDATES = 60

/** The game's drill of close calls, where it has one; else whatever it asks first. */
const drillOf = (game: Pick<AnyTaughtGame, 'drills'>): string =>
  (game.drills.find(({ id }) => id.startsWith('close')) ?? game.drills[0]).id

/** The question of a day by its place among the candidates, from 1: asked under the game's usual rules, whatever a person plays by. */
export function dailyCandidate(game: AnyTaughtGame, day: Day, index: number): Round<Rules, unknown, string> {
  return startRound(
    game,
    game.variants[0].rules as Rules,
    drillOf(game),
    makeSeed({ session: sessionOf(day), index }),
  ) as Round<Rules, unknown, string>
}

/**
 * Which candidate is the day's, by the gaps of those solved so far (null: nothing is worse); undefined while another must be solved.
 * Places count from 1.
 */
export function chosenCandidate(gaps: readonly (number | null)[]): number | undefined {
  const { least, below } = DAILY_GAP
  const found = gaps.findIndex((gap) => gap !== null && gap >= least && gap < below)
  if (found >= 0) return found + 1
  if (gaps.length < MOST_CANDIDATES) return undefined
  const closest = Math.min(...gaps.map((gap) => (gap === null || gap < least ? Infinity : gap)))
  return closest === Infinity ? 1 : gaps.indexOf(closest) + 1
}

/** Days in a row with an answer given on the day itself, up to today, or to yesterday while today's is open. */
export function streakOf(inTime: ReadonlySet<Day>, today: Day): number {
  const last = inTime.has(today) ? today : today - 1
  let first = last
  while (inTime.has(first)) first--
  return last - first
}
