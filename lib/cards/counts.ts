import { combinations } from '@/lib/math/combinations'
import { type Card, rankOf, suitOf } from './card'
import { copiesOf, DECK, without } from './deck'
import { POKER_HANDS } from './hands'
import { evaluate3, THREE_CARD_STRENGTHS } from './three'
import { eachRanks, flushStrength, handPlace, STRENGTHS } from './strength'

/*
 * Counts exactly how many choices of a stub's cards have each strength, without looking at each of up to 133,784,560. First all choices are
 * counted by rank, as if no suit could make a flush; then those with five or more of a suit move from the strength of their ranks to that of
 * their flush.
 */

function countAll(cards: readonly Card[], count: number): Float64Array {
  const counts = new Float64Array(STRENGTHS)
  eachRanks(copiesOf(cards), count, 0, (strength, ways) => void (counts[strength]! += ways))
  for (let suit = 0; suit < 4; suit++) {
    const suited = cards.filter((card) => suitOf(card) === suit)
    const copies = copiesOf(without(cards, suited))
    for (let inSuit = 5; inSuit <= count; inSuit++)
      for (const flush of combinations(suited, inSuit)) {
        const set = flush.reduce((mask, card) => mask | (1 << rankOf(card)), 0)
        // Five of a suit leave no room for a full house: with any two other cards they are a flush or a straight flush.
        const strength = flushStrength(set)
        eachRanks(copies, count - inSuit, set, (byRanks, ways) => {
          counts[byRanks]! -= ways
          counts[strength]! += ways
        })
      }
  }
  return counts
}

/** The counts of a whole deck. Kept, because they are the same for every pay table and make editing one instant. */
const wholeDeck: (Float64Array | undefined)[] = []

/**
 * How often each strength comes up among all choices of `count` of the cards, five to seven. The cards must have no
 * joker and no card twice.
 */
export const countStrengths = (cards: readonly Card[], count: number): Readonly<Float64Array> =>
  cards.length < DECK.length ? countAll(cards, count) : (wholeDeck[count] ??= countAll(cards, count))

/** How many choices of `count` of the cards, five to seven, are each hand, by its index in POKER_HANDS. */
export function countHands(cards: readonly Card[], count: number): Float64Array {
  const hands = new Float64Array(POKER_HANDS.length)
  countStrengths(cards, count).forEach((ways, strength) => void (hands[handPlace(strength)]! += ways))
  return hands
}

/** The number of choices of three of the cards, by strength (`evaluate3`). */
export function countThrees(cards: readonly Card[]): Uint32Array {
  const counts = new Uint32Array(THREE_CARD_STRENGTHS)
  for (let i = 0; i < cards.length; i++)
    for (let j = i + 1; j < cards.length; j++)
      for (let k = j + 1; k < cards.length; k++) {
        const strength = evaluate3(cards[i]!, cards[j]!, cards[k]!)
        counts[strength] = counts[strength]! + 1
      }
  return counts
}
