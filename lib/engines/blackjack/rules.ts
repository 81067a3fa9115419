/* The rules of a table that the engine needs, and the names that it shares with the games. */

/** What the dealer does with a soft seventeen. */
export const SOFT_17 = ['hit', 'stand'] as const
export type Soft17 = (typeof SOFT_17)[number]

/** The two-card totals on which the player may double. */
export const DOUBLE_ON = ['any', '9-11', '10-11'] as const
export type DoubleOn = (typeof DOUBLE_ON)[number]

/** The rules of a blackjack table that change the worth of a hand. */
export interface BlackjackRules {
  readonly decks: number
  readonly soft17: Soft17
  readonly lateSurrender: boolean
  readonly doubleAfterSplit: boolean
  readonly doubleOn: DoubleOn
  /** Hands the player may have after splitting; aces are split once whatever it says, unless `resplitAces`. */
  readonly maxHands: number
  /** Whether an ace that falls on a split ace may be split again; absent: it may not. A split ace gets one card either way. */
  readonly resplitAces?: boolean
  /**
   * Whether the dealer looks at the hole card under an ace or a ten before anybody plays; absent: so it is. Without it the dealer has no
   * hole card, and a blackjack takes doubled and split bets too.
   */
  readonly peek?: boolean
  /** What a blackjack pays to one: 1.5 is 3 to 2. */
  readonly blackjackPays: number
}

/** What the player may do with a hand, in the order of the buttons. */
export const PLAYS = ['stand', 'hit', 'double', 'split', 'surrender'] as const
export type Play = (typeof PLAYS)[number]

/** What a surrender nets, in bets. */
export const SURRENDER_NET = -0.5
/** What insurance stakes, in bets, and what it pays to one. */
export const INSURANCE_STAKE = 0.5
export const INSURANCE_PAYS = 2
