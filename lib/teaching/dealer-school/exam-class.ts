import { fail, type Result } from '@/lib/result'
import { makeExam } from './exam'
import { makeCode, type ExamResult, parseCode } from './exam-code'
import { type Marks, markResult } from './exam-grade'

/* The results of a class, written to and read from comma-separated values (RFC 4180). */

export interface ClassRow {
  readonly code: string
  readonly result: ExamResult
  readonly marks: Marks
}

export const rowOf = (result: ExamResult): ClassRow => ({ code: makeCode(result), result, marks: markResult(result) })

/** The rows with a new one, sorted by name; a row that is already there changes nothing. */
export const withRow = (rows: readonly ClassRow[], row: ClassRow): readonly ClassRow[] =>
  rows.some(({ code }) => code === row.code)
    ? rows
    : [...rows, row].sort((a, b) => a.result.name.localeCompare(b.result.name, 'en'))

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
  if (at < 0) return fail('BadTable', { id: 'not-a-class-table', args: { column: CODE } })
  return { ok: true, value: lines.map((line) => parseCode((line[at] ?? '').replace(/^'/, ''))) }
}
