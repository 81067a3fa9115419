import {
  array,
  boolean,
  check,
  type GenericSchema,
  type InferOutput,
  literal,
  metadata,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { isGameId } from '@/lib/games/ids'
import type { Message } from '@/lib/messages/message'
import type { fields } from '@/lib/messages/words/problems/files/en'
import { MARKS } from '@/lib/teaching/quiz/grade'

/*
 * The stored records of training: a log to which records are only added. The progress page, the schedule and the next
 * question are always computed from it, so that two tabs or two merged files can't disagree. Each record is declared
 * once, as the schema that reads it (`lib/storage/kept.ts`); its fields are in the order in which records are written.
 */

/** How a question was chosen; shown to the person and stored with the answer. */
export const CHOICES = [
  'dealt',
  'drill',
  'close',
  'skill',
  'due',
  'worth',
  'replay',
  'daily',
  'course',
  'placement',
  'mistakes',
] as const
export type Choice = (typeof CHOICES)[number]

/** The help that a lesson gave before the answer: the answer itself, or a hint with the rule. */
const AIDS = ['shown', 'hint'] as const
export type Aid = (typeof AIDS)[number]

/** The parts of the dealer school, each shown in the dealer's half of the progress page. */
export const SCHOOL_PARTS = ['house-way', 'payouts', 'mistakes', 'disputes', 'audition'] as const
export type SchoolPart = (typeof SCHOOL_PARTS)[number]

/** Where an answer of the school was given. */
const SCHOOL_ROOMS = ['drill', 'exam', 'audition'] as const
export type SchoolRoom = (typeof SCHOOL_ROOMS)[number]

/** The longest texts of a record, in UTF-16 units. Rules may hold a whole house way. */
const LONGEST_TEXT = 400
const LONGEST_RULES = 64_000
const LONGEST_PLAN = 2000
/** In base wagers: more than any bet pays, and small enough that sums stay finite. */
const LARGEST_AMOUNT = 1_000_000
/** The longest thinking time in milliseconds: about four months. */
const LONGEST_TIME = 10_000_000_000
/** The last moment that a `Date` can hold, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15

// Control characters would break lines and tables, and half a surrogate pair is no character.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/u

/** The deeply readonly type that a schema reads. */
export type Read<S extends GenericSchema> = Fixed<InferOutput<S>>
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T

/** What a field must be, for the error message of one that isn't. */
export type Must = Message<typeof fields>
const must = <T>(said: Must) => metadata<T, { readonly must: Must }>({ must: said })

const text = (most = LONGEST_TEXT, least = 1) =>
  pipe(
    string(),
    check((value) => value.length >= least && value.length <= most && !UNPRINTABLE.test(value)),
    must({ id: 'text', args: { least, most } }),
  )
const numberFrom = (least: number, most: number) =>
  pipe(
    number(),
    check((value) => value >= least && value <= most),
    must({ id: 'number', args: { least, most } }),
  )
const numberOrNull = (most: number) =>
  pipe(nullable(numberFrom(0, most)), must({ id: 'number-or-null', args: { least: 0, most } }))
const oneOf = <const T extends readonly string[]>(known: T) =>
  pipe(picklist(known), must({ id: 'one-of', args: { known } }))
const amount = numberFrom(0, LARGEST_AMOUNT)
const wholeUpTo = (most: number, said: Must) =>
  pipe(
    number(),
    check((value) => Number.isSafeInteger(value) && value >= 0 && value <= most),
    must(said),
  )
const count = wholeUpTo(LARGEST_AMOUNT, { id: 'count', args: { most: LARGEST_AMOUNT } })
const truth = pipe(boolean(), must({ id: 'truth' }))

const shared = {
  /**
   * Made when the answer was given and unique, so that a file imported twice isn't counted twice. A run's id is made
   * from its session's name.
   */
  id: text(64),
  /** In milliseconds since 1970. */
  at: wholeUpTo(LAST_MOMENT, { id: 'moment' }),
  game: pipe(string(), check(isGameId), must({ id: 'game' })),
  /** `makeRules` of the rules in force; empty for the usual ones. */
  rules: text(LONGEST_RULES, 0),
  /** In a run, that of its first hand. */
  seed: text(),
}

const own = object({
  strategy: text(),
  /** The actions that follow the strategy. */
  says: pipe(
    array(text()),
    check((actions) => actions.length <= 50),
    must({ id: 'actions' }),
  ),
  /** What following it loses there, in base wagers. */
  cost: amount,
})

/** What a strategy said at a decision. */
export type OwnAdvice = Read<typeof own>

const answer = object({
  kind: literal('answer'),
  ...shared,
  drill: text(),
  /** `Game.make` of the decision's state. */
  spot: text(),
  stage: text(),
  skill: text(),
  action: text(),
  /** As it was marked when it was given. */
  grade: oneOf(MARKS),
  /** Lost EV, in base wagers. */
  cost: amount,
  isObvious: truth,
  /** The difference between the best option and the best of the worse ones, in base wagers; null if all are equal. */
  gap: numberOrNull(LARGEST_AMOUNT),
  choice: oneOf(CHOICES),
  /** Thinking time in milliseconds; null if it wasn't measured (a page that slept). */
  time: numberOrNull(LONGEST_TIME),
  /** The help that a lesson gave before the answer; absent for none. */
  aid: pipe(optional(picklist(AIDS)), must({ id: 'one-of', args: { known: AIDS } })),
  /** What the person's own strategy said; absent if they have none or it says nothing here. */
  own: pipe(optional(own), must({ id: 'advice' })),
})

/** One answered decision, as stored. */
export type AnswerRecord = Read<typeof answer>

/** An answer without when and why it was asked: plain JSON, enough to ask it again and to add up results. */
export type Answered = Omit<AnswerRecord, 'kind' | 'id' | 'at' | 'rules' | 'choice' | 'time' | 'aid'>

const round = object({
  kind: literal('round'),
  ...shared,
  /** The net result of the main game, in base wagers. */
  net: numberFrom(-LARGEST_AMOUNT, LARGEST_AMOUNT),
  /** The net result of the side bets, in base wagers at the stake of that time; absent without side bets. */
  sides: pipe(
    optional(numberFrom(-LARGEST_AMOUNT, LARGEST_AMOUNT)),
    must({ id: 'number', args: { least: -LARGEST_AMOUNT, most: LARGEST_AMOUNT } }),
  ),
  /** Lost EV of the round's decisions, in base wagers. */
  cost: amount,
  decisions: count,
})

/** One whole round, played to its end. */
export type RoundRecord = Read<typeof round>

const run = object({
  kind: literal('run'),
  ...shared,
  /** The plan, as a link holds it. Only runs of the same plan are compared. */
  plan: text(LONGEST_PLAN, 0),
  right: count,
  asked: count,
  /** Lost EV, in base wagers. */
  cost: amount,
})

/**
 * One finished run against the clock or until the first miss, for the personal best. Whichever tab finishes it stores
 * it once. Its answers are separate records.
 */
export type RunRecord = Read<typeof run>

const school = object({
  kind: literal('school'),
  ...shared,
  /** For house ways, `rules` is `makeWay` of the way; for disputes it is empty. */
  part: oneOf(SCHOOL_PARTS),
  /**
   * What the question asked: the clause, the payout (`resultOf`), the kind of error, the dispute, or the kind of step
   * in a round.
   */
  item: text(),
  /** The question within the deal, if it asks several: the seat and the bet. */
  spot: text(),
  /** The answer, in the format of exams; empty for none. */
  said: text(LONGEST_TEXT, 0),
  isRight: truth,
  time: numberOrNull(LONGEST_TIME),
  room: oneOf(SCHOOL_ROOMS),
})

/** One answer in the dealer school, as stored. */
export type SchoolRecord = Read<typeof school>

/** The kinds of stored records. */
export const KEPT = [answer, round, run, school] as const
export type Kept = AnswerRecord | RoundRecord | RunRecord | SchoolRecord
