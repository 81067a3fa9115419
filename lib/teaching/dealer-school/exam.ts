import { dealerOf, gameOf } from './games'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { makeRules, parseRules } from '@/lib/games/rules'
import { type Asked, makeAsked, parseAsked, questionOf } from '@/lib/teaching/house-ways/drill'
import { type HouseWay, makeWay, usually, wayOf } from '@/lib/engines/pai-gow/index'
import { makeSeed } from '@/lib/teaching/quiz/seed'
import { fail, ok, type Result } from '@/lib/result'
import type { Table } from './board'
import { type Rounding, ROUNDINGS } from './chips'
import { checksumOf } from './exam-checksum'

/* An exam as an instructor fixes it, and as a link holds it: whoever opens the link is asked the same. */

export type Subject =
  | { readonly kind: 'house-way'; readonly way: HouseWay; readonly asked: Asked }
  /** One seat of a table is one question. */
  | ({ readonly kind: 'payouts'; readonly rounding: Rounding } & Table)
  | ({ readonly kind: 'foul' } & Table)
  | { readonly kind: 'disputes' }

export interface Exam {
  readonly subject: Subject
  readonly questions: number
  /** For the whole exam. */
  readonly minutes: number
  /** The share of right answers that passes, in percent. */
  readonly pass: number
  /** The session of the questions' seeds. */
  readonly seed: string
}

export const LIMITS = {
  questions: { name: 'number of questions', least: 1, most: 100 },
  minutes: { name: 'time limit', least: 1, most: 180 },
  pass: { name: 'pass mark', least: 1, most: 100 },
} as const
type Limited = keyof typeof LIMITS

/** Between the parts of an exam and of a code: it stands in an address as it is, and in no part. */
export const BETWEEN = '~'
/** 2: rules have a part of their own. */
const VERSION = '2'
/** How many parts an exam has. */
export const EXAM_PARTS = 9

/** Reads one of the exam's numbers, in whole ones. Fails with `BadNumber`. */
export function readLimited(field: Limited, text: string): Result<number> {
  const { name, least, most } = LIMITS[field]
  const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN
  return value >= least && value <= most
    ? ok(value)
    : fail('BadNumber', `The ${name} is a whole number from ${least} to ${most}, not “${text.slice(0, 20)}”.`, field)
}

/** Reads a seed: letters and digits. Fails with `BadSeed`. */
export const readExamSeed = (text: string): Result<string> =>
  /^[a-z0-9]{1,32}$/.test(text)
    ? ok(text)
    : fail('BadSeed', `A seed is 1 to 32 small letters and digits, not “${text.slice(0, 40)}”.`, 'seed')

const NONE = '-'

/** Rules as a part of an exam: `~` stands between parts, so it is written `.t`, and a dot `.d`. The usual rules go without saying. */
function writeRules({ game, rules }: Table): string {
  const text = makeRules(gameOf(game), rules)
  return text === '' ? NONE : text.replaceAll('.', '.d').replaceAll(BETWEEN, '.t')
}

function readTable(game: GameId, written: string): Result<Table> {
  const rules = parseRules(
    gameOf(game),
    written === NONE ? '' : written.replace(/\.([dt])/g, (_, letter) => (letter === 'd' ? '.' : BETWEEN)),
  )
  if (!rules.ok) return rules
  const table: Table = { game, rules: rules.value }
  return writeRules(table) === written
    ? ok(table)
    : fail('BadExam', 'The rules of this exam cannot be read.', 'subject')
}

function subjectParts(subject: Subject): readonly [string, string, string, string] {
  switch (subject.kind) {
    case 'house-way':
      return ['w', makeWay(subject.way), makeAsked(subject.asked), NONE]
    case 'payouts':
      return ['p', subject.game, subject.rounding.id, writeRules(subject)]
    case 'foul':
      return ['f', subject.game, NONE, writeRules(subject)]
    case 'disputes':
      return ['d', NONE, NONE, NONE]
  }
}

function parseHouseWaySubject(named: string, clauses: string): Result<Subject> {
  const way = wayOf(named)
  if (!way.ok) return way
  const asked = parseAsked(usually(way.value), clauses)
  return asked.ok ? ok({ kind: 'house-way', way: way.value, asked: asked.value }) : asked
}

function parseSubject(kind: string, about: string, how: string, rules: string): Result<Subject> {
  if (kind === 'w') return parseHouseWaySubject(about, how)
  if (kind === 'd') return ok({ kind: 'disputes' })
  if (kind !== 'p' && kind !== 'f')
    return fail('BadExam', `“${kind.slice(0, 20)}” is no subject of an exam.`, 'subject')
  if (!isGameId(about))
    return fail('UnknownGame', `“${about.slice(0, 40)}” is no game of the school: ${GAME_IDS.join(', ')}.`, 'subject')
  const table = readTable(about, rules)
  if (!table.ok) return table
  if (kind === 'f') return ok({ kind: 'foul', ...table.value })
  const rounding = ROUNDINGS.find(({ id }) => id === how)
  return rounding
    ? ok({ kind: 'payouts', ...table.value, rounding })
    : fail(
        'BadRounding',
        `“${how.slice(0, 40)}” is no way to round: ${ROUNDINGS.map(({ id }) => id).join(', ')}.`,
        'subject',
      )
}

/** The exam in its parts, as it stands in a code. */
export const makeExamParts = ({ subject, questions, minutes, pass, seed }: Exam): readonly string[] => [
  VERSION,
  ...subjectParts(subject),
  String(questions),
  String(minutes),
  String(pass),
  seed,
]

/** Reads what `makeExamParts` wrote. Fails with `BadExam` or with what is wrong in a part. */
export function parseExamParts(parts: readonly string[]): Result<Exam> {
  const [
    version = '',
    kind = '',
    about = '',
    how = '',
    rules = '',
    questions = '',
    minutes = '',
    pass = '',
    seed = '',
  ] = parts
  if (parts.length !== EXAM_PARTS || version !== VERSION)
    return fail('BadExam', 'This is not an exam of this school, or a part of it is missing.')
  const subject = parseSubject(kind, about, how, rules)
  if (!subject.ok) return subject
  const numbers = [
    readLimited('questions', questions),
    readLimited('minutes', minutes),
    readLimited('pass', pass),
  ] as const
  for (const one of numbers) if (!one.ok) return one
  const session = readExamSeed(seed)
  if (!session.ok) return session
  const [asked, limit, mark] = numbers.map((one) => (one.ok ? one.value : 0))
  return checkDealt({ subject: subject.value, questions: asked!, minutes: limit!, pass: mark!, seed: session.value })
}

/** Fails with `NoHands` where the clauses asked set no hand at all. */
export function checkDealt(exam: Exam): Result<Exam> {
  const { subject } = exam
  if (subject.kind !== 'house-way') return ok(exam)
  try {
    questionOf(usually(subject.way), subject.asked, () => undefined, seedOf(exam, 1))
    return ok(exam)
  } catch {
    return fail('NoHands', 'The clauses of this exam set no hand: those before them take them all.', 'subject')
  }
}

/** An exam as a text for an address, with a checksum. Letters, digits and `-._~`. */
export function makeExam(exam: Exam): string {
  const text = makeExamParts(exam).join(BETWEEN)
  return `${text}${BETWEEN}${checksumOf(text)}`
}

/** Reads what `makeExam` wrote. Fails with `BadExam` where it was altered or cut, or with what is wrong in it. */
export function parseExam(text: string): Result<Exam> {
  const end = text.lastIndexOf(BETWEEN)
  if (end < 0 || checksumOf(text.slice(0, end)) !== text.slice(end + 1))
    return fail(
      'BadExam',
      'This link was altered or cut: its checksum does not fit. Ask for the link again, and copy it whole.',
      'exam',
    )
  return parseExamParts(text.slice(0, end).split(BETWEEN))
}

/** The seed of a question, from 1. */
export const seedOf = ({ seed }: Pick<Exam, 'seed'>, index: number): string => makeSeed({ session: seed, index })

/** Whether the rounding matters to the subject's game. */
export const takesCommission = (game: GameId): boolean => dealerOf(game).commissionOn !== undefined

/** Whether so many right answers pass. */
export const isPass = ({ questions, pass }: Pick<Exam, 'questions' | 'pass'>, right: number): boolean =>
  right * 100 >= pass * questions

/** How many right answers pass at least. */
export const neededOf = ({ questions, pass }: Pick<Exam, 'questions' | 'pass'>): number =>
  Math.ceil((questions * pass) / 100)
