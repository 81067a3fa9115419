import type { AnswerRecord, Kept, RoundRecord, SchoolRecord } from '@/lib/teaching/quiz/record'

/* Tables for spreadsheets: RFC 4180, one record a line. They can't be imported again; the JSON file is for that. */

type Cell = string | number | boolean | null

const ANSWER_COLUMNS: readonly (readonly [string, (answer: AnswerRecord, stamp: Stamp) => Cell])[] = [
  ['id', ({ id }) => id],
  ['when', ({ at }, stamp) => stamp(at)],
  ['game', ({ game }) => game],
  ['stage', ({ stage }) => stage],
  ['skill', ({ skill }) => skill],
  ['hand', ({ spot }) => spot],
  ['answer', ({ action }) => action],
  ['grade', ({ grade }) => grade],
  ['lost (base wagers)', ({ cost }) => cost],
  ['gap (base wagers)', ({ gap }) => gap],
  ['obvious', ({ isObvious }) => isObvious],
  ['chosen by', ({ choice }) => choice],
  ['drill', ({ drill }) => drill],
  ['seconds', ({ time }) => (time === null ? null : time / 1000)],
  ['own strategy', ({ own }) => own?.strategy ?? null],
  ['own strategy says', ({ own }) => own?.says.join(' or ') ?? null],
  ['own strategy loses (base wagers)', ({ own }) => own?.cost ?? null],
  ['rules', ({ rules }) => rules],
  ['seed', ({ seed }) => seed],
]

const ROUND_COLUMNS: readonly (readonly [string, (round: RoundRecord, stamp: Stamp) => Cell])[] = [
  ['id', ({ id }) => id],
  ['when', ({ at }, stamp) => stamp(at)],
  ['game', ({ game }) => game],
  ['net (base wagers)', ({ net }) => net],
  ['lost by decisions (base wagers)', ({ cost }) => cost],
  ['decisions', ({ decisions }) => decisions],
  ['rules', ({ rules }) => rules],
  ['seed', ({ seed }) => seed],
]

const SCHOOL_COLUMNS: readonly (readonly [string, (answer: SchoolRecord, stamp: Stamp) => Cell])[] = [
  ['id', ({ id }) => id],
  ['when', ({ at }, stamp) => stamp(at)],
  ['part', ({ part }) => part],
  ['game', ({ game }) => game],
  ['asked', ({ item }) => item],
  ['at', ({ spot }) => spot],
  ['answer', ({ said }) => said],
  ['right', ({ isRight }) => isRight],
  ['in', ({ room }) => room],
  ['seconds', ({ time }) => (time === null ? null : time / 1000)],
  ['rules', ({ rules }) => rules],
  ['seed', ({ seed }) => seed],
]

/** Writes a time, in milliseconds since 1970, in the form spreadsheets know: `2026-03-12 09:30:00`. */
export type Stamp = (at: number) => string

/** Spreadsheets treat a text that starts like this as a formula. An apostrophe in front keeps it a text. */
const FORMULA = /^[=+\-@\t\r]/

/** One cell. Numbers are ours, so they stay numbers, even below 0. */
export function makeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const makeLine = (cells: readonly Cell[]): string => `${cells.map(makeCell).join(',')}\r\n`

/** Without this byte order mark, spreadsheets take UTF-8 for an older encoding. */
const MARK = '\ufeff'

function makeTable<T>(
  columns: readonly (readonly [string, (record: T, stamp: Stamp) => Cell])[],
  records: readonly T[],
  stamp: Stamp,
): readonly string[] {
  return [
    MARK,
    makeLine(columns.map(([name]) => name)),
    ...records.map((record) => makeLine(columns.map(([, cell]) => cell(record, stamp)))),
  ]
}

/** The text of a table in pieces, for a Blob. */
export const makeAnswersCsv = (records: readonly Kept[], stamp: Stamp): readonly string[] =>
  makeTable(
    ANSWER_COLUMNS,
    records.filter((record) => record.kind === 'answer'),
    stamp,
  )

export const makeRoundsCsv = (records: readonly Kept[], stamp: Stamp): readonly string[] =>
  makeTable(
    ROUND_COLUMNS,
    records.filter((record) => record.kind === 'round'),
    stamp,
  )

export const makeSchoolCsv = (records: readonly Kept[], stamp: Stamp): readonly string[] =>
  makeTable(
    SCHOOL_COLUMNS,
    records.filter((record) => record.kind === 'school'),
    stamp,
  )
