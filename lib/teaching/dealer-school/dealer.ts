import { type PayoutTable, type SheetWords } from './payouts/tables'
import type { Card } from '@/lib/cards/card'
import type { Game, Opaque, Rules } from '@/lib/game/game'
import type { InLanguages } from '@/lib/messages/languages'
import type { Random } from '@/lib/math/random'
import type { DisputeCase } from './disputes/cases'
import type { Due } from './table/chips'
import type { ErrorKind } from './errors/errors'
import type { Layout } from './table/layout'

/** A seat, as a house settles it. */
interface SettledSeat<S> {
  readonly state: S
  readonly due: readonly Due[]
}

/** A seat's decisions and what is due there. */
interface LiveSeat<S> extends SettledSeat<S> {
  readonly did: readonly { readonly stage: string; readonly action: string; readonly before: S }[]
}

/**
 * A rule of some houses that changes only the settlement: a dealer's hand that pushes, or a payment for somebody else’s
 * hand.
 */
export interface HouseRule<R extends Rules, S> extends InLanguages<string> {
  readonly id: string
  /** Where the rule and its amounts are published. */
  readonly source: string
  /** Rules with the same `oneOf` exclude one another at a table. */
  readonly oneOf?: string
  /** The game's rules at such a table. */
  rules?(rules: R): R
  /** Whether the dealer’s hand is open before the players decide. */
  readonly opensFirst?: true
  /** The kind of bet that the rule adds; it is settled last. */
  readonly bet?: string
  /** First cards of the deck, for a number of seats, that make the rule apply. */
  stack(seats: number, random: Random): readonly Card[]
  /** What is due at every seat; undefined if the rule changes nothing. */
  settle(rules: R, seats: readonly SettledSeat<S>[]): readonly (readonly Due[])[] | undefined
}

/**
 * What the dealer school needs from a game: its layout, its dealers' errors, the payouts that they memorize, and how
 * its players play.
 */
export interface Dealer<R extends Rules, S, A extends string> extends Layout {
  /** The game that is dealt: the school loads both at once. */
  readonly game: Game<R, S, A>
  /**
   * The kinds of error under these rules, in the order of the list from which trainees choose. Every set of rules has
   * the same kinds.
   */
  errors(rules: R): readonly ErrorKind[]
  /** Payouts that a dealer memorizes besides the pay tables, on the usual stakes or on a house's, in dollars. */
  payouts?(rules: R, said: SheetWords, stakes?: readonly number[]): readonly PayoutTable[]
  /** Disputes at this table. Exams depend on their order, so new ones are added at the end. */
  readonly disputes: readonly DisputeCase[]
  /** The rules with the options that a table offers although the best play doesn't need them. */
  offered?(rules: R): R
  /**
   * A finished round as a live table settles it, where that differs from the bets of the round: even money. The
   * decisions are named as players make them there.
   */
  live?(rules: R, seat: LiveSeat<S>): LiveSeat<S>
  /** A finished round with the player's hand set foul; undefined if these cards can't be set foul. */
  foul?(rules: R, state: S, random: Random): S | undefined
  /** Rules of some houses that a table can choose. */
  readonly houseRules?: readonly HouseRule<R, S>[]
  /**
   * What the strategy that players mostly follow says at a decision. Absent if `choose` decides, and if players arrange
   * their cards. Boards of old seeds depend on it.
   */
  follows?(rules: R, state: S): readonly A[]
  /** The start of a round at a table where nobody made a side bet; absent if it is the same as at any other. */
  withoutSides?(start: S): S
  /** Chooses an action for a player with a base wager of `chips` dollars. */
  choose?(state: S, actions: readonly A[], random: Random, chips: number): A
}

/** The dealer of any game, for code that serves all games. */
export type AnyDealer = Dealer<Opaque, Opaque, string>
