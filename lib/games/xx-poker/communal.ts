import { type Card, cardOf, rankOf, suitOf } from '@/lib/cards/card'
import { evaluate6 } from '@/lib/cards/evaluate'
import { RESULT_AT, RESULTS } from './settle'

/*
 * What the three community cards make of a hand, counted once for all pairs of contest cards. How many communal hands avoid two
 * cards c and d is N − N(c) − N(d) + N(c, d), where N(…) counts those that hold them. Flushes apart only ranks matter, so N is
 * kept by ranks; the communal hands that make a flush (all of one suit where the hand holds two of it) are listed, each with what
 * its ranks alone would be, and taken over from there.
 */

/** How a communal hand is noted: three cards, the result by its ranks, the result with the flush. */
interface FlushHand {
  readonly cards: readonly [Card, Card, Card]
  readonly from: number
  readonly to: number
}

export interface Communal {
  /** `avoiding[(result * 13 + r) * 13 + s]`: communal hands, flushes aside, without a given card of rank r and another of rank s. */
  readonly avoiding: Float64Array
  readonly flushes: readonly FlushHand[]
}

const RANK_COUNT = 13
const PAIRS = RANK_COUNT * RANK_COUNT

/** The hand's result with three ranks. Suits are one of each, so that no flush can come: the hand has three cards of a suit at most. */
const resultOfRanks = (hand: readonly Card[], a: number, b: number, c: number): number =>
  RESULT_AT[evaluate6(hand[0]!, hand[1]!, hand[2]!, cardOf(a, 0), cardOf(b, 1), cardOf(c, 2))]!

/** Counts by ranks: all, those with a given card of a rank, those with two given cards. */
interface ByRank {
  readonly all: Float64Array
  readonly one: Float64Array
  readonly two: Float64Array
}

function put(table: Float64Array, at: number, ways: number): void {
  table[at] = table[at]! + ways
}

/** Notes the ways in which three ranks, a ≤ b ≤ c, come from so many cards of each: in all, with a given card, with two. */
function noteRanks({ all, one, two }: ByRank, left: Uint8Array, result: number, a: number, b: number, c: number): void {
  const [x, y, z] = [left[a]!, left[b]!, left[c]!]
  const ones = result * RANK_COUNT
  const twos = result * PAIRS
  if (a === b && b === c) {
    put(all, result, (x * (x - 1) * (x - 2)) / 6)
    put(one, ones + a, ((x - 1) * (x - 2)) / 2)
    put(two, twos + a * RANK_COUNT + a, x - 2)
  } else if (a === b || b === c) {
    const twin = b
    const other = a === b ? c : a
    const t = y
    const o = a === b ? z : x
    put(all, result, ((t * (t - 1)) / 2) * o)
    put(one, ones + twin, (t - 1) * o)
    put(one, ones + other, (t * (t - 1)) / 2)
    put(two, twos + twin * RANK_COUNT + twin, o)
    put(two, twos + twin * RANK_COUNT + other, t - 1)
    put(two, twos + other * RANK_COUNT + twin, t - 1)
  } else {
    put(all, result, x * y * z)
    put(one, ones + a, y * z)
    put(one, ones + b, x * z)
    put(one, ones + c, x * y)
    put(two, twos + a * RANK_COUNT + b, z)
    put(two, twos + b * RANK_COUNT + a, z)
    put(two, twos + a * RANK_COUNT + c, y)
    put(two, twos + c * RANK_COUNT + a, y)
    put(two, twos + b * RANK_COUNT + c, x)
    put(two, twos + c * RANK_COUNT + b, x)
  }
}

/** Every choice of three ranks of which there are cards enough. */
function countByRank(hand: readonly Card[], left: Uint8Array): ByRank {
  const counts = { all: new Float64Array(RESULTS.length), one: new Float64Array(RESULTS.length * RANK_COUNT), two: new Float64Array(RESULTS.length * PAIRS) }
  for (let a = 0; a < RANK_COUNT; a++) {
    if (left[a] === 0) continue
    for (let b = a; b < RANK_COUNT; b++) {
      if (left[b]! < (b === a ? 2 : 1)) continue
      for (let c = b; c < RANK_COUNT; c++) {
        if (left[c]! < 1 + (c === b ? 1 : 0) + (c === a ? 1 : 0)) continue
        noteRanks(counts, left, resultOfRanks(hand, a, b, c), a, b, c)
      }
    }
  }
  return counts
}

function avoidingOf({ all, one, two }: ByRank): Float64Array {
  const avoiding = new Float64Array(two.length)
  for (let result = 0; result < RESULTS.length; result++)
    for (let r = 0; r < RANK_COUNT; r++)
      for (let s = 0; s < RANK_COUNT; s++) {
        const at = (result * RANK_COUNT + r) * RANK_COUNT + s
        avoiding[at] = all[result]! - one[result * RANK_COUNT + r]! - one[result * RANK_COUNT + s]! + two[at]!
      }
  return avoiding
}

/** The communal hands that give the hand a flush: three of a suit of which it holds two, at least two of a suit of which it holds three. */
function flushHands(hand: readonly Card[], stub: readonly Card[]): FlushHand[] {
  const suit = [0, 1, 2, 3].find((one) => hand.filter((card) => suitOf(card) === one).length >= 2)
  if (suit === undefined) return []
  const needed = 5 - hand.filter((card) => suitOf(card) === suit).length
  const suited = stub.filter((card) => suitOf(card) === suit)
  const others = needed === 2 ? stub.filter((card) => suitOf(card) !== suit) : []
  const found: FlushHand[] = []
  const note = (a: Card, b: Card, c: Card): void => {
    const from = resultOfRanks(hand, rankOf(a), rankOf(b), rankOf(c))
    const to = RESULT_AT[evaluate6(hand[0]!, hand[1]!, hand[2]!, a, b, c)]!
    found.push({ cards: [a, b, c], from, to })
  }
  for (let i = 0; i < suited.length; i++)
    for (let j = 0; j < i; j++) {
      for (let k = 0; k < j; k++) note(suited[i]!, suited[j]!, suited[k]!)
      for (const other of others) note(suited[i]!, suited[j]!, other)
    }
  return found
}

/** What the communal hands of a stub make of a hand. */
export function countCommunal(hand: readonly Card[], stub: readonly Card[]): Communal {
  const left = new Uint8Array(RANK_COUNT)
  for (const card of stub) left[rankOf(card)]!++
  return { avoiding: avoidingOf(countByRank(hand, left)), flushes: flushHands(hand, stub) }
}

// ——— Their worth —————————————————————————————————————————————————————————————————————————————————————————————

const CARDS = 52

/** `worth[c * 52 + d]`: the sum of the pays, by result, over all communal hands without the cards c and d of the stub. Exact as long as the pays are whole. */
export function worthOf({ avoiding, flushes }: Communal, stub: readonly Card[], pays: readonly number[]): Float64Array {
  const byRank = new Float64Array(PAIRS)
  pays.forEach((pay, result) => {
    if (pay !== 0) for (let at = 0; at < PAIRS; at++) byRank[at] = byRank[at]! + pay * avoiding[result * PAIRS + at]!
  })
  const worth = gainsOf(flushes, pays)
  for (const c of stub)
    for (const d of stub) worth[c * CARDS + d] = worth[c * CARDS + d]! + byRank[rankOf(c) * RANK_COUNT + rankOf(d)]!
  return worth
}

/** What flushes gain over their ranks, over the communal hands without the cards c and d. */
function gainsOf(flushes: readonly FlushHand[], pays: readonly number[]): Float64Array {
  let all = 0
  const one = new Float64Array(CARDS)
  const two = new Float64Array(CARDS * CARDS)
  if (flushes.length === 0) return two
  for (const { cards: [a, b, c], from, to } of flushes) {
    const gain = pays[to]! - pays[from]!
    if (gain === 0) continue
    all += gain
    one[a] = one[a]! + gain
    one[b] = one[b]! + gain
    one[c] = one[c]! + gain
    for (const at of [a * CARDS + b, b * CARDS + a, a * CARDS + c, c * CARDS + a, b * CARDS + c, c * CARDS + b]) two[at] = two[at]! + gain
  }
  for (let c = 0; c < CARDS; c++) for (let d = 0; d < CARDS; d++) two[c * CARDS + d] = two[c * CARDS + d]! + all - one[c]! - one[d]!
  return two
}

/**
 * How often each result comes when each pair of contest cards c, d is met `weights[c * 52 + d]` times, with every communal hand
 * that avoids both.
 */
export function countResults({ avoiding, flushes }: Communal, weights: Float64Array): Float64Array {
  const byRank = new Float64Array(PAIRS)
  for (let c = 0; c < CARDS; c++)
    for (let d = 0; d < CARDS; d++) {
      const at = (c >> 2) * RANK_COUNT + (d >> 2)
      byRank[at] = byRank[at]! + weights[c * CARDS + d]!
    }
  const counts = new Float64Array(RESULTS.length)
  for (let result = 0; result < counts.length; result++) {
    let sum = 0
    for (let at = 0; at < PAIRS; at++) sum += avoiding[result * PAIRS + at]! * byRank[at]!
    counts[result] = sum
  }
  moveFlushes(counts, flushes, weights)
  return counts
}

function moveFlushes(counts: Float64Array, flushes: readonly FlushHand[], weights: Float64Array): void {
  if (flushes.length === 0) return
  const touching = new Float64Array(CARDS)
  let all = 0
  for (let c = 0; c < CARDS; c++)
    for (let d = 0; d < CARDS; d++) {
      const weight = weights[c * CARDS + d]!
      all += weight
      touching[c] = touching[c]! + weight
      touching[d] = touching[d]! + weight
    }
  const both = (c: Card, d: Card): number => weights[c * CARDS + d]! + weights[d * CARDS + c]!
  for (const { cards: [a, b, c], from, to } of flushes) {
    const ways = all - touching[a]! - touching[b]! - touching[c]! + both(a, b) + both(a, c) + both(b, c)
    counts[to] = counts[to]! + ways
    counts[from] = counts[from]! - ways
  }
}
