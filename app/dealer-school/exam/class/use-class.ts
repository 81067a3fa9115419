'use client'

import { useEffect, useState } from 'react'
import { exam as words } from '@/app/_languages/words'
import { holdsAll, keptText } from '@/app/_ui/kept-text'
import { problemInWords } from '@/app/_ui/problem-words'
import { keepIn } from '@/app/_ui/store'
import { fail, type Problem, type Result } from '@/lib/result'
import { drained, makeRests } from '@/lib/storage/slices'
import { type ClassRow, makeRow, parseClassTable, rowMaking, withRows } from '@/lib/teaching/dealer-school/exam/class'
import { codesIn, type ExamResult, makeCode, parseCode, timeProblem } from '@/lib/teaching/dealer-school/exam/code'
import { LONGEST_FILE, parseResultFile } from '@/lib/teaching/dealer-school/exam/file'
import { readName } from '@/lib/teaching/dealer-school/exam/names'
import { gamesNamedIn, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { readMarks, writeMarks } from '@/lib/teaching/dealer-school/exam/kept-marks'
import {
  type ClassBook,
  classProblem,
  EMPTY_BOOK,
  isClassFile,
  makeClassFile,
  readClass,
  readClassTexts,
  readRoster,
  withExam,
  writeClass,
} from '@/lib/teaching/dealer-school/exam/roster'

/* The class of this tab: read from files and codes, marked in slices, and kept over a reload. */

/** A result or a refusal, with its origin. */
interface Read {
  readonly from: string
  readonly result: Result<ExamResult>
}

/** What was read, before it is marked. */
interface Found {
  readonly results: readonly Read[]
  /** Of class files saved earlier. Their books have no rows: the results are in the list. */
  readonly books: readonly ClassBook[]
}

interface Refusal {
  readonly from: string
  readonly because: string
}

interface Class {
  readonly book: ClassBook
  /** From the last addition. */
  readonly refused: readonly Refusal[]
  readonly added: number
  /** How many class files were opened. */
  readonly opened: number
}

/** A class file can be much longer than a result. */
const LONGEST_TABLE = 50 * LONGEST_FILE

async function readFile(file: File): Promise<Found> {
  const from = file.name.slice(0, 80)
  const isTable = /\.csv$/i.test(file.name)
  const mayBeClass = /\.json$/i.test(file.name)
  const only = (result: Result<ExamResult>): Found => ({ results: [{ from, result }], books: [] })
  const failed = (says: Problem['says']): Found => only(fail('BadFile', says))
  if (file.size > (isTable || mayBeClass ? LONGEST_TABLE : LONGEST_FILE)) return failed(words.tooLarge)
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return failed(words.notReadable)
  await loadSchoolGames(gamesNamedIn(text))
  const lines = (all: readonly Result<ExamResult>[], first: number): readonly Read[] =>
    all.map((result, i) => ({ from: words.lineOf(from, i + first), result }))
  if (isClassFile(text)) {
    const saved = readClassTexts(text)
    if (!saved.ok) return failed(saved.problem.says)
    const { book, results } = readClass(saved.value)
    return { results: lines(results, 1), books: [book] }
  }
  if (!isTable) return only(parseResultFile(text))
  const table = parseClassTable(text)
  return table.ok ? { results: lines(table.value, 2), books: [] } : failed(table.problem.says)
}

async function readPasted(text: string): Promise<Found> {
  await loadSchoolGames(gamesNamedIn(text))
  return {
    results: codesIn(text).map((code, i) => ({ from: words.codeNumber(i + 1), result: parseCode(code) })),
    books: [],
  }
}

type Known = ReturnType<typeof readMarks>

/** A result, or why nobody can have taken the exam then. */
const checked = (result: Result<ExamResult>): Result<ExamResult> => {
  const problem = result.ok ? timeProblem(result.value, Date.now() / MINUTE) : undefined
  return problem ? { ok: false, problem } : result
}

/** The rows of results, marked in slices unless their marks are known. Reports how many are done. */
async function rowsOf(
  results: readonly ExamResult[],
  known: Known,
  onDone: (done: number) => void,
): Promise<readonly ClassRow[]> {
  const rest = makeRests()
  const rows: ClassRow[] = []
  for (const result of results) {
    const marks = known(makeCode(result))
    rows.push(marks ? makeRow(result, marks) : (await drained(rowMaking(result))).end)
    if (!marks || (await rest())) onDone(rows.length)
  }
  return rows
}

const isRead = (result: Result<ExamResult>): result is Extract<typeof result, { ok: true }> => result.ok

function joined(book: ClassBook, { names, exams, unread }: ClassBook): ClassBook {
  const both = exams.reduce(withExam, { ...book, names: readRoster([...book.names, ...names].join('\n')) })
  if (unread === undefined) return both
  const all = (of: 'exams' | 'results'): readonly string[] => [
    ...new Set([...(book.unread?.[of] ?? []), ...unread[of]]),
  ]
  return { ...both, unread: { exams: all('exams'), results: all('results') } }
}

/** The class with what was found. If it can't hold that, it stays as it is, and the reason is among the refusals. */
function put({ book, opened }: Class, { results, books }: Found, marked: readonly ClassRow[]): Class {
  const refused = results.flatMap(({ from, result }) =>
    result.ok ? [] : [{ from, because: problemInWords(result.problem) }],
  )
  const rows = withRows(book.rows, marked)
  const next = { ...books.reduce(joined, book), rows }
  const full = classProblem(next)
  if (full)
    return { book, refused: [{ from: words.theClass, because: problemInWords(full) }, ...refused], added: 0, opened }
  return { book: next, refused, added: rows.length - book.rows.length, opened: opened + books.length }
}

const MINUTE = 60_000
const AREA = 'sessionStorage'
const EMPTY: Class = { book: EMPTY_BOOK, refused: [], added: 0, opened: 0 }

/** The class stored in this tab, so that the instructor can open a result and come back. */
const kept = keptText(AREA, 'feltwise.exam-class', (text) => {
  const read = readClassTexts(text)
  return read.ok && read.value.names.every((name) => readName(name).ok) && holdsAll(text, writeClass(read.value))
})

export const keptClass = (): string => kept.get() ?? ''

/** The marks of the stored class. They can be computed again, so they give way to everything else. */
const MARKS = 'feltwise.exam-marks'

function knownMarks(): Known {
  try {
    return readMarks(window[AREA].getItem(MARKS))
  } catch {
    return readMarks(null)
  }
}

function keep(book: ClassBook): void {
  const text = makeClassFile(book)
  try {
    window[AREA].removeItem(MARKS)
    keepIn(AREA, kept, text)
    if (book.rows.length > 0) window[AREA].setItem(MARKS, writeMarks(book.rows))
  } catch {
    // The class is marked again after a reload.
  }
}

/** The stored class, whose results are still to be marked. */
function load(): { readonly now: Class; readonly results: readonly ExamResult[] } {
  const text = readClassTexts(keptClass())
  if (!text.ok) return { now: EMPTY, results: [] }
  const { book, results } = readClass(text.value)
  return { now: { ...EMPTY, book }, results: results.filter(isRead).map(({ value }) => value) }
}

/** The results in the class, and those refused last. The games in the stored codes must be loaded. */
export function useClass() {
  const [first] = useState(load)
  const [held, setHeld] = useState(first.now)
  const [isOpen, setOpen] = useState(first.results.length === 0)
  const [isTouched, setTouched] = useState(false)
  const [marking, setMarking] = useState<{ readonly done: number; readonly all: number } | null>(() =>
    first.results.length > 0 ? { done: 0, all: first.results.length } : null,
  )
  const mark = async (results: readonly ExamResult[]): Promise<readonly ClassRow[]> => {
    const all = results.length
    if (all > 0) setMarking({ done: 0, all })
    const rows = await rowsOf(results, knownMarks(), (done) => setMarking({ done, all }))
    setMarking(null)
    return rows
  }
  useEffect(() => {
    let isCurrent = true
    if (first.results.length > 0)
      void rowsOf(
        first.results,
        knownMarks(),
        (done) => isCurrent && setMarking({ done, all: first.results.length }),
      ).then((rows) => {
        if (!isCurrent) return
        setMarking(null)
        setHeld((now) => ({ ...now, book: { ...now.book, rows: withRows(now.book.rows, rows) } }))
        setOpen(true)
      })
    return () => {
      isCurrent = false
    }
  }, [first])
  useEffect(() => {
    if (isOpen) keep(held.book)
  }, [held.book, isOpen])
  const add = async ({ results, books }: Found): Promise<void> => {
    const found = { books, results: results.map(({ from, result }) => ({ from, result: checked(result) })) }
    const marked = await mark(found.results.flatMap(({ result }) => (result.ok ? [result.value] : [])))
    setHeld((now) => put(now, found, marked))
    setTouched(true)
  }
  return {
    ...held,
    /** The results marked so far, and all to be marked; null if none are waiting. */
    marking,
    isTouched,
    addFiles: async (files: readonly File[]): Promise<void> => {
      const found = await Promise.all(files.map(readFile))
      await add({ results: found.flatMap(({ results }) => results), books: found.flatMap(({ books }) => books) })
    },
    addCodes: async (text: string): Promise<void> => add(await readPasted(text)),
    setBook: (book: ClassBook): void =>
      setHeld((now) => {
        const full = classProblem(book)
        return full ? { ...now, refused: [{ from: words.theClass, because: problemInWords(full) }] } : { ...now, book }
      }),
    clear: (): void => {
      setHeld((now) => ({ ...EMPTY, opened: now.opened + 1 }))
      setTouched(false)
    },
  }
}
