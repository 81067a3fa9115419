import { errorKinds, gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { disputeOf } from '@/lib/teaching/dealer-school/disputes/disputes'
import {
  type Exam,
  examOfParts,
  isPass,
  makeExam,
  neededOf,
  parseExam,
  placeOf,
  type PlainSubject,
  pointsOf,
} from '@/lib/teaching/dealer-school/exam/exam'
import { checksumOf } from '@/lib/teaching/dealer-school/exam/checksum'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import {
  makeCall,
  makeRuling,
  makeSaids,
  makeSetting,
  parseCall,
  parseRuling,
  parseSaids,
  parseSetting,
} from '@/lib/teaching/dealer-school/records/answer-texts'
import { makeClassTable, parseCells, parseClassTable, rowOf, withRow } from '@/lib/teaching/dealer-school/exam/class'
import { codesIn, type ExamResult, makeCode, parseCode } from '@/lib/teaching/dealer-school/exam/code'
import { readName } from '@/lib/teaching/dealer-school/exam/names'
import { fileNameOf, makeResultFile, parseResultFile } from '@/lib/teaching/dealer-school/exam/file'
import { askExam, gradeAnswer, markResult } from '@/lib/teaching/dealer-school/exam/grade'
import { seatOf } from '@/lib/teaching/dealer-school/payouts/session'
import { GAME_IDS } from '@/lib/games/ids'
import { parseRules } from '@/lib/game/rules'
import { KNOWN_WAYS, setHand, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { asOwn } from '@/lib/engines/pai-gow/house-ways/way-file'
import { must } from '@/lib/result'
import { problemInEnglish } from '@/lib/messages/words/problems/en'

await loadSchoolGames(GAME_IDS)

const WAY = KNOWN_WAYS[0]!
const OWN = asOwn({ ...WAY, id: 'my-casino', name: 'My casino' }, [])
const about = { questions: 5, minutes: 10, pass: 80, seed: 'class1' }
const SETTING: Exam = {
  ...about,
  subject: { kind: 'house-way', way: WAY, asked: { kind: 'family', family: 'two-pairs' } },
}
const PAYING: Exam = { ...about, subject: { kind: 'payouts', ...usualTable('pai-gow-poker'), rounding: ROUNDINGS[2] } }
const HOUSE: Exam = {
  ...about,
  subject: {
    kind: 'payouts',
    ...usualTable('pai-gow-poker'),
    rounding: ROUNDINGS[1],
    house: ['face-up'],
    limits: { least: 25, most: 500 },
  },
}
const FOUL: Exam = { ...about, subject: { kind: 'foul', ...usualTable('three-card-poker') } }
const DISPUTED: Exam = { ...about, subject: { kind: 'disputes', game: 'casino-holdem' } }
const CHANGED = must(parseRules(gameOf('three-card-poker'), '3-2-1~pair-plus.flush_3.5~qualifies_none'))
const OTHER_RULES: Exam = {
  ...about,
  subject: { kind: 'payouts', game: 'three-card-poker', rules: CHANGED, rounding: ROUNDINGS[0] },
}
const EXAMS: readonly Exam[] = [
  SETTING,
  PAYING,
  HOUSE,
  FOUL,
  DISPUTED,
  OTHER_RULES,
  { ...SETTING, subject: { kind: 'house-way', way: OWN, asked: { kind: 'clauses', ids: ['T2-keep', 'T2-split'] } } },
]

const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((name) => readName(name).ok)
  .map((name) => must(readName(name)))
const answers = fc.stringMatching(/^[A-Za-z0-9]{0,12}$/)
const BY_EXAM: ReadonlyMap<Exam, fc.Arbitrary<ExamResult>> = new Map(
  EXAMS.map((exam) => [
    exam,
    fc.record({
      exam: fc.constant(exam),
      name: names,
      begun: fc.integer({ min: 0, max: 60_000_000 }),
      seconds: fc.integer({ min: 0, max: exam.minutes * 60 }),
      answers: fc.array(answers, { minLength: exam.questions, maxLength: exam.questions }),
    }),
  ]),
)
const results: fc.Arbitrary<ExamResult> = fc.constantFrom(...EXAMS).chain((exam) => BY_EXAM.get(exam)!)

/** The right answer to a question. */
function rightAnswer(exam: Exam, index: number): string {
  const asked = askExam(exam, index)
  switch (asked.kind) {
    case 'house-way':
      return makeSetting(asked.question.cards, setHand(usually(asked.subject.way), asked.question.cards)!.low)
    case 'payouts':
      return makeSaids(seatOf(asked.session).due)
    case 'foul':
      return makeCall(asked.session, asked.session.question.kinds[0])
    case 'disputes':
      return makeRuling(asked.question, asked.question.dispute.ruling)
  }
}

const taken = (exam: Exam, name: string, rights: number): ExamResult => ({
  exam,
  name,
  begun: 29_000_000,
  seconds: 61,
  answers: Array.from({ length: exam.questions }, (_, i) => (i < rights ? rightAnswer(exam, i + 1) : '')),
})

describe('an exam in a link', () => {
  it('is read as it was written', () => {
    for (const exam of EXAMS) expect(must(parseExam(makeExam(exam)))).toEqual(exam)
    for (const exam of EXAMS) expect(makeExam(exam)).toMatch(/^[A-Za-z0-9._~-]+$/)
  })

  it('is refused with any character changed, and says so', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...EXAMS.map(makeExam)),
        fc.nat(),
        fc.constantFrom(...'0aZ~-._9b'),
        (text, place, char) => {
          const at = place % text.length
          const read = parseExam(text.slice(0, at) + char + text.slice(at + 1))
          expect(read.ok).toBe(text[at] === char)
        },
      ),
    ))

  it('never throws on any text', () =>
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => void expect(parseExam(text).ok).toBe(false))))

  it('holds what a house settles otherwise and the limits of its table', () => {
    expect(makeExam(HOUSE)).toContain(`~${ROUNDINGS[1].id}.face-up.25-500~`)
    for (let i = 1; i <= HOUSE.questions; i++) {
      const asked = askExam(HOUSE, i)
      if (asked.kind !== 'payouts') throw new Error('this exam asks payouts')
      const { board } = asked.session
      expect(board.rules).toMatchObject({ commission: 0 })
      for (const { base } of board.seats) expect([base >= 2500, base <= 50_000]).toEqual([true, true])
    }
    // Payments for somebody else’s hand can’t be asked where one hand is shown.
    expect(
      parseExam(makeExam({ ...HOUSE, subject: { ...HOUSE.subject, house: ['envy'] } as Exam['subject'] })).ok,
    ).toBe(false)
  })

  it('asks everyone the same, question by question', () => {
    for (const exam of EXAMS) {
      const [one, other] = [exam, must(parseExam(makeExam(exam)))].map((of) =>
        Array.from({ length: exam.questions }, (_, i) => askExam(of, i + 1)),
      )
      expect(one).toEqual(other)
    }
  })

  it('passes from its mark on', () => {
    expect(neededOf(SETTING)).toBe(4)
    for (let questions = 1; questions <= 100; questions++)
      for (const pass of [1, 33, 50, 67, 80, 100])
        for (let right = 0; right <= questions; right++)
          expect(isPass({ ...SETTING, questions, pass }, right)).toBe(
            right >= neededOf({ ...SETTING, questions, pass }),
          )
  })
})

describe('a code', () => {
  it('is read as it was written, whatever the name and the answers', () =>
    fc.assert(
      fc.property(results, (result) => void expect(must(parseCode(makeCode(result)))).toEqual(result)),
      { numRuns: 300, seed: 1 },
    ))

  it('fits into an address as it is', () =>
    fc.assert(
      fc.property(results, (result) => void expect(encodeURIComponent(makeCode(result))).toBe(makeCode(result))),
    ))

  it('is refused with any one character changed, left out or put in', () =>
    fc.assert(
      fc.property(
        results,
        fc.nat(),
        fc.constantFrom(...'0123456789abcxyzABCXYZ-._~ %'),
        fc.constantFrom('change', 'leave out', 'put in'),
        (result, place, char, how) => {
          const code = makeCode(result)
          const at = place % code.length
          const altered =
            code.slice(0, at) + (how === 'leave out' ? '' : char) + code.slice(how === 'put in' ? at : at + 1)
          // White space does not count.
          if (altered.replace(/\s/g, '') !== code) expect(parseCode(altered)).toMatchObject({ ok: false })
        },
      ),
      { numRuns: 2000, seed: 1 },
    ))

  it('is refused with each character of one code changed for every other', () => {
    const code = makeCode(taken(SETTING, 'Anna', 3))
    for (let at = 0; at < code.length; at++)
      for (const char of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~')
        if (code[at] !== char) expect(parseCode(code.slice(0, at) + char + code.slice(at + 1)).ok).toBe(false)
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void expect(parseCode(text).ok).toBe(false)))
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9.~-]{0,60}$/), (text) => void expect(parseCode(text).ok).toBe(false)),
    )
  })

  it('is found in what a person pastes', () =>
    expect(codesIn(' abc~1\n\nhttps://x.org/dealer-school/exam?result=1~w~x&y=1 \n')).toEqual(['abc~1', '1~w~x']))

  it('refuses names that are none', () => {
    for (const name of ['', '   ', 'x'.repeat(61), 'a\u0000b', '\ud800']) expect(readName(name).ok).toBe(false)
    expect(must(readName('  Zoë \n de  Wit '))).toBe('Zoë de Wit')
  })
})

describe('answers', () => {
  it('are read as they were written', () => {
    const cards = [1, 5, 9, 13, 17, 21, 52]
    for (const a of cards)
      for (const b of cards) if (a < b) expect(parseSetting(cards, makeSetting(cards, [b, a]))).toEqual([a, b])
    expect(new Set(cards.flatMap((a) => cards.filter((b) => a < b).map((b) => makeSetting(cards, [a, b])))).size).toBe(
      21,
    )
    const said = [{ does: 'lose' }, { does: 'push' }, { does: 'pay', cents: 750 }, { does: 'pay', cents: 5 }] as const
    expect(parseSaids(4, makeSaids(said))).toEqual(said)
    for (const table of GAME_IDS.map(usualTable))
      for (const named of [undefined, ...errorKinds(table).map(({ id }) => id)])
        expect(parseCall(table, makeCall(table, named))).toEqual({ named })
    const question = disputeOf('floor-1')
    for (const id of question.options) expect(parseRuling(question, makeRuling(question, id))).toBe(id)
    expect(['', '0', 'd', 'aa'].map((text) => parseRuling(question, text))).toEqual(Array(4).fill(undefined))
  })

  it('that fit no question are none', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(SETTING, PAYING, FOUL, DISPUTED),
        fc.stringMatching(/^[A-Za-z0-9]{0,12}$/),
        (exam, answer) => {
          const graded = gradeAnswer(askExam(exam, 1), answer)
          expect(graded.isAnswered || !graded.isRight).toBe(true)
        },
      ),
    ))

  it('are right where the engine says so, and a result adds them up', () => {
    for (const exam of EXAMS) {
      expect(markResult(taken(exam, 'A', 5))).toMatchObject({ right: 5, passed: true })
      expect(markResult(taken(exam, 'A', 4))).toMatchObject({ right: 4, passed: true })
      const { right, passed, graded } = markResult(taken(exam, 'A', 3))
      expect([right, passed, graded.map(({ isAnswered }) => isAnswered)]).toEqual([
        3,
        false,
        [true, true, true, false, false],
      ])
    }
  })
})

describe('files and tables', () => {
  const anna = taken(PAYING, 'Anna Kowalski', 4)
  const rows = [anna, taken(FOUL, '=1+1, "Bo"', 2)].map(rowOf)

  it('hold the result', () => {
    expect(must(parseResultFile(makeResultFile(anna)))).toEqual(anna)
    expect(fileNameOf(anna)).toBe('exam-anna-kowalski.json')
    expect(fileNameOf({ ...anna, name: 'María Núñez' })).toBe('exam-maria-nunez.json')
    expect(fileNameOf({ ...anna, name: '李' })).toBe('exam-result.json')
  })

  it('are refused with the reason where they are broken, foreign or altered', () => {
    const file = makeResultFile(anna)
    const reasons: readonly (readonly [string, RegExp])[] = [
      [file.slice(0, -20), /not JSON/],
      ['{"name": "Anna"}', /not an exam result/],
      ['[1]', /not an exam result/],
      ['null', /not an exam result/],
      ['{"feltwise":"exam result"}', /has no code/],
      [file.replace('"right": 4', '"right": 5'), /its “right”/],
      [file.replace('Anna Kowalski', 'Anna Kowalsky'), /its “name”/],
      [file.replace('~LLL', '~LLP').replace('"code": "2', '"code": "3'), /altered/],
      ['x'.repeat(300_000), /too large/],
    ]
    for (const [text, reason] of reasons) {
      const read = parseResultFile(text)
      expect(read.ok ? '' : problemInEnglish(read.problem)).toMatch(reason)
    }
    fc.assert(fc.property(fc.json(), (text) => void expect(parseResultFile(text).ok).toBe(false)))
  })

  it('go out as CSV and come in again, and a bad line takes no other with it', () => {
    const csv = makeClassTable(rows, (minutes) => `day ${minutes}`)
    expect(must(parseClassTable(csv)).map(must)).toEqual(rows.map(({ result }) => result))
    expect(csv).toContain(`"'=1+1, ""Bo"""`)
    // A cell of a question that wasn't answered is a plain dash.
    expect(csv).not.toContain("'-")
    expect(parseCells(csv).flat()).toContain('-')
    expect(csv.split('\r\n')[1]).toContain('Anna Kowalski,4,5,pass,61,day 29000000,')
    const semicolons = parseCells(csv)
      .map((line) => line.map((one) => one.replaceAll(';', ' ').replaceAll('"', ' ').replaceAll(',', ' ')).join(';'))
      .join('\n')
    expect(must(parseClassTable(semicolons)).map(must)).toHaveLength(2)
    const broken = csv.replace(rows[0]!.code, rows[0]!.code.replace('~pai', '~gai'))
    expect(must(parseClassTable(broken)).map(({ ok }) => ok)).toEqual([false, true])
    expect(parseClassTable('a,b\n1,2').ok).toBe(false)
  })

  it('come in again whatever language they went out in', () => {
    const words = {
      columns: ['Nombre', 'Aciertos', 'Preguntas', 'Resultado', 'Segundos', 'Empezado', 'Examen'],
      question: 'P',
      pass: 'apto',
      fail: 'no apto',
    } as const
    const csv = makeClassTable(rows, String, words)
    expect(csv.split('\r\n')[0]).toBe(
      'Nombre,Aciertos,Preguntas,Resultado,Segundos,Empezado,Examen,P1,P2,P3,P4,P5,Code',
    )
    expect(csv).toContain('Anna Kowalski,4,5,apto,')
    expect(must(parseClassTable(csv)).map(must)).toEqual(rows.map(({ result }) => result))
  })

  it('cells never throw, and quoted ones keep their commas and lines', () => {
    expect(parseCells('a,"b ""c"", d\ne"\r\n1,2')).toEqual([
      ['a', 'b "c", d\ne'],
      ['1', '2'],
    ])
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseCells(text))))
    fc.assert(fc.property(fc.string(), (text) => void expect(parseClassTable(text).ok && text.length < 4).toBe(false)))
  })

  it('a class has each result once, by name', () =>
    expect([...rows, ...rows].reduce(withRow, []).map(({ result }) => result.name)).toEqual([
      '=1+1, "Bo"',
      'Anna Kowalski',
    ]))
})

describe('a mixed exam', () => {
  const parts = [
    { subject: SETTING.subject as PlainSubject, questions: 10, weight: 1 },
    { subject: OTHER_RULES.subject as PlainSubject, questions: 5, weight: 2 },
    { subject: FOUL.subject as PlainSubject, questions: 5, weight: 3 },
    { subject: DISPUTED.subject as PlainSubject, questions: 15, weight: 1 },
  ]
  const { questions: _, ...frame } = about
  const MIXED = examOfParts(parts, { ...frame, house: 'Casino “El Río”' })

  it('is written and read with its parts, weights, house and the house’s own pay table', () => {
    expect(MIXED.questions).toBe(35)
    expect(pointsOf(MIXED)).toBe(10 + 10 + 15 + 15)
    expect(parseExam(makeExam(MIXED))).toEqual({ ok: true, value: MIXED })
    const result: ExamResult = {
      exam: MIXED,
      name: 'René',
      begun: 29_000_000,
      seconds: 60,
      answers: Array.from({ length: 35 }, (__, i) => (i % 3 === 0 ? '' : 'a')),
    }
    expect(parseCode(makeCode(result))).toEqual({ ok: true, value: result })
    const text = makeExam(MIXED)
    expect(text).toMatch(/^[A-Za-z0-9._~-]+$/)
    // Every cut part, and every number changed, is refused.
    const texts = text.split('~')
    for (let i = 0; i < texts.length - 1; i++) {
      const cut = texts.filter((_one, k) => k !== i && k !== texts.length - 1).join('~')
      expect(parseExam(`${cut}~${checksumOf(cut)}`).ok).toBe(false)
    }
  })

  it('holds the minutes of its parts, and refuses more than the whole exam has', () => {
    const timed = (...minutes: readonly number[]) =>
      examOfParts(
        minutes.map((one) => ({ subject: FOUL.subject as PlainSubject, questions: 1, weight: 2, minutes: one })),
        frame,
      )
    const exam = timed(4, 6)
    expect(makeExam(exam)).toContain('~1~2.4~')
    expect(must(parseExam(makeExam(exam)))).toEqual(exam)
    const over = parseExam(makeExam(timed(5, 6)))
    expect(over.ok ? '' : problemInEnglish(over.problem)).toBe(
      'The parts may take 11 minutes, but the whole exam only 10.',
    )
    for (const minutes of [0, 1.5, 181, -1]) expect(parseExam(makeExam(timed(minutes, 1))).ok).toBe(false)
  })

  it('asks each part in its turn, and each dispute once', () => {
    const asked = Array.from({ length: MIXED.questions }, (__, i) => askExam(MIXED, i + 1))
    expect(asked.map(({ kind }) => kind)).toEqual(
      parts.flatMap(({ subject, questions }) => Array.from({ length: questions }, () => subject.kind)),
    )
    const disputes = asked.flatMap((one) => (one.kind === 'disputes' ? [one.question.dispute.id] : []))
    expect(new Set(disputes).size).toBe(15)
    expect(() => placeOf(MIXED, 36)).toThrow(RangeError)
  })

  it('is marked by points: a part with more of them weighs more', () => {
    const right = Array.from({ length: MIXED.questions }, (__, i): string => {
      const one = askExam(MIXED, i + 1)
      switch (one.kind) {
        case 'house-way':
          return makeSetting(one.question.cards, setHand(usually(WAY), one.question.cards)!.low)
        case 'payouts':
          return makeSaids(seatOf(one.session).due.map(({ does, cents }) => ({ does, cents })))
        case 'foul':
          return makeCall(one.session, one.session.question.kinds[0])
        case 'disputes':
          return makeRuling(one.question, one.question.dispute.ruling)
      }
    })
    const marksOf = (answers: readonly string[]) =>
      markResult({ exam: MIXED, name: 'A', begun: 0, seconds: 0, answers })
    expect(marksOf(right)).toMatchObject({ right: 35, points: 50, passed: true })
    const without = (from: number, to: number) => right.map((one, i) => (i >= from && i < to ? '' : one))
    // Ten settings are worth ten points of fifty; five rounds are worth fifteen.
    expect(marksOf(without(0, 10))).toMatchObject({ right: 25, points: 40, passed: true })
    expect(marksOf(without(15, 20))).toMatchObject({ right: 30, points: 35, passed: false })
    expect(marksOf(without(15, 20)).parts.map(({ points }) => points)).toEqual([10, 10, 0, 15])
  })

  it('of one part without a house is the plain exam, with its link of before', () => {
    const plain = examOfParts([{ subject: FOUL.subject as PlainSubject, questions: 5, weight: 1 }], frame)
    expect(plain).toEqual(FOUL)
    expect(makeExam(plain)).toMatch(/^2~f~/)
  })
})

it('asks foul hands of Pai Gow, and deals an exam that was given before them as it was', () => {
  const exam: Exam = { ...about, questions: 60, subject: { kind: 'foul', ...usualTable('pai-gow-poker') } }
  const link = makeExam(exam)
  const text = link.split('~').slice(0, -1).join('~').replace('~pai-gow-poker~2~', '~pai-gow-poker~-~')
  const older = must(parseExam(`${text}~${checksumOf(text)}`))
  expect(makeExam(older)).toBe(`${text}~${checksumOf(text)}`)
  expect(must(parseExam(link))).toEqual(exam)
  const kindsOf = (asked: Exam) =>
    Array.from({ length: asked.questions }, (_, i) => {
      const one = askExam(asked, i + 1)
      return one.kind === 'foul' ? one.session.question.kinds : []
    }).flat()
  expect(kindsOf(exam)).toContain('foul-hand')
  expect(kindsOf(older)).not.toContain('foul-hand')
})

it.each(['payouts', 'foul'] as const)(
  'an exam from before deals its tables as then, and later ones say so: %s',
  (kind) => {
    const table = usualTable('texas-holdem-bonus')
    const subject: PlainSubject = kind === 'foul' ? { kind, ...table } : { kind, ...table, rounding: ROUNDINGS[0] }
    const later: Exam = { ...about, subject }
    const before: Exam = { ...about, subject: { ...subject, isOlder: true } }
    for (const exam of [later, before]) expect(must(parseExam(makeExam(exam)))).toEqual(exam)
    expect(makeExam(before)).toContain(kind === 'foul' ? '~f~texas-holdem-bonus~-~-~' : '~p~texas-holdem-bonus~cent~-~')
    expect(makeExam(later)).toContain(
      kind === 'foul' ? '~f~texas-holdem-bonus~2~-~' : '~p~texas-holdem-bonus~cent.2~-~',
    )
  },
)
