import type { Answered } from '@/lib/teaching/quiz/session'

/*
 * What is kept of training, for good: a log that is only added to. Every figure of the progress page, the schedule and the next
 * question are worked out from it anew, so that two tabs or two merged files can never disagree.
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
export const AIDS = ['shown', 'hint'] as const
export type Aid = (typeof AIDS)[number]

/** One answered decision as it is kept. */
export interface AnswerRecord extends Answered {
  readonly kind: 'answer'
  /** Unlike any other's, made when the answer was given: a file imported twice is known by it. */
  readonly id: string
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** `makeRules` of the rules in force; empty for the usual ones. */
  readonly rules: string
  readonly choice: Choice
  /** Thinking time in milliseconds; null where nobody measured it (a page that slept). */
  readonly time: number | null
  /** The help that a lesson gave before the answer; absent: none. */
  readonly aid?: Aid
}

/** One whole round that was played to its end. */
export interface RoundRecord {
  readonly kind: 'round'
  readonly id: string
  readonly at: number
  readonly game: string
  readonly rules: string
  readonly seed: string
  /** The net result of the main game, in base wagers. */
  readonly net: number
  /** EV given away by the round's decisions, in base wagers. */
  readonly cost: number
  readonly decisions: number
}

/** One run against the clock, or to the first miss, that is over. Its answers are records of their own; this is for the personal best. */
export interface RunRecord {
  readonly kind: 'run'
  /** Made of the session's name: a run is stored once, by whichever tab. */
  readonly id: string
  readonly at: number
  readonly game: string
  readonly rules: string
  /** Of its first hand. */
  readonly seed: string
  /** Its plan as an address holds it: runs of the same plan compare. */
  readonly plan: string
  readonly right: number
  readonly asked: number
  /** EV given away, in base wagers. */
  readonly cost: number
}

/** What the dealer school asks. Each is shown as a part of the dealer's half of the progress page. */
export const SCHOOL_PARTS = ['house-way', 'payouts', 'mistakes', 'disputes', 'audition'] as const
export type SchoolPart = (typeof SCHOOL_PARTS)[number]

/** Where an answer of the school was given. */
export const SCHOOL_ROOMS = ['drill', 'exam', 'audition'] as const
export type SchoolRoom = (typeof SCHOOL_ROOMS)[number]

/** One answer of the dealer school as it is kept. */
export interface SchoolRecord {
  readonly kind: 'school'
  readonly id: string
  readonly at: number
  readonly game: string
  /** `makeRules` of the table's rules; in the house-way part `makeWay` of the way; empty for the usual rules and for disputes. */
  readonly rules: string
  readonly seed: string
  readonly part: SchoolPart
  /** What was to be known: the clause, the payout (`resultOf`), the kind of error, the dispute, or the step of a round. */
  readonly item: string
  /** Which question of the deal, where it asks several: the seat and the bet. */
  readonly spot: string
  /** What was answered, as exams write it; empty: nothing. */
  readonly said: string
  readonly isRight: boolean
  readonly time: number | null
  readonly room: SchoolRoom
}

export type Kept = AnswerRecord | RoundRecord | RunRecord | SchoolRecord
