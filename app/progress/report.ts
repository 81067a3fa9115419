import type { ErrorRate, Estimate } from '@/lib/teaching/quiz/error-rate'

/* What the page shows, as plain data. `figures.ts` works it out; the parts of the page write it. */

/** How the error rate moved from the earlier answers to the last ones. */
export type Trend = 'falling' | 'rising' | 'unclear' | 'early'

/** Answers of one kind, summed up. */
export interface Summary extends ErrorRate {
  readonly trend: Trend
}

/** One game's line. */
export interface GameReport extends Summary {
  readonly game: string
  /** Answers under other rules than the usual ones: in the error rate, in no edge. */
  readonly otherRules: number
  /** The house edge as it is played, in base wagers a round; null where too little is known. */
  readonly edge: Estimate | null
  /** What the decisions give away of it. */
  readonly lost: Estimate | null
  /** The share of the decisions at the table, obvious ones left out, of whose kind there are answers. */
  readonly covered: number
  /** About how many more decisions as they are dealt until the edge can be told; 0 where it can. */
  readonly missing: number
}

/** A block of decisions, from its first to its last (milliseconds since 1970). */
export interface Moment extends ErrorRate {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** The edge after so many answers, game by game. */
export interface EdgeMoment {
  readonly to: number
  readonly decisions: number
  readonly edges: readonly { readonly game: string; readonly edge: Estimate | null }[]
}

/** A stage or a skill. */
export interface Part extends Summary {
  readonly id: string
  readonly name: string
  /** What is given away by it in a round at the table, in base wagers; null where it is not known how often it comes. */
  readonly perRound: number | null
}

/** A skill that costs money. */
export interface WorstSkill {
  readonly game: string
  readonly skill: string
  readonly name: string
  readonly answers: number
  readonly misses: number
  /** What is given away by it in a round at the table, in base wagers. */
  readonly perRound: number
}

/** Played rounds added up, in base wagers: `result` is `expected` plus `luck`. */
export interface LuckSum {
  readonly rounds: number
  readonly result: number
  readonly expected: number
  readonly luck: number
}

export interface LuckReport {
  /** With the chance of less luck than that; null where results do not vary. */
  readonly total: LuckSum & { readonly below: number | null }
  /** The sums after so many rounds. */
  readonly moments: readonly (LuckSum & { readonly to: number })[]
  /** Rounds under other rules than the usual ones, which are left out. */
  readonly otherRules: number
}

/** A line between two ways to play, as it is drawn and as it should be, in words. */
export interface CutOffLine {
  readonly id: string
  readonly game: string
  /** The hands it runs through: “Offsuit kings, before the flop”. */
  readonly name: string
  /** “Raise 4×: K7o and up”. */
  readonly own: string
  readonly right: string
  readonly isRight: boolean
  /** What the own line gives away in a round, in base wagers. */
  readonly cost: number
  readonly answers: number
  /** The chance that this is the own line, from 0 to 1. */
  readonly certainty: number
}
