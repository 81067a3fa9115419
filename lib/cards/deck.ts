import { type Card, rankOf } from './card'

/** The 52 cards in ascending order. */
export const DECK: readonly Card[] = Object.freeze(Array.from({ length: 52 }, (_, card) => card))

/** The 52 cards and the joker. */
export const DECK_WITH_JOKER: readonly Card[] = Object.freeze(Array.from({ length: 53 }, (_, card) => card))

/** The stub: the cards of `deck` that are in none of the lists. */
export function without(deck: readonly Card[], ...gone: readonly (readonly Card[])[]): Card[] {
  const isGone = new Uint8Array(DECK_WITH_JOKER.length)
  for (const cards of gone) for (const card of cards) isGone[card] = 1
  return deck.filter((card) => isGone[card] === 0)
}

/** How many cards of each rank a list holds. */
export function copiesOf(cards: readonly Card[]): Int8Array {
  const copies = new Int8Array(13)
  for (const card of cards) copies[rankOf(card)] = copies[rankOf(card)]! + 1
  return copies
}
