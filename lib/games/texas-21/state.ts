import type { Card } from '@/lib/cards/card'
import { type BlackjackState, emptyRound, seenCards, unseenCards } from '@/lib/engines/blackjack/index'
import type { Setup } from '@/lib/games/game'
import { SIDE_BETS, type Texas21Rules } from './rules'

/** What the player knows. Lists not dealt yet are empty. */
export interface Texas21State extends BlackjackState {
  /** Four cards once dealt; null at a table where nobody has a side bet, so that there is none. */
  readonly flop: readonly Card[] | null
}

export const start = (_rules: Texas21Rules, setup?: Setup): Texas21State => ({
  ...emptyRound(SIDE_BETS, setup),
  flop: [],
})

export const FLOP_CARDS = 4

/** All cards that a state has seen. */
export const seen = (state: Texas21State): readonly Card[] => [...seenCards(state), ...(state.flop ?? [])]

/** The cards that may still come, the same card as often as it is left. */
export const unseen = (rules: Texas21Rules, state: Texas21State): Card[] => unseenCards(rules.decks, seen(state))
