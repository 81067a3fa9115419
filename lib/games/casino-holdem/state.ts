import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import type { Setup } from '@/lib/games/game'
import { placeSides, type Sides } from '@/lib/games/sides'
import { SIDE_BETS, type CasinoRules } from './rules'

/** An exact tie goes to the last, the cheaper one. */
export const ACTIONS = ['call', 'fold'] as const
export type CasinoAction = (typeof ACTIONS)[number]

/** What a call bets, in antes. */
export const CALL = 2

/**
 * What the player knows. `other` is his second open box, empty where he plays one: both are seen from the flop on, the first box
 * (`hand`) is decided first and the second next, and the cards of each are dead cards for the other. The board holds 0, 3 or 5 cards.
 */
export interface CasinoState {
  readonly dead: readonly Card[]
  readonly sides: Sides
  readonly hand: readonly Card[]
  readonly other: readonly Card[]
  readonly board: readonly Card[]
  /** One for each box that has decided, the first box first. */
  readonly did: readonly CasinoAction[]
  readonly dealer: readonly Card[]
}

export const start = (_rules: CasinoRules, setup: Setup = {}): CasinoState => ({
  dead: setup.dead ?? [],
  sides: placeSides(SIDE_BETS, setup.sides),
  hand: [],
  other: [],
  board: [],
  did: [],
  dealer: [],
})

export const boxesOf = (state: CasinoState): readonly (readonly Card[])[] =>
  state.other.length > 0 ? [state.hand, state.other] : [state.hand]

/** The box that is to be decided, counted from 0; after the last decision, the first. */
export const boxAt = (state: CasinoState): number => (state.did.length < boxesOf(state).length ? state.did.length : 0)

/** The two cards that are to be decided, and those of the other box. */
export const handAt = (state: CasinoState): readonly Card[] => (boxAt(state) === 0 ? state.hand : state.other)
export const otherAt = (state: CasinoState): readonly Card[] => (boxAt(state) === 0 ? state.other : state.hand)

/** Every card that the player does not see. */
export const unseen = (state: CasinoState): Card[] =>
  without(DECK, state.dead, state.hand, state.other, state.board, state.dealer)

export const isDecision = (state: CasinoState): boolean =>
  state.board.length === 3 && state.did.length < boxesOf(state).length

/** Whether cards are still to come: only a box that was called needs them. */
export const needsShowdown = (state: CasinoState): boolean => state.did.includes('call')

/** The cards of a whole round of one box: two for him, five for the board, two for the dealer. */
export const CARDS_IN_A_ROUND = 9
