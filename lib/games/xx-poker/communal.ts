import { type Card, cardOf, rankOf, suitOf } from '@/lib/cards/card'
import { evaluate6 } from '@/lib/cards/evaluate/six'
import { POSITIONS } from './rules'
import { RESULT_AT } from './round'
import { RESULTS } from './rules'

/*
 * What the three community cards (a communal hand) make of a hand, counted once for all pairs of contest cards. The
 * number of communal hands without two cards c and d is N − N(c) − N(d) + N(c, d), where N(…) counts those that hold
 * the cards. Apart from flushes only ranks matter, so N is kept by ranks. Communal hands that make a flush are listed
 * one by one with the result of their ranks alone, and moved from there to the flush's result.
 */

/** A communal hand that makes a flush: its cards, the result of its ranks alone, and the result with the flush. */
interface FlushHand {
  readonly cards: readonly [Card, Card, Card]
  readonly from: number
  readonly to: number
}

export interface Communal {
  /**
   * At `(result * 13 + r) * 13 + s`, flushes aside: the communal hands without a given card of rank r and another of
   * rank s.
   */
  readonly avoiding: Float64Array
  readonly flushes: readonly FlushHand[]
}

const RANK_COUNT = 13
const PAIRS = RANK_COUNT * RANK_COUNT

/**
 * The result of a hand with three ranks. The community cards have different suits, so no flush appears: the hand has at
 * most three cards of a suit.
 */
const resultOfRanks = (hand: readonly Card[], a: number, b: number, c: number): number =>
  RESULT_AT[evaluate6(hand[0]!, hand[1]!, hand[2]!, cardOf(a, 0), cardOf(b, 1), cardOf(c, 2))]!

/** Communal hands by result: all, those with a given card of a rank, and those with two given cards. */
interface ByRank {
  readonly all: Float64Array
  readonly one: Float64Array
  readonly two: Float64Array
}

function put(table: Float64Array, at: number, ways: number): void {
  table[at] = table[at]! + ways
}

/**
 * Counts the ways to take three ranks, a ≤ b ≤ c, from the cards left of each rank: all ways, those with a given card,
 * and those with two.
 */
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

/** Every choice of three ranks with enough cards left. */
function countByRank(hand: readonly Card[], left: Uint8Array): ByRank {
  const counts = {
    all: new Float64Array(RESULTS.length),
    one: new Float64Array(RESULTS.length * RANK_COUNT),
    two: new Float64Array(RESULTS.length * PAIRS),
  }
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

/**
 * The communal hands that give the hand a flush: three of a suit of which it holds two, or at least two of a suit of
 * which it holds three.
 */
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

// ——— Worth ———————————————————————————————————————————————————————————————————————————————————————————————————————

const CARDS = 52

/** The index of an ordered pair of contest cards in a table of all pairs. */
export const pairAt = (first: Card, second: Card): number => first * CARDS + second

export const ALL_PAIRS = CARDS * CARDS

/** What flushes gain over the results of their ranks: in all, with a given card, and with two. */
interface Gains {
  all: number
  readonly one: Float64Array
  readonly two: Float64Array
}

function putBoth(table: Float64Array, c: Card, d: Card, gain: number): void {
  put(table, pairAt(c, d), gain)
  put(table, pairAt(d, c), gain)
}

function gainsOf(flushes: readonly FlushHand[], pays: readonly number[]): Gains {
  const gains: Gains = { all: 0, one: new Float64Array(CARDS), two: new Float64Array(ALL_PAIRS) }
  for (const {
    cards: [a, b, c],
    from,
    to,
  } of flushes) {
    const gain = pays[to]! - pays[from]!
    if (gain === 0) continue
    gains.all += gain
    put(gains.one, a, gain)
    put(gains.one, b, gain)
    put(gains.one, c, gain)
    putBoth(gains.two, a, b, gain)
    putBoth(gains.two, a, c, gain)
    putBoth(gains.two, b, c, gain)
  }
  return gains
}

/**
 * Adds what the communal hands without both cards gain. The entries for a card with itself are meaningless and never
 * read.
 */
function addGains(worth: Float64Array, stub: readonly Card[], { all, one, two }: Gains): void {
  for (const c of stub) {
    const rest = all - one[c]!
    for (let j = 0; j < stub.length; j++) {
      const at = c * CARDS + stub[j]!
      worth[at] = worth[at]! + rest - one[stub[j]!]! + two[at]!
    }
  }
}

/**
 * At `pairAt(c, d)`: the sum of the pays over all communal hands without the cards c and d of the stub. `pays` is by
 * result; the sums are exact if the pays are whole numbers.
 */
export function worthOf({ avoiding, flushes }: Communal, stub: readonly Card[], pays: readonly number[]): Float64Array {
  const byRank = new Float64Array(PAIRS)
  pays.forEach((pay, result) => {
    if (pay !== 0) for (let at = 0; at < PAIRS; at++) byRank[at] = byRank[at]! + pay * avoiding[result * PAIRS + at]!
  })
  const worth = new Float64Array(ALL_PAIRS)
  for (const c of stub) {
    const row = rankOf(c) * RANK_COUNT
    for (let j = 0; j < stub.length; j++) worth[c * CARDS + stub[j]!] = byRank[row + (stub[j]! >> 2)]!
  }
  if (flushes.length > 0) addGains(worth, stub, gainsOf(flushes, pays))
  return worth
}

// ——— Results —————————————————————————————————————————————————————————————————————————————————————————————————————

/**
 * For each ordered pair of contest cards, the index of the position that it leads to; NOWHERE if the pair isn't dealt.
 */
export type Reached = Uint8Array

export const NOWHERE = POSITIONS.length

/** How often each result occurs at each position, at `position * 10 + result`. */
export type Ledger = Float64Array

/** How many pairs lead to each position: by their ranks, with a given card, and in all. */
interface Leading {
  readonly byRank: Float64Array
  readonly touching: Float64Array
  readonly all: Float64Array
}

function countLeading(reached: Reached): Leading {
  const leading = {
    byRank: new Float64Array(NOWHERE * PAIRS),
    touching: new Float64Array(NOWHERE * CARDS),
    all: new Float64Array(NOWHERE),
  }
  for (let c = 0; c < CARDS; c++)
    for (let d = 0; d < CARDS; d++) {
      const position = reached[c * CARDS + d]!
      if (position === NOWHERE) continue
      put(leading.byRank, position * PAIRS + (c >> 2) * RANK_COUNT + (d >> 2), 1)
      put(leading.touching, position * CARDS + c, 1)
      put(leading.touching, position * CARDS + d, 1)
      put(leading.all, position, 1)
    }
  return leading
}

/** The ledger of all pairs of contest cards, each with every communal hand that holds neither. */
export function countResults({ avoiding, flushes }: Communal, reached: Reached): Ledger {
  const leading = countLeading(reached)
  const ledger = new Float64Array(NOWHERE * RESULTS.length)
  for (let position = 0; position < NOWHERE; position++)
    for (let result = 0; result < RESULTS.length; result++) {
      let sum = 0
      for (let at = 0; at < PAIRS; at++) sum += avoiding[result * PAIRS + at]! * leading.byRank[position * PAIRS + at]!
      ledger[position * RESULTS.length + result] = sum
    }
  moveFlushes(ledger, flushes, reached, leading)
  return ledger
}

/** Moves each flush from the result of its ranks to its own, for all pairs without its three cards. */
function moveFlushes(
  ledger: Ledger,
  flushes: readonly FlushHand[],
  reached: Reached,
  { touching, all }: Leading,
): void {
  const ways = new Float64Array(NOWHERE + 1)
  for (const {
    cards: [a, b, c],
    from,
    to,
  } of flushes) {
    for (let position = 0; position < NOWHERE; position++)
      ways[position] =
        all[position]! -
        touching[position * CARDS + a]! -
        touching[position * CARDS + b]! -
        touching[position * CARDS + c]!
    put(ways, reached[a * CARDS + b]!, 1)
    put(ways, reached[b * CARDS + a]!, 1)
    put(ways, reached[a * CARDS + c]!, 1)
    put(ways, reached[c * CARDS + a]!, 1)
    put(ways, reached[b * CARDS + c]!, 1)
    put(ways, reached[c * CARDS + b]!, 1)
    for (let position = 0; position < NOWHERE; position++) {
      put(ledger, position * RESULTS.length + to, ways[position]!)
      put(ledger, position * RESULTS.length + from, -ways[position]!)
    }
  }
}
