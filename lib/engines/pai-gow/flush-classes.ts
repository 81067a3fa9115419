import { choose } from '@/lib/math/combinations'
import { emptySeven, JOKER_BIT, type Seven } from './hand'
import { rankClassOf, type Take } from './rank-classes'
import { JOKER_SYMBOL } from './ranking'

/*
 * The flush classes of seven-card hands: a hand with five or more cards of a suit (counting the joker) is described by
 * the ranks in that suit and the other ranks. There are 224,653, each belonging to the rank class of all its ranks.
 */

const RANKS = 13
const MASKS = 1 << RANKS
/** Cards of a rank outside the suit. */
const OTHERS = 3

/** The masks with `count` ranks in ascending order, and the index of each. */
interface MaskList {
  readonly masks: Uint16Array
  readonly places: Uint16Array
}

const bitsOf = (mask: number): number => {
  let bits = 0
  for (let left = mask; left !== 0; left &= left - 1) bits++
  return bits
}

const MASK_LISTS: readonly MaskList[] = Array.from({ length: 8 }, (_, count) => {
  const masks = Uint16Array.from({ length: MASKS }, (__, mask) => mask).filter((mask) => bitsOf(mask) === count)
  const places = new Uint16Array(MASKS)
  masks.forEach((mask, place) => (places[mask] = place))
  return { masks, places }
})

/** Two cards of other suits by rank, the higher first; they may be a pair. */
const OFF_PAIRS: readonly (readonly [number, number])[] = Array.from({ length: RANKS }, (_, high) =>
  Array.from({ length: high + 1 }, (__, low): [number, number] => [high, low]),
).flat()

const OFF: readonly (readonly (readonly number[])[])[] = [
  [[]],
  Array.from({ length: RANKS }, (_, rank) => [rank]),
  OFF_PAIRS,
]

/** The sets of `count` ranks as masks, ascending. */
export const masksOf = (count: number): Uint16Array => MASK_LISTS[count]!.masks

/** The choices of up to two ranks off the suit, the higher first. */
export const choicesOff = (count: number): readonly (readonly number[])[] => OFF[count]!

/** The index of a choice of ranks off the suit. */
const offPlace = (ranks: readonly number[]): number => {
  const [a = 0, b = 0] = ranks
  return ranks.length < 2 ? a : (Math.max(a, b) * (Math.max(a, b) + 1)) / 2 + Math.min(a, b)
}

/** Flush classes with the same numbers of cards in the suit, of jokers and off the suit. */
interface Block {
  readonly suited: number
  readonly joker: boolean
  readonly off: number
  readonly start: number
}

const BLOCKS: readonly Block[] = (() => {
  const blocks: Block[] = []
  let start = 0
  for (const joker of [false, true])
    for (let suited = joker ? 4 : 5; suited <= (joker ? 6 : 7); suited++) {
      const off = 7 - suited - (joker ? 1 : 0)
      blocks.push({ suited, joker, off, start })
      start += choose(RANKS, suited) * OFF[off]!.length
    }
  return blocks
})()

const LAST_BLOCK = BLOCKS[BLOCKS.length - 1]!
export const FLUSH_CLASSES = LAST_BLOCK.start + choose(RANKS, LAST_BLOCK.suited)

/** The ways to choose cards of these ranks from `left[rank]` cards. */
function offWays(ranks: readonly number[], left: Uint8Array): number {
  const [a, b] = ranks
  if (a === undefined) return 1
  if (b === undefined) return left[a]!
  return a === b ? (left[a]! * (left[a]! - 1)) / 2 : left[a]! * left[b]!
}

/** The ranks of each suit as masks. */
export type Suits = readonly [number, number, number, number]

/**
 * For each set of suits and each number of cards off the suit, the ways of each choice of ranks, summed over those
 * suits.
 */
function sumOffWays(suits: Suits): readonly (readonly Float64Array[])[] {
  const each = suits.map((_, suit) => {
    const left = new Uint8Array(RANKS)
    suits.forEach((mask, other) => {
      if (other !== suit) for (let rank = 0; rank < RANKS; rank++) left[rank]! += (mask >> rank) & 1
    })
    return OFF.map((choices) => Float64Array.from(choices, (ranks) => offWays(ranks, left)))
  })
  return Array.from({ length: 16 }, (_, set) =>
    OFF.map((choices, off) => {
      const sum = new Float64Array(choices.length)
      for (let suit = 0; suit < 4; suit++)
        if ((set >> suit) & 1) each[suit]![off]!.forEach((ways, i) => (sum[i]! += ways))
      return sum
    }),
  )
}

/** Receives a run of flush classes from index `at` on, and the ways of each. */
export type TakeRun = (at: number, ways: Float64Array) => void

/** Calls back with every flush class these cards can make, in runs with the same ranks in the suit. */
export function eachFlushRun(suits: Suits, joker: boolean, take: TakeRun): void {
  const sums = sumOffWays(suits)
  const [a, b, c, d] = suits
  for (const block of BLOCKS) {
    if (block.joker && !joker) continue
    const { masks } = MASK_LISTS[block.suited]!
    const run = OFF[block.off]!.length
    for (let i = 0; i < masks.length; i++) {
      const mask = masks[i]!
      const set =
        +((a & mask) === mask) |
        (+((b & mask) === mask) << 1) |
        (+((c & mask) === mask) << 2) |
        (+((d & mask) === mask) << 3)
      if (set !== 0) take(block.start + i * run, sums[set]![block.off]!)
    }
  }
}

/**
 * Calls back with every flush class that has at least these ranks in its suit and at least the cards of `others`
 * outside it, with or without the joker, and the ways to choose the remaining cards from a whole deck.
 */
export function eachFlushAbove(mask: number, others: Uint8Array, joker: boolean, take: Take): void {
  const given = others.reduce((sum, n) => sum + n, 0)
  const least = bitsOf(mask)
  for (const block of BLOCKS) {
    if (block.joker !== joker || block.off < given || block.suited < least) continue
    const offs = offsAbove(others, block.off - given)
    const run = OFF[block.off]!.length
    const { places } = MASK_LISTS[block.suited]!
    for (const extra of masksOf(block.suited - least)) {
      if ((extra & mask) !== 0) continue
      const start = block.start + places[extra | mask]! * run
      for (const { place, ways } of offs) take(start + place, ways)
    }
  }
}

type Off = readonly { readonly place: number; readonly ways: number }[]

/** By the given cards and the number of others. A duel asks for the same few hundred again and again. */
const knownOffs: Off[] = []

/**
 * The choices of cards off the suit that include the given ones and `more` others. Each rank has three cards there,
 * less those given.
 */
function offsAbove(others: Uint8Array, more: number): Off {
  let [count, high, low] = [0, 0, 0]
  for (let rank = 0; rank < RANKS; rank++)
    for (let i = others[rank]!; i > 0; i--) [count, high, low] = [count + 1, rank, high]
  const place = count < 2 ? high : offPlace([high, low])
  return (knownOffs[(count * OFF_PAIRS.length + place) * OFF.length + more] ??= makeOffs(others, more))
}

function makeOffs(others: Uint8Array, more: number): Off {
  const given = Array.from(others, (count, rank) => Array.from({ length: count }, () => rank)).flat()
  const left = others.map((count) => OTHERS - count)
  return OFF[more]!.map((extra) => ({ place: offPlace([...given, ...extra]), ways: offWays(extra, left) })).filter(
    ({ ways }) => ways > 0,
  )
}

/** Fills a hand with the cards of a flush class, highest first; within a rank, the card in the suit comes first. */
function fillFlush(hand: Seven, counts: Uint8Array, mask: number, joker: boolean, off: readonly number[]): void {
  counts.fill(0)
  for (const rank of off) counts[rank]!++
  let place = 0
  const put = (symbol: number, bit: number): void => {
    hand.symbols[place] = symbol
    hand.suited[place++] = bit
  }
  if (joker) put(JOKER_SYMBOL, JOKER_BIT)
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    const bit = mask & (1 << rank)
    if (bit !== 0) put(rank, bit)
    for (let i = counts[rank]!; i > 0; i--) put(rank, 0)
    if (bit !== 0) counts[rank]!++
  }
}

/**
 * Calls back with every flush class as a hand (one object, reused each time), its rank class, and the number of its
 * hands in a whole deck.
 */
export function eachFlushHand(take: (hand: Seven, at: number, rankClass: number, ways: number) => void): void {
  const hand = emptySeven()
  const counts = new Uint8Array(RANKS)
  const others = new Uint8Array(RANKS).fill(OTHERS)
  for (const { suited, joker, off, start } of BLOCKS) {
    let at = start
    for (const mask of MASK_LISTS[suited]!.masks)
      for (const ranks of OFF[off]!) {
        fillFlush(hand, counts, mask, joker, ranks)
        take(hand, at++, rankClassOf(counts, joker), 4 * offWays(ranks, others))
      }
  }
}
