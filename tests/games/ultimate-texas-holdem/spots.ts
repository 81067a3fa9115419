import { parseCards } from '@/lib/cards/card'
import { STANDARD, type UltimateRules } from '@/lib/games/ultimate-texas-holdem/rules'
import type { UltimateAction, UltimateStage, UltimateState } from '@/lib/games/ultimate-texas-holdem/round'
import { DECK, without } from '@/lib/cards/deck'
import { draw, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'

const CHECKS: Readonly<Record<UltimateStage, readonly UltimateAction[]>> = {
  preflop: [],
  flop: ['check'],
  river: ['check', 'check'],
}
const BOARD: Readonly<Record<UltimateStage, number>> = { preflop: 0, flop: 3, river: 5 }

/** A decision from cards as text: the board says the stage. */
export function decision(hand: string, board = '', dead = ''): UltimateState {
  const [h, b, d] = [hand, board, dead].map((text) => must(parseCards(text))) as [number[], number[], number[]]
  const did = CHECKS[b.length === 0 ? 'preflop' : b.length === 3 ? 'flop' : 'river']
  return { hand: h, board: b, dead: d, dealer: [], did, sides: {} }
}

/** A decision with random cards, of which so many are dead. */
export function randomDecision(random: Random, stage: UltimateStage, dead: number): UltimateState {
  const cards = draw(random, DECK, 2 + BOARD[stage] + dead)
  return {
    hand: cards.slice(0, 2),
    board: cards.slice(2, 2 + BOARD[stage]),
    dead: cards.slice(2 + BOARD[stage]),
    dealer: [],
    did: CHECKS[stage],
    sides: {},
  }
}

/** A decision in which only so many cards are unseen, all of few ranks, so that pairs, flushes and ties come often. */
export function narrowDecision(random: Random, stage: UltimateStage, unseen: number): UltimateState {
  const low = Math.floor(random() * 8)
  const narrow = DECK.filter((card) => card >> 2 >= low && card >> 2 < low + 5)
  const known = 2 + BOARD[stage]
  const cards = draw(random, narrow, known + unseen)
  return {
    hand: cards.slice(0, 2),
    board: cards.slice(2, known),
    dead: without(DECK, cards),
    dealer: [],
    did: CHECKS[stage],
    sides: {},
  }
}

const blind = (pays: Record<string, number>): UltimateRules['pays'] => ({
  ...STANDARD.pays,
  blind: { ...STANDARD.pays.blind, ...pays },
})

/** The rules that change what a solver must do. */
export const RULES: Readonly<Record<string, UltimateRules>> = {
  standard: STANDARD,
  'flush 2 to 1': { ...STANDARD, pays: blind({ flush: 2 }) },
  'odd pays': { ...STANDARD, pays: blind({ 'royal-flush': 1000, 'full-house': 2.75, flush: 1.333333, straight: 0 }) },
  'only 3x': { ...STANDARD, preflopRaises: [3] },
  'all multiples': { ...STANDARD, preflopRaises: [4, 3, 2, 1] },
  'always qualifies': { ...STANDARD, qualifies: 'none' },
  'pair of fours': { ...STANDARD, qualifies: 'pair-4' },
  'pair of aces': { ...STANDARD, qualifies: 'pair-A' },
}
