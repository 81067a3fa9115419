import { ACE, type Card, JOKER, rankOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { pokerHandInWords } from '@/lib/cards/hand-words'
import { rankInWords } from '@/lib/cards/words'
import { valueOfFive } from './hand'
import { handOfValue, type Ranking } from './ranking'

const rankInFront = (card: Card): number => (card === JOKER ? ACE : rankOf(card))

/** Two cards in front: `pair of nines`, `king-queen`. The joker is an ace. */
export function frontInWords(cards: readonly Card[]): string {
  const [high, low] = cards.map(rankInFront).sort((a, b) => b - a) as [number, number]
  return high === low ? `pair of ${rankInWords(high, 2)}` : `${rankInWords(high)}-${rankInWords(low)}`
}

/** Five cards behind: `pair of kings`, `ace-high straight`, `five aces`. The joker is called what it stands for. */
export function behindInWords(ranking: Ranking, cards: readonly Card[]): string {
  if (!cards.includes(JOKER)) return pokerHandInWords(cards)
  const value = valueOfFive(ranking, cards)
  if (handOfValue(value) === 'five-aces') return 'five aces'
  const others = cards.filter((card) => card !== JOKER)
  const standsFor = DECK.find((card) => !others.includes(card) && valueOfFive(ranking, [...others, card]) === value)
  if (standsFor === undefined) throw new Error('the joker stands for some card')
  return pokerHandInWords([...others, standsFor])
}
