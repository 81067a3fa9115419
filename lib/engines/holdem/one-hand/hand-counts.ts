import { cardOf, rankOf, suitOf, type Card } from '@/lib/cards/card'
import { CARD_KEYS, strengthOfSum7 } from '@/lib/cards/evaluate'
import { flushStrength, handOf } from '@/lib/cards/strength'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { choose, combinations } from '@/lib/math/combinations'

/*
 * How many sets of seven cards of a stub hold each hand, exactly, without looking at each of up to 133,784,560: first by ranks
 * alone, as if no suit could make a flush; then the sets with five or more of a suit are taken from where their ranks put them
 * and put where their flush belongs.
 */

const CARDS = 7

type Counts = Record<PokerHand, number>

/** The seven-card sets of `stub` (no joker, no card twice) by their best five. All of them add up to choose(stub, 7). */
export function countSevenCardHands(stub: readonly Card[]): Counts {
  const counts = Object.fromEntries(POKER_HANDS.map((hand) => [hand, 0])) as Counts
  countByRanks(copiesOf(stub), (ranks, ways) => add(counts, strengthOfRanks(sumOfRanks(ranks, 0)), ways), CARDS)
  for (let suit = 0; suit < 4; suit++) moveFlushes(stub, suit, counts)
  return counts
}

function add(counts: Counts, strength: number, ways: number): void {
  const hand = handOf(strength)
  counts[hand] += ways
}

function copiesOf(cards: readonly Card[]): number[] {
  const copies = Array<number>(13).fill(0)
  for (const card of cards) copies[rankOf(card)] = copies[rankOf(card)]! + 1
  return copies
}

/** Every multiset of `count` ranks, ascending, with the number of ways to take it. The list handed out is reused. */
function countByRanks(
  copies: readonly number[],
  visit: (ranks: readonly number[], ways: number) => void,
  count: number,
): void {
  const ranks: number[] = []
  const take = (rank: number, ways: number): void => {
    if (ranks.length === count) return visit(ranks, ways)
    if (rank > 12) return
    const before = ranks.length
    for (let n = 0; n <= copies[rank]! && before + n <= count; n++) {
      if (n > 0) ranks.push(rank)
      take(rank + 1, ways * choose(copies[rank]!, n))
    }
    ranks.length = before
  }
  take(0, 1)
}

/** The key sum of ranks with suits by turns from a place on, so that among seven cards none comes more than twice. */
const sumOfRanks = (ranks: readonly number[], place: number): number =>
  ranks.reduce((sum, rank, i) => (sum + CARD_KEYS[cardOf(rank, (place + i) & 3)]!) | 0, 0)

/** The cards of a sum are read only if they make a flush: these never do. */
const strengthOfRanks = (sum: number): number => strengthOfSum7(sum, 0, 0, 0, 0, 0, 0, 0)

interface Rest {
  readonly sum: number
  readonly ways: number
}

/** Sets with five, six or seven cards of the suit, and the rest of other suits. */
function moveFlushes(stub: readonly Card[], suit: number, counts: Counts): void {
  const suited = stub.filter((card) => suitOf(card) === suit).map(rankOf)
  const others = copiesOf(stub.filter((card) => suitOf(card) !== suit))
  for (let inSuit = 5; inSuit <= CARDS; inSuit++) {
    const rests: Rest[] = []
    countByRanks(others, (ranks, ways) => rests.push({ sum: sumOfRanks(ranks, inSuit), ways }), CARDS - inSuit)
    for (const flush of combinations(suited, inSuit)) moveFlush(flush, rests, counts)
  }
}

/** Whatever lies beside it, five of a suit are a flush or a straight flush: no full house has room among the same seven cards. */
function moveFlush(flush: readonly number[], rests: readonly Rest[], counts: Counts): void {
  const sum = sumOfRanks(flush, 0)
  let moved = 0
  for (const rest of rests) {
    add(counts, strengthOfRanks((sum + rest.sum) | 0), -rest.ways)
    moved += rest.ways
  }
  add(counts, flushStrength(flush.reduce((mask, rank) => mask | (1 << rank), 0)), moved)
}
