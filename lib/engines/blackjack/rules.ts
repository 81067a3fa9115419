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
  /** The most hands that splitting can make. Aces are split only once unless `resplitAces`. */
  readonly maxHands: number
  /**
   * Whether an ace dealt to a split ace may be split again; no if absent. A split ace gets only one card in either
   * case.
   */
  readonly resplitAces?: boolean
  /**
   * Whether the dealer peeks at the hole card under an ace or a ten before anybody plays; yes if absent. Without a peek
   * there is no hole card, and a dealer's blackjack takes doubled and split bets too.
   */
  readonly peek?: boolean
  /** What a blackjack pays to 1: 1.5 for 3 to 2. */
  readonly blackjackPays: number
}

/** The player's actions, in the order of the buttons. */
export const PLAYS = ['stand', 'hit', 'double', 'split', 'surrender'] as const
export type Play = (typeof PLAYS)[number]

/** The net of a surrender, in bets. */
export const SURRENDER_NET = -0.5
/** The stake of insurance in bets, and what it pays to 1. */
export const INSURANCE_STAKE = 0.5
export const INSURANCE_PAYS = 2
