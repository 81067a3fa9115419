import { array, check, literal, object, pipe, safeParse, string } from 'valibot'
import { fail, ok, type Problem, type Result } from '@/lib/result'
import { type Exam, makeExam, parseExam } from './exam'
import { type AskedItem, type ClassRow, rowOf, withRows } from './class'
import { type ExamResult, parseCode } from './code'
import { LONGEST_FILE, parseJson } from './file'
import { readName } from './names'

/* A class as its instructor's file holds it: the trainees, the exams they were given, and their results. */

export interface ClassBook {
  /** Names or numbers, in the instructor's order. */
  readonly names: readonly string[]
  /** The exams that every trainee must pass. */
  readonly exams: readonly Exam[]
  readonly rows: readonly ClassRow[]
  /** Codes of exams and results that this version can't read. They stay in the class and its file. */
  readonly unread?: { readonly exams: readonly string[]; readonly results: readonly string[] }
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
/** A class has many results. In characters. */
const LONGEST_CLASS = 50 * LONGEST_FILE
/** The most names, exams and results of a class. */
export const MOST_IN_CLASS = 5000

/** The content of a class file, as texts. */
export interface ClassTexts {
  readonly names: readonly string[]
  readonly exams: readonly string[]
  readonly results: readonly string[]
}

/** The book as texts. Results are codes, which are marked again when they are read. */
export const classTexts = ({ names, exams, rows, unread }: ClassBook): ClassTexts => ({
  names,
  exams: [...exams.map(makeExam), ...(unread?.exams ?? [])],
  results: [...rows.map(({ code }) => code), ...(unread?.results ?? [])],
})

export const writeClass = (texts: ClassTexts): string =>
  `${JSON.stringify({ feltwise: KIND, version: VERSION, ...texts }, undefined, 2)}\n`

/** A class as a file. */
export const makeClassFile = (book: ClassBook): string => writeClass(classTexts(book))

const texts = pipe(
  array(string()),
  check((listed) => listed.length <= MOST_IN_CLASS),
)
const file = object({ feltwise: literal(KIND), version: literal(VERSION), names: texts, exams: texts, results: texts })

/** Whether a text says that it is a class file; other files are read as single results. */
export const isClassFile = (text: string): boolean =>
  safeParse(object({ feltwise: literal(KIND) }), parseJson(text)).success

/** The texts of a file that `writeClass` wrote. Fails with `BadFile` if it is too large, broken, newer or no class. */
export function readClassTexts(text: string): Result<ClassTexts> {
  if (text.length > LONGEST_CLASS) return fail('BadFile', { id: 'large-class' })
  const held = safeParse(file, parseJson(text), { abortEarly: true })
  if (!held.success) {
    const field = held.issues[0].path?.[0].key
    const isForeign = field === undefined || field === 'feltwise'
    return fail('BadFile', { id: isForeign ? 'not-a-class' : field === 'version' ? 'newer-class' : 'cut-class' })
  }
  const { names, exams, results } = held.output
  return ok({ names, exams, results })
}

/** Why a class can't hold a book, which its file couldn't be read with; undefined if it can. */
export function classProblem(book: ClassBook): Problem | undefined {
  const all = classTexts(book)
  const isFull =
    Object.values(all).some((listed: readonly string[]) => listed.length > MOST_IN_CLASS) ||
    writeClass(all).length > LONGEST_CLASS
  const full = fail('ClassFull', { id: 'class-full', args: { most: MOST_IN_CLASS } })
  return isFull ? full.problem : undefined
}

/**
 * The content of a class file. Results and exams that can't be read are refused one by one. The games they name must be
 * loaded.
 */
export interface ReadClass {
  readonly book: ClassBook
  readonly results: readonly Result<ExamResult>[]
  readonly refusedExams: number
}

/** Reads a class before its results are marked: its book has no rows yet. */
export function readClass({ names, exams, results: codes }: ClassTexts): ReadClass {
  const results = codes.map(parseCode)
  const read = exams.map(parseExam)
  const unread = {
    exams: exams.filter((_, i) => !read[i]!.ok),
    results: codes.filter((_, i) => !results[i]!.ok),
  }
  const book = read.reduce((now, one) => (one.ok ? withExam(now, one.value) : now), {
    ...EMPTY_BOOK,
    names: readRoster(names.join('\n')),
    ...(unread.exams.length + unread.results.length > 0 && { unread }),
  })
  return { book, results, refusedExams: unread.exams.length }
}

/** Reads the file that `makeClassFile` wrote, and marks its results. Fails as `readClassTexts` does. */
export function parseClassFile(text: string): Result<ReadClass> {
  const held = readClassTexts(text)
  if (!held.ok) return held
  const read = readClass(held.value)
  const rows = withRows(
    [],
    read.results.flatMap((one) => (one.ok ? [rowOf(one.value)] : [])),
  )
  return ok({ ...read, book: { ...read.book, rows } })
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

export interface MissedItem extends Missed, Omit<AskedItem, 'isRight'> {}

const byRate = (a: Missed, b: Missed): number => b.missed / b.asked - a.missed / a.asked || b.asked - a.asked

/** The clauses, payouts, errors and disputes that were answered, the one missed most often first. */
export function missedItems(rows: readonly ClassRow[]): readonly MissedItem[] {
  const found = new Map<string, MissedItem>()
  for (const { marks } of rows)
    for (const { items } of marks.graded)
      for (const { part, game, rules, item, isRight } of items) {
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
