import { fail, ok, type Result } from '@/lib/result'
import { isUtf16 } from '@/lib/text'
import { isPass, makeExam, partsOf, placeOf } from './exam'
import { makeCode, type ExamResult, parseCode } from './code'
import { atOnce, type Graded, marking } from './grade'
import { answersOf } from './records'
import type { SchoolAnswer } from '../records/record'

/* The results of a class, written to and read from comma-separated values (RFC 4180). */

/** What a marked question asked, and whether each of these was right. */
export type AskedItem = Pick<SchoolAnswer, 'part' | 'game' | 'rules' | 'item' | 'isRight'>

/** A marked question, without its hand. */
export interface RowMark extends Pick<Graded, 'isRight' | 'isAnswered'> {
  readonly items: readonly AskedItem[]
}

/** The marks of a result that a class needs. */
export interface RowMarks {
  readonly graded: readonly RowMark[]
  readonly right: number
  readonly points: number
  readonly passed: boolean
}

export interface ClassRow {
  readonly code: string
  readonly result: ExamResult
  readonly marks: RowMarks
}

/** A row of the marks of its questions. */
export function makeRow(result: ExamResult, graded: readonly RowMark[]): ClassRow {
  const { exam } = result
  const worth = partsOf(exam).flatMap(({ questions, weight }) => Array.from({ length: questions }, () => weight))
  const points = graded.reduce((sum, { isRight }, i) => sum + (isRight ? worth[i]! : 0), 0)
  const right = graded.filter(({ isRight }) => isRight).length
  return { code: makeCode(result), result, marks: { graded, right, points, passed: isPass(exam, points) } }
}

/** Marks a result question by question, so that a page can do other work in between. */
export function* rowMaking(result: ExamResult): Generator<undefined, ClassRow> {
  const { graded } = yield* marking(result)
  const asked = (one: Graded, i: number): readonly AskedItem[] =>
    answersOf(placeOf(result.exam, i + 1).seed, one, 'exam').map(({ part, game, rules, item, isRight }) => ({
      part,
      game,
      rules,
      item,
      isRight,
    }))
  return makeRow(
    result,
    graded.map((one, i) => ({ isRight: one.isRight, isAnswered: one.isAnswered, items: asked(one, i) })),
  )
}

export const rowOf = (result: ExamResult): ClassRow => atOnce(rowMaking(result))

const byName = new Intl.Collator('en')

/** The rows with new ones, sorted by name. A row that is already there changes nothing. */
export function withRows(rows: readonly ClassRow[], more: readonly ClassRow[]): readonly ClassRow[] {
  const all = new Map([...rows, ...more].reverse().map((row) => [row.code, row] as const))
  return all.size === rows.length
    ? rows
    : [...all.values()].reverse().sort((a, b) => byName.compare(a.result.name, b.result.name))
}

export const withRow = (rows: readonly ClassRow[], row: ClassRow): readonly ClassRow[] => withRows(rows, [row])

/** The number of questions in the longest exam. */
export const mostQuestions = (rows: readonly ClassRow[]): number =>
  Math.max(0, ...rows.map(({ result }) => result.exam.questions))

// ——— Out ————————————————————————————————————————————————————————————————————————————————————————————————————

/** The cell of an unanswered question. It gets no apostrophe. */
const UNANSWERED = '-'

/** A cell. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
function cell(text: string): string {
  const safe = text !== UNANSWERED && /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const CODE = 'Code'

/**
 * The headings of the columns, in order, and the words for a result. The column of codes has the same name in every
 * language, so that it can be found again.
 */
export interface TableWords {
  readonly columns: readonly [
    name: string,
    right: string,
    questions: string,
    result: string,
    seconds: string,
    begun: string,
    exam: string,
  ]
  /** Precedes a question's number. */
  readonly question: string
  readonly pass: string
  readonly fail: string
}

const ENGLISH: TableWords = {
  columns: ['Name', 'Right', 'Questions', 'Result', 'Seconds', 'Begun', 'Exam'],
  question: 'Q',
  pass: 'pass',
  fail: 'fail',
}

/** The class as CSV, one line per result; `begunAs` writes minutes since 1970 as a date. */
export function makeClassTable(
  rows: readonly ClassRow[],
  begunAs: (minutes: number) => string,
  words: TableWords = ENGLISH,
): string {
  const places = Array.from({ length: mostQuestions(rows) }, (_, i) => i)
  const head = [...words.columns, ...places.map((i) => `${words.question}${i + 1}`), CODE]
  const lines = rows.map(({ code, result, marks: { graded, right, passed } }) => [
    result.name,
    String(right),
    String(result.exam.questions),
    passed ? words.pass : words.fail,
    String(result.seconds),
    begunAs(result.begun),
    makeExam(result.exam),
    ...places.map((i) => (graded[i] ? (graded[i].isRight ? '1' : graded[i].isAnswered ? '0' : UNANSWERED) : '')),
    code,
  ])
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n'
}

// ——— In —————————————————————————————————————————————————————————————————————————————————————————————————————

/** The cells of a CSV, line by line. The first line decides the separator. */
export function parseCells(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '')
  const first = /^[^\r\n]*/.exec(plain)![0]
  const separator = [';', '\t'].find((one) => first.includes(one) && !first.includes(',')) ?? ','
  const lines: string[][] = [[]]
  let [held, isQuoted] = ['', false]
  const put = (): void => {
    lines.at(-1)!.push(held)
    held = ''
  }
  for (let i = 0; i < plain.length; i++) {
    const char = plain[i]!
    if (isQuoted && char === '"' && plain[i + 1] === '"') held += plain[i++]
    else if (char === '"' && (isQuoted || held === '')) isQuoted = !isQuoted
    else if (isQuoted || (char !== separator && char !== '\n' && char !== '\r')) held += char
    else if (char === separator) put()
    else if (char === '\n') {
      put()
      lines.push([])
    }
  }
  put()
  return lines.filter((line) => line.some((one) => one.trim() !== ''))
}

/**
 * Reads the results of a class table from their codes, line by line; the other columns are ignored. Fails with
 * `BadTable` if there is no column `Code`.
 */
export function parseClassTable(text: string): Result<readonly Result<ExamResult>[]> {
  const [head = [], ...lines] = parseCells(text)
  const at = head.findIndex((name) => name.trim().toLowerCase() === CODE.toLowerCase())
  if (at < 0 && isUtf16(text)) return fail('OtherEncoding', { id: 'utf-16' })
  if (at < 0) return fail('BadTable', { id: 'not-a-class-table', args: { column: CODE } })
  return ok(lines.map((line) => parseCode((line[at] ?? '').replace(/^'/, ''))))
}
