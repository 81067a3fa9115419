import { type Card, rankOf } from './card'
import { flushStrength, NO_RANKS, ranksStrength, withRank } from './strength'

/*
 * Evaluates single hands directly from their cards, for the felt and for settling bets. Solvers, which compare millions
 * of hands, use `evaluate/`, whose tables take longer to build than a page can wait.
 */

/**
 * Whether there is a flush. Five of a suit leave at most two other cards, too few for four of a kind or a full house
 * beside them.
 */
const hasFlush = (cards: readonly Card[], suit: number): boolean =>
  cards.filter((card) => (card & 3) === suit).length >= 5

/**
 * The strength, 0 to 7,461, of the best five of 5, 6 or 7 cards (no joker), as a solver's tables have
 * it. Throws a RangeError on any other number of cards.
 */
export function strengthOfCards(cards: readonly Card[]): number {
  if (cards.length < 5 || cards.length > 7)
    throw new RangeError(`a poker hand is made of 5, 6 or 7 cards, not ${cards.length}`)
  const suit = [0, 1, 2, 3].find((one) => hasFlush(cards, one))
  if (suit !== undefined)
    return flushStrength(cards.reduce((mask, card) => ((card & 3) === suit ? mask | (1 << (card >> 2)) : mask), 0))
  return ranksStrength(...cards.map(rankOf).reduce(withRank, NO_RANKS))
}

/** The five of 5, 6 or 7 cards that make the best hand, in the order given, to mark on the felt. */
export function bestFive(cards: readonly Card[]): readonly Card[] {
  if (cards.length === 5) return cards
  const strength = strengthOfCards(cards)
  const spare = cards.findIndex((_, i) => strengthOfCards(cards.toSpliced(i, 1)) === strength)
  return bestFive(cards.toSpliced(spare, 1))
}
