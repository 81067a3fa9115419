import {
  array,
  boolean,
  check,
  custom,
  exactOptional,
  integer,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
} from 'valibot'
import { disputesOf } from '@/lib/teaching/dealer-school/disputes/disputes'
import { languageNow } from '@/app/_languages/messages'
import { exam as words } from '@/app/_languages/words'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import type { Table } from '@/lib/teaching/dealer-school/table/seat'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import {
  checkDealt,
  type Exam,
  examOfParts,
  type ExamPart,
  type PlainSubject,
  readExamSeed,
  readLimited,
  type Signer,
} from '@/lib/teaching/dealer-school/exam/exam'
import { readName } from '@/lib/teaching/dealer-school/exam/names'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import { lonelyRulesOf, takesCommission } from '@/lib/teaching/dealer-school/table/house'
import { type OwnDispute, readOwnDisputes } from '@/lib/teaching/dealer-school/exam/own-disputes'
import { makeLimits, parseLimits } from '@/lib/teaching/dealer-school/table/limits'
import { readRules, type RuleTexts, splitRules } from '@/app/_settings/rule-texts'
import { makeRules } from '@/lib/game/rules'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { parseAsked } from '@/lib/teaching/house-ways/drill'
import { type HouseWay, KNOWN_WAYS, makeWay, readWay, usually, wayOf } from '@/lib/engines/pai-gow/index'
import type { Read } from '@/lib/teaching/quiz/record'
import { fail, ok, type Result } from '@/lib/result'

/* The instructor's form as typed, and the exam that it makes. */

export const subjects = () =>
  [
    { id: 'house-way', name: words.subjectWay },
    { id: 'payouts', name: words.subjectPayouts },
    { id: 'foul', name: words.subjectFoul },
    { id: 'disputes', name: words.subjectDisputes },
  ] as const

const text = string()
const index = pipe(number(), integer(), minValue(0))

const keptDispute = object({
  name: text,
  situation: text,
  options: array(text),
  ruling: index,
  why: text,
  source: text,
  lang: exactOptional(pipe(text, regex(/^[a-z]{2,3}$/))),
})

const keptPart = object({
  subject: picklist(['house-way', 'payouts', 'foul', 'disputes']),
  way: custom<HouseWay>((way) => readWay(way).ok),
  /** `all`, `family.two-pairs`, or the ids of clauses. */
  asked: text,
  game: picklist(GAME_IDS),
  /** Undefined while they are the usual ones, so that the game's code isn't needed. */
  rules: optional(object({ variant: text, edits: record(text, text) })),
  rounding: text,
  /** The ids of the game's house rules that apply. */
  settles: array(text),
  limits: optional(
    pipe(
      object({ least: exactOptional(number()), most: exactOptional(number()) }),
      check((limits) => parseLimits(makeLimits(limits)).ok),
    ),
  ),
  /** For disputes: whether the instructor's own are asked. Their texts are kept even if they aren't. */
  isOwn: boolean(),
  own: pipe(array(keptDispute), minLength(1)),
  questions: text,
  weight: text,
  /** Empty if the part has no time limit of its own. */
  minutes: text,
})

/** A part of the exam as typed. */
export type PartForm = Read<typeof keptPart>

/** The form as typed, and the schema that reads it back. */
export const keptForm = pipe(
  object({
    parts: array(keptPart),
    /** The index of the part whose fields are open. */
    at: index,
    house: text,
    /** Whether the instructor's key goes into the link. */
    signed: exactOptional(boolean()),
    minutes: text,
    pass: text,
    seed: text,
  }),
  check(({ parts, at }) => at < parts.length),
)
export type FormState = Read<typeof keptForm>

const FIRST_OPTIONS = 3

/** A new dispute. */
export const EMPTY_DISPUTE: OwnDispute = {
  name: '',
  situation: '',
  options: Array.from({ length: FIRST_OPTIONS }, () => ''),
  ruling: 0,
  why: '',
  source: '',
}

/** The language of a dispute: the page's language, unless the instructor chose another. */
export const languageOf = ({ lang = languageNow() }: OwnDispute): string => lang

const FIRST_PART: PartForm = {
  subject: 'house-way',
  way: KNOWN_WAYS[0]!,
  asked: 'all',
  game: GAME_IDS[0],
  rules: undefined,
  rounding: ROUNDINGS[0].id,
  settles: [],
  limits: undefined,
  isOwn: false,
  own: [EMPTY_DISPUTE],
  questions: '20',
  weight: '1',
  minutes: '',
}

export const INITIAL: Omit<FormState, 'seed'> = {
  parts: [FIRST_PART],
  at: 0,
  house: '',
  minutes: '15',
  pass: '80',
}

/** Ten hands by the house way, five seats to settle, and five rounds with or without a mistake. */
export const SAMPLE: readonly PartForm[] = [
  { ...FIRST_PART, questions: '10' },
  { ...FIRST_PART, subject: 'payouts', questions: '5', weight: '2' },
  { ...FIRST_PART, subject: 'foul', questions: '5', weight: '2' },
]

/** The rules of a part as its fields show them. Its game must be loaded. */
export const textsOf = ({ game, rules }: PartForm): RuleTexts =>
  rules ?? splitRules(gameOf(game), makeRules(gameOf(game), usualTable(game).rules))

/** The table of a part, with those of its rules that are valid. Its game must be loaded. */
const tableOf = (part: PartForm): Table => ({
  game: part.game,
  rules: readRules(gameOf(part.game), textsOf(part)).rules,
})

/** Whether winning bets pay commission at a part's table. Its game must be loaded. */
export const paysCommission = (part: PartForm): boolean => takesCommission({ ...tableOf(part), house: part.settles })

/** The games whose code the form needs. */
export const gamesOf = (parts: readonly PartForm[]): readonly GameId[] =>
  parts.filter(({ subject }) => subject !== 'house-way').map(({ game }) => game)

function readSubject(part: PartForm): Result<PlainSubject> {
  const { subject, way, asked, game, rounding, settles, limits } = part
  if (subject === 'disputes') {
    if (!part.isOwn) return ok({ kind: 'disputes', game })
    const own = readOwnDisputes(part.own.map((one) => ({ ...one, lang: languageOf(one) })))
    return own.ok ? ok({ kind: 'disputes', game, own: own.value }) : own
  }
  if (subject === 'foul' || subject === 'payouts') {
    const [problem] = Object.values(readRules(gameOf(game), textsOf(part)).problems)
    if (problem !== undefined) return fail('BadRules', problem, 'rules')
  }
  if (subject === 'foul') return ok({ kind: 'foul', ...tableOf(part) })
  if (subject === 'payouts') {
    // Leaves out what this version doesn't know.
    const house = lonelyRulesOf(game).flatMap(({ id }) => (settles.includes(id) ? [id] : []))
    return ok({
      kind: 'payouts',
      ...tableOf(part),
      rounding: ROUNDINGS.find(({ id }) => id === rounding && paysCommission(part)) ?? ROUNDINGS[0],
      ...(house.length > 0 && { house }),
      ...(limits && { limits }),
    })
  }
  // The instructor's own way may have been saved incomplete.
  const checked = wayOf(makeWay(way))
  if (!checked.ok) return checked
  const clauses = parseAsked(usually(checked.value), asked)
  return clauses.ok ? ok({ kind: 'house-way', way: checked.value, asked: clauses.value }) : clauses
}

/** How many disputes a part can ask. Its game must be loaded. */
const disputesIn = ({ isOwn, own, game }: PartForm): number => (isOwn ? own.length : disputesOf(game).length)

/**
 * A part after a change. An exam asks no dispute twice, so their number limits the questions. An instructor's own
 * disputes are all asked, unless the instructor sets another number. The game must be loaded.
 */
function changedPart(part: PartForm, change: Partial<PartForm>): PartForm {
  // The previous game's rules don't apply to another game.
  const next = { ...part, ...(change.game !== undefined && { rules: undefined, settles: [] }), ...change }
  const { subject, game, isOwn, own } = change
  if (next.subject !== 'disputes' || (subject ?? game ?? isOwn ?? own) === undefined) return next
  const count = disputesIn(next)
  const isAll = isOwn === true || (next.isOwn && count !== part.own.length)
  return isAll || Number(next.questions) > count ? { ...next, questions: String(count) } : next
}

/** The form with the open part changed. */
export const withChange = (form: FormState, change: Partial<PartForm>): FormState => ({
  ...form,
  parts: form.parts.with(form.at, changedPart(form.parts[form.at]!, change)),
})

/** The form with one more part, a copy of the open one, which is then open. */
export const withPart = (form: FormState): FormState => ({
  ...form,
  parts: [...form.parts, { ...form.parts[form.at]!, isOwn: false, own: [EMPTY_DISPUTE], questions: '5' }],
  at: form.parts.length,
})

export const withoutPart = (form: FormState, index: number): FormState => {
  const parts = form.parts.filter((_, i) => i !== index)
  return { ...form, parts, at: Math.min(form.at, parts.length - 1) }
}

function readPart(part: PartForm): Result<ExamPart> {
  const subject = readSubject(part)
  if (!subject.ok) return subject
  const questions = readLimited('questions', part.questions)
  if (!questions.ok) return questions
  if (subject.value.kind === 'disputes') {
    const count = disputesIn(part)
    if (questions.value > count) return fail('BadNumber', { id: 'few-disputes', args: { count } }, 'questions')
  }
  const weight = readLimited('weight', part.weight)
  if (!weight.ok) return weight
  const minutes = part.minutes === '' ? undefined : readLimited('partMinutes', part.minutes)
  if (minutes?.ok === false) return minutes
  const read = { subject: subject.value, questions: questions.value, weight: weight.value }
  return ok(minutes ? { ...read, minutes: minutes.value } : read)
}

/** The exam of the form, or the first problem and its field. `signer` goes into it if the form says so. */
export function readForm(form: FormState, signer?: Signer): Result<Exam> {
  const parts: ExamPart[] = []
  for (const one of form.parts) {
    const part = readPart(one)
    if (!part.ok) return part
    const { subject, questions } = part.value
    // Weights and time limits compare parts, so they have no effect if there is only one.
    parts.push(form.parts.length === 1 ? { subject, questions, weight: 1 } : part.value)
  }
  const count = readLimited('parts', String(parts.length))
  if (!count.ok) return count
  const house = form.house.trim() === '' ? undefined : readName(form.house)
  if (house?.ok === false) return { ...house, problem: { ...house.problem, at: 'house' } }
  const minutes = readLimited('minutes', form.minutes)
  if (!minutes.ok) return minutes
  const pass = readLimited('pass', form.pass)
  if (!pass.ok) return pass
  const seed = readExamSeed(form.seed)
  if (!seed.ok) return seed
  const frame = {
    minutes: minutes.value,
    pass: pass.value,
    seed: seed.value,
    ...(house && { house: house.value }),
    ...(form.signed === true && signer && { signer }),
  }
  return checkDealt(examOfParts(parts, frame))
}
