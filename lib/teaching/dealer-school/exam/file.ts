import { literal, looseObject, safeParse, string } from 'valibot'
import { fail, type Result } from '@/lib/result'
import { isUtf16 } from '@/lib/text'
import { makeCode, type ExamResult, parseCode } from './code'
import { type Marks, markResult } from './grade'
import { makeExam } from './exam'

/* A result as a small file: readable fields for people, and the code, which alone counts. */

const KIND = 'exam result'
/** Far larger than any result. */
export const LONGEST_FILE = 200_000

/** `exam-anna-kowalski.json`; accents are dropped: `exam-maria-nunez.json`. */
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

export const makeResultFile = (result: ExamResult): string =>
  `${JSON.stringify({ feltwise: KIND, ...fieldsOf(result, markResult(result)), code: makeCode(result) }, undefined, 2)}\n`

/** Parses JSON, after a byte order mark if there is one; undefined if it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const file = looseObject({ feltwise: literal(KIND), code: string() })

/**
 * Reads a file. Fails with `TooLarge`; with `BadFile` if it is broken or no result; with `AlteredFile` if a field
 * differs from the code; or as `parseCode` does.
 */
export function parseResultFile(text: string): Result<ExamResult> {
  if (text.length > LONGEST_FILE) return fail('TooLarge', { id: 'large-result' })
  const value = parseJson(text)
  if (value === undefined && isUtf16(text)) return fail('OtherEncoding', { id: 'utf-16' })
  if (value === undefined) return fail('BadFile', { id: 'result-not-json' })
  const held = safeParse(file, value, { abortEarly: true })
  if (!held.success) {
    const isForeign = held.issues[0].path?.[0].key !== 'code'
    return fail('BadFile', { id: isForeign ? 'foreign-result' : 'result-without-code' })
  }
  const result = parseCode(held.output.code)
  if (!result.ok) return result
  const wrong = Object.entries(fieldsOf(result.value, markResult(result.value))).find(
    ([field, right]) => held.output[field] !== right,
  )
  return wrong ? fail('AlteredFile', { id: 'altered-result', args: { field: wrong[0] } }, wrong[0]) : result
}
