import type { AnyRanking } from './rankings/ranking'

/** A game in which the player's hand is compared with the dealer's, without its bets. One deck of 52 cards. */
export interface Showdown {
  readonly ranking: AnyRanking
  /** How many cards the player gets. */
  readonly player: number
  /** How many cards the dealer gets, fewer than twice as many as make a hand. */
  readonly dealer: number
  /** How many of the dealer's cards the player sees before deciding. */
  readonly up: 0 | 1
  /** The weakest strength with which the dealer qualifies; 0 if every hand does. */
  readonly qualifies: number
}

/**
 * The ends of a showdown, from the player's side. If the dealer doesn't qualify, the end is `unqualified`, whichever hand is
 * better.
 */
export const ENDS = ['unqualified', 'win', 'tie', 'loss'] as const
export type End = (typeof ENDS)[number]

/** One number for each end. */
export type ByEnd = Readonly<Record<End, number>>
