import type { Rules } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import type { Due } from './chips'

/** A player's place at the end of a round. */
export interface Seat {
  /** The base wager, in cents. */
  readonly base: number
  /** The game's state at the end of the round, as the seat's player sees it. */
  readonly state: unknown
  /** The player's decisions in order, each with the state before it. */
  readonly did: readonly { readonly stage: string; readonly action: string; readonly before: unknown }[]
  /** One entry per bet, in the order of the layout. */
  readonly due: readonly Due[]
}

/** A game and the rules in force at this table. */
export interface Table {
  readonly game: GameId
  readonly rules: Rules
}
