/* What content/xx-poker/contests.json keeps of a first contest in which two own cards or three win, by the rank of the dealer’s card. */

/** The ways to meet it, in the order of the options: the lowest card that wins, the highest, none. */
export const MANNERS = ['place:lowest', 'place:highest', 'hold'] as const
export type Manner = (typeof MANNERS)[number]

/** Contests whose lowest winning card has one rank: EVs are means, in Play bets. */
export interface ContestPart {
  readonly lowest: string
  /** Hands with contest cards, of all. */
  readonly spots: number
  readonly evs: readonly number[]
}

export interface ContestMade {
  readonly slug: string
  /** The letter of the dealer’s rank. */
  readonly rank: string
  readonly spots: number
  /** Sums of net results over all deals, in halves of a Play bet, by manner. */
  readonly halves: readonly string[]
  /** Deals by position and result, in the order of POSITIONS and RESULTS, by manner. */
  readonly ledgers: readonly (readonly number[])[]
  /** Of the cards that the second contest can bring, how many what is kept beats, by manner. */
  readonly beaten: readonly number[]
  readonly parts: readonly ContestPart[]
  /** A hand and a contest card of it where the highest costs about as much as usual. */
  readonly hand: string
  readonly dealer: string
}
