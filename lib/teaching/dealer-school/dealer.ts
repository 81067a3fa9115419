import type { Rules } from '@/lib/games/game'
import type { Random } from '@/lib/math/random'
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
  /** A side bet may be no more than the base wager. */
  readonly sidesAtMostBase?: true
  /** Bets in the order in which the dealer goes through a seat; others come after them, as the game settles them. */
  readonly order: readonly string[]
  /** The bet whose win pays the house's commission. */
  readonly commissionOn?: string
  /** What is paid without a stake of its own: looked at wherever the bet `with` stands. */
  readonly bonuses?: readonly { readonly bet: string; readonly name: string; readonly with: string }[]
  readonly seats: number
}

/**
 * What the dealer school asks of a game: its layout, its dealers' errors, what they pay by heart, and how its players play where no
 * rules of the game say it.
 */
export interface Dealer<R extends Rules, S, A extends string> extends Layout {
  /** The kinds of error by the rules in force, in the order of the list they are named from: the same kinds by any rules. */
  errors(rules: R): readonly ErrorKind[]
  /** What a dealer knows by heart besides the pay tables. */
  payouts?(rules: R): readonly PayoutTable[]
  /** The rules with what a table offers besides what the best play needs. */
  offered?(rules: R): R
  /** Chooses an action of a decision for a player at the table, whose base wager is so many dollars. */
  choose?(state: S, actions: readonly A[], random: Random, chips: number): A
}

/** The dealer of any game, where a piece of code serves all of them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an existential type, as AnyGame is one
export type AnyDealer = Dealer<any, any, string>

// ——— What several games lay out alike ———————————————————————————————————————————————————————————————————————

export const BOARD_PILES = { flop: 'board', turn: 'board', river: 'board', dealer: 'dealer' } as const
export const LOW_CHIPS = [5, 10, 15, 20, 25, 30, 40, 50] as const
export const SIDE_CHIPS = [1, 2, 3, 5, 10, 15, 25] as const
