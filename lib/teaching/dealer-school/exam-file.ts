import { fail, type Result } from '@/lib/result'
import { makeCode, type ExamResult, parseCode } from './exam-code'
import { type Marks, markResult } from './exam-grade'
import { makeExam } from './exam'

/* A result as a small file: readable fields for a person, and the code, which alone is believed. */

const KIND = 'exam result'
/** Far more than any result takes. */
export const LONGEST_FILE = 200_000

/** `exam-anna-kowalski.json`; accents fall away: `exam-maria-nunez.json`. */
export function fileNameOf({ name }: ExamResult): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `exam-${plain === '' ? 'result' : plain}.json`
}

const fieldsOf = (result: ExamResult, { right, passed }: Marks): Readonly<Record<string, unknown>> => ({
  name: result.name,
  right,
  questions: result.exam.questions,
  passed,
  secondsUsed: result.seconds,
  exam: makeExam(result.exam),
})

/** A result as a file. */
export const makeResultFile = (result: ExamResult): string =>
  `${JSON.stringify({ feltwise: KIND, ...fieldsOf(result, markResult(result)), code: makeCode(result) }, undefined, 2)}\n`

/** The JSON of a file, of which some editors begin one with a byte order mark; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Reads a file. Fails with `TooLarge`, `BadFile` where it is broken or another's, `AlteredFile` where its fields are not what its code says. */
export function parseResultFile(text: string): Result<ExamResult> {
  if (text.length > LONGEST_FILE) return fail('TooLarge', { id: 'large-result' })
  const value = parseJson(text)
  if (value === undefined) return fail('BadFile', { id: 'result-not-json' })
  if (typeof value !== 'object' || value === null || (value as { feltwise?: unknown }).feltwise !== KIND)
    return fail('BadFile', { id: 'foreign-result' })
  const held = value as Readonly<Record<string, unknown>>
  if (typeof held.code !== 'string') return fail('BadFile', { id: 'result-without-code' })
  const result = parseCode(held.code)
  if (!result.ok) return result
  const wrong = Object.entries(fieldsOf(result.value, markResult(result.value))).find(
    ([field, right]) => held[field] !== right,
  )
  return wrong ? fail('AlteredFile', { id: 'altered-result', args: { field: wrong[0] } }, wrong[0]) : result
}
