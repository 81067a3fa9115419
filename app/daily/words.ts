import { GRADE_LOOKS } from '@/app/_components/grade-look'
import { called } from '@/app/_languages/area'
import { daily } from '@/app/_languages/english/daily'
import { GRADE_RULES, type Grade } from '@/lib/teaching/quiz/grade'
import type { Day } from '@/lib/teaching/quiz/daily'
import { dayInWords } from './dates'

/** What is told to others: the day, the game, the grade. No cards and no answer, so that it spoils nothing. */
export function sharedText(day: Day, game: string, grade: Grade, streak: number): string {
  const score = `${game}: ${GRADE_LOOKS[grade].sign} ${called(GRADE_RULES[grade].name)}`
  return [daily.shared(dayInWords(day)), streak > 1 ? `${score}, ${daily.streak(streak)}` : score].join('\n')
}
