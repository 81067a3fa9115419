import type { Card } from '@/lib/cards/card'
import type { GameFigures, SideFigures } from '@/lib/games/figures'
import type { Opaque, Rules } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import type { Worth } from '@/lib/games/worth'

/* The other half of every game, which solves it: types, and what bounds a question. EVs and nets are in base wagers of the game. */

/** How far a solve has come, from 0 to 1. */
export type Progress = (done: number) => void

/** The heavy half: only the worker, the command line, the build and tests import it. */
export interface Solver<R extends Rules, S, A extends string> {
  /** Throws if the state is not at a decision. */
  solve(rules: R, state: S, onProgress?: Progress): Solution<A>
  /** The EVs of `solve` alone, of several decisions, where they are quicker to have. Throws as it does. */
  worths?(rules: R, states: readonly S[], onProgress?: Progress): readonly Worth[]
  whole(rules: R, options?: WholeOptions, onProgress?: Progress): GameFigures
  /** A side bet by its id. `meter` for progressives, `dead` for known cards. */
  side(rules: R, bet: string, options?: SideOptions): SideFigures
  /** Makes ready what whole games need, where that takes a while: nothing has to call it first. */
  ready?(): void
}

export interface WholeOptions {
  /** One of the game's `strategies`; absent: the best play. Texas 21: `total-dependent`, `with-flop`. Pai Gow: the player's way, or `optimal`. */
  readonly strategy?: string
  /** Blackjack: the shoe that the game is dealt from, as in `SideOptions`; absent: a fresh one. */
  readonly shoe?: readonly number[]
  /** False: `outcomes`, `variance` and `ends` may be left out, where they take as long as all the rest (Casino Hold'em, Texas Hold'em Bonus). */
  readonly outcomes?: boolean
}

/** The most players that a question of a shared meter may name: more than a blackjack table seats. */
export const MOST_PLAYERS = 12

export interface SideOptions {
  readonly meter?: number
  /** How many have made the bet and share its meter, this player among them; absent: this one alone. A whole number to `MOST_PLAYERS`. */
  readonly players?: number
  readonly dead?: readonly Card[]
  /** Texas 21: 52 counts, suits s h d c, ranks 2 to A in each. */
  readonly shoe?: readonly number[]
}

/** Any solver, where a piece of code serves all games. */
export type AnySolver = Solver<Opaque, Opaque, string>
