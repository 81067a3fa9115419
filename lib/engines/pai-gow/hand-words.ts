import { ACE, type Card, JOKER, rankOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { type NamedHand, namedHand } from '@/lib/cards/hand-words'
import { valueOfFive } from './hand'
import { handOfValue, type Ranking } from './ranking'

const rankInFront = (card: Card): number => (card === JOKER ? ACE : rankOf(card))

/** The ranks of the two cards in front, the higher first. The joker counts as an ace. */
export function ranksInFront(cards: readonly Card[]): readonly [high: number, low: number] {
  const [high, low] = cards.map(rankInFront).sort((a, b) => b - a)
  return [high!, low!]
}

/** The five cards behind, with the joker as the card it stands for; null for five aces. */
export function namedBehind(ranking: Ranking, cards: readonly Card[]): NamedHand | null {
  if (!cards.includes(JOKER)) return namedHand(cards)
  const value = valueOfFive(ranking, cards)
  if (handOfValue(value) === 'five-aces') return null
  const others = cards.filter((card) => card !== JOKER)
  const standsFor = DECK.find((card) => !others.includes(card) && valueOfFive(ranking, [...others, card]) === value)
  if (standsFor === undefined) throw new Error('the joker stands for some card')
  return namedHand([...others, standsFor])
}
