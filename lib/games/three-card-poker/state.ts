import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evaluate3 } from '@/lib/cards/three'
import type { Setup } from '@/lib/games/game'
import { placeSides, type Sides } from '@/lib/games/sides'
import { SIDE_BETS, type ThreeCardRules } from './rules'

/** Best known first; an exact tie goes to the last, the cheaper one. */
export const ACTIONS = ['play', 'fold'] as const
export type ThreeCardAction = (typeof ACTIONS)[number]

/** What the player knows. Lists not dealt yet are empty. */
export interface ThreeCardState {
  readonly dead: readonly Card[]
  readonly sides: Sides
  readonly hand: readonly Card[]
  readonly did: ThreeCardAction | null
  readonly dealer: readonly Card[]
}

export const start = (_rules: ThreeCardRules, setup: Setup = {}): ThreeCardState => ({
  dead: setup.dead ?? [],
  sides: placeSides(SIDE_BETS, setup.sides),
  hand: [],
  did: null,
  dealer: [],
})

/** The cards that may still be dealt. */
export const stubOf = (state: ThreeCardState): Card[] => without(DECK, state.dead, state.hand, state.dealer)

/** Whether the dealer's cards are turned: after a fold they matter to the 6 Card Bonus only. */
export const needsDealer = (state: ThreeCardState): boolean =>
  state.did === 'play' || (state.did === 'fold' && 'six-card' in state.sides)

/** Whether nothing is left to decide or to deal. */
export const isOver = (state: ThreeCardState): boolean =>
  state.did !== null && (!needsDealer(state) || state.dealer.length > 0)

/** The strength of three cards, as `evaluate3` gives it. */
export const strengthOf = (cards: readonly Card[]): number => evaluate3(cards[0]!, cards[1]!, cards[2]!)
