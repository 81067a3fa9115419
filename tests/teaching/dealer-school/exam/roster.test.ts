import { describe, expect, it } from 'vitest'
import { must } from '@/lib/result'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import type { Exam } from '@/lib/teaching/dealer-school/exam/exam'
import { makeRuling, makeSaids } from '@/lib/teaching/dealer-school/records/answer-texts'
import { rowOf } from '@/lib/teaching/dealer-school/exam/class'
import { askExam } from '@/lib/teaching/dealer-school/exam/grade'
import { gamesNamedIn, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { seatOf } from '@/lib/teaching/dealer-school/payouts/session'
import {
  type ClassBook,
  EMPTY_BOOK,
  isClassFile,
  makeClassFile,
  missedItems,
  missedQuestions,
  parseClassFile,
  readRoster,
  standingsOf,
  withExam,
} from '@/lib/teaching/dealer-school/exam/roster'

await loadSchoolGames(['blackjack'])

const about = { questions: 3, minutes: 10, pass: 60, seed: 'class1' }
const RULING: Exam = { ...about, subject: { kind: 'disputes', game: 'blackjack' } }
const PAYING: Exam = { ...about, subject: { kind: 'payouts', ...usualTable('blackjack'), rounding: ROUNDINGS[0] } }

/** The right answer to a question, or a wrong one. */
function answerOf(exam: Exam, index: number, isRight: boolean): string {
  const asked = askExam(exam, index)
  if (asked.kind === 'disputes') {
    const { options, dispute } = asked.question
    return makeRuling(asked.question, isRight ? dispute.ruling : options.find((id) => id !== dispute.ruling)!)
  }
  if (asked.kind !== 'payouts') throw new Error('another kind of exam')
  const { due } = seatOf(asked.session)
  return makeSaids(due.map((one) => (isRight ? one : { does: 'pay', cents: one.cents + 1 })))
}

const resultOf = (name: string, exam: Exam, rights: readonly boolean[]) =>
  rowOf({
    exam,
    name,
    begun: 29_000_000,
    seconds: 100,
    answers: rights.map((isRight, i) => answerOf(exam, i + 1, isRight)),
  })

const BOOK: ClassBook = {
  names: readRoster('Anna Kowalski\n\n  17  \nBen\nBen\n'),
  exams: [RULING, PAYING],
  rows: [
    resultOf('anna kowalski', RULING, [true, true, false]),
    resultOf('Anna Kowalski', PAYING, [true, true, true]),
    resultOf('17', RULING, [true, false, false]),
    resultOf('Zoe', RULING, [true, true, true]),
  ],
}

describe('a class', () => {
  it('has names or numbers, each once', () => {
    expect(BOOK.names).toEqual(['Anna Kowalski', '17', 'Ben'])
  })

  it('says who is ready: who passed every exam given', () => {
    const standings = standingsOf(BOOK)
    expect(standings.map(({ name, isOnRoster, isReady }) => [name, isOnRoster, isReady])).toEqual([
      ['Anna Kowalski', true, true],
      ['17', true, false],
      ['Ben', true, false],
      ['Zoe', false, false],
    ])
    expect(standings[1]!.best.map((row) => row?.marks.right)).toEqual([1, undefined])
    expect(standingsOf({ ...BOOK, exams: [] }).some(({ isReady }) => isReady)).toBe(false)
    // The better of two results counts.
    const again = { ...BOOK, rows: [...BOOK.rows, resultOf('17', RULING, [true, true, true])] }
    expect(standingsOf(again)[1]!.best[0]!.marks.passed).toBe(true)
  })

  it('counts what is missed by clause, payout and ruling, and by question', () => {
    expect(missedQuestions(BOOK.rows, RULING)).toEqual([
      { asked: 3, missed: 0 },
      { asked: 3, missed: 1 },
      { asked: 3, missed: 2 },
    ])
    const items = missedItems(BOOK.rows)
    const third = askExam(RULING, 3)
    expect(items[0]).toMatchObject({ part: 'disputes', game: 'blackjack', asked: 3, missed: 2 })
    expect(third.kind === 'disputes' && third.question.dispute.id).toBe(items[0]!.item)
    expect(items.filter(({ part }) => part === 'payouts').every(({ missed }) => missed === 0)).toBe(true)
  })

  it('is a file that opens as it was saved, its results marked again, and a broken one is refused', () => {
    const text = makeClassFile(BOOK)
    expect(isClassFile(text)).toBe(true)
    const { book, results, refusedExams } = must(parseClassFile(text))
    expect(makeClassFile(book)).toBe(makeClassFile({ ...BOOK, rows: book.rows }))
    expect(new Set(book.rows.map(({ code }) => code))).toEqual(new Set(BOOK.rows.map(({ code }) => code)))
    expect([results.length, refusedExams]).toEqual([4, 0])
    const altered = text.replace(BOOK.rows[0]!.code, BOOK.rows[0]!.code.replace('anna', 'hans'))
    expect(must(parseClassFile(altered)).results.filter(({ ok }) => !ok)).toHaveLength(1)
    for (const bad of ['', '{}', 'null', '{"feltwise":"class","version":2}', '{"feltwise":"class","version":1}'])
      expect(parseClassFile(bad).ok).toBe(false)
    expect(withExam(withExam(EMPTY_BOOK, RULING), RULING).exams).toHaveLength(1)
  })
})

it('an exam on disputes that names no game needs the one whose sheet it always meant', () => {
  const text = '2~d~-~-~-~3~5~60~e2e~0nald9u'
  for (const query of [text, `exam=${text}`, new URLSearchParams({ exam: text }).toString()])
    expect(gamesNamedIn(query)).toEqual(['casino-holdem'])
  expect(gamesNamedIn('2~d~blackjack~-~-~3')).toEqual(['blackjack'])
})
