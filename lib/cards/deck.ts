import type { Card } from './card'

/** The 52 cards in ascending order. */
export const DECK: readonly Card[] = Object.freeze(Array.from({ length: 52 }, (_, card) => card))

/** The 52 cards and the joker. */
export const DECK_WITH_JOKER: readonly Card[] = Object.freeze(Array.from({ length: 53 }, (_, card) => card))

/** The stub: the cards of `deck` that are in none of the lists. */
export function without(deck: readonly Card[], ...gone: readonly (readonly Card[])[]): Card[] {
  const out = new Set(gone.flat())
  return deck.filter((card) => !out.has(card))
}
