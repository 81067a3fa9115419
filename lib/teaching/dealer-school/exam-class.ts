import { fail, type Result } from '@/lib/result'
import { makeExam } from './exam'
import { makeCode, type ExamResult, parseCode } from './exam-code'
import { type Marks, markResult } from './exam-grade'

/* A class: results side by side, in and out of a table of comma-separated values (RFC 4180). */

export interface ClassRow {
  readonly code: string
  readonly result: ExamResult
  readonly marks: Marks
}

/** A result with its marks. */
export const rowOf = (result: ExamResult): ClassRow => ({ code: makeCode(result), result, marks: markResult(result) })

/** The rows with another one, by name; one that is there already changes nothing. */
export const withRow = (rows: readonly ClassRow[], row: ClassRow): readonly ClassRow[] =>
  rows.some(({ code }) => code === row.code)
    ? rows
    : [...rows, row].sort((a, b) => a.result.name.localeCompare(b.result.name, 'en'))

/** How many questions the longest of the exams has. */
export const mostQuestions = (rows: readonly ClassRow[]): number =>
  Math.max(0, ...rows.map(({ result }) => result.exam.questions))

// ——— Out ————————————————————————————————————————————————————————————————————————————————————————————————————

/** What stands for a question that wasn't answered: no formula, so that it's written as it is. */
const UNANSWERED = '-'

/** A cell; one that a spreadsheet would take for a formula is led by an apostrophe. */
function cell(text: string): string {
  const safe = text !== UNANSWERED && /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const CODE = 'Code'

/** What stands over the columns, in their order, and what a result is called. The column of codes has one name, by which it is found again. */
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
  /** Before a question's number. */
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

/** The class as CSV, a line for each result; `begunAs` writes the minutes since 1970 as a date. */
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

/** The cells of a CSV, line by line; separated by what its first line uses. */
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

/** Reads the results of a class table by their codes, line by line; the other columns are worked out anew. Fails as a whole where there is no column `Code`. */
export function parseClassTable(text: string): Result<readonly Result<ExamResult>[]> {
  const [head = [], ...lines] = parseCells(text)
  const at = head.findIndex((name) => name.trim().toLowerCase() === CODE.toLowerCase())
  if (at < 0) return fail('BadTable', { id: 'not-a-class-table', args: { column: CODE } })
  return { ok: true, value: lines.map((line) => parseCode((line[at] ?? '').replace(/^'/, ''))) }
}
