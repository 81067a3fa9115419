import type { FlushLanes } from './flush-lanes'
import { type Linear, PER_SEGMENT, SEGMENTS } from './payoff'

/* Hands that are counted, added by segment to the sums of those that bet and of those that went on later (`flop-results.ts`). */

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const imul = Math.imul
const perSegment = PER_SEGMENT

/** Where the sums of those that went on begin. */
export const PASSED = SEGMENTS * PER_SEGMENT

/** What is gathered, and from what. */
export interface Gathering {
  readonly lanes: FlushLanes
  readonly gain: Linear
  readonly codes: Uint8Array
  /** Ten times the hands in play that stand for each lane, of any of the four suits. */
  readonly hands: Int32Array
  /** By `[board * 91 + pair]`: triples that bet, and all that are counted apart from their ranks. */
  readonly betting: Int32Array
  readonly moved: Int32Array
  /** Marks by what flops show; rows by rank of those that show two of the set at hand, or in the first those that show three. */
  readonly suits: Int32Array
  readonly rows: Int32Array
  /** Of the set at hand: sums of bets, then of those that went on; and what flushes take from hands that stay with their ranks. */
  readonly sums: Int32Array
  readonly taken: Int32Array
  readonly all: Float64Array
  gaveUp: number
  ties: number
}

/** Hot: adds triples of one lane of a flush type that is read, `bets` of `all`, to the sums of the set at hand. */
export function gather(
  into: Gathering,
  all: number,
  bets: number,
  segment: number,
  below: number,
  ties: number,
  short: number,
): void {
  const { sums, gain } = into
  const at = segment * perSegment
  if (bets !== 0) addTo(sums, at, bets, below, ties, short)
  const waiting = all - bets
  if (waiting === 0) return
  const later = gain[at]! + gain[at + 1]! * below + gain[at + 2]! * ties + gain[at + 3]! * short
  if (later > 0) addTo(sums, at + PASSED, waiting, below, ties, short)
  else {
    into.gaveUp += waiting
    if (later === 0) into.ties += waiting
  }
}

function addTo(sums: Int32Array, at: number, weight: number, below: number, ties: number, short: number): void {
  sums[at] = sums[at]! + weight
  sums[at + 1] = sums[at + 1]! + imul(weight, below)
  sums[at + 2] = sums[at + 2]! + imul(weight, ties)
  sums[at + 3] = sums[at + 3]! + imul(weight, short)
}

/** Hot: `gather` in doubles, for hands without a flush, of which there may be too many. */
export function gatherMany(
  into: Gathering,
  many: number,
  bets: number,
  segment: number,
  below: number,
  ties: number,
  short: number,
): void {
  const { all, gain } = into
  const at = segment * perSegment
  if (bets !== 0) addDoubles(all, at, bets, below, ties, short)
  const waiting = many - bets
  if (waiting === 0) return
  const later = gain[at]! + gain[at + 1]! * below + gain[at + 2]! * ties + gain[at + 3]! * short
  if (later > 0) addDoubles(all, at + PASSED, waiting, below, ties, short)
  else {
    into.gaveUp += waiting
    if (later === 0) into.ties += waiting
  }
}

/** Hot: what stayed with its ranks. */
export function gatherRanks(into: Gathering, hands: Int32Array): void {
  const { lanes, betting, moved } = into
  const { below, ties, boards } = lanes.ranks
  const { short, segment } = lanes.qualifying
  for (let first = 0; first < boards.length; first += 91) {
    for (let pair = 0; pair < 91; pair++) {
      const i = first + pair
      const many = 10 * boards[i]! * hands[pair]! - moved[i]!
      if (many > 0) gatherMany(into, many, betting[i]!, segment[i]!, below[i]!, ties[i]!, short[i]!)
    }
  }
}

function addDoubles(sums: Float64Array, at: number, weight: number, below: number, ties: number, short: number): void {
  sums[at] = sums[at]! + weight
  sums[at + 1] = sums[at + 1]! + weight * below
  sums[at + 2] = sums[at + 2]! + weight * ties
  sums[at + 3] = sums[at + 3]! + weight * short
}
