import { type SheetWords } from './payout-tables'
import type { Card } from '@/lib/cards/card'
import type { Opaque, Rules } from '@/lib/games/game'
import type { InLanguages } from '@/lib/messages/languages'
import type { Random } from '@/lib/math/random'
import type { DisputeCase, SourceId } from './cases'
import type { Due } from './chips'
import type { ErrorKind } from './errors'
import type { PayoutTable } from './payout-tables'

/** The table as the dealer stands behind it. */
export interface Layout {
  /** The pile that each deal comes from, by its stage: cards of one pile are the same for every seat. A stage that is not here is the seat's own. */
  readonly piles: Readonly<Record<string, string>>
  /** What a base wager may be, in dollars, as chips of 1, 5, 25 and 100 lie on a layout. */
  readonly chips: readonly number[]
  /** What lies on each side bet, in dollars. */
  readonly sides: Readonly<Record<string, readonly number[]>>
  /** A side bet may be no more than the base wager, by this source. */
  readonly sidesAtMostBase?: SourceId
  /** Two bets that must be equal before the deal, and where it is written. */
  readonly equal?: { readonly bets: readonly [first: string, second: string]; readonly source: SourceId }
  /** Bets in the order in which the dealer goes through a seat; others come after them, as the game settles them. */
  readonly order: readonly string[]
  /** The bet whose win pays the house's commission where these rules have one. */
  readonly commission?: { readonly on: string; isTaken(rules: Rules): boolean }
  /** What is paid without a stake of its own: looked at wherever the bet `with` stands. */
  readonly bonuses?: readonly { readonly bet: string; readonly with: string }[]
  readonly seats: number
  /** The most players whom the deck and the table hold. */
  readonly most: number
  readonly settlement: Settlement
  /** A player banks by these rules: the others' hands are compared with theirs, so the table is dealt to that seat alone. */
  readonly banks?: (rules: Rules) => boolean
  /** A number, by dice or by chance, says which place gets the first packet; the dealer is one. */
  readonly counted?: true
}

/** Once round the table, settling some bets of each seat. */
export interface Pass {
  readonly bets: readonly string[]
  /** Where it begins, as the dealer sees the table. */
  readonly from: 'left' | 'right'
  /** After the deal, or after the decisions of a stage; absent: when the dealer's hand is open. */
  readonly after?: string
  /** Only what is settled so early: blackjacks that are paid, hands that are bust. */
  readonly only?: (due: Due) => boolean
}

/** After the deal, before anybody decides. */
export const DEALT = 'dealt'

/** In which order bets are taken and paid. On every seat what loses is taken before anything is paid. */
export interface Settlement {
  readonly passes: readonly Pass[]
  /** The bets that are taken at once when a player folds. */
  readonly onFold: readonly string[]
  /** Where the order is written; absent where no public rule is known. Houses differ, and each house's own wins. */
  readonly source?: SourceId
}

/** A seat as a house settles it. */
interface SettledSeat<S> {
  readonly state: S
  readonly due: readonly Due[]
}

/** What a house changes of the settlement alone: a hand of the dealer that pushes, a payment for somebody else’s hand. */
export interface HouseRule<R extends Rules, S> extends InLanguages<string> {
  readonly id: string
  /** Where the rule and its amounts are written. */
  readonly source: string
  /** Of rules that name the same a table has one at most. */
  readonly oneOf?: string
  /** The rules at such a table. */
  rules?(rules: R): R
  /** The dealer’s hand is open before the players decide. */
  readonly opensFirst?: true
  /** The kind of bet that it adds: settled after all others. */
  readonly bet?: string
  /** The first cards off the deck, for so many seats: some with which it shows. */
  stack(seats: number, random: Random): readonly Card[]
  /** What is due on every seat, or undefined where it changes nothing. */
  settle(rules: R, seats: readonly SettledSeat<S>[]): readonly (readonly Due[])[] | undefined
}

/**
 * What the dealer school asks of a game: its layout, its dealers' errors, what they pay by heart, and how its players play where no
 * rules of the game say it.
 */
export interface Dealer<R extends Rules, S, A extends string> extends Layout {
  /** The kinds of error by the rules in force, in the order of the list they are named from: the same kinds by any rules. */
  errors(rules: R): readonly ErrorKind[]
  /** What a dealer knows by heart besides the pay tables: on the usual stakes, or on those of a house, in dollars. */
  payouts?(rules: R, said: SheetWords, stakes?: readonly number[]): readonly PayoutTable[]
  /** What goes wrong at this table, and whose ruling it follows. Their order is that of exams: new ones come last. */
  readonly disputes: readonly DisputeCase[]
  /** The rules with what a table offers besides what the best play needs. */
  offered?(rules: R): R
  /** A finished round with the player's hand set as it may not be; undefined where these cards can't be set so. */
  foul?(rules: R, state: S, random: Random): S | undefined
  /** What some houses settle otherwise, for a table to choose. */
  readonly houseRules?: readonly HouseRule<R, S>[]
  /** Chooses an action of a decision for a player at the table, whose base wager is so many dollars. */
  choose?(state: S, actions: readonly A[], random: Random, chips: number): A
}

/** The dealer of any game, where a piece of code serves all of them. */
export type AnyDealer = Dealer<Opaque, Opaque, string>

// ——— What several games lay out alike ———————————————————————————————————————————————————————————————————————

export const BOARD_PILES = { flop: 'board', turn: 'board', river: 'board', dealer: 'dealer' } as const
export const LOW_CHIPS = [5, 10, 15, 20, 25, 30, 40, 50] as const

export const SIDE_CHIPS = [1, 2, 3, 5, 10, 15, 25] as const
