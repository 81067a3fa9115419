import { type Card, JOKER, rankOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { combinations } from '@/lib/math/combinations'

/* The rules of Pai Gow hands as they are written, without tables: a hand is a list that compares from the left. */

const ORDER = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
]

/** Ranks by how often they come, then by height. */
function byCount(ranks: readonly number[]): number[] {
  const count = (rank: number): number => ranks.filter((other) => other === rank).length
  return [...new Set(ranks)].sort((a, b) => count(b) - count(a) || b - a)
}

/** Five natural cards as a list; a wheel stands between the ace-high and the king-high straight, or below the six-high. */
function naturalKey(cards: readonly Card[], wheel: 'second-highest' | 'lowest'): readonly number[] {
  const hand = handOf(strengthOfCards(cards))
  const ranks = byCount(cards.map(rankOf))
  const category = ORDER.indexOf(hand === 'royal-flush' ? 'straight-flush' : hand)
  if (!['straight', 'straight-flush', 'royal-flush'].includes(hand)) return [category, ...ranks]
  const isWheel = ranks.includes(12) && ranks.includes(0)
  const height = isWheel ? (wheel === 'lowest' ? 3 : 11.5) : ranks[0]!
  return [category, height]
}

export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++)
    if ((a[i] ?? -1) !== (b[i] ?? -1)) return (a[i] ?? -1) - (b[i] ?? -1)
  return 0
}

/** Five cards with or without the joker: the best straight or flush of any card it can be, else an ace. */
export function fiveKey(
  cards: readonly Card[],
  wheel: 'second-highest' | 'lowest' = 'second-highest',
): readonly number[] {
  if (!cards.includes(JOKER)) return naturalKey(cards, wheel)
  const others = cards.filter((card) => card !== JOKER)
  const ranks = others.map(rankOf)
  if (ranks.every((rank) => rank === 12)) return [ORDER.length]
  const completed = DECK.filter((card) => !others.includes(card))
    .map((card) => naturalKey([...others, card], wheel))
    .filter(([category]) => category === 4 || category === 5 || category === 8)
  const asAce = ranks.includes(12) || new Set(ranks).size < 4 ? aceKey(ranks) : [0, ...byCount([...ranks, 12])]
  return [...completed, asAce].sort(compareKeys).at(-1)!
}

/** Four ranks and an ace that make no straight and no flush: by their counts alone. */
function aceKey(ranks: readonly number[]): readonly number[] {
  const all = [...ranks, 12]
  const counts = byCount(all).map((rank) => all.filter((other) => other === rank).length)
  const category = { '41': 7, '32': 6, '311': 3, '221': 2, '2111': 1, '11111': 0 }[counts.join('')]
  if (category === undefined) throw new Error(`no hand has the counts ${counts.join(' ')}`)
  return [category, ...byCount(all)]
}

export function twoKey(cards: readonly Card[]): readonly number[] {
  const [a, b] = cards.map((card) => (card === JOKER ? 12 : rankOf(card))).sort((x, y) => y - x) as [number, number]
  return a === b ? [1, a] : [0, a, b]
}

export const isFoulKey = (low: readonly number[], high: readonly number[]): boolean => compareKeys(low, high) > 0

/** Every setting of seven cards: two in front, five behind. */
export function* splits(
  cards: readonly Card[],
): Generator<{ readonly low: readonly Card[]; readonly high: readonly Card[] }> {
  for (const low of combinations(cards, 2)) yield { low: [...low], high: cards.filter((card) => !low.includes(card)) }
}
