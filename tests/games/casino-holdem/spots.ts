import { parseCards, type Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { NO_GAME, STANDARD, type CasinoRules } from '@/lib/games/casino-holdem/rules'
import type { CasinoAction, CasinoState } from '@/lib/games/casino-holdem/round'
import { draw, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'

const cards = (text: string): readonly Card[] => must(parseCards(text))

/** A decision from cards as text. */
export const decision = (
  hand: string,
  board: string,
  more: { readonly other?: string; readonly dead?: string } = {},
): CasinoState => ({
  hand: cards(hand),
  board: cards(board),
  other: cards(more.other ?? ''),
  dead: cards(more.dead ?? ''),
  did: [],
  dealer: [],
  sides: {},
})

/** A finished round from cards as text: the whole board, the dealer's hand, what each box did. */
export const finished = (
  hand: string,
  board: string,
  dealer: string,
  did: readonly CasinoAction[],
  other = '',
  bonus?: number,
): CasinoState => ({
  ...decision(hand, board, { other }),
  dealer: cards(dealer),
  did,
  sides: bonus === undefined ? {} : { bonus },
})

/** A decision with random cards; `unseen` of few ranks are left, so that pairs, flushes and ties come often. */
export function narrowDecision(random: Random, unseen: number, boxes: 1 | 2 = 1): CasinoState {
  const low = Math.floor(random() * 8)
  const narrow = DECK.filter((card) => card >> 2 >= low && card >> 2 < low + 5)
  const known = 3 + 2 * boxes
  const drawn = draw(random, narrow, known + unseen)
  return {
    hand: drawn.slice(0, 2),
    board: drawn.slice(2, 5),
    other: drawn.slice(5, known),
    dead: without(DECK, drawn),
    did: [],
    dealer: [],
    sides: {},
  }
}

/** The rules that change what a solver must do. */
export const RULES: Readonly<Record<string, CasinoRules>> = {
  ...Object.fromEntries(NO_GAME.map((noGame) => [noGame, { ...STANDARD, noGame }])),
  'always qualifies': { ...STANDARD, qualifies: 'none' },
  'pair of aces, pushed if lower': { ...STANDARD, qualifies: 'pair-A', noGame: 'push-if-lower' },
  'odd pays': {
    ...STANDARD,
    pays: {
      ...STANDARD.pays,
      ante: { 'royal-flush': 1000, flush: 1.25, straight: 0.333333, pair: 0.5, 'high-card': 0 },
    },
  },
}
