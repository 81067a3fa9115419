import { describe, expect, it } from 'vitest'
import { wordsOf, sourceOf } from '@/app/dealer-school/_parts/dispute-words'
import { subjectInWords } from '@/app/dealer-school/exam/words'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { must } from '@/lib/result'
import { type Exam, examOfParts, makeExam, parseExam } from '@/lib/teaching/dealer-school/exam/exam'
import { makeRuling } from '@/lib/teaching/dealer-school/records/answer-texts'
import { checksumOf } from '@/lib/teaching/dealer-school/exam/checksum'
import { rowOf } from '@/lib/teaching/dealer-school/exam/class'
import { type ExamResult, makeCode, parseCode } from '@/lib/teaching/dealer-school/exam/code'
import { makeResultFile, parseResultFile } from '@/lib/teaching/dealer-school/exam/file'
import { askExam, gradeAnswer, markResult } from '@/lib/teaching/dealer-school/exam/grade'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { examAnswers } from '@/lib/teaching/dealer-school/exam/records'
import {
  makeOwnDisputes,
  type OwnDispute,
  parseOwnDisputes,
  readOwnDisputes,
} from '@/lib/teaching/dealer-school/exam/own-disputes'
import { makeClassFile, missedItems, parseClassFile } from '@/lib/teaching/dealer-school/exam/roster'

await loadSchoolGames(['blackjack'])

const LATE: OwnDispute = {
  name: 'A late bet',
  situation: 'A player puts “$25” down after the first card. ¿Qué haces? ~.-_',
  options: ['Call the floor', 'Push it back', 'Let it play'],
  ruling: 1,
  why: 'No bets after the first card: the player may bet on the next hand.',
  source: 'Casino Royal, procedures, 4.2',
}
const CAP: OwnDispute = { ...LATE, name: 'A capped bet', options: ['Uncap it', 'Pay it'], ruling: 0, source: '' }
const EXAM: Exam = {
  subject: { kind: 'disputes', game: 'blackjack', own: [LATE, CAP] },
  questions: 2,
  minutes: 5,
  pass: 50,
  seed: 'own1',
}

const read = (change: Partial<OwnDispute>) => readOwnDisputes([LATE, { ...CAP, ...change }])
const refusal = (change: Partial<OwnDispute>): string | undefined => {
  const result = read(change)
  return result.ok ? undefined : problemInEnglish(result.problem)
}

const result = (answers: readonly string[]): ExamResult => ({
  exam: EXAM,
  name: 'Ana',
  begun: 29_000_000,
  seconds: 9,
  answers,
})
const asked = (index: number) => {
  const one = askExam(EXAM, index)
  if (one.kind !== 'disputes') throw new Error('this exam asks disputes')
  return one
}
const RIGHT = [1, 2].map((i) => makeRuling(asked(i).question, asked(i).question.dispute.ruling))
const WRONG = [1, 2].map((i) => {
  const { question } = asked(i)
  return makeRuling(
    question,
    question.options.find((id) => id !== question.dispute.ruling)!,
  )
})

describe('disputes that an instructor writes', () => {
  it('are read as they are typed, in one line', () => {
    expect(must(readOwnDisputes([{ ...LATE, name: '  A  late\nbet ' }]))).toEqual([LATE])
    expect(must(parseOwnDisputes(makeOwnDisputes([LATE, CAP])))).toEqual([LATE, CAP])
    const written = [{ ...LATE, lang: 'fil' }, CAP]
    expect(must(parseOwnDisputes(makeOwnDisputes(written)))).toEqual(written)
  })

  it('are refused in words where something is missing, too long, double or can’t be shown', () => {
    expect(refusal({})).toBeUndefined()
    expect(refusal({ name: ' ' })).toBe('Dispute 2: a name is missing.')
    expect(refusal({ options: ['Pay it', ''] })).toBe('Dispute 2: a ruling is missing.')
    expect(refusal({ situation: 'x'.repeat(501) })).toBe('Dispute 2: the situation can have up to 500 characters.')
    expect(refusal({ why: 'a\u0000b' })).toBe('Dispute 2: the reason has a character that can’t be shown.')
    expect(refusal({ options: ['Pay it', ' Pay it'] })).toBe('Dispute 2 has the same ruling twice.')
    expect(refusal({ options: ['Pay it'] })).toBe('Dispute 2 needs 2 to 5 rulings, one of them right.')
    expect(refusal({ ruling: 2 })).toBe('Dispute 2 needs 2 to 5 rulings, one of them right.')
    expect(readOwnDisputes([]).ok).toBe(false)
    expect(readOwnDisputes(Array.from({ length: 21 }, () => CAP)).ok).toBe(false)
    expect(read({ name: '' })).toMatchObject({ problem: { at: 'own-2-name' } })
  })

  it('go with the exam’s link, its code and its files, and any change of them is refused', () => {
    const link = makeExam(EXAM)
    expect(link).toMatch(/^2~d~blackjack~b3\.A-late-bet\.[A-Za-z0-9._~-]+$/)
    expect(must(parseExam(link))).toEqual(EXAM)
    for (let at = 0; at < link.length; at += 7)
      expect(parseExam(`${link.slice(0, at)}${link[at] === 'a' ? 'b' : 'a'}${link.slice(at + 1)}`).ok).toBe(false)
    const handed = result(RIGHT)
    expect(must(parseCode(makeCode(handed)))).toEqual(handed)
    expect(must(parseResultFile(makeResultFile(handed)))).toEqual(handed)
    const book = { names: [], exams: [EXAM], rows: [rowOf(handed)] }
    expect(must(parseClassFile(makeClassFile(book))).book).toEqual(book)
  })

  it('are refused under a checksum that fits where their text isn’t one that is written', () => {
    const text = makeExam(EXAM).split('~').slice(0, -1).join('~')
    const sealed = (one: string) => parseExam(`${one}~${checksumOf(one)}`)
    expect(sealed(text).ok).toBe(true)
    for (const [from, to] of [
      ['b3.', 'd3.'],
      ['b3.', 'b9.'],
      ['b3.', 'b2.'],
      ['b3.', 'b3english.'],
      ['A-late-bet', 'A--late-bet'],
      ['A-late-bet', 'A_20_late-bet'],
      ['A-late-bet', '_d800_'],
      ['A-late-bet', ''],
      ['~-~2~5', '~x~2~5'],
    ] as const)
      expect(sealed(text.replace(from, to)).ok, `${from} → ${to}`).toBe(false)
  })

  it('have room for some long ones in a link, and no more', () => {
    const long = { ...LATE, situation: 'long '.repeat(80).trim() }
    const exam = (count: number): Exam =>
      examOfParts(
        [
          { subject: { kind: 'disputes', game: 'blackjack', own: Array(count).fill(long) }, questions: 1, weight: 1 },
          { subject: { kind: 'disputes', game: 'blackjack', own: Array(count).fill(long) }, questions: 1, weight: 1 },
        ],
        { minutes: 5, pass: 50, seed: 'own1' },
      )
    expect(parseExam(makeExam(exam(2))).ok).toBe(true)
    const refused = parseExam(makeExam(exam(4)))
    expect(refused.ok ? '' : problemInEnglish(refused.problem)).toMatch(
      /^Your disputes take \d+ characters .* 4000 fit/,
    )
  })

  it('are asked each once and marked by their ruling, as the result says', () => {
    expect([asked(1), asked(2)].map(({ question }) => question.dispute.id).sort()).toEqual([CAP.name, LATE.name])
    expect(markResult(result(RIGHT))).toMatchObject({ right: 2, passed: true })
    expect(markResult(result(WRONG))).toMatchObject({ right: 0, passed: false })
    const late = [asked(1), asked(2)].find(({ question }) => question.dispute.id === LATE.name)!.question.dispute
    expect(wordsOf(late).options[late.ruling]).toBe('Push it back.')
    expect(sourceOf(late)?.title).toBe(LATE.source)
    expect(subjectInWords(EXAM.subject)).toBe('House disputes in Blackjack')
  })

  it('count in a class by name, and no drill is told to bring them back', () => {
    expect(missedItems([rowOf(result(WRONG))])).toMatchObject([
      { part: 'disputes', game: 'blackjack', asked: 1, missed: 1 },
      { part: 'disputes', game: 'blackjack', asked: 1, missed: 1 },
    ])
    expect(
      missedItems([rowOf(result(WRONG))])
        .map(({ item }) => item)
        .sort(),
    ).toEqual([CAP.name, LATE.name])
    expect(examAnswers('own1-1', gradeAnswer(asked(1), WRONG[0]!), 'exam')).toEqual([])
  })
})
