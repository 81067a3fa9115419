import { GAME_IDS } from '@/lib/games/ids'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import type { Table } from '@/lib/teaching/dealer-school/table/seat'
import { amountInWords, readAmount, ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { disputeOf } from '@/lib/teaching/dealer-school/disputes/disputes'
import {
  BETWEEN,
  type Exam,
  LIMITS,
  makeExam,
  makeExamParts,
  parseExam,
  parseExamParts,
  readExamSeed,
  readLimited,
} from '@/lib/teaching/dealer-school/exam/exam'
import {
  isAnswerText,
  makeCall,
  makeRuling,
  makeSaids,
  makeSetting,
  parseCall,
  parseRuling,
  parseSaids,
  parseSetting,
} from '@/lib/teaching/dealer-school/records/answer-texts'
import { checksumOf } from '@/lib/teaching/dealer-school/exam/checksum'
import {
  type ClassRow,
  makeClassTable,
  parseCells,
  parseClassTable,
  rowOf,
  withRow,
} from '@/lib/teaching/dealer-school/exam/class'
import { codesIn, type ExamResult, makeCode, parseCode } from '@/lib/teaching/dealer-school/exam/code'
import { readName } from '@/lib/teaching/dealer-school/exam/names'
import { type ClassBook, makeClassFile, parseClassFile, readRoster } from '@/lib/teaching/dealer-school/exam/roster'
import { makeResultFile, parseResultFile } from '@/lib/teaching/dealer-school/exam/file'
import {
  readSitting,
  reduceSitting,
  resultOf,
  type Sitting,
  startSitting,
  writeSitting,
} from '@/lib/teaching/dealer-school/exam/sitting'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { anyText, expectProblem, expectReader, fuzz, longTexts, spoiled, spoiledData } from '../../tools/arbitraries'

await loadSchoolGames(GAME_IDS)

const about = { questions: 3, minutes: 10, pass: 80, seed: 'class1' }
const SETTING: Exam = {
  ...about,
  subject: { kind: 'house-way', way: KNOWN_WAYS[1]!, asked: { kind: 'family', family: 'two-pairs' } },
}
const PAYING: Exam = { ...about, subject: { kind: 'payouts', ...usualTable('pai-gow-poker'), rounding: ROUNDINGS[2]! } }
const FOUL: Exam = { ...about, subject: { kind: 'foul', ...usualTable('three-card-poker') } }
const DISPUTED: Exam = { ...about, subject: { kind: 'disputes', game: 'casino-holdem' } }
const WRITTEN = {
  name: 'A late bet',
  situation: 'Nach der 1. Karte: ¿qué haces?',
  options: ['Call the floor', 'Push it back'],
  ruling: 1,
  why: 'No more bets.',
  source: '',
}
const OWN: Exam = { ...about, subject: { kind: 'disputes', game: 'blackjack', own: [WRITTEN, WRITTEN] } }
const EXAMS: readonly Exam[] = [SETTING, PAYING, FOUL, DISPUTED, OWN]
const PARTS = EXAMS.map((exam) => makeExamParts(exam).join(BETWEEN))

const resultWith = (exam: Exam, name: string): ExamResult => ({
  exam,
  name,
  begun: 29_000_000,
  seconds: 61,
  answers: ['a', '', 'LPY750'],
})
const RESULTS = EXAMS.map((exam, i) =>
  resultWith(exam, ['Anna Kowalski', 'René “Roy” O’Neil', 'Ωλγα 李', '=1+1, "Bo"', 'Zoë'][i]!),
)
const CODES = RESULTS.map(makeCode)

/** With the checksum that its text would have: as whoever forges one makes it. */
const sealed = (text: string): string => `${text}${BETWEEN}${checksumOf(text)}`
const unsealed = (code: string): string => code.slice(0, code.lastIndexOf(BETWEEN))

describe('an exam of any text', () => {
  it('is read or refused', () => expectReader({ read: parseExam, write: makeExam, valid: EXAMS.map(makeExam) }))

  it('with a checksum that fits is read or refused', () => {
    const read = (text: string) => parseExamParts(text.split(BETWEEN))
    expectReader({ read, write: (exam) => makeExamParts(exam).join(BETWEEN), valid: PARTS })
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PARTS.flatMap((text) => text.split(BETWEEN)), '', '0', '101', 'own.', 'own.e30'), {
          minLength: 9,
          maxLength: 9,
        }),
        (parts) => {
          const exam = parseExamParts(parts)
          if (!exam.ok) expectProblem(exam.problem)
        },
      ),
      fuzz(300, 1),
    )
  })

  it.each(Object.keys(LIMITS) as (keyof typeof LIMITS)[])('has a number of its own: %s', (field) =>
    expectReader({
      read: (text) => readLimited(field, text),
      write: String,
      valid: [LIMITS[field].least, LIMITS[field].most].map(String),
    }),
  )

  it('has a seed', () => expectReader({ read: readExamSeed, write: (seed) => seed, valid: ['class1', 'z'.repeat(32)] }))
})

describe('a code of any text', () => {
  it('is read or refused', () => expectReader({ read: parseCode, write: makeCode, valid: CODES }))

  it('with a checksum that fits is read or refused', () =>
    expectReader({
      read: (text) => parseCode(sealed(text)),
      write: (result) => unsealed(makeCode(result)),
      valid: CODES.map(unsealed),
      long: 100_000,
    }))

  it('is found in anything pasted', () => {
    for (const text of longTexts(CODES)) expect(codesIn(text).join('').length).toBeLessThanOrEqual(text.length)
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, spoiled(CODES))), (lines) =>
        codesIn(lines.join('\n')).forEach((code) => expect(code).toMatch(/^\S+$/u)),
      ),
    )
  })

  it('holds any name that can be read', () =>
    expectReader({ read: readName, write: (name) => name, valid: RESULTS.map(({ name }) => name) }))
})

describe('a file of any text', () => {
  it('is a result or refused', () =>
    expectReader({ read: parseResultFile, write: makeResultFile, valid: RESULTS.map(makeResultFile), runs: 100 }))

  it('is refused as any data but its own', () => {
    const files = RESULTS.map((result): unknown => JSON.parse(makeResultFile(result)))
    fc.assert(
      fc.property(spoiledData(files), (value) => {
        const read = parseResultFile(JSON.stringify(value) ?? '')
        if (!read.ok) expectProblem(read.problem)
      }),
      fuzz(150, 2),
    )
  })
})

describe('a class of any text', () => {
  const book: ClassBook = {
    names: ['Anna', '7'],
    exams: EXAMS,
    rows: RESULTS.slice(2, 4)
      .map(rowOf)
      .reduce(withRow, [] as readonly ClassRow[]),
  }
  const file = makeClassFile(book)
  const look = (text: string): void => {
    const read = parseClassFile(text)
    if (!read.ok) return expectProblem(read.problem)
    for (const result of read.value.results) if (!result.ok) expectProblem(result.problem)
    // What is kept of it is a class that comes back as it is.
    const written = makeClassFile(read.value.book)
    expect(parseClassFile(written)).toMatchObject({ ok: true, value: { book: read.value.book, refusedExams: 0 } })
  }

  it('is read or refused, each result and exam by itself', () => {
    expect(parseClassFile(file)).toMatchObject({ ok: true, value: { book, refusedExams: 0 } })
    fc.assert(fc.property(fc.oneof(anyText, spoiled([file])), look), fuzz(100, 8))
    const data = spoiledData([JSON.parse(file)]).map((value) => JSON.stringify(value) ?? '')
    fc.assert(fc.property(data, look), fuzz(100, 9))
    longTexts([file], 20_000).forEach(look)
  })

  it('has a roster of names that can be read, each once', () => {
    const names = fc.array(fc.oneof(anyText, spoiled(book.names)), { maxLength: 20 })
    fc.assert(
      fc.property(names, (lines) => {
        const roster = readRoster(lines.join('\n'))
        expect(roster.map(readName)).toEqual(roster.map((value) => ({ ok: true, value })))
        expect(readRoster(roster.join('\r\n'))).toEqual(roster)
      }),
      fuzz(300, 10),
    )
  })
})

describe('a class table of any text', () => {
  const table = makeClassTable(RESULTS.map(rowOf), String)

  it('is read line by line or refused', () => {
    const look = (text: string): void => {
      const read = parseClassTable(text)
      if (!read.ok) return expectProblem(read.problem)
      for (const row of read.value) if (!row.ok) expectProblem(row.problem)
    }
    expect(parseClassTable(table)).toEqual({ ok: true, value: RESULTS.map((value) => ({ ok: true, value })) })
    fc.assert(fc.property(fc.oneof(anyText, spoiled([table])), look), fuzz(300, 3))
    longTexts([table], 100_000).forEach(look)
  })

  it('has cells that come back as they were', () => {
    const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
    const cells = fc.array(
      fc.array(
        fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', ' ', '\uD83C'), minLength: 1 }),
        { minLength: 1, maxLength: 4 },
      ),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(cells, (lines) => {
        // The first line says what stands between cells.
        const all = [['Name', 'Code'], ...lines]
        const shown = all.filter((line) => line.some((cell) => cell.trim() !== ''))
        expect(parseCells(all.map((line, i) => line.map(i === 0 ? String : quoted).join(',')).join('\r\n'))).toEqual(
          shown,
        )
      }),
    )
  })
})

describe('a sitting of any text', () => {
  const begun = startSitting('Anna', 1_790_000_000_000)
  const sittings: readonly Sitting[] = [
    begun,
    reduceSitting(FOUL, begun, { kind: 'answer', answer: 'a', now: begun.begun + 1000 }),
    reduceSitting(FOUL, begun, { kind: 'end', now: begun.begun + 5000 }),
  ]

  it('is none, or comes to a result that a code holds', () => {
    const look = (text: string): void => {
      const sitting = readSitting(FOUL, text)
      if (sitting === undefined) return
      expect(readSitting(FOUL, writeSitting(sitting))).toEqual(sitting)
      const result = resultOf(FOUL, sitting)
      expect(parseCode(makeCode(result))).toEqual({ ok: true, value: result })
    }
    for (const sitting of sittings) expect(readSitting(FOUL, writeSitting(sitting))).toEqual(sitting)
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          spoiled(sittings.map(writeSitting)),
          spoiledData(sittings).map((value) => JSON.stringify(value) ?? ''),
        ),
        look,
      ),
      fuzz(600, 4),
    )
    longTexts(sittings.map(writeSitting)).forEach(look)
  })
})

describe('an answer of any text', () => {
  const cards = [0, 5, 10, 15, 20, 25, 30]
  const table: Table = usualTable('three-card-poker')
  const dispute = disputeOf('class1-1')

  it('is one, written the same again, or none', () => {
    const readers: readonly ((text: string) => string | undefined)[] = [
      (text) => optional(parseSetting(cards, text), (low) => makeSetting(cards, low)),
      (text) => optional(parseSaids(3, text), makeSaids),
      (text) => optional(parseCall(table, text), ({ named }) => makeCall(table, named)),
      (text) => optional(parseRuling(dispute, text), (ruling) => makeRuling(dispute, ruling)),
    ]
    const look = (text: string): void => {
      for (const read of readers) {
        const again = read(text)
        if (again !== undefined && !/Y0\d/.test(text)) expect(again).toBe(text)
        if (text.length < 100 && again !== undefined) expect(isAnswerText(text)).toBe(true)
      }
    }
    fc.assert(
      fc.property(fc.oneof(anyText, spoiled(['a', 'u', '0', 'LPY750', 'Y1Y22Y333', 'LLL'])), look),
      fuzz(600, 5),
    )
    longTexts(['a', 'LPY750']).forEach(look)
  })

  it('in money is an amount, or none', () => {
    const look = (text: string): void => {
      const cents = readAmount(text)
      if (cents !== undefined) expect(readAmount(amountInWords(cents))).toBe(cents)
    }
    for (const text of ['12.50', '12,5', '$12', '.5', '0']) expect(readAmount(text)).toBeDefined()
    for (const [text, cents] of [
      ['1,000', 100_000],
      ['$1,234,567.89', 123_456_789],
      ['12,500.5', 1_250_050],
    ] as const)
      expect(readAmount(text), text).toBe(cents)
    for (const text of ['1,00,000', '1,0000', '1,000.000', '1000,000']) expect(readAmount(text), text).toBeUndefined()
    fc.assert(fc.property(fc.oneof(anyText, spoiled(['12.50', '12,5', '$12'])), look), fuzz(400, 6))
    longTexts(['12.50', '$12']).forEach(look)
  })
})

const optional = <T>(value: T | undefined, write: (value: T) => string): string | undefined =>
  value === undefined ? undefined : write(value)
