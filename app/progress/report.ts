import type { ErrorRate, Estimate } from '@/lib/teaching/quiz/error-rate'

/* The contents of the page as plain data. `figures.ts` computes it; the page's components write it. */

/** How the error rate of the last answers compares with that of earlier ones. */
export type Trend = 'falling' | 'rising' | 'unclear' | 'early'

/** The summary of some answers. */
export interface Summary extends ErrorRate {
  readonly trend: Trend
}

/** The report on one game. */
export interface GameReport extends Summary {
  readonly game: string
  /**
   * The number of answers under other rules than the usual ones. They count for the error rate but not for the edge.
   */
  readonly otherRules: number
  /** The house edge at the player's level, in base wagers a round; null if there are too few answers. */
  readonly edge: Estimate | null
  /** The part of the edge that the player's decisions give away. */
  readonly lost: Estimate | null
  /** The share of decisions at the table for whose skills there are answers, without obvious ones. */
  readonly covered: number
  /** About how many more decisions, dealt at random, are needed for the edge; 0 if there are enough. */
  readonly missing: number
}

/** A block of decisions, with the times of its first and last one (milliseconds since 1970). */
export interface Moment extends ErrorRate {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** The edge of each game after a number of answers. */
export interface EdgeMoment {
  readonly to: number
  readonly decisions: number
  readonly edges: readonly { readonly game: string; readonly edge: Estimate | null }[]
}

/** A stage or a skill. */
export interface Part extends Summary {
  readonly id: string
  readonly name: string
  /** What it gives away in a round at the table, in base wagers; null if its frequency isn't known. */
  readonly perRound: number | null
}

/** A skill that costs money. */
export interface WorstSkill {
  readonly game: string
  readonly skill: string
  readonly name: string
  readonly answers: number
  readonly misses: number
  /** What it gives away in a round at the table, in base wagers. */
  readonly perRound: number
}

/** The sums of played rounds, in base wagers: `result` is `expected` plus `luck`. */
export interface LuckSum {
  readonly rounds: number
  readonly result: number
  readonly expected: number
  readonly luck: number
}

export interface LuckReport {
  /** `below` is the chance of less luck than that; null if results don't vary. */
  readonly total: LuckSum & { readonly below: number | null }
  /** The sums after different numbers of rounds. */
  readonly moments: readonly (LuckSum & { readonly to: number })[]
  /** The number of rounds under other rules than the usual ones, which are left out. */
  readonly otherRules: number
}

/** A cut-off between two plays, the player's and the right one, in words. */
export interface CutOffLine {
  readonly id: string
  readonly game: string
  /** Its hands: “Offsuit kings, before the flop”. */
  readonly name: string
  /** The two cut-offs: “Raise 4×: K7o and up”. */
  readonly own: string
  readonly right: string
  readonly isRight: boolean
  /** What the player's cut-off gives away in a round, in base wagers. */
  readonly cost: number
  readonly answers: number
  /** The chance that this really is the player's cut-off, from 0 to 1. */
  readonly certainty: number
}
