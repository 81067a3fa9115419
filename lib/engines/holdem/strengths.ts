import { addRank, multisetRanks, MULTISETS } from './rank-multisets'

/*
 * Strengths: 0 (7-5-4-3-2) to 7461 (royal flush), one number for each of the 7,462 hands that five cards can be told apart as.
 * Ranks and suits are looked up apart: the best hand without regard to suits by the multiset of ranks, the best flush by the set of
 * ranks in its suit. A hand with a flush among seven cards has five different ranks in one suit, so no room for a full house or
 * quads beside it: its flush, if it has one, is its strength.
 */

/** The weakest strength of each hand, by its place in POKER_HANDS (royal flush last), and 7462 to close the list. */
export const CATEGORY_STARTS: readonly number[] = [0, 1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452, 7461, 7462]

/** The weakest flush: 7-5-4-3-2 in one suit. Straights and less are below. */
export const WEAKEST_FLUSH = 5863
/** The weakest full house; every plain flush is below it. */
export const WEAKEST_FULL_HOUSE = 7140
/** The weakest straight flush; quads and full houses are below it. */
export const WEAKEST_STRAIGHT_FLUSH = 7452

/** The highest rank of the straight in a set of ranks (a 13-bit mask, bit 12 the ace), or −1. The wheel's is 3, the five. */
export function straightTop(mask: number): number {
  const withLowAce = (mask << 1) | (mask >> 12)
  const runs = withLowAce & (withLowAce >> 1) & (withLowAce >> 2) & (withLowAce >> 3) & (withLowAce >> 4)
  return runs === 0 ? -1 : 31 - Math.clz32(runs) + 3
}

/** Kind of five ranks (category 0–7, flushes left out) and its ranks by importance, as one comparable number. */
function fiveRankKey(ranks: Uint8Array, at: number): number {
  const order: number[] = []
  let mask = 0
  for (let i = 0; i < 5; i++) mask |= 1 << ranks[at + i]!
  const copies = (rank: number): number =>
    +(ranks[at] === rank) +
    +(ranks[at + 1] === rank) +
    +(ranks[at + 2] === rank) +
    +(ranks[at + 3] === rank) +
    +(ranks[at + 4] === rank)
  for (let many = 5; many >= 1; many--) {
    for (let rank = 12; rank >= 0; rank--) if (mask & (1 << rank) && copies(rank) === many) order.push(rank)
  }
  const top = order.length === 5 ? straightTop(mask) : -1
  if (top >= 0) return 4 * 2 ** 20 + top
  const most = copies(order[0]!)
  const category =
    order.length === 5 ? 0 : order.length === 4 ? 1 : order.length === 3 ? (most === 3 ? 3 : 2) : most === 4 ? 7 : 6
  return category * 2 ** 20 + order.reduce((key, rank) => key * 16 + rank, 0)
}

/** The strength of each multiset of five ranks, not all of one suit; −1 for five of a kind. */
function fiveRankStrengths(): Int16Array {
  const ranks = multisetRanks(5)
  const strengths = new Int16Array(MULTISETS[5]!).fill(-1)
  const keys: { readonly number: number; readonly key: number }[] = []
  for (let number = 0; number < strengths.length; number++) {
    if (ranks[number * 5] !== ranks[number * 5 + 4]) keys.push({ number, key: fiveRankKey(ranks, number * 5) })
  }
  keys.sort((a, b) => a.key - b.key)
  const next = [...CATEGORY_STARTS]
  for (const { number, key } of keys) {
    const category = key >>> 20
    strengths[number] = next[category]!
    next[category] = next[category]! + 1
  }
  return strengths
}

/** The best five of k + 1 ranks is the best five of some k of them. */
function withOneMore(k: number, strengths: Int16Array): Int16Array {
  const add = addRank(k)
  const more = new Int16Array(MULTISETS[k + 1]!).fill(-1)
  for (let i = 0; i < add.length; i++) {
    const strength = strengths[(i / 13) | 0]!
    if (strength > more[add[i]!]!) more[add[i]!] = strength
  }
  return more
}

/** The strength of the best flush in a set of ranks of one suit, by 13-bit mask; −1 for fewer than five. */
function flushStrengthTable(): Int16Array {
  const table = new Int16Array(8192).fill(-1)
  let flush = WEAKEST_FLUSH
  for (let mask = 0; mask < 8192; mask++) {
    const size = bitCount(mask)
    const top = straightTop(mask)
    if (size === 5) table[mask] = top < 0 ? flush++ : WEAKEST_STRAIGHT_FLUSH + top - 3
    for (let rest = mask; size > 5 && rest !== 0; rest &= rest - 1) {
      table[mask] = Math.max(table[mask]!, table[mask & ~(rest & -rest)]!)
    }
  }
  return table
}

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export interface StrengthTables {
  /** Best hand of seven ranks without a flush, by the number of their multiset. */
  readonly sevenRanks: Int16Array
  /** The same for a board of five ranks and two hole ranks: `[board * 91 + pair]`. */
  readonly boardAndPair: Int16Array
  /** Best flush or straight flush of a set of ranks in one suit, by mask; −1 for fewer than five. */
  readonly flush: Int16Array
  /** The hand's place in POKER_HANDS, by strength. */
  readonly category: Uint8Array
}

function makeTables(): StrengthTables {
  const sevenRanks = withOneMore(6, withOneMore(5, fiveRankStrengths()))
  const boards = MULTISETS[5]!
  const boardAndPair = new Int16Array(boards * 91)
  const addToFive = addRank(5)
  const addToSix = addRank(6)
  for (let board = 0; board < boards; board++) {
    let at = board * 91
    for (let y = 0; y < 13; y++) {
      const six = addToFive[board * 13 + y]! * 13
      for (let x = 0; x <= y; x++) boardAndPair[at++] = sevenRanks[addToSix[six + x]!]!
    }
  }
  const category = new Uint8Array(7462)
  for (let c = 0; c < 10; c++) category.fill(c, CATEGORY_STARTS[c], CATEGORY_STARTS[c + 1])
  return { sevenRanks, boardAndPair, flush: flushStrengthTable(), category }
}

let tables: StrengthTables | undefined

/** Made once, on first use (some 20 ms, 1.3 MB). */
export function strengthTables(): StrengthTables {
  return (tables ??= makeTables())
}
