import { POKER_HANDS, type PokerHand } from './hands'

/**
 * The numbering of poker hands: each of the 7,462 values of five cards has its place in the order, from 0 for 7-5-4-3-2
 * to 7,461 for a royal flush. Sets of ranks are 13-bit masks with bit 0 for the deuce. Of two masks with equally many
 * bits, the larger number is the better set of side cards, so the number of smaller masks is the place within a hand.
 */
export const STRENGTHS = 7462

/**
 * How many values each hand of POKER_HANDS has: 1,277 is choose(13, 5) minus the ten straights; 2,860 is 13 pairs times
 * choose(12, 3) kickers.
 */
const VALUES = [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1]

/** The weakest strength of each hand, by its index in POKER_HANDS. One entry past the last closes the list. */
export const HAND_STARTS: readonly number[] = VALUES.reduce((starts, n) => [...starts, starts.at(-1)! + n], [0])

/** The weakest strength of each hand: a strength of at least `LEAST_STRENGTH.flush` is a flush or better. */
export const LEAST_STRENGTH = Object.freeze(
  Object.fromEntries(POKER_HANDS.map((hand, place) => [hand, HAND_STARTS[place]!])),
) as Readonly<Record<PokerHand, number>>

/** The index in POKER_HANDS of the hand that a strength (0 to 7,461) belongs to. */
export function handPlace(strength: number): number {
  let place = POKER_HANDS.length - 1
  while (place > 0 && !(strength >= HAND_STARTS[place]!)) place--
  return place
}

/** The hand that a strength (0 to 7,461) belongs to. */
export const handOf = (strength: number): PokerHand => POKER_HANDS[handPlace(strength)]!

/** Each pair has choose(12, 3) sets of kickers. */
const PAIR_VALUES = 220

/** The strength of the weakest pair of a rank (0 to 12): at least `leastPairStrength(2)` is "a pair of fours or better". */
export const leastPairStrength = (rank: number): number => LEAST_STRENGTH.pair + rank * PAIR_VALUES

const MASKS = 1 << 13
const WHEEL = 0b1_0000_0000_1111

/** Tables by mask. */
interface MaskTables {
  /** The number of its bits. */
  readonly bits: Uint8Array
  /** The number of smaller masks with as many bits. */
  readonly place: Uint16Array
  /** The number of smaller five-bit masks that aren't a straight. */
  readonly unconnectedPlace: Uint16Array
  /** 0 for the five-high straight to 9 for the ace-high one; 255 if the mask has no straight. */
  readonly straight: Uint8Array
}

function straightIn(mask: number): number {
  for (let low = 8; low >= 0; low--) if (((mask >> low) & 31) === 31) return low + 1
  return (mask & WHEEL) === WHEEL ? 0 : 255
}

function makeTables(): MaskTables {
  const [bits, place, unconnectedPlace] = [new Uint8Array(MASKS), new Uint16Array(MASKS), new Uint16Array(MASKS)]
  const straight = new Uint8Array(MASKS).fill(255)
  const seen = new Uint16Array(14)
  let unconnected = 0
  for (let mask = 0; mask < MASKS; mask++) {
    const size = mask === 0 ? 0 : bits[mask >> 1]! + (mask & 1)
    bits[mask] = size
    place[mask] = seen[size]!
    seen[size] = seen[size]! + 1
    if (size >= 5) straight[mask] = straightIn(mask)
    if (size === 5 && straight[mask] === 255) unconnectedPlace[mask] = unconnected++
  }
  return { bits, place, unconnectedPlace, straight }
}

let made: MaskTables | undefined
/** Made on first use, because many pages evaluate no hand. */
const tables = (): MaskTables => (made ??= makeTables())

const topRank = (mask: number): number => 31 - Math.clz32(mask)

/** The highest `count` ranks of a mask, which must have at least that many. */
export function topRanks(mask: number, count: number): number {
  let top = mask
  for (let extra = tables().bits[mask]! - count; extra > 0; extra--) top &= top - 1
  return top
}

/** The mask without a rank: the ranks above it move down by one. */
const closeGap = (mask: number, rank: number): number => (mask & ((1 << rank) - 1)) | ((mask >> (rank + 1)) << rank)

/** The strength of a flush or straight flush from the five or more ranks in its suit. */
export function flushStrength(mask: number): number {
  const straight = tables().straight[mask]!
  if (straight !== 255) return LEAST_STRENGTH['straight-flush'] + straight
  return LEAST_STRENGTH.flush + tables().unconnectedPlace[topRanks(mask, 5)]!
}

function kindsStrength(start: number, main: number, mainRank: number, side: number): number {
  return start + mainRank * 12 + topRank(closeGap(side & ~main, mainRank))
}

function setStrength(set: number, once: number): number {
  const rank = topRank(set)
  return LEAST_STRENGTH['three-of-a-kind'] + rank * 66 + tables().place[topRanks(closeGap(once, rank), 2)]!
}

function twoPairStrength(twice: number, once: number): number {
  const high = topRank(twice)
  const low = topRank(twice ^ (1 << high))
  const kicker = topRank(closeGap(closeGap(once, high), low))
  return LEAST_STRENGTH['two-pair'] + tables().place[(1 << high) | (1 << low)]! * 11 + kicker
}

function pairStrength(twice: number, once: number): number {
  const rank = topRank(twice)
  return leastPairStrength(rank) + tables().place[topRanks(closeGap(once, rank), 3)]!
}

/**
 * The strength of five, six or seven cards without a flush, from the ranks that occur at least once, twice, three and
 * four times.
 */
export function ranksStrength(once: number, twice: number, thrice: number, all: number): number {
  if (all !== 0) return kindsStrength(LEAST_STRENGTH['four-of-a-kind'], all, topRank(all), once)
  const set = thrice === 0 ? 0 : 1 << topRank(thrice)
  if (set !== 0 && (twice & ~set) !== 0) return kindsStrength(LEAST_STRENGTH['full-house'], set, topRank(set), twice)
  const straight = tables().straight[once]!
  if (straight !== 255) return LEAST_STRENGTH.straight + straight
  if (set !== 0) return setStrength(set, once)
  if (tables().bits[twice]! >= 2) return twoPairStrength(twice, once)
  if (twice !== 0) return pairStrength(twice, once)
  return LEAST_STRENGTH['high-card'] + tables().unconnectedPlace[topRanks(once, 5)]!
}

// ——— Choices of ranks ———————————————————————————————————————————————————————————————————————————————————

/** The ranks that occur at least once, twice, three and four times, as masks. */
export type RankMasks = readonly [once: number, twice: number, thrice: number, all: number]

export const NO_RANKS: RankMasks = [0, 0, 0, 0]

/** The masks with one more card of a rank. */
export function withRank([once, twice, thrice, all]: RankMasks, rank: number): RankMasks {
  const bit = 1 << rank
  return [once | bit, twice | (once & bit), thrice | (twice & bit), all | (thrice & bit)]
}

/**
 * Keys whose sums tell apart every choice of seven ranks with none more than four times. That also holds for five and
 * six ranks: add the same cards to both. Found by searching upward rank by rank, which keeps them small: the largest
 * sum fits 23 bits.
 */
export const RANK_KEYS: readonly number[] = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181]

/** At `[n][k]`: the ways to take k of the n cards of a rank. */
export const WAYS_OF_COPIES = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]] as const

/**
 * Calls back for every choice of the ranks of `count` cards, of which there are so many `copies`, with the ways to take
 * it, the sum of its keys, and the strength that it makes, flushes aside, together with one card of each rank in the
 * mask `beside`.
 */
export function eachRanks(
  copies: ArrayLike<number>,
  count: number,
  beside: number,
  visit: (strength: number, ways: number, sum: number) => void,
): void {
  const take = (
    rank: number,
    left: number,
    ways: number,
    sum: number,
    once: number,
    twice: number,
    thrice: number,
    all: number,
  ): void => {
    if (left === 0) return visit(ranksStrength(once, twice, thrice, all), ways, sum)
    if (left > 4 * (13 - rank)) return
    const bit = 1 << rank
    const of = WAYS_OF_COPIES[copies[rank]! as 0 | 1 | 2 | 3 | 4]
    let [a, b, c, d] = [once, twice, thrice, all]
    for (let k = 0; k < of.length && k <= left; k++) {
      take(rank + 1, left - k, ways * of[k]!, sum + k * RANK_KEYS[rank]!, a, b, c, d)
      d |= c & bit
      c |= b & bit
      b |= a & bit
      a |= bit
    }
  }
  take(0, count, 1, 0, beside, 0, 0, 0)
}
