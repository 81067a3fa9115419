import { cardOf } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { FLOP_SUIT_TYPES, ranksIn, shownOf, TURN_SUIT_TYPES } from '../numbering/board-types'
import { addRank, MULTISETS } from '@/lib/cards/rank-multisets'
import type { SeenCards } from '../numbering/seen-cards'

/*
 * All 22,100 flops and 270,725 turns: the worth of each from the sums of the types it shows, and marks on them counted
 * by type. They are ordered by their highest card, then the next: among boards of k cards a < b < … those with highest
 * card c begin at C(c, k), and are ordered among themselves as boards of k − 1 cards.
 */

/** The number of cards on the board. */
export type Street = 3 | 4

/** Values by what a street shows: its ranks, and for each class a suit. */
export interface Shown {
  readonly ranks: Float64Array
  readonly suits: readonly Float64Array[]
}

const TYPES: Readonly<Record<Street, number>> = { 3: FLOP_SUIT_TYPES, 4: TURN_SUIT_TYPES }
/** How many suits a street can show often enough for a flush to come: once each on a flop, twice each on a turn. */
const SUITS: Readonly<Record<Street, number>> = { 3: 3, 4: 2 }

interface Table {
  readonly ranks: Uint16Array
  /** At `[board * SUITS + i]`: `suit · types + type`, or 4 · types for none. */
  readonly suits: Uint16Array
  /** Reused for each sum. */
  readonly sums: Float64Array
}

const tables: Partial<Record<Street, Table>> = {}

/** Made on first use: 0.4 MB for flops, 3.8 MB for turns. */
const tableOf = (k: Street): Table => (tables[k] ??= makeTable(k))

function makeTable(k: Street): Table {
  const ranks = ranksOf(k)
  const suits = new Uint16Array(ranks.length * SUITS[k]).fill(4 * TYPES[k])
  const cards = Uint8Array.from({ length: k }, (_, i) => i)
  for (let board = 0; board < ranks.length; board++) {
    placeSuits(k, cards, suits, board * SUITS[k])
    let i = 0
    while (i < k - 1 && cards[i]! + 1 === cards[i + 1]) cards[i] = i++
    cards[i] = cards[i]! + 1
  }
  return { ranks, suits, sums: new Float64Array(ranks.length) }
}

/** The number of the ranks of every board of k cards. */
function ranksOf(k: number): Uint16Array {
  if (k === 0) return new Uint16Array(1)
  const [before, add] = [ranksOf(k - 1), addRank(k - 1)]
  const ranks = new Uint16Array(choose(52, k))
  for (let c = k - 1, at = 0; c < 52; c++)
    for (let i = 0, below = choose(c, k - 1); i < below; i++) ranks[at++] = add[before[i]! * 13 + (c >> 2)]!
  return ranks
}

/** Inner loop: the type a board shows of each suit that can still make a flush. */
function placeSuits(k: Street, cards: Uint8Array, suits: Uint16Array, at: number): void {
  for (let suit = 0; suit < 4; suit++) {
    const shown = shownOf(cards, k, suit)
    if (shown >= 0) suits[at++] = suit * TYPES[k] + shown
  }
}

/**
 * The sum of each board of a street, including boards of seen cards. The returned array is reused by the next call.
 * Inner loop.
 */
export function streetSums(k: Street, seen: SeenCards, shown: Shown): Float64Array {
  const bySuit = new Float64Array(4 * TYPES[k] + 1)
  seen.classOf.forEach((c, suit) => bySuit.set(shown.suits[c]!, suit * TYPES[k]))
  const { ranks, suits, sums } = tableOf(k)
  const byRanks = shown.ranks
  if (k === 3)
    for (let board = 0, at = 0; board < sums.length; board++, at += 3)
      sums[board] = byRanks[ranks[board]!]! + bySuit[suits[at]!]! + bySuit[suits[at + 1]!]! + bySuit[suits[at + 2]!]!
  else
    for (let board = 0, at = 0; board < sums.length; board++, at += 2)
      sums[board] = byRanks[ranks[board]!]! + bySuit[suits[at]!]! + bySuit[suits[at + 1]!]!
  return sums
}

/** The marks on a street's boards counted by type, the suits of a class together. Inner loop. */
export function shownBy(k: Street, seen: SeenCards, marks: Uint8Array): Shown {
  const { ranks, suits } = tableOf(k)
  const byRanks = new Float64Array(MULTISETS[k]!)
  const bySuit = new Float64Array(4 * TYPES[k] + 1)
  const width = SUITS[k]
  for (let board = 0; board < marks.length; board++) {
    const mark = marks[board]!
    if (mark === 0) continue
    byRanks[ranks[board]!] = byRanks[ranks[board]!]! + mark
    for (let at = board * width, end = at + width; at < end; at++) bySuit[suits[at]!] = bySuit[suits[at]!]! + mark
  }
  const ofClass = seen.classes.map(() => new Float64Array(TYPES[k]))
  seen.classOf.forEach((c, suit) => {
    const sum = ofClass[c]!
    for (let i = 0, at = suit * TYPES[k]; i < sum.length; i++) sum[i] = sum[i]! + bySuit[at + i]!
  })
  return { ranks: byRanks, suits: ofClass }
}

/** Marks with 1 the boards made only of unseen cards. */
export function openBoards(k: Street, { unseen }: Pick<SeenCards, 'unseen'>): Uint8Array {
  const cards = new Set(unseen.flatMap((mask, suit) => ranksIn(mask).map((rank) => cardOf(rank, suit))))
  let open = Uint8Array.of(1)
  for (let size = 1; size <= k; size++) {
    const more = new Uint8Array(choose(52, size))
    for (const c of cards) more.set(open.subarray(0, choose(c, size - 1)), choose(c, size))
    open = more
  }
  return open
}

/** How many of a turn's four flops are marked, for each turn. Inner loop. */
export function marksOnTurns(flops: Uint8Array): Uint8Array {
  const turns = new Uint8Array(choose(52, 4))
  for (let d = 3, turn = 0; d < 52; d++) {
    const withD = choose(d, 3)
    for (let c = 2, flop = 0; c < d; c++) {
      const withC = withD + (c * (c - 1)) / 2
      for (let b = 1; b < c; b++) {
        const withB = withD + (b * (b - 1)) / 2
        const bc = flops[withC + b]!
        for (let a = 0; a < b; a++, flop++, turn++)
          turns[turn] = flops[flop]! + flops[withB + a]! + flops[withC + a]! + bc
      }
    }
  }
  return turns
}
