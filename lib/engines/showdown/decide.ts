import { type Card, rankOf, suitOf } from '@/lib/cards/card'
import { copiesOf, DECK, without } from '@/lib/cards/deck'
import { TooFewCards } from '@/lib/games/too-few-cards'
import { FIRST, plus } from './multisets'
import type { Ranking } from './rankings/ranking'
import type { ByEnd, Showdown } from './showdown'
import { strengthTables, SUITS, waysOf } from './tables'

/** What a player knows at a decision. */
export interface Spot {
  readonly hand: readonly Card[]
  /** The dealer's exposed cards: none, or any number up to all of them. */
  readonly up: readonly Card[]
  /** Other cards that the dealer can't have. */
  readonly dead: readonly Card[]
}

export interface Decision {
  /** The strength of the player's hand. */
  readonly strength: number
  /** How many of the dealer's hands end each way. */
  readonly ends: ByEnd
  /** How many hands the dealer can have. */
  readonly deals: number
  /** The dealer's hands by strength. */
  readonly dealer: Readonly<Float64Array>
}

/** Adds up `count` more cards of those left: `visit` gets the number of all ranks and the ways. */
function eachChoice(
  left: ArrayLike<number>,
  count: number,
  start: number,
  visit: (number: number, ways: number) => void,
): void {
  const add = plus()
  const go = (rank: number, missing: number, number: number, ways: number): void => {
    if (missing === 0) return visit(number, ways)
    let next = number
    for (let r = rank; r < 13; r++) {
      const copies = left[r]!
      next = number
      for (let taken = 1; taken <= copies && taken <= missing; taken++) {
        next = add[next * 13 + r]!
        go(r + 1, missing - taken, next, ways * waysOf(copies, taken))
      }
    }
  }
  go(0, count, start, 1)
}

/** Calls back for each choice of `count` ranks of a mask: the chosen mask, and the number of all ranks. */
function eachSubset(mask: number, count: number, start: number, visit: (chosen: number, number: number) => void): void {
  const add = plus()
  const go = (rest: number, missing: number, chosen: number, number: number): void => {
    if (missing === 0) return visit(chosen, number)
    for (let left = rest; left !== 0; left &= left - 1) {
      const bit = left & -left
      go(left & (left - 1), missing - 1, chosen | bit, add[number * 13 + 31 - Math.clz32(bit)]!)
    }
  }
  go(mask, count, 0, start)
}

const maskOf = (cards: readonly Card[]): number => cards.reduce((mask, card) => mask | (1 << rankOf(card)), 0)

const numberOf = (cards: readonly Card[]): number =>
  cards.reduce((number, card) => plus()[number * 13 + rankOf(card)]!, 0)

/**
 * How many of the hands of `cards` cards that hold these and otherwise unseen cards have each strength. Throws `TooFewCards` if too few
 * are unseen.
 */
export function histogram(
  ranking: Ranking,
  cards: number,
  held: readonly Card[],
  unseen: readonly Card[],
): Float64Array {
  const missing = cards - held.length
  if (unseen.length < missing) throw new TooFewCards()
  const { byRanks, bySuit } = strengthTables(ranking, cards)
  const first = FIRST[cards]!
  const counts = new Float64Array(ranking.strengths)
  eachChoice(copiesOf(unseen), missing, numberOf(held), (number, ways) => {
    counts[byRanks[number - first]!]! += ways
  })
  // Hands with a flush move from the strength of their ranks to that of the flush.
  for (let suit = 0; suit < SUITS; suit++) {
    const suited = unseen.filter((card) => suitOf(card) === suit)
    const heldInSuit = held.filter((card) => suitOf(card) === suit)
    const [own, others] = [maskOf(heldInSuit), copiesOf(without(unseen, suited))]
    for (let more = Math.max(0, ranking.size - heldInSuit.length); more <= missing; more++)
      eachSubset(maskOf(suited), more, numberOf(held), (chosen, start) => {
        const flush = bySuit[own | chosen]!
        eachChoice(others, missing - more, start, (number, ways) => {
          const without = byRanks[number - first]!
          if (flush <= without) return
          counts[without]! -= ways
          counts[flush]! += ways
        })
      })
  }
  return counts
}

/** The strength of one hand. */
export function strengthOf(ranking: Ranking, cards: readonly Card[]): number {
  const { byRanks, bySuit } = strengthTables(ranking, cards.length)
  const flushes = Array.from(
    { length: SUITS },
    (_, suit) => bySuit[maskOf(cards.filter((card) => suitOf(card) === suit))]!,
  )
  return Math.max(byRanks[numberOf(cards) - FIRST[cards.length]!]!, ...flushes)
}

/** How many of the dealer's hands end each way against a hand of this strength. */
export function endsAgainst(strength: number, dealer: Readonly<Float64Array>, qualifies: number): ByEnd {
  const ends = { unqualified: 0, win: 0, tie: 0, loss: 0 }
  dealer.forEach((ways, other) => {
    const end = other < qualifies ? 'unqualified' : other < strength ? 'win' : other === strength ? 'tie' : 'loss'
    ends[end] += ways
  })
  return ends
}

/**
 * Counts the dealer's hands against one hand of the player, whatever cards are exposed or dead. Throws `TooFewCards` if
 * the unseen cards don't make the dealer's hand, and `RangeError` if the hand has another number of cards, too many are exposed or one
 * comes twice.
 */
export function decide({ ranking, player, dealer, qualifies }: Showdown, { hand, up, dead }: Spot): Decision {
  const seen = [...hand, ...up, ...dead]
  if (hand.length !== player) throw new RangeError(`the player has ${player} cards, not ${hand.length}`)
  if (up.length > dealer) throw new RangeError(`the dealer has ${dealer} cards, not ${up.length}`)
  if (new Set(seen).size < seen.length) throw new RangeError('a card comes twice')
  const unseen = without(DECK, seen)
  const strength = strengthOf(ranking, hand)
  const counts = histogram(ranking, dealer, up, unseen)
  const ends = endsAgainst(strength, counts, qualifies)
  return { strength, ends, deals: ends.unqualified + ends.win + ends.tie + ends.loss, dealer: counts }
}
