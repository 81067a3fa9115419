import { pairNumber } from './rank-multisets'

/*
 * Flops that differ only by which suits are which are one: 1,755 of the 22,100. Each is kept with its suits named in the order of
 * its ranks, and meets every two cards it leaves.
 */

export interface CanonicalFlop {
  readonly cards: readonly [number, number, number]
  /** How many flops it stands for. */
  readonly flops: number
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
  return [...counts].map(([key, flops]) => ({ cards: [key & 63, (key >> 6) & 63, key >> 12], flops }))
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

let made: readonly CanonicalFlop[] | undefined

/** The 1,755 flops. Made once, on first use. */
export const canonicalFlops = (): readonly CanonicalFlop[] => (made ??= makeCanonicalFlops())

/** The 1,326 hands of two cards: the cards, the pair of ranks, and the bit among the sixteen of its pair. */
export interface Hands {
  readonly low: Uint8Array
  readonly high: Uint8Array
  readonly pair: Uint8Array
  /** Four times the suit of the lower card, and the suit of the higher. */
  readonly bit: Uint8Array
  /** The hands that hold each card. */
  readonly holding: readonly Uint16Array[]
}

export const HANDS = 1326

function makeHands(): Hands {
  const [low, high] = [new Uint8Array(HANDS), new Uint8Array(HANDS)]
  const pair = new Uint8Array(HANDS)
  const bit = new Uint8Array(HANDS)
  const holding: number[][] = Array.from({ length: 52 }, () => [])
  let hand = 0
  for (let b = 1; b < 52; b++) {
    for (let a = 0; a < b; a++, hand++) {
      low[hand] = a
      high[hand] = b
      pair[hand] = pairNumber(a >> 2, b >> 2)
      bit[hand] = (a & 3) * 4 + (b & 3)
      holding[a]!.push(hand)
      holding[b]!.push(hand)
    }
  }
  return { low, high, pair, bit, holding: holding.map((list) => Uint16Array.from(list)) }
}

let handsMade: Hands | undefined
export const allHands = (): Hands => (handsMade ??= makeHands())
