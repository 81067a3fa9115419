import { type Card, JOKER, rankOf, suitOf } from '@/lib/cards/card'
import { DECK, DECK_WITH_JOKER } from '@/lib/cards/deck'

/** A kind of hand, such as a flush, and the weakest strength that it has. */
export interface Category {
  readonly id: string
  readonly from: number
}

/** What all rankings have. Strengths run from 0 to `strengths` − 1, higher is stronger, equal is a tie. */
interface Strengths {
  readonly id: string
  readonly strengths: number
  /** Weakest first. */
  readonly categories: readonly Category[]
}

/**
 * The order of poker hands, as data. A hand's value depends on its ranks alone, or on the ranks in one suit and the number of wild cards if that
 * is higher: the better of `byRanks` and `bySuit`. A player or dealer may hold more cards than make a hand, but fewer than twice as many: then one suit
 * at most makes a flush.
 */
export interface Ranking extends Strengths {
  /** How many cards make a hand: the best `size` of those dealt. */
  readonly size: number
  /** Whether the deuces and the joker are wild. Then they have rank 0 and no suit, and nobody gets more than `size` cards. */
  readonly wild?: true
  /** The best hand of at least `size` ranks (0 to 12, ascending, no more than there are copies), suits ignored. */
  readonly byRanks: (ranks: readonly number[]) => number
  /** The best flush, from a mask of the ranks in its suit and how many wilds there are, 0 by default: at least `size` together. */
  readonly bySuit: (mask: number, wilds?: number) => number
}

/** The order of hands by their longest suit: a hand has the strength of its best suit. */
export interface LongestSuit extends Strengths {
  readonly order: () => {
    /** The mask of ranks of each strength. Strengths with more ranks come later; of equally many, the larger mask. */
    readonly masks: Uint16Array
    /** The strength of a suit by the mask of its ranks; −1 if they are too few or too many. */
    readonly strengthOf: Int16Array
  }
}

export type AnyRanking = Ranking | LongestSuit

/** The place in `ranking.categories` of a strength. */
export function categoryOf({ categories }: AnyRanking, strength: number): number {
  let place = categories.length - 1
  while (place > 0 && strength < categories[place]!.from) place--
  return place
}

/** Categories from how many values each has, weakest first. */
export function categoriesOf<Id extends string>(values: Readonly<Record<Id, number>>) {
  let strengths = 0
  const starts = new Map<string, number>()
  for (const [id, count] of Object.entries<number>(values)) {
    starts.set(id, strengths)
    strengths += count
  }
  return {
    categories: [...starts].map(([id, from]): Category => ({ id, from })),
    strengths,
    /** The weakest strength of a category. */
    least: (id: Id): number => starts.get(id)!,
  }
}

/** All cards of the game. */
export const deckOf = (ranking: AnyRanking): readonly Card[] =>
  'wild' in ranking && ranking.wild ? DECK_WITH_JOKER : DECK

/** Whether a card is wild. */
export const isWild = ({ wild }: Ranking, card: Card): boolean =>
  wild === true && (card === JOKER || rankOf(card) === 0)

/** The rank that a card counts as: 0 for a wild one. */
export const rankIn = (ranking: Ranking, card: Card): number => (isWild(ranking, card) ? 0 : rankOf(card))

/** The ranks of the cards of a suit, as a mask; wild cards have no suit. */
export const maskIn = (ranking: Ranking, cards: readonly Card[], suit: number): number =>
  cards.reduce((mask, card) => (suitOf(card) === suit && !isWild(ranking, card) ? mask | (1 << rankOf(card)) : mask), 0)

/** How many cards there are of each rank. */
export const copiesIn = ({ wild }: Ranking): readonly number[] =>
  Array.from({ length: 13 }, (_, r) => (wild && r === 0 ? 5 : 4))

/** How many cards there are of each rank outside a suit. */
export const copiesOutside = ({ wild }: Ranking): readonly number[] =>
  Array.from({ length: 13 }, (_, r) => (wild && r === 0 ? 5 : 3))
