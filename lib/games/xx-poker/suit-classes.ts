import { type Card, cardOf, makeCards, rankOf, suitOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { combinations } from '@/lib/math/combinations'

/** Hands that differ only in the names of their suits: one of them, and how many there are. */
export interface SuitClass {
  /** The cards of `hand`, highest first: `QsTs8h`. */
  readonly id: string
  readonly hand: readonly Card[]
  readonly hands: number
}

/**
 * The hand with suits renamed in the order in which they appear: high card first; in a pair, first the card in the
 * third card's suit.
 */
export function renamed(hand: readonly Card[]): readonly Card[] {
  const inSuit = (card: Card): number => hand.filter((other) => suitOf(other) === suitOf(card)).length
  const suits: number[] = []
  return [...hand]
    .sort((a, b) => rankOf(b) - rankOf(a) || inSuit(b) - inSuit(a))
    .map((card) => {
      if (!suits.includes(suitOf(card))) suits.push(suitOf(card))
      return cardOf(rankOf(card), suits.indexOf(suitOf(card)))
    })
}

let found: readonly SuitClass[] | undefined

function find(): readonly SuitClass[] {
  const classes = new Map<string, { hand: readonly Card[]; hands: number }>()
  for (const cards of combinations(DECK, 3)) {
    const hand = renamed(cards)
    const id = makeCards(hand)
    const known = classes.get(id)
    if (known) known.hands++
    else classes.set(id, { hand, hands: 1 })
  }
  return [...classes].map(([id, one]) => ({ id, ...one }))
}

/** All 22,100 hands in 1,755 classes. Computed once. */
export const suitClasses = (): readonly SuitClass[] => (found ??= find())
