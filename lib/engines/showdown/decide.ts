import { type Card, suitOf } from '@/lib/cards/card'
import { without } from '@/lib/cards/deck'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { bitCount } from '@/lib/math/combinations'
import { FIRST, plus } from './multisets'
import { longestHistogram, longestStrength } from './longest-suit'
import { type Ranking, deckOf, isWild, maskIn, type AnyRanking, rankIn } from './rankings/ranking'
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

const numberOf = (ranking: Ranking, cards: readonly Card[]): number =>
  cards.reduce((number, card) => plus()[number * 13 + rankIn(ranking, card)]!, 0)

/** How many of the cards have each rank. */
function copiesOf(ranking: Ranking, cards: readonly Card[]): Uint8Array {
  const copies = new Uint8Array(13)
  for (const card of cards) copies[rankIn(ranking, card)]!++
  return copies
}

/**
 * How many of the hands of `cards` cards that hold these and otherwise unseen cards have each strength. Throws `TooFewCards` if too few
 * are unseen.
 */
export function histogram(
  ranking: AnyRanking,
  cards: number,
  held: readonly Card[],
  unseen: readonly Card[],
): Float64Array {
  const missing = cards - held.length
  if (unseen.length < missing) throw new TooFewCards()
  if (!('bySuit' in ranking)) return longestHistogram(ranking, cards, held, unseen)
  const { byRanks } = strengthTables(ranking, cards)
  const first = FIRST[cards]!
  const start = numberOf(ranking, held)
  const counts = new Float64Array(ranking.strengths)
  eachChoice(copiesOf(ranking, unseen), missing, start, (number, ways) => {
    counts[byRanks[number - first]!]! += ways
  })
  // Hands with a flush move from the strength of their ranks to that of the flush.
  eachFlush(ranking, cards, held, unseen, (flush, number, ways) => {
    const without = byRanks[number - first]!
    if (flush <= without) return
    counts[without]! -= ways
    counts[flush]! += ways
  })
  return counts
}

/** Calls back for the hands with a flush: its strength, the number of all ranks of the hand, and the ways. */
function eachFlush(
  ranking: Ranking,
  cards: number,
  held: readonly Card[],
  unseen: readonly Card[],
  visit: (flush: number, number: number, ways: number) => void,
): void {
  const { size, wild } = ranking
  const { bySuit } = strengthTables(ranking, cards)
  const missing = cards - held.length
  const start = numberOf(ranking, held)
  const wilds = held.filter((card) => isWild(ranking, card)).length
  for (let suit = 0; suit < SUITS; suit++) {
    const own = maskIn(ranking, held, suit)
    const suited = maskIn(ranking, unseen, suit)
    // Wilds are all that may be beside a flush if there are any.
    if (wild && bitCount(own) + wilds < held.length) continue
    const others = copiesOf(
      ranking,
      unseen.filter((card) => (wild ? isWild(ranking, card) : suitOf(card) !== suit)),
    )
    for (let more = wild ? 0 : Math.max(0, size - bitCount(own)); more <= missing; more++)
      eachSubset(suited, more, start, (chosen, number) => {
        const flush = bySuit[wild ? wilds + missing - more : 0]?.[own | chosen] ?? 0
        if (flush > 0) eachChoice(others, missing - more, number, (all, ways) => visit(flush, all, ways))
      })
  }
}

/** The strength of one hand. */
export function strengthOf(ranking: AnyRanking, cards: readonly Card[]): number {
  if (!('bySuit' in ranking)) return longestStrength(ranking, cards)
  const { byRanks, bySuit } = strengthTables(ranking, cards.length)
  const wilds = cards.filter((card) => isWild(ranking, card)).length
  const flushes = Array.from({ length: SUITS }, (_, suit) => bySuit[wilds]?.[maskIn(ranking, cards, suit)] ?? 0)
  return Math.max(byRanks[numberOf(ranking, cards) - FIRST[cards.length]!]!, ...flushes)
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
  const unseen = without(deckOf(ranking), seen)
  const strength = strengthOf(ranking, hand)
  const counts = histogram(ranking, dealer, up, unseen)
  const ends = endsAgainst(strength, counts, qualifies)
  return { strength, ends, deals: ends.unqualified + ends.win + ends.tie + ends.loss, dealer: counts }
}
