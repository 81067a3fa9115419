import { GRADE_LOOKS } from '@/app/_components/grade-look'
import { GRADE_RULES, type Grade } from '@/lib/quiz/grade'
import type { Day } from '@/lib/quiz/daily'
import { dayInWords } from './dates'

export const streakInWords = (streak: number): string => (streak === 1 ? 'One day' : `${streak} days in a row`)

/** What is told to others: the day, the game, the grade. No cards and no answer, so that it spoils nothing. */
export function sharedText(day: Day, game: string, grade: Grade, streak: number): string {
  const score = `${game}: ${GRADE_LOOKS[grade].sign} ${GRADE_RULES[grade].name}`
  return [`Feltwise daily hand, ${dayInWords(day)}`, streak > 1 ? `${score}, ${streakInWords(streak)}` : score].join('\n')
}
