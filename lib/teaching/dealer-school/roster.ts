import { array, check, literal, object, pipe, safeParse, string } from 'valibot'
import { fail, ok, type Result } from '@/lib/result'
import { type Exam, makeExam, parseExam, placeOf } from './exam'
import { type ClassRow, rowOf, withRow } from './exam-class'
import { type ExamResult, parseCode } from './exam-code'
import { LONGEST_FILE, parseJson } from './exam-file'
import { readName } from './exam-names'
import { answersOf } from './kept-settings'
import type { KnownItem } from './record'

/* A class as its instructor's file holds it: the trainees, the exams they were given, and their results. */

export interface ClassBook {
  /** Names or numbers, in the instructor's order. */
  readonly names: readonly string[]
  /** The exams that every trainee must pass. */
  readonly exams: readonly Exam[]
  readonly rows: readonly ClassRow[]
}

export const EMPTY_BOOK: ClassBook = { names: [], exams: [], rows: [] }

/** Reads names, one per line, without empty lines, repeated names and names that can't be shown. */
export const readRoster = (text: string): readonly string[] => [
  ...new Set(
    text.split(/\r?\n/).flatMap((line) => {
      const name = readName(line)
      return name.ok ? [name.value] : []
    }),
  ),
]

/** The book with another exam; one that is already there changes nothing. */
export const withExam = (book: ClassBook, exam: Exam): ClassBook =>
  book.exams.some((one) => makeExam(one) === makeExam(exam)) ? book : { ...book, exams: [...book.exams, exam] }

// ——— The file ———————————————————————————————————————————————————————————————————————————————————————————————

const KIND = 'class'
const VERSION = 1
/** A class has many results. */
const LONGEST_CLASS = 50 * LONGEST_FILE
const MOST = 1000

/** A class as a file. It holds results as codes, which are marked again when the file is read. */
export const makeClassFile = ({ names, exams, rows }: ClassBook): string =>
  `${JSON.stringify({ feltwise: KIND, version: VERSION, names, exams: exams.map(makeExam), results: rows.map(({ code }) => code) }, undefined, 2)}\n`

const texts = pipe(
  array(string()),
  check((listed) => listed.length <= MOST),
)
const file = object({ feltwise: literal(KIND), version: literal(VERSION), names: texts, exams: texts, results: texts })

/** Whether a text says that it is a class file; other files are read as single results. */
export const isClassFile = (text: string): boolean =>
  safeParse(object({ feltwise: literal(KIND) }), parseJson(text)).success

/**
 * The content of a class file. Results and exams that can't be read are refused one by one. The games they name must be
 * loaded.
 */
export interface ReadClass {
  readonly book: ClassBook
  readonly results: readonly Result<ExamResult>[]
  readonly refusedExams: number
}

/** Reads the file that `makeClassFile` wrote. Fails with `BadFile` if it is too large, broken, newer or no class. */
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

/** Names are compared without regard to capitals and spaces. */
const plainName = (name: string): string => name.replace(/\s+/gu, ' ').trim().toLowerCase()

export interface Standing {
  readonly name: string
  readonly isOnRoster: boolean
  /** The best result in each of the given exams, in their order; undefined if there is none. */
  readonly best: readonly (ClassRow | undefined)[]
  /** Whether every given exam was passed; false without exams. */
  readonly isReady: boolean
}

/** The standing of everybody on the roster, then of everybody else with a result. */
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

/** The clauses, payouts, errors and disputes that were answered, the one missed most often first. */
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

/**
 * For each question of an exam, how many trainees were asked it and how many missed it. Unanswered questions count as
 * missed.
 */
export function missedQuestions(rows: readonly ClassRow[], exam: Exam): readonly Missed[] {
  const own = rows.filter(({ result }) => makeExam(result.exam) === makeExam(exam))
  return Array.from({ length: exam.questions }, (_, i) => ({
    asked: own.length,
    missed: own.filter(({ marks }) => !marks.graded[i]?.isRight).length,
  }))
}
