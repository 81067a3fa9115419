import { rankOf, suitOf, type Card } from '@/lib/cards/card'
import { FIVE_SUITED, FLUSH_TYPES, FOUR_SUITED, RANK_SETS, THREE_SUITED } from './board-types'
import { multisetRanks, MULTISETS } from './rank-multisets'

/*
 * One hand against everything that is unseen. With two hole cards and any dead cards given, the suits are no longer alike; but suits
 * with the same unseen ranks and the same hole ranks still are: at most four classes, two or three where nothing is dead.
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
  /** The place of each suit's class in `classes`. */
  readonly classOf: readonly number[]
}

/** Throws on a hand that is not two cards, on jokers and on cards seen twice. */
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
  const { classes, classOf } = suitClasses(unseen, hole, copies)
  return { holeRanks: [rankOf(hand[0]!), rankOf(hand[1]!)], cards: 52 - seen.length, copies, unseen, classes, classOf }
}

function suitClasses(
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

/** How many ways to take 0 to 4 of n copies of a rank. */
const CHOOSE_COPIES = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const

/** How many boards of unseen cards have each multiset of five ranks, flushes or not. */
export function boardsOfRanks(copies: Int8Array): Float64Array {
  const ranks = multisetRanks(5)
  const counts = new Float64Array(MULTISETS[5]!)
  for (let board = 0; board < counts.length; board++) {
    let ways = 1
    for (let i = board * 5, end = i + 5; i < end;) {
      const first = i
      while (i < end && ranks[i] === ranks[first]) i++
      ways *= CHOOSE_COPIES[copies[ranks[first]!]!]![i - first] ?? 0
    }
    counts[board] = ways
  }
  return counts
}

/** How many boards of unseen cards are of each flush type, for one suit of the class. */
export function boardsOfFlushes(suit: SuitClass): Float64Array {
  const { unseen, others } = suit
  const counts = new Float64Array(FLUSH_TYPES)
  const open = (set: number): boolean => (set & unseen) === set
  RANK_SETS[3]!.forEach((set, number) => {
    if (!open(set)) return
    let type = THREE_SUITED + number * 91
    for (let y = 0; y < 13; y++) {
      for (let x = 0; x < y; x++) counts[type++] = others[x]! * others[y]!
      counts[type++] = (others[y]! * (others[y]! - 1)) / 2
    }
  })
  RANK_SETS[4]!.forEach((set, number) => {
    if (open(set)) counts.set(others, FOUR_SUITED + number * 13)
  })
  RANK_SETS[5]!.forEach((set, number) => {
    counts[FIVE_SUITED + number] = open(set) ? 1 : 0
  })
  return counts
}
