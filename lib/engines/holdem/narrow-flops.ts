import { allHands, canonicalFlops, HANDS, type CanonicalFlop } from './canonical-flops'
import { LANES, PAIR_HIGH, PAIR_LOW, suitedOff, suitedSuited } from './lanes'
import { MULTISETS } from './rank-multisets'
import type { NarrowEdges } from './narrow-edges'
import { CLASS_OF_PAIR } from './starting-hands'

/*
 * The canonical flops, decided and marked by pairs of ranks. A pair is 16 hands: the lower card in suit s, the higher in suit t, bit
 * 4s + t of a number. A suit shown adds by relation (neither card in it, the lower, the higher, both), so
 *   sum(s, t) = ranks + Σ over suits: neither  + (what s adds as the lower) + (what t adds as the higher),   or both if s = t.
 */

/** Who bets on each flop: 16 bits by `[canonical flop * 91 + pair]`. */
export type Bets = Uint16Array

export interface NarrowDecisions {
  readonly bits: Bets
  /** As in `DecidedFlops`: by class Σ max(0, −Σ d), and pairs tied. */
  readonly gains: readonly bigint[]
  readonly ties: Float64Array
}

const PAIRS = 91
// Bundlers reach imports through their module each time: hot loops use constants of their own.
const laneCount = LANES
const handCount = HANDS
const lowOf = PAIR_LOW
const highOf = PAIR_HIGH
/** The lanes of the four relations of a pair; a pair of one rank has no fourth. */
const ofLow = /* @__PURE__ */ Uint16Array.from({ length: PAIRS }, (_, pair) =>
  suitedOff(PAIR_LOW[pair]!, PAIR_HIGH[pair]!),
)
const ofHigh = /* @__PURE__ */ Uint16Array.from({ length: PAIRS }, (_, pair) =>
  suitedOff(PAIR_HIGH[pair]!, PAIR_LOW[pair]!),
)
const ofBoth = /* @__PURE__ */ Uint16Array.from({ length: PAIRS }, (_, pair) =>
  PAIR_LOW[pair] === PAIR_HIGH[pair] ? pair : suitedSuited(PAIR_LOW[pair]!, PAIR_HIGH[pair]!),
)
const SUITED_BITS = 0x8421
const BITS_IN_FOUR = /* @__PURE__ */ Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)

const bitsIn = (bits: number): number =>
  BITS_IN_FOUR[bits & 15]! +
  BITS_IN_FOUR[(bits >> 4) & 15]! +
  BITS_IN_FOUR[(bits >> 8) & 15]! +
  BITS_IN_FOUR[bits >> 12]!

/** What is gathered over all flops, by pair of ranks, then 91 on for suited hands. */
interface Deciding {
  readonly lost: Float64Array
  readonly ties: Int32Array
  /** By suit: what it adds as the lower card's, the higher one's, and that of both. */
  readonly low: Int32Array
  readonly high: Int32Array
  readonly both: Int32Array
  /** 1 for the cards of the flop. */
  readonly lies: Uint8Array
}

/** Hot: the sixteen hands of a pair of ranks, whose parts are there. */
function decideHands(
  { lost, ties, low, high, both, lies }: Deciding,
  pair: number,
  base: number,
  flops: number,
): number {
  const x = lowOf[pair]! * 4
  const y = highOf[pair]! * 4
  let bits = 0
  for (let s = 0; s < 4; s++) {
    if (lies[x + s] === 1) continue
    const part = base + low[s]!
    for (let t = x === y ? s + 1 : 0; t < 4; t++) {
      if (lies[y + t] === 1) continue
      // Parts may have passed 32 bits; their sum does not.
      const sum = (s === t ? base + both[s]! : part + high[t]!) | 0
      if (sum > 0) bits |= 1 << (4 * s + t)
      else {
        const place = s === t ? PAIRS + pair : pair
        if (sum === 0) ties[place] = ties[place]! + flops
        else lost[place] = lost[place]! - sum * flops
      }
    }
  }
  return bits
}

function decideFlop(
  { flops, cards, ranks, suits: shown }: CanonicalFlop,
  { ranks: byRanks, suits }: Pick<NarrowEdges, 'ranks' | 'suits'>,
  deciding: Deciding,
  bits: Bets,
  at: number,
): void {
  const { low, high, both, lies } = deciding
  lies.fill(0)
  low.fill(0)
  high.fill(0)
  both.fill(0)
  for (const card of cards) lies[card] = 1
  for (let pair = 0; pair < PAIRS; pair++) {
    let base = byRanks[ranks * PAIRS + pair]!
    for (let i = 0; i < shown.length; i++) {
      const row = shown[i]!.type * laneCount
      const suit = shown[i]!.suit
      const neither = suits[row + pair]!
      base += neither
      low[suit] = suits[row + ofLow[pair]!]! - neither
      high[suit] = suits[row + ofHigh[pair]!]! - neither
      both[suit] = suits[row + ofBoth[pair]!]! - neither
    }
    bits[at + pair] = decideHands(deciding, pair, base, flops)
  }
}

/** Decides every flop for every hand; an exact tie is checked. No class loses 22,100 · 12 · 2^31, which doubles hold. */
export function decideNarrow(edges: Pick<NarrowEdges, 'ranks' | 'suits'>): NarrowDecisions {
  const flops = canonicalFlops()
  const bits = new Uint16Array(flops.length * PAIRS)
  const sums = (): Int32Array => new Int32Array(4)
  const deciding: Deciding = {
    lost: new Float64Array(2 * PAIRS),
    ties: new Int32Array(2 * PAIRS),
    low: sums(),
    high: sums(),
    both: sums(),
    lies: new Uint8Array(52),
  }
  for (let i = 0; i < flops.length; i++) decideFlop(flops[i]!, edges, deciding, bits, i * PAIRS)
  return {
    bits,
    gains: byClass(deciding.lost, (lost) => BigInt(lost)),
    ties: Float64Array.from(byClass(deciding.ties, (some) => some)),
  }
}

const byClass = <T>(list: Float64Array | Int32Array, of: (some: number) => T): T[] => {
  const classes: T[] = []
  CLASS_OF_PAIR.forEach((place, i) => {
    // A pair of one rank has no suited hands.
    if (i < PAIRS || lowOf[i - PAIRS] !== highOf[i - PAIRS]) classes[place] = of(list[i]!)
  })
  return classes
}

/** The (hand, flop) pairs that bet, by class. */
export function countBets(bets: Bets): Float64Array {
  const counts = new Int32Array(2 * PAIRS)
  canonicalFlops().forEach(({ flops }, i) => {
    for (let pair = 0; pair < PAIRS; pair++) {
      const bits = bets[i * PAIRS + pair]!
      counts[pair] = counts[pair]! + bitsIn(bits & ~SUITED_BITS) * flops
      counts[PAIRS + pair] = counts[PAIRS + pair]! + bitsIn(bits & SUITED_BITS) * flops
    }
  })
  return Float64Array.from(byClass(counts, (some) => some))
}

/** The bets of hands one by one, `[canonical flop * 1326 + hand]`, as bits. */
export function bitsOf(bets: Uint8Array): Bets {
  const { low, high, pair } = allHands()
  const bits = new Uint16Array((bets.length / HANDS) * PAIRS)
  for (let flop = 0, i = 0; i < bets.length; flop += PAIRS) {
    for (let hand = 0; hand < handCount; hand++, i++) {
      if (bets[i] === 0) continue
      const at = flop + pair[hand]!
      bits[at] = bits[at]! | (1 << ((low[hand]! & 3) * 4 + (high[hand]! & 3)))
    }
  }
  return bits
}

/** By pair of ranks, the bits of the hands whose class is marked. */
function bitsPlayed(plays: Uint8Array): Uint16Array {
  return Uint16Array.from({ length: PAIRS }, (_, pair) => {
    const offsuit = plays[CLASS_OF_PAIR[pair]!] === 1 ? 0xffff ^ SUITED_BITS : 0
    return lowOf[pair] !== highOf[pair] && plays[CLASS_OF_PAIR[PAIRS + pair]!] === 1 ? offsuit | SUITED_BITS : offsuit
  })
}

/** Counts the (flop, hand) pairs that bet, of the classes marked in `plays`, by what flops show: rows of pairs by ranks (returned), rows of lanes by suit type. */
export function markFlops(bets: Bets, plays: Uint8Array, suits: Int32Array): Int32Array {
  const ranks = new Int32Array(MULTISETS[3]! * PAIRS)
  const played = bitsPlayed(plays)
  suits.fill(0)
  canonicalFlops().forEach(({ flops, ranks: number, suits: shown }, i) => {
    markRanks(bets, i * PAIRS, played, flops, ranks, number * PAIRS)
    for (const { suit, type } of shown) markSuit(bets, i * PAIRS, played, flops, suits, type * laneCount, suit)
  })
  return ranks
}

/** Hot. */
function markRanks(bets: Bets, at: number, played: Uint16Array, flops: number, ranks: Int32Array, row: number): void {
  for (let pair = 0; pair < PAIRS; pair++)
    ranks[row + pair] = ranks[row + pair]! + bitsIn(bets[at + pair]! & played[pair]!) * flops
}

/** Hot: the lower card of the hand 4s + t is in suit s, the higher in t. */
function markSuit(
  bets: Bets,
  at: number,
  played: Uint16Array,
  flops: number,
  suits: Int32Array,
  row: number,
  suit: number,
): void {
  for (let pair = 0; pair < PAIRS; pair++) {
    const bits = bets[at + pair]! & played[pair]!
    if (bits === 0) continue
    const both = (bits >> (5 * suit)) & 1
    const lows = bitsIn((bits >> (4 * suit)) & 15) - both
    const highs = bitsIn((bits >> suit) & 0x1111) - both
    const low = row + ofLow[pair]!
    const high = row + ofHigh[pair]!
    suits[row + pair] = suits[row + pair]! + (bitsIn(bits) - lows - highs - both) * flops
    suits[low] = suits[low]! + lows * flops
    suits[high] = suits[high]! + highs * flops
    if (both === 1) suits[row + ofBoth[pair]!] = suits[row + ofBoth[pair]!]! + flops
  }
}
