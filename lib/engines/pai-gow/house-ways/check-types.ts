import { choose } from '@/lib/math/combinations'

/* What a check of a house way says: plain data, for pages that do not check themselves. */

/** Hands that something is wrong with: how many of all, and one of them. */
export interface BadHands {
  readonly hands: number
  /** `JkAsKd…`: drawn by a fixed seed. */
  readonly example: string
}

/** What a house way does over all hands, each counted by its class. Plain data: it comes from the worker. */
export interface WayCheck {
  /** How many hands each clause sets, by the clause's place. */
  readonly hands: readonly number[]
  /** Hands that no clause covers. */
  readonly uncovered: BadHands | null
  /** Hands that a clause covers and would set foul. */
  readonly foul: (BadHands & { readonly clause: string }) | null
  /** Hands that a clause covers and does not have the cards for: a third pair of two, a complete hand that cannot be made. */
  readonly impossible: (BadHands & { readonly clause: string }) | null
  /** Clauses that no hand comes to, by their ids. */
  readonly unreached: readonly string[]
  /** How many hands are set otherwise than by each way of the site, by the way's id; null where not every hand is set. */
  readonly apart: Readonly<Record<string, number>> | null
  /** The way of the site that sets the fewest hands otherwise, and where the two part, the largest parts first. */
  readonly nearest: { readonly way: string; readonly parts: readonly Part[] } | null
}

/** Hands that a clause of the checked way sets otherwise than a clause of another. */
export interface Part {
  readonly ours: string
  readonly theirs: string
  readonly hands: number
  /** One of them: drawn by a fixed seed. */
  readonly example: string
}

/** How many hands there are. */
export const ALL = choose(53, 7)

/** Whether a way sets every hand, and none foul. Clauses never reached are no fault. */
export const isSound = ({ uncovered, foul, impossible }: WayCheck): boolean =>
  uncovered === null && foul === null && impossible === null
