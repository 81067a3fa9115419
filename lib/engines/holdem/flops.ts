import { cardOf } from '@/lib/cards/card'
import { FLOP_SUIT_TYPES, ranksIn, suitType } from './board-types'
import { addRank, MULTISETS } from './rank-multisets'
import type { SeenCards } from './seen-cards'

/* The 22,100 flops themselves: their sums from the sums of what they show, and marks counted by what they show. */

/** The number of concrete flops, and what each of them shows: its ranks, and up to three suits with a type each. */
export const FLOPS = 22100
const NO_SUIT = 4 * FLOP_SUIT_TYPES

/** `[flop * 4]` the number of its ranks, then three places in a table of 4 · 2,483 suit types followed by a zero. */
function makeFlopTable(): Uint16Array {
  const table = new Uint16Array(FLOPS * 4)
  const add = [addRank(0), addRank(1), addRank(2)] as const
  let at = 0
  for (let c = 2; c < 52; c++) {
    for (let b = 1; b < c; b++) {
      for (let a = 0; a < b; a++, at += 4) {
        table[at] = add[2][add[1][add[0][a >> 2]! * 13 + (b >> 2)]! * 13 + (c >> 2)]!
        table.set(suitTypes([a, b, c]), at + 1)
      }
    }
  }
  return table
}

function suitTypes(cards: readonly number[]): number[] {
  const places = [NO_SUIT, NO_SUIT, NO_SUIT]
  let next = 0
  for (let suit = 0; suit < 4; suit++) {
    const suited = cards.filter((card) => (card & 3) === suit).reduce((mask, card) => mask | (1 << (card >> 2)), 0)
    const [x = -1, y = -1] = cards.filter((card) => (card & 3) !== suit).map((card) => card >> 2)
    if (suited !== 0) places[next++] = suit * FLOP_SUIT_TYPES + suitType(3, suited, x, y)
  }
  return places
}

let flopTable: Uint16Array | undefined
const flops = (): Uint16Array => (flopTable ??= makeFlopTable())

/** For each of the 22,100 flops in the order of `forEachUnseenFlop`, the sum over its run-outs, from the sums of ranks and of each class of suits. */
export function flopSums(seen: SeenCards, ranks: Float64Array, suits: readonly Float64Array[]): Float64Array {
  const bySuit = new Float64Array(NO_SUIT + 1)
  seen.classOf.forEach((c, suit) => bySuit.set(suits[c]!, suit * FLOP_SUIT_TYPES))
  const table = flops()
  const sums = new Float64Array(FLOPS)
  for (let flop = 0, at = 0; flop < FLOPS; flop++, at += 4) {
    sums[flop] = ranks[table[at]!]! + bySuit[table[at + 1]!]! + bySuit[table[at + 2]!]! + bySuit[table[at + 3]!]!
  }
  return sums
}

/** Which of the 22,100 flops (c > b > a, c slowest, a fastest) are of unseen cards only. */
export function unseenFlops(seen: SeenCards): Uint8Array {
  const open = new Uint8Array(52)
  seen.unseen.forEach((mask, suit) => ranksIn(mask).forEach((rank) => (open[cardOf(rank, suit)] = 1)))
  const flags = new Uint8Array(FLOPS)
  let flop = 0
  for (let c = 2; c < 52; c++) {
    for (let b = 1; b < c; b++) {
      const both = open[b]! & open[c]!
      for (let a = 0; a < b; a++) flags[flop++] = both & open[a]!
    }
  }
  return flags
}

/** The marks of flops counted by what they show: of ranks, and of each class of suits. */
export function countMarks(
  seen: SeenCards,
  marked: Uint8Array,
): { readonly ranks: Float64Array; readonly suits: readonly Float64Array[] } {
  const table = flops()
  const ranks = new Float64Array(MULTISETS[3]!)
  const bySuit = new Float64Array(NO_SUIT + 1)
  for (let flop = 0; flop < FLOPS; flop++) {
    if (marked[flop] === 0) continue
    const at = flop * 4
    ranks[table[at]!] = ranks[table[at]!]! + 1
    for (let i = 1; i < 4; i++) bySuit[table[at + i]!] = bySuit[table[at + i]!]! + 1
  }
  const suits = seen.classes.map((suitClass) => {
    const sum = new Float64Array(FLOP_SUIT_TYPES)
    for (const suit of suitClass.suits)
      for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + bySuit[suit * FLOP_SUIT_TYPES + i]!
    return sum
  })
  return { ranks, suits }
}
