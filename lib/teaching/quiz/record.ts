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
import type { fields } from '@/lib/messages/problems/files/en'
import { GRADES } from '@/lib/teaching/quiz/grade'

/*
 * What is kept of training, for good: a log that is only added to. Every figure of the progress page, the schedule and the next
 * question are worked out from it anew, so that two tabs or two merged files can never disagree. A record is declared once, as the schema
 * by which it is read when it comes back (`lib/storage/kept.ts`): its order of fields is that in which records are written.
 */

/** How a question was chosen, as it is told to the person and kept with the answer. */
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

/** What a lesson gave before the answer: the answer itself, or on request the rule that covers the hand. */
const AIDS = ['shown', 'hint'] as const
export type Aid = (typeof AIDS)[number]

/** What the dealer school asks. Each is shown as a part of the dealer's half of the progress page. */
export const SCHOOL_PARTS = ['house-way', 'payouts', 'mistakes', 'disputes', 'audition'] as const
export type SchoolPart = (typeof SCHOOL_PARTS)[number]

/** Where an answer of the school was given. */
const SCHOOL_ROOMS = ['drill', 'exam', 'audition'] as const
export type SchoolRoom = (typeof SCHOOL_ROOMS)[number]

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

/** What a schema reads, to be changed by nobody. */
export type Read<S extends GenericSchema> = Fixed<InferOutput<S>>
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T

/** What a field must be, said with its schema for whoever reads one that isn't. */
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
  /** Unlike any other's, made when the answer was given: a file imported twice is known by it. A run's is made of the session's name. */
  id: text(64),
  /** When, in milliseconds since 1970. */
  at: wholeUpTo(LAST_MOMENT, { id: 'moment' }),
  game: pipe(string(), check(isGameId), must({ id: 'game' })),
  /** `makeRules` of the rules in force; empty for the usual ones. */
  rules: text(LONGEST_RULES, 0),
  /** Of a run: of its first hand. */
  seed: text(),
}

const own = object({
  strategy: text(),
  /** The actions that follow it. */
  says: pipe(
    array(text()),
    check((actions) => actions.length <= 50),
    must({ id: 'actions' }),
  ),
  /** What following it gives away there, in base wagers. */
  cost: amount,
})

/** What a way to play said at a decision. */
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
  grade: oneOf(GRADES),
  /** EV given away, in base wagers. */
  cost: amount,
  isObvious: truth,
  /** From the best option to the best of the worse ones, in base wagers; null where all are equal. */
  gap: numberOrNull(LARGEST_AMOUNT),
  choice: oneOf(CHOICES),
  /** Thinking time in milliseconds; null where nobody measured it (a page that slept). */
  time: numberOrNull(LONGEST_TIME),
  /** The help that a lesson gave before the answer; absent: none. */
  aid: pipe(optional(picklist(AIDS)), must({ id: 'one-of', args: { known: AIDS } })),
  /** What the person's own way to play said, where there is one that says something. */
  own: pipe(optional(own), must({ id: 'advice' })),
})

/** One answered decision as it is kept. */
export type AnswerRecord = Read<typeof answer>

/** What was answered, without when and why it was asked: plain JSON. Enough to ask it again and to add it up. */
export type Answered = Omit<AnswerRecord, 'kind' | 'id' | 'at' | 'rules' | 'choice' | 'time' | 'aid'>

const round = object({
  kind: literal('round'),
  ...shared,
  /** The net result of the main game, in base wagers. */
  net: numberFrom(-LARGEST_AMOUNT, LARGEST_AMOUNT),
  /** EV given away by the round's decisions, in base wagers. */
  cost: amount,
  decisions: count,
})

/** One whole round that was played to its end. */
export type RoundRecord = Read<typeof round>

const run = object({
  kind: literal('run'),
  ...shared,
  /** Its plan as an address holds it: runs of the same plan compare. */
  plan: text(LONGEST_PLAN, 0),
  right: count,
  asked: count,
  /** EV given away, in base wagers. */
  cost: amount,
})

/**
 * One run against the clock, or to the first miss, that is over: stored once, by whichever tab. Its answers are records of their own; this
 * is for the personal best.
 */
export type RunRecord = Read<typeof run>

const school = object({
  kind: literal('school'),
  ...shared,
  /** In the house-way part, `rules` is `makeWay` of the way; for disputes it is empty. */
  part: oneOf(SCHOOL_PARTS),
  /** What was to be known: the clause, the payout (`resultOf`), the kind of error, the dispute, or the step of a round. */
  item: text(),
  /** Which question of the deal, where it asks several: the seat and the bet. */
  spot: text(),
  /** What was answered, as exams write it; empty: nothing. */
  said: text(LONGEST_TEXT, 0),
  isRight: truth,
  time: numberOrNull(LONGEST_TIME),
  room: oneOf(SCHOOL_ROOMS),
})

/** One answer of the dealer school as it is kept. */
export type SchoolRecord = Read<typeof school>

/** What is kept, each told by its kind. */
export const KEPT = [answer, round, run, school] as const
export type Kept = AnswerRecord | RoundRecord | RunRecord | SchoolRecord
