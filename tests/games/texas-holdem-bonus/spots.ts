import { parseCards, type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { STANDARD, type BonusRules } from '@/lib/games/texas-holdem-bonus/rules'
import type { BonusAction, BonusStage, BonusState } from '@/lib/games/texas-holdem-bonus/round'
import { draw, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'

const cards = (text: string): readonly Card[] => must(parseCards(text))

const BOARD: Readonly<Record<BonusStage, number>> = { preflop: 0, flop: 3, turn: 4 }
const DID: Readonly<Record<BonusStage, readonly BonusAction[]>> = { preflop: [], flop: ['bet'], turn: ['bet', 'check'] }

/** A decision from cards as text: the board says the stage; the flop was checked unless told. */
export function decision(
  hand: string,
  board = '',
  more: { readonly dead?: string; readonly did?: readonly BonusAction[] } = {},
): BonusState {
  const shown = cards(board)
  const did = more.did ?? DID[shown.length === 0 ? 'preflop' : shown.length === 3 ? 'flop' : 'turn']
  return { hand: cards(hand), board: shown, dead: cards(more.dead ?? ''), dealer: [], did, sides: {} }
}

/** A finished round from cards as text. */
export const finished = (
  hand: string,
  board: string,
  dealer: string,
  did: readonly BonusAction[],
  sides: BonusState['sides'] = {},
): BonusState => ({
  ...decision(hand, board, { did }),
  dealer: cards(dealer),
  sides,
})

/** A decision with random cards, of which so many are dead. */
export function randomDecision(random: Random, stage: BonusStage, dead: number): BonusState {
  const drawn = draw(random, DECK, 2 + BOARD[stage] + dead)
  const board = drawn.slice(2, 2 + BOARD[stage])
  return { hand: drawn.slice(0, 2), board, dead: drawn.slice(2 + BOARD[stage]), dealer: [], did: DID[stage], sides: {} }
}

/** A decision in which only so many cards are unseen, all of few ranks, so that pairs, flushes and ties come often. */
export function narrowDecision(random: Random, stage: BonusStage, unseen: number): BonusState {
  const low = Math.floor(random() * 8)
  const narrow = DECK.filter((card) => card >> 2 >= low && card >> 2 < low + 5)
  const known = 2 + BOARD[stage]
  const drawn = draw(random, narrow, known + unseen)
  return {
    hand: drawn.slice(0, 2),
    board: drawn.slice(2, known),
    dead: without(DECK, drawn),
    dealer: [],
    did: DID[stage],
    sides: {},
  }
}

export const RULES: Readonly<Record<string, BonusRules>> = {
  straight: STANDARD,
  flush: { ...STANDARD, antePaidFrom: 'flush' },
  'ties lose': { ...STANDARD, ties: 'lose' },
}
