import { ACE, type Card, cardOf, rankOf } from '@/lib/cards/card'

/** The value of a card: 1 for an ace, 10 for court cards. */
export function valueOf(card: Card): number {
  const rank = rankOf(card)
  return rank === ACE ? 1 : Math.min(rank + 2, 10)
}

const TEN = 8

/** One card that stands for all of its value: suits don't matter, and court cards count as tens. */
export const sameAs = (card: Card): Card => cardOf(rankOf(card) === ACE ? ACE : Math.min(rankOf(card), TEN), 0)

export interface Total {
  /** The best total: an ace counts 11 if the total stays within 21. */
  readonly total: number
  /** Whether an ace counts 11. */
  readonly soft: boolean
}

function totalWith(hard: number, hasAce: boolean): Total {
  const soft = hasAce && hard <= 11
  return { total: soft ? hard + 10 : hard, soft }
}

/** The total of a hand, given the values of its cards, with 1 for an ace. */
export function totalOf(values: readonly number[]): Total {
  let hard = 0
  for (const value of values) hard += value
  return totalWith(hard, values.includes(1))
}

export function totalOfCards(cards: readonly Card[]): Total {
  let hard = 0
  let hasAce = false
  for (const card of cards) {
    const value = valueOf(card)
    hard += value
    hasAce ||= value === 1
  }
  return totalWith(hard, hasAce)
}

/**
 * The value of the hole card that gives the dealer a blackjack: 10 under an ace, 1 under a ten; undefined under other
 * cards.
 */
export function blackjackValue(upcard: number): number | undefined {
  return upcard === 1 ? 10 : upcard === 10 ? 1 : undefined
}
