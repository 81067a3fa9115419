import type { Card } from '@/lib/cards/card'
import type { GameFigures, SideFigures } from '@/lib/game/figures'
import type { Opaque, Rules } from '@/lib/game/game'
import type { Solution } from '@/lib/game/solution'
import type { Worth } from '@/lib/game/worth'

/* A game's solver: types, and the limit of a question. EVs and nets are in base wagers of the game. */

/** Called with the progress of a solve, from 0 to 1. */
export type Progress = (done: number) => void

/** The heavy half of a game. Only the worker, the command line, the build and tests import it. */
export interface Solver<R extends Rules, S, A extends string> {
  /**
   * Every option of a decision. If a fold loses a side bet that is placed, the nets of the side bets are counted too.
   * Throws if the state isn't a decision.
   */
  solve(rules: R, state: S, onProgress?: Progress): Solution<A>
  /** As `solve`, with the nets of all side bets placed, whether or not they change the decision. */
  withSides?(rules: R, state: S, onProgress?: Progress): Solution<A>
  /** The best options and EVs of several decisions, if that is faster than `solve`. Throws as `solve` does. */
  worths?(rules: R, states: readonly S[], onProgress?: Progress): readonly Worth[]
  whole(rules: R, options?: WholeOptions, onProgress?: Progress): GameFigures
  /** The figures of a side bet, by its id: `meter` for progressives, `dead` for known cards. */
  side(rules: R, bet: string, options?: SideOptions): SideFigures
  /** Prepares what whole games need, if that takes a while. Calling it is optional. */
  ready?(): void
}

export interface WholeOptions {
  /**
   * One of the game's `strategies`; absent for best play. Texas 21: `total-dependent`, `with-flop`. Pai Gow Poker: the
   * player's way, or `optimal`.
   */
  readonly strategy?: string
  /** Blackjack: the shoe that the game is dealt from, as in `SideOptions`; absent for a fresh one. */
  readonly shoe?: readonly number[]
  /** How many of the dealer's face-down cards the player sees before the decision: at most the game's `mostSeen`. */
  readonly seen?: number
  /**
   * If false, `outcomes`, `variance` and `ends` may be left out, because they take as long as everything else (Casino
   * Hold'em, Texas Hold'em Bonus).
   */
  readonly outcomes?: boolean
}

/** The most players who may share a meter in a question: more than a blackjack table seats. */
export const MOST_PLAYERS = 12

export interface SideOptions {
  readonly meter?: number
  /**
   * How many players, this one among them, have made the bet and share its meter; absent if only this one has. A whole
   * number up to `MOST_PLAYERS`.
   */
  readonly players?: number
  readonly dead?: readonly Card[]
  /** Blackjack and Texas 21: 52 counts, suits s h d c, ranks 2 to A in each. */
  readonly shoe?: readonly number[]
}

/** Any solver, for code that serves all games. */
export type AnySolver = Solver<Opaque, Opaque, string>
