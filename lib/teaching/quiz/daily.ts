import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GAME_IDS } from '@/lib/games/ids'
import { dailyFrom } from '@/lib/games/daily-from'
import { fail, ok, type Result } from '@/lib/result'
import { startRound, type Round } from '@/lib/teaching/quiz/round'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'

/*
 * One hard decision a day, the same for everybody. It depends only on the date: the games take turns, the date gives
 * the seeds, and the first candidate that is close but no tie is the day's decision. So it needs no server, and past
 * days can be asked too.
 */

/** A calendar day, as the number of days since 1 January 1970. */
export type Day = number

/** The first day with a hand: 1 January 2026. */
export const FIRST_DAY: Day = 20_454

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
/** Days from the year 0 to the first day of a year, in the Gregorian calendar. */
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

/** The game of a day: those of `games` that can be the hand of that day take turns, in their order. */
export const gameOfDay = <G>(games: readonly [G, ...G[]], day: Day): G =>
  games[day % GAME_IDS.filter((id) => dailyFrom(id) <= day).length] ?? games[0]

const sessionOf = (day: Day): string => `daily${makeDay(day).replaceAll('-', '')}`

/** The day of a seed; null if the seed isn't a daily hand's. */
export function dayOfSeed(seed: string): Day | null {
  const read = parseSeed(seed)
  const match = read.ok ? /^daily(\d{4})(\d{2})(\d{2})$/.exec(read.value.session) : null
  const day = match ? parseDay(match.slice(1).join('-')) : null
  return day?.ok ? day.value : null
}

/**
 * The gap of a day's decision, in base wagers: a smaller one is practically a tie, and a larger one would make a miss
 * more than an inaccuracy.
 */
export const DAILY_GAP = { least: 0.001, below: 0.05 } as const
/** The most candidates solved; then the closest is taken. */
export const MOST_CANDIDATES = 60

/** The game's drill of close decisions, or else its first drill. */
const drillOf = (game: Pick<AnyTaughtGame, 'drills'>): string =>
  (game.drills.find(({ id }) => id.startsWith('close')) ?? game.drills[0]).id

/**
 * A candidate for the decision of a day, by its number from 1. It uses the game's usual rules, whatever rules the
 * person plays by.
 */
export function dailyCandidate(game: AnyTaughtGame, day: Day, index: number): Round<Rules, unknown, string> {
  return startRound(
    game,
    game.variants[0].rules as Rules,
    drillOf(game),
    makeSeed({ session: sessionOf(day), index }),
  ) as Round<Rules, unknown, string>
}

/**
 * The number, from 1, of the day's candidate; undefined while more must be solved. `gaps` are those of the candidates
 * solved so far, null if all options are equal.
 */
export function chosenCandidate(gaps: readonly (number | null)[]): number | undefined {
  const { least, below } = DAILY_GAP
  const found = gaps.findIndex((gap) => gap !== null && gap >= least && gap < below)
  if (found >= 0) return found + 1
  if (gaps.length < MOST_CANDIDATES) return undefined
  const closest = Math.min(...gaps.map((gap) => (gap === null || gap < least ? Infinity : gap)))
  return closest === Infinity ? 1 : gaps.indexOf(closest) + 1
}

/**
 * How many days in a row were answered on the day itself, up to today, or up to yesterday if today isn't answered yet.
 */
export function streakOf(inTime: ReadonlySet<Day>, today: Day): number {
  const last = inTime.has(today) ? today : today - 1
  let first = last
  while (inTime.has(first)) first--
  return last - first
}
