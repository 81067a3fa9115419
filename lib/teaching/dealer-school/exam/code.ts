import { fail, ok, type Problem, type Result } from '@/lib/result'
import { BETWEEN, type Exam, examLength, makeExamParts, parseExamParts } from './exam'
import { isAnswerText } from '../records/answer-texts'
import { checksumOf } from './checksum'
import { readWrittenName, writeName } from './names'

/*
 * A result as a short code: the exam, the trainee's name, the time and duration, and every answer. The questions are
 * dealt again from it to mark the answers. The checksum detects altered codes. It isn't a signature: anybody can
 * compute it for any result.
 */

export interface ExamResult {
  readonly exam: Exam
  readonly name: string
  /** Whole minutes since 1970, UTC. */
  readonly begun: number
  /** The time used, in seconds. */
  readonly seconds: number
  /** One per question; empty if unanswered. */
  readonly answers: readonly string[]
}

const LONGEST = 100_000
/** The last minute since 1970 that a code can hold, in the year 3871. */
export const LAST_MINUTE = 1e9
const BETWEEN_ANSWERS = '.'

/** The code of a result, in letters, digits and `-._~`. */
export function makeCode({ exam, name, begun, seconds, answers }: ExamResult): string {
  const text = [
    ...makeExamParts(exam),
    begun.toString(36),
    seconds.toString(36),
    writeName(name),
    answers.join(BETWEEN_ANSWERS),
  ].join(BETWEEN)
  return `${text}${BETWEEN}${checksumOf(text)}`
}

/** The first minute of 2025: there was no exam before. */
const FIRST_MINUTE = 28_928_160
/** How far ahead the trainee's clock may have been, in minutes. */
const AHEAD = 24 * 60

/** Why nobody can have taken an exam at the time in a result; undefined if somebody can. `now`: minutes since 1970. */
export function timeProblem({ begun, seconds, answers }: ExamResult, now: number): Problem | undefined {
  const wrong = (id: 'code-future' | 'code-no-time' | 'code-too-old') => fail('BadTime', { id }, 'code').problem
  if (begun + seconds / 60 > now + AHEAD) return wrong('code-future')
  if (begun < FIRST_MINUTE) return wrong('code-too-old')
  return seconds === 0 && answers.some((answer) => answer !== '') ? wrong('code-no-time') : undefined
}

const readBase36 = (text: string, most: number): number | undefined => {
  const value = /^[0-9a-z]{1,10}$/.test(text) ? parseInt(text, 36) : NaN
  return value <= most ? value : undefined
}

function parseParts(parts: readonly string[]): Result<ExamResult> {
  const length = examLength(parts)
  const exam = parseExamParts(parts.slice(0, length))
  if (!exam.ok) return exam
  const [begun = '', seconds = '', written = '', all = '', ...more] = parts.slice(length)
  const name = readWrittenName(written)
  if (!name.ok) return name
  const times = [readBase36(begun, LAST_MINUTE), readBase36(seconds, exam.value.minutes * 60)] as const
  const answers = all.split(BETWEEN_ANSWERS)
  if (more.length > 0 || times[0] === undefined || times[1] === undefined)
    return fail('BadCode', { id: 'code-times' }, 'code')
  if (answers.length !== exam.value.questions || !answers.every(isAnswerText))
    return fail('BadCode', { id: 'code-answers' }, 'code')
  return ok({ exam: exam.value, name: name.value, begun: times[0], seconds: times[1], answers })
}

/**
 * Reads a code, without any white space that was added to it. Fails with `AlteredCode` if the checksum is wrong, with
 * `BadCode` if it isn't a code, or with the problem of one of its parts.
 */
export function parseCode(code: string): Result<ExamResult> {
  const text = code.replace(/\s+/gu, '')
  if (text.length > LONGEST || !/^[A-Za-z0-9._~-]+$/.test(text)) return fail('BadCode', { id: 'code-marks' }, 'code')
  const end = text.lastIndexOf(BETWEEN)
  if (end < 0) return fail('BadCode', { id: 'not-a-code' }, 'code')
  if (checksumOf(text.slice(0, end)) !== text.slice(end + 1)) return fail('AlteredCode', { id: 'altered-code' }, 'code')
  return parseParts(text.slice(0, end).split(BETWEEN))
}

/** The codes in a pasted text, separated by white space, each alone or within a link. */
export const codesIn = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map((line) => /[?&#](?:result|certificate)=([^&#]+)/.exec(line)?.[1] ?? line)
    .filter((line) => line !== '')
