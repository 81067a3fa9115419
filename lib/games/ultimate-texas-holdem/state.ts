import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import type { Setup } from '@/lib/games/game'
import { placeSides, type Sides } from '@/lib/games/sides'
import { PREFLOP_MULTIPLES, SIDE_BETS, type PreflopMultiple, type UltimateRules } from './rules'

export const ACTIONS = ['raise-4x', 'raise-3x', 'raise-2x', 'raise-1x', 'check', 'fold'] as const
export type UltimateAction = (typeof ACTIONS)[number]

export const STAGES = ['preflop', 'flop', 'river'] as const
export type UltimateStage = (typeof STAGES)[number]

/** What the player knows. The board holds 0, 3 or 5 cards, the dealer's hand 0 or 2. */
export interface UltimateState {
  readonly dead: readonly Card[]
  readonly hand: readonly Card[]
  readonly board: readonly Card[]
  readonly dealer: readonly Card[]
  readonly did: readonly UltimateAction[]
  readonly sides: Sides
}

/** The cards of one round: two for the player, five for the board, two for the dealer. */
export const CARDS_IN_A_ROUND = 9

export const start = (_rules: UltimateRules, setup: Setup = {}): UltimateState => ({
  dead: setup.dead ?? [],
  hand: [],
  board: [],
  dealer: [],
  did: [],
  sides: placeSides(SIDE_BETS, setup.sides),
})

/** Every card that the player does not see. */
export const unseen = (state: UltimateState): Card[] => without(DECK, state.dead, state.hand, state.board, state.dealer)

/** Antes bet by each raise; 0 for a check or a fold. */
const MULTIPLE: Readonly<Record<UltimateAction, number>> = {
  'raise-4x': 4,
  'raise-3x': 3,
  'raise-2x': 2,
  'raise-1x': 1,
  check: 0,
  fold: 0,
}

export const multipleOf = (action: UltimateAction): number => MULTIPLE[action]

/** The Play bet so far, in antes: 0 until one raises. */
export const playBet = (did: readonly UltimateAction[]): number =>
  did.reduce((sum, action) => sum + MULTIPLE[action], 0)

const raiseBy = (multiple: PreflopMultiple): UltimateAction => `raise-${multiple}x`

/** The actions of a decision stage in the order of the buttons: the largest raise first. */
export function actionsAt(rules: UltimateRules, stage: UltimateStage): readonly UltimateAction[] {
  switch (stage) {
    case 'preflop':
      return [...PREFLOP_MULTIPLES.filter((m) => rules.preflopRaises.includes(m)).map(raiseBy), 'check']
    case 'flop':
      return ['raise-2x', 'check']
    case 'river':
      return ['raise-1x', 'fold']
  }
}

/** The stage at which a state is to be decided, or undefined if something else comes next. */
export function stageOf(state: UltimateState): UltimateStage | undefined {
  if (state.hand.length === 0 || playBet(state.did) > 0 || state.did.includes('fold')) return undefined
  const decided = state.did.length
  const dealt = state.board.length === 0 ? 0 : state.board.length === 3 ? 1 : 2
  return decided === dealt ? STAGES[decided] : undefined
}
