import { here } from '@/app/_languages/places'
import { dealerSchool, exam as words, wayHands } from '@/app/_languages/words'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { houseRulesOf, takesCommission } from '@/lib/teaching/dealer-school/table/house'
import { rulesInWords } from '@/app/_settings/rules-in-words'
import { inPageLanguage, languageNow } from '@/app/_languages/messages'
import type { Table } from '@/lib/teaching/dealer-school/table/seat'
import type { Exam, ExamPart, Subject } from '@/lib/teaching/dealer-school/exam/exam'
import { clauseInWords, wayInWords } from '@/app/house-ways/_parts/clause-words'
import type { HouseWay } from '@/lib/engines/pai-gow/index'
import type { Asked } from '@/lib/teaching/house-ways/drill'
import { makeRules } from '@/lib/game/rules'
import { GAME_NAMES } from '@/lib/games/names'
import { limitsInWords } from '../_parts/due-words'

/* Exams, times and dates in words. */

function askedInWords(asked: Asked, { clauses }: HouseWay): string {
  switch (asked.kind) {
    case 'all':
      return words.everyClause
    case 'family':
      return words.family(wayHands.families[asked.family])
    case 'clauses': {
      const [first, ...more] = clauses.filter(({ id }) => asked.ids.includes(id))
      if (more.length > 0) return words.someClauses(more.length + 1)
      return `${first!.id}: ${clauseInWords(first!.sentence).replace(/\.$/, '')}`
    }
  }
}

/** “Three Card Poker”, “Three Card Poker (Ante bonus 3-1-1)”. The usual rules aren't mentioned. */
function tableInWords({ game, rules }: Table): string {
  const { name } = gameOf(game)
  return makeRules(gameOf(game), rules) === '' ? name : `${name} (${rulesInWords(gameOf(game), rules)})`
}

function payoutsInWords(subject: Extract<Subject, { kind: 'payouts' }>): string {
  const { id, says, step } = subject.rounding
  const table = [
    tableInWords(subject),
    ...houseRulesOf(subject).map(inPageLanguage),
    ...(subject.limits ? [limitsInWords(subject.limits)] : []),
  ].join(' · ')
  return step > 1 && takesCommission(subject)
    ? words.aboutPayoutsRounded(table, dealerSchool.rounding(id, says))
    : words.aboutPayouts(table)
}

/** What a part of an exam asks: “House way Foxwoods, every clause”. */
export function subjectInWords(subject: Subject): string {
  switch (subject.kind) {
    case 'house-way':
      return words.aboutWay(wayInWords(subject.way), askedInWords(subject.asked, subject.way))
    case 'payouts':
      return payoutsInWords(subject)
    case 'foul':
      return words.aboutFoul(tableInWords(subject))
    case 'disputes':
      return (subject.own ? words.aboutOwnDisputes : words.aboutDisputes)(GAME_NAMES[subject.game])
    case 'mixed':
      return subject.parts.map(partInWords).join('; ')
  }
}

function partInWords({ subject, questions, minutes }: ExamPart): string {
  const part = words.aboutPart(questions, subjectInWords(subject))
  return minutes === undefined ? part : words.aboutTimedPart(part, minutes)
}

/** The limits of an exam: “20 questions in 10 minutes; 80% passes”. */
export const frameInWords = ({ questions, minutes, pass }: Exam): string => words.frame(questions, minutes, pass)

/** A time in minutes and seconds: `9:05`. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const MINUTE = 60_000

/** A date and time in the reader's time zone. */
export const dateInWords = (minutes: number): string =>
  new Intl.DateTimeFormat(languageNow(), { dateStyle: 'medium', timeStyle: 'short' }).format(minutes * MINUTE)

/** `2026-11-21T07:45Z`, for saved tables. */
export const isoOf = (minutes: number): string => `${new Date(minutes * MINUTE).toISOString().slice(0, 16)}Z`

/** The full link to an exam or a result. */
export const linkTo = (query: string): string => `${window.location.origin}${here(`/dealer-school/exam?${query}`)}`
