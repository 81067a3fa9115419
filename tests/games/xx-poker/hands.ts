import { type Card, parseCard, parseCards } from '@/lib/cards/card'
import { taughtGame as xxPoker } from '@/lib/games/xx-poker/teaching'
import type { XxState } from '@/lib/games/xx-poker/round'
import { must } from '@/lib/result'

export const STANDARD = xxPoker.variants[0].rules

export const cards = (text: string): readonly Card[] => must(parseCards(text))

/** A state from cards as text; `placed` has a card or `x` for each contest decided. */
export function holding(
  hand: string,
  more: {
    dealer?: string
    placed?: string
    addOn?: number
    community?: string
    third?: string
    dead?: string
    sides?: Record<string, number>
  } = {},
): XxState {
  const { dealer = '', placed, addOn, community = '', third, dead = '', sides = {} } = more
  return {
    ...xxPoker.start(STANDARD, { dead: cards(dead), sides }),
    hand: cards(hand),
    addOn: addOn ?? (dealer === '' ? null : 0),
    dealer: cards(dealer),
    placed: placed === undefined ? [] : placed.split('.').map((card) => (card === 'x' ? null : must(parseCard(card)))),
    community: cards(community),
    third: third === undefined ? null : must(parseCard(third)),
  }
}
