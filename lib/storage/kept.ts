import { isGameId } from '@/lib/games/ids'
import type { Message } from '@/lib/messages/message'
import type { fields } from '@/lib/messages/problems/files/en'
import { GRADES } from '@/lib/teaching/quiz/grade'
import {
  AIDS,
  type AnswerRecord,
  CHOICES,
  type Kept,
  type RoundRecord,
  type RunRecord,
  SCHOOL_PARTS,
  SCHOOL_ROOMS,
  type SchoolRecord,
} from '@/lib/teaching/quiz/record'
import type { OwnAdvice } from '@/lib/teaching/quiz/session'
import { fail, ok, type Result } from '@/lib/result'

/*
 * Records as they come back: from the browser's database, where an older or a newer Feltwise wrote them, and from files, which anybody
 * may have written. Every field is looked at once, here; what is left over is let go.
 */

/** What a field must be; null where it is that. */
type Check = (value: unknown) => Must | null

type Must = Message<typeof fields>

/** No text of a record is longer, in UTF-16 units; the rules may hold a whole house way. */
const LONGEST_TEXT = 400
const LONGEST_RULES = 64_000
const LONGEST_PLAN = 2000
/** In base wagers: no bet of any game pays so much. Sums over a life of training stay finite. */
const LARGEST_AMOUNT = 1_000_000
/** Of a thinking time in milliseconds: some months. */
const LONGEST_TIME = 10_000_000_000
/** The last moment that a date can be, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15

// Control characters would break lines and tables; a lone half of a surrogate pair is no character.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/u

const textUpTo =
  (longest: number, shortest = 1): Check =>
  (value) =>
    typeof value === 'string' && value.length >= shortest && value.length <= longest && !UNPRINTABLE.test(value)
      ? null
      : { id: 'text', args: { least: shortest, most: longest } }

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const text = textUpTo(LONGEST_TEXT)
const numberFrom =
  (least: number, most: number): Check =>
  (value) =>
    isBetween(value, least, most) ? null : { id: 'number', args: { least, most } }
const numberOrNull =
  (most: number): Check =>
  (value) =>
    value === null || isBetween(value, 0, most) ? null : { id: 'number-or-null', args: { least: 0, most } }
const amount = numberFrom(0, LARGEST_AMOUNT)
const oneOf =
  (list: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && list.includes(value) ? null : { id: 'one-of', args: { known: list } }

const boolean: Check = (value) => (typeof value === 'boolean' ? null : { id: 'truth' })
const thinkingTime = numberOrNull(LONGEST_TIME)

const SHARED = {
  id: textUpTo(64),
  at: (value: unknown) => (isCount(value) && (value as number) <= LAST_MOMENT ? null : ({ id: 'moment' } as const)),
  game: (value: unknown) => (typeof value === 'string' && isGameId(value) ? null : ({ id: 'game' } as const)),
  rules: textUpTo(LONGEST_RULES, 0),
  seed: text,
} as const

/** A check for each field, in the order in which records are written: a new field of a record breaks the build here. */
const ANSWER: { readonly [F in Exclude<keyof AnswerRecord, 'kind' | 'own' | 'aid'>]: Check } = {
  ...SHARED,
  drill: text,
  spot: text,
  stage: text,
  skill: text,
  action: text,
  grade: oneOf(GRADES),
  cost: amount,
  isObvious: boolean,
  gap: numberOrNull(LARGEST_AMOUNT),
  choice: oneOf(CHOICES),
  time: thinkingTime,
}

const count: Check = (value) =>
  isCount(value) && isBetween(value, 0, LARGEST_AMOUNT) ? null : { id: 'count', args: { most: LARGEST_AMOUNT } }

const ROUND: { readonly [F in Exclude<keyof RoundRecord, 'kind'>]: Check } = {
  ...SHARED,
  net: numberFrom(-LARGEST_AMOUNT, LARGEST_AMOUNT),
  cost: amount,
  decisions: count,
}

const RUN: { readonly [F in Exclude<keyof RunRecord, 'kind'>]: Check } = {
  ...SHARED,
  plan: textUpTo(LONGEST_PLAN, 0),
  right: count,
  asked: count,
  cost: amount,
}

const SCHOOL: { readonly [F in Exclude<keyof SchoolRecord, 'kind'>]: Check } = {
  ...SHARED,
  part: oneOf(SCHOOL_PARTS),
  item: text,
  spot: text,
  said: textUpTo(LONGEST_TEXT, 0),
  isRight: boolean,
  time: thinkingTime,
  room: oneOf(SCHOOL_ROOMS),
}

const OWN: { readonly [F in keyof OwnAdvice]: Check } = {
  strategy: text,
  says: (value) =>
    Array.isArray(value) && value.length <= 50 && value.every((action) => text(action) === null)
      ? null
      : { id: 'actions' },
  cost: amount,
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (place: string, field: string): string => (place === '' ? field : `${place}.${field}`)

const bad = (place: string, must: Must) => fail('BadRecord', { id: 'record-field', args: { place, must } }, place)

/** The fields of a table of checks, and no others. */
function readFields(
  checks: Readonly<Record<string, Check>>,
  value: Readonly<Record<string, unknown>>,
  place: string,
): Result<Record<string, unknown>> {
  const read: Record<string, unknown> = {}
  for (const field in checks) {
    const expected = checks[field]!(value[field])
    if (expected !== null) return bad(at(place, field), expected)
    read[field] = value[field]
  }
  return ok(read)
}

function readAnswer(value: Readonly<Record<string, unknown>>, place: string): Result<Kept> {
  const read = readFields(ANSWER, value, place)
  if (!read.ok) return read
  const help = value.aid === undefined ? ok({}) : readFields({ aid: oneOf(AIDS) }, value, place)
  if (!help.ok) return help
  const answer = { kind: 'answer', ...read.value, ...help.value } as unknown as AnswerRecord
  if (value.own === undefined) return ok(answer)
  if (!isObject(value.own)) return bad(at(place, 'own'), { id: 'advice' })
  const own = readFields(OWN, value.own, at(place, 'own'))
  return own.ok ? ok({ ...answer, own: own.value as unknown as OwnAdvice }) : own
}

function readRound(value: Readonly<Record<string, unknown>>, place: string): Result<Kept> {
  const read = readFields(ROUND, value, place)
  return read.ok ? ok({ kind: 'round', ...read.value } as unknown as RoundRecord) : read
}

function readRun(value: Readonly<Record<string, unknown>>, place: string): Result<Kept> {
  const read = readFields(RUN, value, place)
  return read.ok ? ok({ kind: 'run', ...read.value } as unknown as RunRecord) : read
}

function readSchool(value: Readonly<Record<string, unknown>>, place: string): Result<Kept> {
  const read = readFields(SCHOOL, value, place)
  return read.ok ? ok({ kind: 'school', ...read.value } as unknown as SchoolRecord) : read
}

/**
 * Reads one record. `place` is where it stands, for the message: `records[12]`, or empty. Fails with `BadRecord` and the field.
 * Records that say the same come out with the same JSON.
 */
export function readKept(value: unknown, place: string): Result<Kept> {
  if (!isObject(value)) return bad(place, { id: 'record' })
  if (value.kind === 'answer') return readAnswer(value, place)
  if (value.kind === 'round') return readRound(value, place)
  if (value.kind === 'run') return readRun(value, place)
  if (value.kind === 'school') return readSchool(value, place)
  return bad(at(place, 'kind'), { id: 'kind' })
}

/** Whether two records that were read say the same. */
export const sameKept = (a: Kept, b: Kept): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Compares by moment, then by name, so that every tab has the same order. */
export const byMoment = (a: Kept, b: Kept): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Oldest first; what is of the same moment in the order of its names, so that every tab agrees. */
export const inOrder = (records: readonly Kept[]): readonly Kept[] => [...records].sort(byMoment)
