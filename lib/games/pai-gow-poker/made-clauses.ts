/* What content/pai-gow-poker/hands.json keeps of a clause. Wins and losses are counted over all deals of the hands that it sets. */

/** All hands of the clause set alike: as the way says, or as people do instead. */
export interface MadeSetting {
  /** Absent for the way's own setting. */
  readonly action?: string
  readonly wins: string
  readonly losses: string
}

/** The clause in one of the ways that have it, against a dealer who sets by that way. */
export interface MadeWay {
  readonly way: string
  readonly hands: number
  readonly settings: readonly MadeSetting[]
}

/** A hand of the clause that another setting would have been better for: cards in front by the way, and at best. */
export interface CostlyHand {
  readonly hand: string
  readonly front: string
  readonly best: string
  readonly cost: number
}

export interface PaiGowMade {
  readonly slug: string
  readonly ways: readonly MadeWay[]
  /** Hands of it, always the same. */
  readonly examples: readonly string[]
  /** Hands dealt by a fixed seed, and how many of them the way does not set best. */
  readonly sampled: number
  readonly costing: number
  /** Those of them that cost most. */
  readonly costly: readonly CostlyHand[]
}
