import { ACE, type Card, JOKER, rankOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { type NamedHand, namedHand } from '@/lib/cards/hand-words'
import { handInWords, rankInWords } from '@/lib/cards/words'
import { valueOfFive } from './hand'
import { handOfValue, type Ranking } from './ranking'

const rankInFront = (card: Card): number => (card === JOKER ? ACE : rankOf(card))

/** The ranks of two cards in front, the higher first. The joker is an ace. */
export function ranksInFront(cards: readonly Card[]): readonly [high: number, low: number] {
  const [high, low] = cards.map(rankInFront).sort((a, b) => b - a)
  return [high!, low!]
}

/** Two cards in front: `pair of nines`, `king-queen`. */
export function frontInWords(cards: readonly Card[]): string {
  const [high, low] = ranksInFront(cards)
  return high === low ? `pair of ${rankInWords(high, 2)}` : `${rankInWords(high)}-${rankInWords(low)}`
}

/** Five cards behind, the joker as what it stands for; null for five aces. */
export function namedBehind(ranking: Ranking, cards: readonly Card[]): NamedHand | null {
  if (!cards.includes(JOKER)) return namedHand(cards)
  const value = valueOfFive(ranking, cards)
  if (handOfValue(value) === 'five-aces') return null
  const others = cards.filter((card) => card !== JOKER)
  const standsFor = DECK.find((card) => !others.includes(card) && valueOfFive(ranking, [...others, card]) === value)
  if (standsFor === undefined) throw new Error('the joker stands for some card')
  return namedHand([...others, standsFor])
}

/** Five cards behind: `pair of kings`, `ace-high straight`, `five aces`. The joker is called what it stands for. */
export function behindInWords(ranking: Ranking, cards: readonly Card[]): string {
  const named = namedBehind(ranking, cards)
  return named ? handInWords(named) : 'five aces'
}
