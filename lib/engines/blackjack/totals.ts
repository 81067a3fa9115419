import { ACE, type Card, cardOf, rankOf } from '@/lib/cards/card'

/** What a card counts: an ace 1, court cards 10. */
export function valueOf(card: Card): number {
  const rank = rankOf(card)
  return rank === ACE ? 1 : Math.min(rank + 2, 10)
}

const TEN = 8

/** One card for all of a value: suits are nothing here, and court cards are tens. */
export const sameAs = (card: Card): Card => cardOf(rankOf(card) === ACE ? ACE : Math.min(rankOf(card), TEN), 0)

export interface Total {
  /** The best total: an ace counts eleven where that does not pass 21. */
  readonly total: number
  /** Whether an ace counts eleven. */
  readonly soft: boolean
}

/** The total of a hand by the values of its cards, aces as 1. */
export function totalOf(values: readonly number[]): Total {
  const hard = values.reduce((sum, value) => sum + value, 0)
  const soft = values.includes(1) && hard <= 11
  return { total: soft ? hard + 10 : hard, soft }
}

export const totalOfCards = (cards: readonly Card[]): Total => totalOf(cards.map(valueOf))

/** The value of the hole card that gives the dealer a blackjack: a ten under an ace, an ace under a ten; undefined under others. */
export function blackjackValue(upcard: number): number | undefined {
  return upcard === 1 ? 10 : upcard === 10 ? 1 : undefined
}
