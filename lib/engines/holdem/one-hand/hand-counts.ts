import { cardOf, rankOf, suitOf, type Card } from '@/lib/cards/card'
import { CARD_KEYS } from '@/lib/cards/evaluate/keys'
import { strengthOfSum7 } from '@/lib/cards/evaluate/seven'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { flushStrength, handOf } from '@/lib/cards/strength'
import { combinations } from '@/lib/math/combinations'
import { multisetRanks } from '../numbering/rank-multisets'
import { copiesOf, waysOfRanks } from '../numbering/seen-cards'

/*
 * Counts exactly how many seven-card sets of a stub hold each hand, without looking at each of up to 133,784,560. First
 * all sets are counted by rank, as if no suit could make a flush; then sets with five or more of a suit move from the
 * hand their ranks make to their flush.
 */

const CARDS = 7

type Counts = Record<PokerHand, number>

/**
 * The key sum of ranks whose suits rotate from an index on, so that no suit comes more than twice among seven cards.
 */
function sumOfRanks(ranks: ArrayLike<number>, place: number): number {
  let sum = 0
  for (let i = 0; i < ranks.length; i++) sum = (sum + CARD_KEYS[cardOf(ranks[i]!, (place + i) & 3)]!) | 0
  return sum
}

/** Calls back for every choice of k cards with its ranks, their key sum, and the ways to take them. */
function eachChoice(copies: Int8Array, k: number, visit: (sum: number, ways: number) => void): void {
  const ranks = multisetRanks(k)
  waysOfRanks(copies, k).forEach((ways, number) => {
    if (ways !== 0) visit(sumOfRanks(ranks.subarray(number * k, number * k + k), CARDS - k), ways)
  })
}

/** The seven-card sets of `stub` (no joker, no card twice) by their best five cards. The counts sum to C(stub, 7). */
export function countSevenCardHands(stub: readonly Card[]): Counts {
  const counts = Object.fromEntries(POKER_HANDS.map((hand) => [hand, 0])) as Counts
  const add = (strength: number, ways: number): void => void (counts[handOf(strength)] += ways)
  // The evaluator reads the cards of a sum only for a flush, and these never make one.
  const addRanks = (sum: number, ways: number): void => add(strengthOfSum7(sum | 0, 0, 0, 0, 0, 0, 0, 0), ways)
  eachChoice(copiesOf(stub), CARDS, addRanks)
  for (let suit = 0; suit < 4; suit++) {
    const suited = stub.filter((card) => suitOf(card) === suit).map(rankOf)
    const others = copiesOf(stub.filter((card) => suitOf(card) !== suit))
    for (let inSuit = 5; inSuit <= CARDS; inSuit++) {
      const rests: { readonly sum: number; readonly ways: number }[] = []
      eachChoice(others, CARDS - inSuit, (sum, ways) => rests.push({ sum, ways }))
      const moved = rests.reduce((all, { ways }) => all + ways, 0)
      for (const flush of combinations(suited, inSuit)) {
        const sum = sumOfRanks(flush, 0)
        for (const rest of rests) addRanks(sum + rest.sum, -rest.ways)
        // Five of a suit leave no room for a full house, so with any two other cards they are a flush or a straight
        // flush.
        add(flushStrength(flush.reduce((mask, rank) => mask | (1 << rank), 0)), moved)
      }
    }
  }
  return counts
}
