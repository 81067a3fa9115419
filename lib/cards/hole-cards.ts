import { RANKS, rankOf, suitOf, type Card } from './card'

/** The name of a starting hand, one of 169: `AA`, `K5s`, `K5o`, the higher rank first. */
export function startingClass(hand: readonly Card[]): string {
  const [low, high] = ranksOf(hand)
  if (low === high) return RANKS[high]!.repeat(2)
  return RANKS[high]! + RANKS[low]! + (isSuited(hand) ? 's' : 'o')
}

/** The two ranks, the lower first. */
export function ranksOf(hand: readonly Card[]): readonly [low: number, high: number] {
  const a = rankOf(hand[0]!)
  const b = rankOf(hand[1]!)
  return a < b ? [a, b] : [b, a]
}

export const isSuited = (hand: readonly Card[]): boolean => suitOf(hand[0]!) === suitOf(hand[1]!)
