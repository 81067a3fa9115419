/* What four cards on the flop do to a first play, from a fresh shoe under the usual rules. */

/** Some flop, by the values of its cards, and how far the play that is usually best is ahead of the best other there, in bets: below nothing, behind. */
export interface FlopLead {
  readonly flop: string
  readonly lead: number
  /** The best other play there. */
  readonly action: string
}

export interface FlopEffect {
  /** Two cards against an up card: `T6 v T`. */
  readonly deal: string
  /** The share of flops with which another play is best. */
  readonly turned: number
  /** The shares of the plays that are best then, the largest first. */
  readonly to: Readonly<Record<string, number>>
  /** What looking at the flop gains on average, in bets a hand. */
  readonly gain: number
  /** The share of flops that turn the play among those with so many tens: none to four. */
  readonly byTens: readonly number[]
  /** The flop that speaks loudest against the usual play, and the one that speaks loudest for it. */
  readonly least: FlopLead
  readonly most: FlopLead
}
