import { array, check, literal, object, pipe, safeParse, string } from 'valibot'
import { fail, ok, type Result } from '@/lib/result'
import { type Exam, makeExam, parseExam, placeOf } from './exam'
import { type ClassRow, rowOf, withRow } from './exam-class'
import { type ExamResult, parseCode } from './exam-code'
import { LONGEST_FILE, parseJson } from './exam-file'
import { readName } from './exam-names'
import { answersOf } from './kept-answers'
import type { KnownItem } from './record'

/* A class as its instructor's file holds it: who is in it, which exams they were given, and the results that came back. */

export interface ClassBook {
  /** Names or numbers, in the instructor's order. */
  readonly names: readonly string[]
  /** The exams that each of them has to pass. */
  readonly exams: readonly Exam[]
  readonly rows: readonly ClassRow[]
}

export const EMPTY_BOOK: ClassBook = { names: [], exams: [], rows: [] }

/** Reads names, one to a line; empty lines, names that can't be shown and those that came before are left out. */
export const readRoster = (text: string): readonly string[] => [
  ...new Set(
    text.split(/\r?\n/).flatMap((line) => {
      const name = readName(line)
      return name.ok ? [name.value] : []
    }),
  ),
]

/** The book with an exam; one that is in it already changes nothing. */
export const withExam = (book: ClassBook, exam: Exam): ClassBook =>
  book.exams.some((one) => makeExam(one) === makeExam(exam)) ? book : { ...book, exams: [...book.exams, exam] }

// ——— The file ———————————————————————————————————————————————————————————————————————————————————————————————

const KIND = 'class'
const VERSION = 1
/** A class has many results. */
const LONGEST_CLASS = 50 * LONGEST_FILE
const MOST = 1000

/** A class as a file. Its results are their codes, which are marked again when it is read. */
export const makeClassFile = ({ names, exams, rows }: ClassBook): string =>
  `${JSON.stringify({ feltwise: KIND, version: VERSION, names, exams: exams.map(makeExam), results: rows.map(({ code }) => code) }, undefined, 2)}\n`

const texts = pipe(
  array(string()),
  check((listed) => listed.length <= MOST),
)
const file = object({ feltwise: literal(KIND), version: literal(VERSION), names: texts, exams: texts, results: texts })

/** Whether a text says that it is a class: another file of results is read as one. */
export const isClassFile = (text: string): boolean =>
  safeParse(object({ feltwise: literal(KIND) }), parseJson(text)).success

/** What a class file holds; a result or an exam that can't be read is refused by itself. The games that it names must be loaded. */
export interface ReadClass {
  readonly book: ClassBook
  readonly results: readonly Result<ExamResult>[]
  readonly refusedExams: number
}

/** Reads what `makeClassFile` wrote. Fails with `BadFile` where it is broken, another's or newer. */
export function parseClassFile(text: string): Result<ReadClass> {
  if (text.length > LONGEST_CLASS) return fail('BadFile', { id: 'large-class' })
  const held = safeParse(file, parseJson(text), { abortEarly: true })
  if (!held.success) {
    const field = held.issues[0].path?.[0].key
    const isForeign = field === undefined || field === 'feltwise'
    return fail('BadFile', { id: isForeign ? 'not-a-class' : field === 'version' ? 'newer-class' : 'cut-class' })
  }
  const { names, exams, results: codes } = held.output
  const results = codes.map(parseCode)
  const read = exams.map(parseExam)
  const rows = results.flatMap((one) => (one.ok ? [rowOf(one.value)] : [])).reduce(withRow, EMPTY_BOOK.rows)
  const book = read.reduce((now, one) => (one.ok ? withExam(now, one.value) : now), {
    ...EMPTY_BOOK,
    names: readRoster(names.join('\n')),
    rows,
  })
  return ok({ book, results, refusedExams: read.filter((one) => !one.ok).length })
}

// ——— Who is ready ———————————————————————————————————————————————————————————————————————————————————————————

/** Names are the same whatever their capitals and spaces. */
const plainName = (name: string): string => name.replace(/\s+/gu, ' ').trim().toLowerCase()

export interface Standing {
  readonly name: string
  readonly isOnRoster: boolean
  /** The best result in each exam given, in the order of the exams; undefined if there is none. */
  readonly best: readonly (ClassRow | undefined)[]
  /** Every exam given was passed. */
  readonly isReady: boolean
}

/** Everybody of the roster, then who handed in a result and isn't on it. Without an exam nobody is ready. */
export function standingsOf({ names, exams, rows }: ClassBook): readonly Standing[] {
  const listed = new Set(names.map(plainName))
  const others = rows.map(({ result }) => result.name).filter((name) => !listed.has(plainName(name)))
  const unlisted = [...new Map(others.map((name) => [plainName(name), name] as const)).values()]
  return [...names, ...unlisted].map((name): Standing => {
    const own = rows.filter(({ result }) => plainName(result.name) === plainName(name))
    const best = exams.map((exam) =>
      own
        .filter(({ result }) => makeExam(result.exam) === makeExam(exam))
        .reduce<ClassRow | undefined>(
          (found, row) => (found && found.marks.points >= row.marks.points ? found : row),
          undefined,
        ),
    )
    const isReady = best.length > 0 && best.every((row) => row?.marks.passed)
    return { name, isOnRoster: listed.has(plainName(name)), best, isReady }
  })
}

// ——— What is missed —————————————————————————————————————————————————————————————————————————————————————————

export interface Missed {
  readonly asked: number
  readonly missed: number
}

export interface MissedItem extends Missed, Pick<KnownItem, 'part' | 'game' | 'rules' | 'item'> {}

const byRate = (a: Missed, b: Missed): number => b.missed / b.asked - a.missed / a.asked || b.asked - a.asked

/** Clauses, payouts, errors and disputes that were answered, the one most often missed first. */
export function missedItems(rows: readonly ClassRow[]): readonly MissedItem[] {
  const found = new Map<string, MissedItem>()
  for (const { result, marks } of rows)
    for (const [i, graded] of marks.graded.entries())
      for (const { part, game, rules, item, isRight } of answersOf(placeOf(result.exam, i + 1).seed, graded, 'exam')) {
        const key = [part, game, part === 'house-way' ? rules : '', item].join(' ')
        const { asked, missed } = found.get(key) ?? { asked: 0, missed: 0 }
        found.set(key, { part, game, rules, item, asked: asked + 1, missed: missed + Number(!isRight) })
      }
  return [...found.values()].sort(byRate)
}

/** Of each question of an exam, in their order: how many were asked it and how many missed it; unanswered is missed. */
export function missedQuestions(rows: readonly ClassRow[], exam: Exam): readonly Missed[] {
  const own = rows.filter(({ result }) => makeExam(result.exam) === makeExam(exam))
  return Array.from({ length: exam.questions }, (_, i) => ({
    asked: own.length,
    missed: own.filter(({ marks }) => !marks.graded[i]?.isRight).length,
  }))
}
