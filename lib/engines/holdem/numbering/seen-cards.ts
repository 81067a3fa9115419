import { rankOf, suitOf, type Card } from '@/lib/cards/card'
import { WAYS_OF_COPIES } from '@/lib/cards/strength'
import { suitTypes } from './board-types'
import { multisetRanks, MULTISETS } from '@/lib/cards/rank-multisets'

/*
 * One hand against all unseen cards. Two hole cards and dead cards make suits differ, but suits with the same unseen
 * ranks and the same hole ranks are still interchangeable. There are at most four such classes, and two or three when
 * no card is dead.
 */

export interface SuitClass {
  /** Unseen ranks of each of these suits, as a mask. */
  readonly unseen: number
  /** The hole cards' ranks in each of these suits, as a mask. */
  readonly hole: number
  /** How many unseen cards of each rank are in the other suits. */
  readonly others: Int8Array
  readonly suits: readonly number[]
}

export interface SeenCards {
  readonly holeRanks: readonly [number, number]
  /** How many cards are unseen. */
  readonly cards: number
  /** How many unseen cards each rank has. */
  readonly copies: Int8Array
  /** Unseen ranks by suit, as masks. */
  readonly unseen: readonly number[]
  readonly classes: readonly SuitClass[]
  /** The index in `classes` of each suit's class. */
  readonly classOf: readonly number[]
}

/** Throws on a hand that isn't two cards, on jokers, and on cards seen twice. */
export function seenCards(hand: readonly Card[], dead: readonly Card[]): SeenCards {
  const seen = [...hand, ...dead]
  if (hand.length !== 2) throw new RangeError(`a hold’em hand is two cards, not ${hand.length}`)
  if (new Set(seen).size !== seen.length) throw new RangeError('a card was seen twice')
  const unseen = [8191, 8191, 8191, 8191]
  const hole = [0, 0, 0, 0]
  const copies = new Int8Array(13).fill(4)
  for (const card of seen) {
    if (!(card >= 0 && card < 52)) throw new RangeError(`card ${card} is none of the 52`)
    unseen[suitOf(card)] = unseen[suitOf(card)]! & ~(1 << rankOf(card))
    copies[rankOf(card)] = copies[rankOf(card)]! - 1
  }
  for (const card of hand) hole[suitOf(card)] = hole[suitOf(card)]! | (1 << rankOf(card))
  const { classes, classOf } = suitsAlike(unseen, hole, copies)
  return { holeRanks: [rankOf(hand[0]!), rankOf(hand[1]!)], cards: 52 - seen.length, copies, unseen, classes, classOf }
}

function suitsAlike(
  unseen: readonly number[],
  hole: readonly number[],
  copies: Int8Array,
): { classes: SuitClass[]; classOf: number[] } {
  const keys = unseen.map((mask, suit) => mask * 8192 + hole[suit]!)
  const different = [...new Set(keys)]
  const classes = different.map((key): SuitClass => {
    const suits = [0, 1, 2, 3].filter((suit) => keys[suit] === key)
    const mask = unseen[suits[0]!]!
    return { unseen: mask, hole: hole[suits[0]!]!, others: copies.map((n, rank) => n - ((mask >> rank) & 1)), suits }
  })
  return { classes, classOf: keys.map((key) => different.indexOf(key)) }
}

/** The ways to take each multiset of k ranks from the copies left, whatever the suits. */
export function waysOfRanks(copies: Int8Array, k: number): Float64Array {
  const ranks = multisetRanks(k)
  const counts = new Float64Array(MULTISETS[k]!)
  for (let number = 0; number < counts.length; number++) {
    let ways = 1
    for (let i = number * k, end = i + k; i < end;) {
      const first = i
      while (i < end && ranks[i] === ranks[first]) i++
      ways *= WAYS_OF_COPIES[copies[ranks[first]!]!]![i - first] ?? 0
    }
    counts[number] = ways
  }
  return counts
}

/** The boards of unseen cards of each flush type, for one suit of the class. */
export function boardsOfFlushes({ unseen, others }: SuitClass): Float64Array {
  const { set, x, y } = suitTypes(5)
  const counts = new Float64Array(set.length)
  for (let type = 0; type < counts.length; type++) {
    if ((set[type]! & ~unseen) !== 0) continue
    const a = x[type]!
    const b = y[type]!
    const left = a < 0 ? 1 : others[a]!
    counts[type] = b < 0 ? left : a === b ? (left * (left - 1)) / 2 : left * others[b]!
  }
  return counts
}
