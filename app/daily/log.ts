import { GAME_IDS } from '@/lib/games/ids'
import { dayOfSeed, gameOfDay, type Day } from '@/lib/teaching/quiz/daily'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { dayOf } from './dates'

/** The first answer to each day's hand. One that is given again, in another tab or out of a merged file, changes nothing. */
export function dailyAnswers(answers: readonly AnswerRecord[]): ReadonlyMap<Day, AnswerRecord> {
  const byDay = new Map<Day, AnswerRecord>()
  for (const one of answers) {
    const day = one.choice === 'daily' ? dayOfSeed(one.seed) : null
    if (day !== null && !byDay.has(day) && gameOfDay(GAME_IDS, day) === one.game) byDay.set(day, one)
  }
  return byDay
}

/** The days whose hand was answered on the day itself. */
export const answeredInTime = (byDay: ReadonlyMap<Day, AnswerRecord>): ReadonlySet<Day> =>
  new Set([...byDay].filter(([day, { at }]) => dayOf(at) === day).map(([day]) => day))
