import { choose } from '@/lib/math/combinations'

/* The result of checking a house way, as plain data, for pages that don't run the check themselves. */

/** Hands with a fault: how many there are, and an example. */
export interface BadHands {
  readonly hands: number
  /** Such as `JkAsKd…`; drawn with a fixed seed. */
  readonly example: string
}

/** What a house way does over all hands, counted by class. Plain data, because it comes from the worker. */
export interface WayCheck {
  /** How many hands each clause sets, by the index of the clause. */
  readonly hands: readonly number[]
  /** Hands that no clause covers. */
  readonly uncovered: BadHands | null
  /** Hands that a clause covers but would set foul. */
  readonly foul: (BadHands & { readonly clause: string }) | null
  /**
   * Hands that a clause covers but can't set, because they lack the cards: a third pair when there are two, a complete
   * hand that can't be made.
   */
  readonly impossible: (BadHands & { readonly clause: string }) | null
  /** The ids of clauses that no hand reaches. */
  readonly unreached: readonly string[]
  /** How many hands each way of the site sets differently, by the way's id; null if this way doesn't set every hand. */
  readonly apart: Readonly<Record<string, number>> | null
  /** The way of the site that sets the fewest hands differently, and where the two differ, the largest parts first. */
  readonly nearest: { readonly way: string; readonly parts: readonly Part[] } | null
}

/** Hands that a clause of the checked way sets differently from a clause of another way. */
export interface Part {
  readonly ours: string
  readonly theirs: string
  readonly hands: number
  /** One such hand, drawn with a fixed seed. */
  readonly example: string
}

/** The number of seven-card hands. */
export const ALL = choose(53, 7)

/** Whether a way sets every hand and none foul. A clause that is never reached is no fault. */
export const isSound = ({ uncovered, foul, impossible }: WayCheck): boolean =>
  uncovered === null && foul === null && impossible === null
