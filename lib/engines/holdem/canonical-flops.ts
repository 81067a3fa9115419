import { FLOP_ONE_SUITED, FLOP_THREE_SUITED, FLOP_TWO_SUITED, SET_NUMBER } from './board-types'
import { suitedOff, suitedSuited } from './lanes'
import { addRank, pairNumber } from './rank-multisets'

/*
 * Flops that differ only by which suits are which are one: 1,755 of the 22,100. Each is kept with its suits named in the order of
 * its ranks, and meets every two cards it leaves.
 */

export interface CanonicalFlop {
  readonly cards: readonly [number, number, number]
  /** How many flops it stands for. */
  readonly flops: number
  /** The number of the multiset of its ranks. */
  readonly ranks: number
  /** Its suits, and what it shows of each: one of the 2,483 suit types. */
  readonly suits: readonly { readonly suit: number; readonly type: number }[]
}

function makeCanonicalFlops(): readonly CanonicalFlop[] {
  const counts = new Map<number, number>()
  for (let c = 2; c < 52; c++) {
    for (let b = 1; b < c; b++) {
      for (let a = 0; a < b; a++) {
        const key = canonicalKey(a, b, c)
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  return [...counts].map(([key, flops]) => describe([key & 63, (key >> 6) & 63, key >> 12], flops))
}

/** The least of the keys a flop has under any renaming of suits. */
function canonicalKey(a: number, b: number, c: number): number {
  let least = Infinity
  for (const [x, y, z] of [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as const) {
    if (x >> 2 > y >> 2 || y >> 2 > z >> 2) continue
    const sy = (y & 3) === (x & 3) ? 0 : 1
    const sz = (z & 3) === (x & 3) ? 0 : (z & 3) === (y & 3) ? sy : sy + 1
    const cards = [x & ~3, (y & ~3) | sy, (z & ~3) | sz] as const
    least = Math.min(least, cards[0] | (cards[1] << 6) | (cards[2] << 12))
  }
  return least
}

function describe(cards: readonly [number, number, number], flops: number): CanonicalFlop {
  const ranks = cards.reduce((number, card, k) => addRank(k)[number * 13 + (card >> 2)]!, 0)
  const suits = [0, 1, 2].flatMap((suit) => {
    const suited = cards.filter((card) => (card & 3) === suit).reduce((mask, card) => mask | (1 << (card >> 2)), 0)
    const others = cards.filter((card) => (card & 3) !== suit).map((card) => card >> 2)
    const [x = 0, y = 0] = others
    const number = SET_NUMBER[suited]!
    const types = [
      FLOP_THREE_SUITED + number,
      FLOP_TWO_SUITED + number * 13 + x,
      FLOP_ONE_SUITED + number * 91 + pairNumber(x, y),
    ]
    return suited === 0 ? [] : [{ suit, type: types[others.length]! }]
  })
  return { cards, flops, ranks, suits }
}

let made: readonly CanonicalFlop[] | undefined

/** The 1,755 flops. Made once, on first use. */
export const canonicalFlops = (): readonly CanonicalFlop[] => (made ??= makeCanonicalFlops())

/** The 1,326 hands of two cards: the cards, the pair of ranks, and the lane each suit sees them in (`[suit * 1326 + hand]`). */
export interface Hands {
  readonly low: Uint8Array
  readonly high: Uint8Array
  readonly pair: Uint8Array
  readonly lane: Uint16Array
  /** The hands that hold each card. */
  readonly holding: readonly Uint16Array[]
}

export const HANDS = 1326

function makeHands(): Hands {
  const [low, high] = [new Uint8Array(HANDS), new Uint8Array(HANDS)]
  const pair = new Uint8Array(HANDS)
  const lane = new Uint16Array(4 * HANDS)
  const holding: number[][] = Array.from({ length: 52 }, () => [])
  let hand = 0
  for (let b = 1; b < 52; b++) {
    for (let a = 0; a < b; a++, hand++) {
      low[hand] = a
      high[hand] = b
      pair[hand] = pairNumber(a >> 2, b >> 2)
      for (let suit = 0; suit < 4; suit++) lane[suit * HANDS + hand] = laneOf(a, b, suit)
      holding[a]!.push(hand)
      holding[b]!.push(hand)
    }
  }
  return { low, high, pair, lane, holding: holding.map((list) => Uint16Array.from(list)) }
}

/** The lane in which a suit sees two cards. */
function laneOf(a: number, b: number, suit: number): number {
  const [inA, inB] = [(a & 3) === suit, (b & 3) === suit]
  if (inA && inB) return suitedSuited(a >> 2, b >> 2)
  if (inA) return suitedOff(a >> 2, b >> 2)
  return inB ? suitedOff(b >> 2, a >> 2) : pairNumber(a >> 2, b >> 2)
}

let handsMade: Hands | undefined
export const allHands = (): Hands => (handsMade ??= makeHands())
