import { rankOf, suitOf, type Card } from '@/lib/cards/card'
import { POKER_HANDS, THREE_CARD_HANDS, type PokerHand, type ThreeCardHand } from '@/lib/cards/hands'
import { combinations } from '@/lib/math/combinations'

/*
 * What a hand is worth, written the way the rules are told: its name first, then its ranks, most frequent first. Slow and obvious
 * on purpose: the fast evaluators are held against it.
 */

/** The place of the hand's name, then the ranks that decide between two hands of that name. Compare element by element. */
export type Worth = readonly number[]

export function compareWorth(a: Worth, b: Worth): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

interface Shape {
  /** Counts of equal ranks, most frequent first: 3, 2 is a full house. */
  readonly counts: readonly number[]
  readonly ranks: readonly number[]
  readonly suited: boolean
  /** The rank that a straight is named after, or -1. */
  readonly straight: number
}

function shapeOf(cards: readonly Card[]): Shape {
  const all = [...new Set(cards.map(rankOf))]
  const countOf = (rank: number): number => cards.filter((card) => rankOf(card) === rank).length
  const ranks = all.sort((a, b) => countOf(b) - countOf(a) || b - a)
  const suited = cards.every((card) => suitOf(card) === suitOf(cards[0]!))
  const different = ranks.length === cards.length
  const inRow = different && ranks[0]! - ranks[ranks.length - 1]! === cards.length - 1
  const aceLow = different && ranks[0] === 12 && ranks[1] === cards.length - 2
  return { counts: ranks.map(countOf), ranks, suited, straight: inRow ? ranks[0]! : aceLow ? ranks[1]! : -1 }
}

function nameFive({ counts, suited, straight }: Shape): PokerHand {
  if (suited && straight === 12) return 'royal-flush'
  if (suited && straight >= 0) return 'straight-flush'
  if (counts[0] === 4) return 'four-of-a-kind'
  if (counts[0] === 3 && counts[1] === 2) return 'full-house'
  if (suited) return 'flush'
  if (straight >= 0) return 'straight'
  if (counts[0] === 3) return 'three-of-a-kind'
  if (counts[0] === 2 && counts[1] === 2) return 'two-pair'
  return counts[0] === 2 ? 'pair' : 'high-card'
}

function nameThree({ counts, suited, straight }: Shape): ThreeCardHand {
  if (suited && straight === 12) return 'mini-royal'
  if (suited && straight >= 0) return 'straight-flush'
  if (counts[0] === 3) return 'three-of-a-kind'
  if (straight >= 0) return 'straight'
  if (suited) return 'flush'
  return counts[0] === 2 ? 'pair' : 'high-card'
}

const worthOf = (place: number, shape: Shape): Worth => [
  place,
  ...(shape.straight >= 0 ? [shape.straight] : shape.ranks),
]

function worthOfFive(cards: readonly Card[]): Worth {
  const shape = shapeOf(cards)
  return worthOf(POKER_HANDS.indexOf(nameFive(shape)), shape)
}

/** The best five of the cards: the best of all choices of five. */
export function slowBestFive(cards: readonly Card[]): { readonly hand: PokerHand; readonly worth: Worth } {
  let best: Worth = []
  for (const five of combinations(cards, 5)) {
    const worth = worthOfFive(five)
    if (best.length === 0 || compareWorth(worth, best) > 0) best = worth
  }
  return { hand: POKER_HANDS[best[0]!]!, worth: best }
}

export function slowThree(cards: readonly Card[]): { readonly hand: ThreeCardHand; readonly worth: Worth } {
  const shape = shapeOf(cards)
  const hand = nameThree(shape)
  return { hand, worth: worthOf(THREE_CARD_HANDS.indexOf(hand), shape) }
}
