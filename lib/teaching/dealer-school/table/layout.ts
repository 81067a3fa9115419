import type { Rules } from '@/lib/game/game'
import type { SourceId } from '../disputes/cases'
import type { Due, DuesOfSeat } from './chips'

/* The table as a dealer sees it: piles, chips, the order in which bets are settled. */

/** The table, as the dealer sees it. */
export interface Layout extends DuesOfSeat {
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
  /** The bets that are taken as soon as a player folds, besides the side bets that a fold loses by the rules. */
  readonly onFold: readonly string[]
  /**
   * Where the order is published; absent if no public rule is known. Houses differ, and each house's own rule applies.
   */
  readonly source?: SourceId
}

// ——— Layouts that several games share ———————————————————————————————————————————————————————————————————————

export const BOARD_PILES = { flop: 'board', turn: 'board', river: 'board', dealer: 'dealer' } as const
export const LOW_CHIPS = [5, 10, 15, 20, 25, 30, 40, 50] as const

export const SIDE_CHIPS = [1, 2, 3, 5, 10, 15, 25] as const
