import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import type { Setup } from '@/lib/games/game'
import { placeSides, type Sides } from '@/lib/games/sides'
import { SIDE_BETS, type BonusRules } from './rules'

/** At each stage the bet comes first; an exact tie goes to the last, the cheaper one. */
export const ACTIONS = ['bet', 'check', 'fold'] as const
export type BonusAction = (typeof ACTIONS)[number]

export const STAGES = ['preflop', 'flop', 'turn'] as const
export type BonusStage = (typeof STAGES)[number]

/** What a bet of each stage puts down, in antes. */
export const BETS: Readonly<Record<BonusStage, number>> = { preflop: 2, flop: 1, turn: 1 }

/** What the player knows. The board holds 0, 3, 4 or 5 cards, the dealer's hand 0 or 2. */
export interface BonusState {
  readonly dead: readonly Card[]
  readonly hand: readonly Card[]
  readonly board: readonly Card[]
  readonly dealer: readonly Card[]
  /** One for each stage decided. */
  readonly did: readonly BonusAction[]
  readonly sides: Sides
}

/** The cards of one round: two for the player, five for the board, two for the dealer. */
export const CARDS_IN_A_ROUND = 9

export const start = (_rules: BonusRules, setup: Setup = {}): BonusState => ({
  dead: setup.dead ?? [],
  hand: [],
  board: [],
  dealer: [],
  did: [],
  sides: placeSides(SIDE_BETS, setup.sides),
})

/** Every card that the player does not see. */
export const unseen = (state: BonusState): Card[] => without(DECK, state.dead, state.hand, state.board, state.dealer)

export const hasFolded = (did: readonly BonusAction[]): boolean => did[0] === 'fold'

/** The money bet besides the ante so far, in antes. */
export const betSoFar = (did: readonly BonusAction[]): number =>
  did.reduce((sum, action, i) => sum + (action === 'bet' ? BETS[STAGES[i]!] : 0), 0)

export const actionsAt = (stage: BonusStage): readonly BonusAction[] =>
  stage === 'preflop' ? ['bet', 'fold'] : ['bet', 'check']

/** How many cards lie on the board when a stage is decided. */
const ON_BOARD: Readonly<Record<BonusStage, number>> = { preflop: 0, flop: 3, turn: 4 }

/** The stage at which a state is to be decided, or undefined if something else comes next. */
export function stageOf(state: BonusState): BonusStage | undefined {
  const stage = STAGES[state.did.length]
  if (stage === undefined || state.hand.length === 0 || hasFolded(state.did)) return undefined
  return state.board.length === ON_BOARD[stage] ? stage : undefined
}
