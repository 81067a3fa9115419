import type { Ev, Outcome } from '@/lib/game/solution'

/* The figures of a whole game and of a side bet: types only. EVs and bets are in base wagers of the game. */

/** One class of starting decisions in a whole-game solve. */
export interface StartingClass {
  readonly id: string
  /** The text of the house way's clause that plays the hands, as it is written. */
  readonly says?: string
  /** The catalogue's rule with the same text; absent for a clause that a reader wrote. */
  readonly rule?: string
  /** How many of the equally likely starting deals are in the class. */
  readonly deals: number
  /** Each option with its mean EV over the class. Later decisions are made as in the whole game. */
  readonly options: readonly { readonly action: string; readonly ev: Ev }[]
  /**
   * The share of each action, by its id, if not all deals of the class take the option that is best on average. Sums to
   * 1.
   */
  readonly shares?: Readonly<Record<string, number>>
  /** For a cell with hands of several sizes: whether best play depends on which cards make the hand. */
  readonly byCards?: true
  /** With `shares`: the EV of the class as it is played. */
  readonly ev?: Ev
}

/**
 * The game's map of starting decisions under any rules. A cell is the id of one of the `cells` in the game's figures,
 * or null if there is no such hand. The figures don't have every id under all rules.
 */
export interface DecisionMap {
  readonly columns: readonly string[]
  /** The catalogue names rows by their ids. Rows of one group form a table of their own. */
  readonly rows: readonly {
    readonly id: string
    readonly group?: string
    readonly cells: readonly (string | null)[]
  }[]
}

export interface GameFigures {
  readonly ev: Ev
  /** All money bet on the main game in a round, in base wagers. */
  readonly averageBet: Ev
  /**
   * The share of rounds by action id, which sums to 1. If a round has several decisions, the keys have the stage too,
   * `third:bet-3x`, and the shares of a stage sum to the share of rounds that reach it.
   */
  readonly frequencies: Readonly<Record<string, number>>
  /**
   * The share of rounds by how they end: the position of the bets at XX Poker, the antes bet at Texas Hold'em Bonus.
   * Sums to 1.
   */
  readonly ends?: Readonly<Record<string, number>>
  /** The variance of a round's net result, in square base wagers. */
  readonly variance?: number
  /**
   * The net results of a round of the main game, in base wagers, ascending, with ways if deals are equally likely and
   * with chances otherwise.
   */
  readonly outcomes?: readonly Outcome[]
  /**
   * Starting hands as finely as they are told apart, for finding the hands whose best play changes with the rules.
   * Absent if hands decide nothing before more cards are dealt.
   */
  readonly classes?: readonly StartingClass[]
  /** What the cells of the game's `map` show. It is the same list as `classes` if a cell is one class. */
  readonly cells?: readonly StartingClass[]
  readonly method: 'exact' | 'sampled'
  /** In base wagers; only with `sampled`. */
  readonly standardError?: number
  /** How many deals were sampled, and the seed that deals them again. */
  readonly sample?: { readonly hands: number; readonly seed: string }
}

export interface SideFigures {
  readonly ev: Ev
  /**
   * For each hand of the pay table, by its id: what it pays to 1, and in how many of `deals` it occurs. Ascending by
   * strength.
   */
  readonly hits: readonly { readonly id: string; readonly pay: number; readonly ways: number }[]
  readonly deals: number
  /**
   * If several players share the meter: the part of it that a winner gets on average. The pay of the hand that wins the
   * meter is that part.
   */
  readonly share?: number
}
