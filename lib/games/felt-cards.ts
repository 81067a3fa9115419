import type { Card } from '@/lib/cards/card'
import type { Spot } from '@/lib/games/felt'

/* Parts of card zones that the games make alike. */

/** Cards in so many places; those that no card has come to yet are empty. */
export const placed = (cards: readonly Card[], places: number): Spot[] => [
  ...cards,
  ...Array<Spot>(places - cards.length).fill('empty'),
]

export const captionOf = (caption: string | undefined): { readonly caption?: string } =>
  caption === undefined ? {} : { caption }

/** The places of the cards that are marked; nothing where none is. */
export function marksOf(cards: readonly Card[], marked: ReadonlySet<Card>): { readonly marked?: readonly number[] } {
  const places = cards.flatMap((card, i) => (marked.has(card) ? [i] : []))
  return places.length === 0 ? {} : { marked: places }
}
