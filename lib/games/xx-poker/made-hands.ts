/* What content/xx-poker/hands.json keeps of a page's hands, before the add-on: sums over all deals, 38,137,680 of each hand. */

export interface XxMember {
  readonly id: string
  /** One of them. */
  readonly hand: string
  readonly hands: number
  /** What the Play bet alone comes to, as a mean, and of the worst and the best of them. */
  readonly ev: number
  readonly least: number
  readonly most: number
}

/** One card gone, and what the Play bet is worth then. */
export interface XxDead {
  readonly card: string
  readonly ev: number
}

export interface XxMade {
  readonly slug: string
  readonly hands: number
  /** In how many of its hands the add-on is right. */
  readonly adding: number
  /** The net of the Play bet over all deals, in halves of a bet. */
  readonly halves: string
  /** Deals by position and result, in the order of POSITIONS and RESULTS. */
  readonly ledger: readonly number[]
  readonly members: readonly XxMember[]
  /** Of the hand that is drawn. */
  readonly drawn: number
  readonly helps: XxDead
  readonly hurts: XxDead
}
