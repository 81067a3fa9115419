import { rankOf } from '@/lib/cards/card'
import { type PokerHand, POKER_HANDS } from '@/lib/cards/hands'
import { ranksOf } from '@/lib/cards/hole-cards'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { bitCount } from '@/lib/math/combinations'
import type { UltimateState } from '../round'
import { dealerOuts, improves } from '../strategy'

/*
 * What the rules of a strategy look at on the river. Each look has a number, its key. A whole game asks about millions
 * of hands, but about few different looks.
 */

export interface RiverLook {
  /** Whether the player's own cards improve the board by more than a kicker: a hidden pair or better. */
  readonly improves: boolean
  /** The hand that the board alone makes. */
  readonly board: PokerHand
  /** How many unseen cards beat the player, each taken alone with the board. */
  readonly outs: number
  readonly high: number
  /** How many ranks above `high` aren't on the board: 0 for the best kicker there is. */
  readonly kickersAbove: number
}

/** All keys are below this number. */
export const RIVER_KEYS = 1 << 19

/** How many ranks above `high` aren't in a mask of ranks. */
const ranksAbove = (high: number, mask: number): number => 12 - high - bitCount(mask >> (high + 1))

/** The key of a look. `board` is the index in POKER_HANDS of the board's hand, `mask` the board's ranks. */
export const riverKey = (better: boolean, board: number, outs: number, high: number, mask: number): number =>
  +better | (board << 1) | (outs << 5) | (high << 11) | (ranksAbove(high, mask) << 15)

/** The look that a key stands for. */
export const readRiverKey = (key: number): RiverLook => ({
  improves: (key & 1) !== 0,
  board: POKER_HANDS[(key >> 1) & 15]!,
  outs: (key >> 5) & 63,
  high: (key >> 11) & 15,
  kickersAbove: key >> 15,
})

/** The look of a state on the river. Dead cards are no outs. */
export function riverLook(state: UltimateState): RiverLook {
  const board = strengthOfCards(state.board)
  const mask = state.board.reduce((ranks, card) => ranks | (1 << rankOf(card)), 0)
  const better = improves(strengthOfCards([...state.hand, ...state.board]), board)
  return readRiverKey(
    riverKey(better, POKER_HANDS.indexOf(handOf(board)), dealerOuts(state), ranksOf(state.hand)[1], mask),
  )
}
