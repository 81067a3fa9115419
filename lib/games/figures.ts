import type { Ev, Outcome } from '@/lib/games/solution'

/* What a whole game and a side bet come to: types only. EVs and bets are in base wagers of the game. */

/** One class of starting decisions in a whole-game solve. */
export interface StartingClass {
  readonly id: string
  /** What a clause of a house way that plays the hands says, as it is written. */
  readonly says?: string
  /** The rule of the catalogue that says the same; absent of a clause that a reader wrote. */
  readonly rule?: string
  /** How many of the equally likely starting deals it holds. */
  readonly deals: number
  /** Each option with its mean EV over the class, a later decision being taken as it is in the whole game. */
  readonly options: readonly { readonly action: string; readonly ev: Ev }[]
  /** The share of each action, by its id, where not all deals of the class take the option that is best on average. Sums to one. */
  readonly shares?: Readonly<Record<string, number>>
  /** Of a cell that hands of several sizes fall into: whether best play differs with the cards that make the hand. */
  readonly byCards?: true
  /** With `shares`: what the class is worth as it is played. */
  readonly ev?: Ev
}

/**
 * The game's own map of starting decisions, whatever the rules. A cell is the id of one of the `cells` of the game's figures, or null
 * where there is no such hand; an id that they do not have is one that the rules in force do not know.
 */
export interface DecisionMap {
  readonly columns: readonly string[]
  /** The catalogue says what they are called, by their ids. Rows of one group stand together, as a table of their own. */
  readonly rows: readonly {
    readonly id: string
    readonly group?: string
    readonly cells: readonly (string | null)[]
  }[]
}

export interface GameFigures {
  readonly ev: Ev
  /** All money bet in a round, main game, in base wagers. */
  readonly averageBet: Ev
  /**
   * Share of rounds by what was done, by action id: sums to one. Where a round asks more than once, by stage and action, `third:bet-3x`:
   * the shares of a stage sum to the share of rounds that come to it.
   */
  readonly frequencies: Readonly<Record<string, number>>
  /** Share of rounds by where the bets stood at the end, where they move (XX Poker). Sums to one. */
  readonly ends?: Readonly<Record<string, number>>
  /** Of the net result of a round, in square base wagers. */
  readonly variance?: number
  /** The net results of a round, main game, in base wagers, ascending; with ways where deals are equally likely, else with chances. */
  readonly outcomes?: readonly Outcome[]
  /** Starting hands as finely as they are told apart: what to look for flips in. Absent where hands decide nothing before more cards come. */
  readonly classes?: readonly StartingClass[]
  /** What the cells of the game's `map` show; the same list as `classes` where a cell holds one class. */
  readonly cells?: readonly StartingClass[]
  readonly method: 'exact' | 'sampled'
  /** What is approximated, where something is. */
  readonly approximation?: string
  /** Base wagers; with `sampled` only. */
  readonly standardError?: number
  /** How many deals were sampled, and the seed that deals them again. */
  readonly sample?: { readonly hands: number; readonly seed: string }
}

export interface SideFigures {
  readonly ev: Ev
  /** What each hand of the pay table pays, by its id, and in how many of `deals` it comes. Ascending by strength. */
  readonly hits: readonly { readonly id: string; readonly pay: number; readonly ways: number }[]
  readonly deals: number
  /** Where several players share the meter: which part of it a winner gets on average. The pay of the hand that wins the meter is that part. */
  readonly share?: number
}
