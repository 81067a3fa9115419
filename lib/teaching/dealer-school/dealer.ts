import { type SheetWords } from './payout-tables'
import type { Card } from '@/lib/cards/card'
import type { Game, Opaque, Rules } from '@/lib/games/game'
import type { InLanguages } from '@/lib/messages/languages'
import type { Random } from '@/lib/math/random'
import type { DisputeCase, SourceId } from './cases'
import type { Due } from './chips'
import type { ErrorKind } from './errors'
import type { PayoutTable } from './payout-tables'

/** The table, as the dealer sees it. */
export interface Layout {
  /**
   * The pile of each deal, by its stage. Cards of a pile are the same for every seat; a stage without a pile deals to
   * each seat.
   */
  readonly piles: Readonly<Record<string, string>>
  /** The base wagers that players make, in dollars: amounts in chips of 1, 5, 25 and 100. */
  readonly chips: readonly number[]
  /** The amounts that players bet on each side bet, in dollars. */
  readonly sides: Readonly<Record<string, readonly number[]>>
  /** How tables were dealt before, where that has changed. Links from then still deal so. */
  readonly before?: {
    /** The amounts of these side bets, instead of those in `sides`. */
    readonly sides?: Readonly<Record<string, readonly number[]>>
    /** Whether the cards of the side bets were dealt at tables where nobody had made one. */
    readonly dealsForNobody?: true
  }
  /** Two bets that must be equal before the deal, and the source of that rule. */
  readonly equal?: { readonly bets: readonly [first: string, second: string]; readonly source: SourceId }
  /** The order in which the dealer settles the bets of a seat; other bets follow in the order of the game. */
  readonly order: readonly string[]
  /** The bet whose win pays commission, under rules that take one. */
  readonly commission?: { readonly on: string; isTaken(rules: Rules): boolean }
  /** Bonuses without a stake. The dealer checks them wherever the bet `with` is made. */
  readonly bonuses?: readonly { readonly bet: string; readonly with: string }[]
  readonly seats: number
  /** The most players that the deck and the table allow. */
  readonly most: number
  readonly settlement: Settlement
  /**
   * Whether a player banks by these rules. The others' hands are compared with the banker's, so only that seat is
   * dealt.
   */
  readonly banks?: (rules: Rules) => boolean
  /** Whether dice or a random number decide which place gets the first packet; the dealer's place counts too. */
  readonly counted?: true
  /** How the dealer looks at their hole card; absent if no dealer does. */
  readonly peek?: Peek
  /**
   * Hands that lose in the middle of their seat's turn. The dealer takes the bet, then the cards, before anybody acts
   * again.
   */
  readonly lost?: LostHands
}

/**
 * What the dealer knows about a blackjack of theirs before anybody plays. `needless`: the up card rules it out;
 * `later`: there is no hole card to look at.
 */
export type Peeked = 'blackjack' | 'no-blackjack' | 'needless' | 'later'

export interface Peek {
  /** The stage after whose decisions the dealer looks. */
  readonly after: string
  /** Whether dealers look at all by these rules. */
  looks(rules: Rules): boolean
  found(state: unknown): Peeked
}

export interface LostHands {
  /** Whether the hand of a bet is lost in a state of the seat. */
  isLost(rules: Rules, state: unknown, due: Due): boolean
  /** The zone of the felt with that hand's cards. */
  zoneOf(due: Due): string
}

/** One pass round the table, in which some bets of each seat are settled. */
export interface Pass {
  readonly bets: readonly string[]
  /** The side where it begins, as the dealer sees the table. */
  readonly from: 'left' | 'right'
  /** The stage after whose decisions it comes, or `DEALT`; absent: once the dealer's hand is open. */
  readonly after?: string
  /** Whether it also waits until the dealer knows that they have no blackjack; left out if they don't before the play. */
  readonly onceKnown?: true
  /** The zone of a card that the dealer turns first, if the pass settles anything. */
  readonly turns?: string
  /** Limits the pass to some bets: blackjacks that are paid early. */
  readonly only?: (due: Due) => boolean
}

/** The `after` of a pass between the deal and the first decision. */
export const DEALT = 'dealt'

/** The order in which bets are taken and paid. At each seat, losing bets are taken before anything is paid. */
export interface Settlement {
  readonly passes: readonly Pass[]
  /** The bets that are taken as soon as a player folds. */
  readonly onFold: readonly string[]
  /**
   * Where the order is published; absent if no public rule is known. Houses differ, and each house's own rule applies.
   */
  readonly source?: SourceId
}

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

// ——— Layouts that several games share ———————————————————————————————————————————————————————————————————————

export const BOARD_PILES = { flop: 'board', turn: 'board', river: 'board', dealer: 'dealer' } as const
export const LOW_CHIPS = [5, 10, 15, 20, 25, 30, 40, 50] as const

export const SIDE_CHIPS = [1, 2, 3, 5, 10, 15, 25] as const
