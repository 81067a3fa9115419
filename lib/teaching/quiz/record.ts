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

export type Kept = AnswerRecord | RoundRecord
