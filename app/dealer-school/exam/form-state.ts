import { DISPUTES } from '@/lib/teaching/dealer-school/disputes'
import { exam as words } from '@/app/_languages/english/exam'
import { type Table, usualTable } from '@/lib/teaching/dealer-school/board'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/chips'
import {
  checkDealt,
  type Exam,
  readExamSeed,
  readLimited,
  type Subject,
  takesCommission,
} from '@/lib/teaching/dealer-school/exam'
import type { Rules } from '@/lib/games/game'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { parseAsked } from '@/lib/teaching/house-ways/drill'
import { type HouseWay, KNOWN_WAYS, makeWay, usually, wayOf } from '@/lib/engines/pai-gow/index'
import { fail, ok, type Result } from '@/lib/result'

/* What stands in the instructor's form, as it is typed, and the exam that it makes. */

export const subjects = () =>
  [
    { id: 'house-way', name: words.subjectWay },
    { id: 'payouts', name: words.subjectPayouts },
    { id: 'foul', name: words.subjectFoul },
    { id: 'disputes', name: words.subjectDisputes },
  ] as const

export interface FormState {
  readonly subject: ReturnType<typeof subjects>[number]['id']
  readonly way: HouseWay
  /** `all`, `family.two-pairs`, or clauses by their ids. */
  readonly asked: string
  readonly game: GameId
  /** Undefined before a subject is chosen that asks for rules: the game's code isn't loaded yet. */
  readonly rules: Rules | undefined
  readonly rounding: string
  readonly questions: string
  readonly minutes: string
  readonly pass: string
  readonly seed: string
}

export const INITIAL: Omit<FormState, 'seed'> = {
  subject: 'house-way',
  way: KNOWN_WAYS[0]!,
  asked: 'all',
  game: GAME_IDS[0],
  rules: undefined,
  rounding: ROUNDINGS[0].id,
  questions: '20',
  minutes: '15',
  pass: '80',
}

/** The form's game and rules. Its game must be loaded. */
export const tableOf = ({ game, rules }: FormState): Table => (rules ? { game, rules } : usualTable(game))

function readSubject(form: FormState): Result<Subject> {
  const { subject, way, asked, game, rounding } = form
  if (subject === 'disputes') return ok({ kind: 'disputes' })
  if (subject === 'foul') return ok({ kind: 'foul', ...tableOf(form) })
  if (subject === 'payouts')
    return ok({
      kind: 'payouts',
      ...tableOf(form),
      rounding: ROUNDINGS.find(({ id }) => id === rounding && takesCommission(game)) ?? ROUNDINGS[0],
    })
  // A way of one's own may have been saved half written.
  const checked = wayOf(makeWay(way))
  if (!checked.ok) return checked
  const clauses = parseAsked(usually(checked.value), asked)
  return clauses.ok ? ok({ kind: 'house-way', way: checked.value, asked: clauses.value }) : clauses
}

/** The form after a change. There are only so many disputes, and an exam asks none twice. */
export function withChange(form: FormState, change: Partial<FormState>): FormState {
  const next = { ...form, ...change }
  const isTooLong = change.subject === 'disputes' && Number(form.questions) > DISPUTES.length
  return isTooLong ? { ...next, questions: String(DISPUTES.length) } : next
}

/** The exam of the form, or what is wrong and in which field. */
export function readForm(form: FormState): Result<Exam> {
  const subject = readSubject(form)
  if (!subject.ok) return subject
  const questions = readLimited('questions', form.questions)
  if (!questions.ok) return questions
  if (subject.value.kind === 'disputes' && questions.value > DISPUTES.length)
    return fail('BadNumber', `There are ${DISPUTES.length} disputes: ask that many at most.`, 'questions')
  const minutes = readLimited('minutes', form.minutes)
  if (!minutes.ok) return minutes
  const pass = readLimited('pass', form.pass)
  if (!pass.ok) return pass
  const seed = readExamSeed(form.seed)
  return seed.ok
    ? checkDealt({
        subject: subject.value,
        questions: questions.value,
        minutes: minutes.value,
        pass: pass.value,
        seed: seed.value,
      })
    : seed
}
