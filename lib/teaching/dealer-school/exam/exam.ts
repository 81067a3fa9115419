import { errorKinds, gameOf } from '../games'
import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import { makeRules, parseRules } from '@/lib/game/rules'
import { type Asked, makeAsked, parseAsked, questionOf } from '@/lib/teaching/house-ways/drill'
import { type HouseWay, makeWay, usually, wayOf } from '@/lib/engines/pai-gow/index'
import { makeSeed } from '@/lib/teaching/quiz/seed'
import { fail, ok, type Result } from '@/lib/result'
import { type AskedTable, hasBefore } from '../table/board'
import type { Table } from '../table/seat'
import { type Rounding, ROUNDINGS } from '../table/chips'
import { FIRST_DISPUTES } from '../disputes/disputes'
import { checksumOf } from './checksum'
import { lonelyRulesOf } from '../table/house'
import { makeOwnDisputes, MOST_OWN_TEXT, type OwnDispute, parseOwnDisputes } from './own-disputes'
import { makeLimits, parseLimits, type TableLimits } from '../table/limits'
import { readWrittenName, writeName } from './names'

/* An exam as an instructor creates it and a link holds it: everybody who opens the link gets the same questions. */

/** The subject of one part of an exam. */
export type PlainSubject =
  | { readonly kind: 'house-way'; readonly way: HouseWay; readonly asked: Asked }
  /** Each question is one seat of a table. */
  | ({
      readonly kind: 'payouts'
      readonly rounding: Rounding
      /** The ids of the house rules in force; absent for none. */
      readonly house?: readonly string[]
      readonly limits?: TableLimits
    } & AskedTable)
  | ({ readonly kind: 'foul' } & AskedTable)
  | {
      readonly kind: 'disputes'
      readonly game: GameId
      /** The instructor's own disputes; absent for those of this site. */
      readonly own?: readonly OwnDispute[]
    }

/** A part of a mixed exam. */
export interface ExamPart {
  readonly subject: PlainSubject
  readonly questions: number
  /** A part of an exam. A plain exam has a single one. */
  readonly weight: number
  /** A time limit for this part, in minutes; absent if only the exam has one. */
  readonly minutes?: number
}

/** One subject, or several in turn. */
export type Subject = PlainSubject | { readonly kind: 'mixed'; readonly parts: readonly ExamPart[] }

export interface Exam {
  readonly subject: Subject
  /** The total; in a mixed exam the sum of its parts. */
  readonly questions: number
  /** For the whole exam. */
  readonly minutes: number
  /** The share of the points needed to pass, in percent. In a plain exam each right answer is worth one point. */
  readonly pass: number
  /** The session of the questions' seeds: letters and digits. */
  readonly seed: string
  /** The name of the house, for the certificate. */
  readonly house?: string
  /** Who signs the results of this exam. */
  readonly signer?: Signer
}

/** An instructor who signs results. */
export interface Signer {
  readonly name: string
  /** The public key, an Ed25519 point (RFC 8032) in base64url. */
  readonly key: string
}

export const LIMITS = {
  questions: { least: 1, most: 100 },
  minutes: { least: 1, most: 180 },
  pass: { least: 1, most: 100 },
  weight: { least: 1, most: 10 },
  parts: { least: 1, most: 8 },
  partMinutes: { least: 1, most: 180 },
} as const
type Limited = keyof typeof LIMITS

/** Separates the parts of an exam and of a code. Links hold it unencoded, and no part contains it. */
export const BETWEEN = '~'
/**
 * Version 2: rules are a part of their own. Version 3: a house, or several parts; it is used only for these, so that
 * the links of plain exams don't change. Version 4: as 3, with a signer after the house.
 */
const VERSION = '2'
const MIXED_VERSION = '3'
const SIGNED_VERSION = '4'
/** The number of texts in a plain exam, in the frame of a mixed one, and in each of its parts. */
const PLAIN_LENGTH = 9
const FRAME_LENGTH = 6
const SIGNER_LENGTH = 2
const PART_LENGTH = 6

/** Reads one of the exam's whole numbers. Fails with `BadNumber`. */
export function readLimited(field: Limited, text: string): Result<number> {
  const { least, most } = LIMITS[field]
  const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN
  return value >= least && value <= most
    ? ok(value)
    : fail('BadNumber', { id: 'exam-number', args: { of: field, least, most, text: text.slice(0, 20) } }, field)
}

/** Reads a seed of letters and digits. Fails with `BadSeed`. */
export const readExamSeed = (text: string): Result<string> =>
  /^[a-z0-9]{1,32}$/.test(text)
    ? ok(text)
    : fail('BadSeed', { id: 'exam-seed', args: { text: text.slice(0, 40) } }, 'seed')

const NONE = '-'

/** Rules as a part of an exam, with `~` written as `.t` and a dot as `.d`; `-` for the usual rules. */
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
  return writeRules(table) === written ? ok(table) : fail('BadExam', { id: 'exam-rules' }, 'subject')
}

const BETWEEN_RULES = '.'
type Settlement = Pick<Extract<PlainSubject, { kind: 'payouts' }>, 'rounding' | 'house' | 'limits' | 'isOlder'>

/** Marks exams with tables as they are dealt, and errors as they are asked, since these were changed. */
const LATER = '2'

/**
 * `cent`, `cent.ez.25-500`, `cent.2`: the rounding of commission, whether the table is dealt as later ones, the house
 * rules, the limits of the table.
 */
const writeSettlement = ({ game, isOlder }: AskedTable, { rounding, house = [], limits }: Settlement): string =>
  [
    rounding.id,
    ...(hasBefore(game) && !isOlder ? [LATER] : []),
    ...house,
    ...(limits ? [makeLimits(limits)] : []),
  ].join(BETWEEN_RULES)

/**
 * Reads the text that `writeSettlement` wrote. Other texts with the same meaning aren't refused here: the caller writes
 * the exam again and compares.
 */
function readSettlement(game: GameId, text: string): Result<Settlement> {
  const [named = '', ...more] = text.split(BETWEEN_RULES)
  const rounding = ROUNDINGS.find(({ id }) => id === named)
  if (!rounding)
    return fail(
      'BadRounding',
      { id: 'no-such-rounding', args: { text: named.slice(0, 40), known: ROUNDINGS.map(({ id }) => id) } },
      'subject',
    )
  const house = lonelyRulesOf(game).flatMap(({ id }) => (more.includes(id) ? [id] : []))
  const isLater = more.includes(LATER)
  const limits = parseLimits(more.find((one) => one !== LATER && !house.includes(one)) ?? '')
  if (!limits.ok) return limits
  return ok({
    rounding,
    ...(house.length > 0 && { house }),
    ...(limits.value && { limits: limits.value }),
    ...(hasBefore(game) && !isLater && { isOlder: true }),
  })
}

const hasLater = (table: Table): boolean => hasBefore(table.game) || errorKinds(table).some(({ isLater }) => isLater)

function subjectParts(subject: PlainSubject): readonly [string, string, string, string] {
  switch (subject.kind) {
    case 'house-way':
      return ['w', makeWay(subject.way), makeAsked(subject.asked), NONE]
    case 'payouts':
      return ['p', subject.game, writeSettlement(subject, subject), writeRules(subject)]
    case 'foul':
      return ['f', subject.game, hasLater(subject) && !subject.isOlder ? LATER : NONE, writeRules(subject)]
    case 'disputes':
      return [
        'd',
        subject.game === FIRST_DISPUTES ? NONE : subject.game,
        subject.own ? makeOwnDisputes(subject.own) : NONE,
        NONE,
      ]
  }
}

function parseHouseWaySubject(named: string, clauses: string): Result<PlainSubject> {
  const way = wayOf(named)
  if (!way.ok) return way
  const asked = parseAsked(usually(way.value), clauses)
  return asked.ok ? ok({ kind: 'house-way', way: way.value, asked: asked.value }) : asked
}

function parseDisputes(game: GameId, written: string): Result<PlainSubject> {
  if (written === NONE) return ok({ kind: 'disputes', game })
  const own = parseOwnDisputes(written)
  return own.ok ? ok({ kind: 'disputes', game, own: own.value }) : own
}

function parseSubject(kind: string, about: string, how: string, rules: string): Result<PlainSubject> {
  if (kind === 'w') return parseHouseWaySubject(about, how)
  if (kind === 'd' && about === NONE) return parseDisputes(FIRST_DISPUTES, how)
  if (kind !== 'p' && kind !== 'f' && kind !== 'd')
    return fail('BadExam', { id: 'no-such-subject', args: { text: kind.slice(0, 20) } }, 'subject')
  if (!isGameId(about))
    return fail(
      'UnknownGame',
      { id: 'not-one-of-school', args: { text: about.slice(0, 40), known: GAME_IDS } },
      'subject',
    )
  if (kind === 'd') return parseDisputes(about, how)
  const table = readTable(about, rules)
  if (!table.ok) return table
  if (kind === 'f')
    return ok({ kind: 'foul', ...table.value, ...(how !== LATER && hasLater(table.value) && { isOlder: true }) })
  const settlement = readSettlement(about, how)
  return settlement.ok ? ok({ kind: 'payouts', ...table.value, ...settlement.value }) : settlement
}

/** The parts of an exam, in order; a plain exam has one part. */
export const partsOf = ({ subject, questions }: Pick<Exam, 'subject' | 'questions'>): readonly ExamPart[] =>
  subject.kind === 'mixed' ? subject.parts : [{ subject, questions, weight: 1 }]

/** An exam with these parts: a plain one if there is a single part. The weight of a single part changes nothing. */
export const examOfParts = (parts: readonly ExamPart[], frame: Omit<Exam, 'subject' | 'questions'>): Exam => ({
  ...frame,
  subject: parts.length === 1 ? parts[0]!.subject : { kind: 'mixed', parts },
  questions: parts.reduce((sum, { questions }) => sum + questions, 0),
})

/** `2`, `2.10`: the points of an answer, and the minutes of the part. */
const writeWorth = ({ weight, minutes }: ExamPart): string =>
  minutes === undefined ? String(weight) : `${weight}.${minutes}`

function readWorth(text: string): Result<Pick<ExamPart, 'weight' | 'minutes'>> {
  const [first = '', ...more] = text.split('.')
  const weight = readLimited('weight', first)
  if (!weight.ok || more.length === 0) return weight.ok ? ok({ weight: weight.value }) : weight
  const minutes = readLimited('partMinutes', more.join('.'))
  return minutes.ok ? ok({ weight: weight.value, minutes: minutes.value }) : minutes
}

/** The exam as the texts that a code holds. */
export function makeExamParts(exam: Exam): readonly string[] {
  const { subject, questions, minutes, pass, seed, house, signer } = exam
  const frame = [String(minutes), String(pass), seed]
  if (subject.kind !== 'mixed' && house === undefined && signer === undefined)
    return [VERSION, ...subjectParts(subject), String(questions), ...frame]
  const parts = partsOf(exam)
  return [
    signer === undefined ? MIXED_VERSION : SIGNED_VERSION,
    house === undefined ? NONE : writeName(house),
    ...(signer === undefined ? [] : [writeName(signer.name), signer.key]),
    String(parts.length),
    ...parts.flatMap((part) => [...subjectParts(part.subject), String(part.questions), writeWorth(part)]),
    ...frame,
  ]
}

/** How many texts of a code belong to its exam. */
export function examLength(texts: readonly string[]): number {
  const [version] = texts
  if (version !== MIXED_VERSION && version !== SIGNED_VERSION) return PLAIN_LENGTH
  const signed = version === SIGNED_VERSION ? SIGNER_LENGTH : 0
  const count = texts[2 + signed] ?? ''
  return FRAME_LENGTH + signed + PART_LENGTH * (/^\d$/.test(count) ? Number(count) : 0)
}

/** Reads the name and the key of a signer. Fails with `BadCode` or `BadKey`. */
export function readSigner(written: string, key: string): Result<Signer> {
  const name = readWrittenName(written)
  if (!name.ok) return name
  return /^[A-Za-z0-9_-]{43}$/.test(key) ? ok({ name: name.value, key }) : fail('BadKey', { id: 'exam-key' }, 'signer')
}

const notAnExam = fail('BadExam', { id: 'not-an-exam' })

function parsePart(texts: readonly string[]): Result<ExamPart> {
  const [kind = '', about = '', how = '', rules = '', questions = '', worth = ''] = texts
  const subject = parseSubject(kind, about, how, rules)
  if (!subject.ok) return subject
  const count = readLimited('questions', questions)
  if (!count.ok) return count
  const read = readWorth(worth)
  return read.ok ? ok({ subject: subject.value, questions: count.value, ...read.value }) : read
}

function parseAll(texts: readonly (readonly string[])[]): Result<readonly ExamPart[]> {
  const parts: ExamPart[] = []
  for (const one of texts) {
    const part = parsePart(one)
    if (!part.ok) return part
    parts.push(part.value)
  }
  return ok(parts)
}

/** Reads the parts of a mixed exam, and the name of its house. */
function parseMixed(
  texts: readonly string[],
): Result<Pick<Exam, 'house' | 'signer'> & { readonly parts: readonly ExamPart[] }> {
  const isSigned = texts[0] === SIGNED_VERSION
  const [house = '', ...after] = texts.slice(1)
  const signer = isSigned ? readSigner(after[0] ?? '', after[1] ?? '') : undefined
  if (signer?.ok === false) return signer
  const [count = '', ...written] = isSigned ? after.slice(SIGNER_LENGTH) : after
  const all = readLimited('parts', count)
  if (!all.ok) return all
  const parts = parseAll(
    Array.from({ length: all.value }, (_, i) => written.slice(i * PART_LENGTH, (i + 1) * PART_LENGTH)),
  )
  if (!parts.ok) return parts
  const signed = signer ? { signer: signer.value } : {}
  if (house === NONE) return ok({ parts: parts.value, ...signed })
  const name = readWrittenName(house)
  return name.ok ? ok({ parts: parts.value, house: name.value, ...signed }) : name
}

/** Reads the texts that `makeExamParts` wrote. Fails with `BadExam` or with the problem of a text. */
export function parseExamParts(texts: readonly string[]): Result<Exam> {
  if (texts.length !== examLength(texts) || ![VERSION, MIXED_VERSION, SIGNED_VERSION].includes(texts[0]!))
    return notAnExam
  const [minutes = '', pass = '', seed = ''] = texts.slice(-3)
  const read = texts[0] === VERSION ? parseAll([[...texts.slice(1, 6), '1']]) : undefined
  const mixed: ReturnType<typeof parseMixed> = read ? (read.ok ? ok({ parts: read.value }) : read) : parseMixed(texts)
  if (!mixed.ok) return mixed
  const limit = readLimited('minutes', minutes)
  if (!limit.ok) return limit
  const mark = readLimited('pass', pass)
  if (!mark.ok) return mark
  const session = readExamSeed(seed)
  if (!session.ok) return session
  const { parts, ...named } = mixed.value
  const exam = examOfParts(parts, { minutes: limit.value, pass: mark.value, seed: session.value, ...named })
  // A second spelling of an exam would give the same result two codes.
  if (makeExamParts(exam).join(BETWEEN) !== texts.join(BETWEEN)) return notAnExam
  return checkDealt(exam)
}

/**
 * Fails with `BadNumber` if the exam has too many questions or its parts too many minutes, with `BadDispute` if its own
 * disputes are too long, with `NoHands` if the clauses of a part set no hand.
 */
export function checkDealt(exam: Exam): Result<Exam> {
  const all = readLimited('questions', String(exam.questions))
  if (!all.ok) return all
  const parts = partsOf(exam)
  const minutes = parts.reduce((sum, part) => sum + (part.minutes ?? 0), 0)
  if (minutes > exam.minutes)
    return fail('BadNumber', { id: 'parts-over', args: { parts: minutes, minutes: exam.minutes } }, 'minutes')
  const length = makeOwnDisputes(
    parts.flatMap(({ subject }) => (subject.kind === 'disputes' ? (subject.own ?? []) : [])),
  ).length
  if (length > MOST_OWN_TEXT)
    return fail('BadDispute', { id: 'own-large', args: { length, most: MOST_OWN_TEXT } }, 'own')
  for (const [i, { subject }] of parts.entries()) {
    if (subject.kind !== 'house-way') continue
    try {
      questionOf(usually(subject.way), subject.asked, () => undefined, seedIn(exam, i, 1))
    } catch {
      return fail('NoHands', { id: 'no-hands' }, 'subject')
    }
  }
  return ok(exam)
}

/** An exam as a text for a link, with a checksum. Letters, digits and `-._~`. */
export function makeExam(exam: Exam): string {
  const text = makeExamParts(exam).join(BETWEEN)
  return `${text}${BETWEEN}${checksumOf(text)}`
}

/**
 * Reads the text that `makeExam` wrote. Fails with `BadExam` if it was altered or cut, or with the problem of a part.
 */
export function parseExam(text: string): Result<Exam> {
  const end = text.lastIndexOf(BETWEEN)
  if (end < 0 || checksumOf(text.slice(0, end)) !== text.slice(end + 1))
    return fail('BadExam', { id: 'altered-exam' }, 'exam')
  return parseExamParts(text.slice(0, end).split(BETWEEN))
}

const LONGEST_SEED = 32
const FIRST_LETTER = 'a'.charCodeAt(0)

/**
 * The seed of a question in a part. Each part has its own sequence, so that each of its disputes is asked once before
 * any is repeated.
 */
function seedIn({ subject, seed }: Exam, part: number, index: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + part)
  return makeSeed({ session: subject.kind === 'mixed' ? `${seed.slice(0, LONGEST_SEED - 1)}${letter}` : seed, index })
}

/** A question's part, and its place in the exam. */
export interface Place extends ExamPart {
  /** The index of the part, from 0. */
  readonly part: number
  /** The place of the part's last question, from 1. */
  readonly last: number
  readonly seed: string
}

/** The place of a question, by its number from 1. Throws a RangeError if the exam has fewer questions. */
export function placeOf(exam: Exam, index: number): Place {
  let before = 0
  for (const [part, one] of partsOf(exam).entries()) {
    const last = before + one.questions
    if (index <= last) return { ...one, part, last, seed: seedIn(exam, part, index - before) }
    before = last
  }
  throw new RangeError('an exam has no question after its last')
}

/** The most points that the exam gives. */
export const pointsOf = (exam: Pick<Exam, 'subject' | 'questions'>): number =>
  partsOf(exam).reduce((sum, { questions, weight }) => sum + questions * weight, 0)

/** Whether this many points pass. */
export const isPass = (exam: Pick<Exam, 'subject' | 'questions' | 'pass'>, points: number): boolean =>
  points * 100 >= exam.pass * pointsOf(exam)

/** The least number of points that passes. */
export const neededOf = (exam: Pick<Exam, 'subject' | 'questions' | 'pass'>): number =>
  Math.ceil((pointsOf(exam) * exam.pass) / 100)
