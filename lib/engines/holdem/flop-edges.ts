import {
  addFiveSuited,
  addFourSuited,
  addThreeSuited,
  leaveFourSuited,
  leaveThreeSuited,
  makeRankRows,
  makeSuitTable,
  subsetsOf,
  sumOneCard,
} from './all-run-outs'
import { allHands, canonicalFlops, HANDS, type CanonicalFlop } from './canonical-flops'
import { forEachFlushType, readFlushesOnThree, readFlushType, type FlushLanes } from './flush-lanes'
import { THREE_LANES } from './flush-sweep'
import { LANES, LANE_PAIR, SUITED_OFF } from './lanes'
import { MULTISETS, pairNumber } from './rank-multisets'
import { classOfHand } from './starting-hands'
import { GIVES_UP, sureDecisions, UNSURE } from './sure-decisions'
import { type EdgeRule, type Linear, makeLinear, SEGMENTS } from './payoff'

/*
 * Flop decisions of all starting hands. Betting on the flop gains over checking, on one board,
 *   d = worth + min(0, gain)
 * where `worth` is what the bet brings and `gain` what a later decision to go on would have gained over giving up (0 at most counts:
 * whoever checks may still give up, whoever bet cannot). Both are linear in the opponent's hands W below, T beside and N short of
 * qualifying, with factors by segment of the player's strength (`Linear`). A hand bets if the sum of d over the 1,081 run-outs is
 * positive. One number per board and lane is summed, however many options there are.
 */

/** d; and where the gain is not above 0, `unsure` is told. */
function edgeOf(
  worth: Linear,
  gain: Linear,
  unsure: Uint8Array,
  segment: number,
  below: number,
  ties: number,
  short: number,
): number {
  const at = segment * 4
  const later = gain[at]! + gain[at + 1]! * below + gain[at + 2]! * ties + gain[at + 3]! * short
  if (later <= 0) unsure[segment] = 1
  return worth[at]! + worth[at + 1]! * below + worth[at + 2]! * ties + worth[at + 3]! * short + (later < 0 ? later : 0)
}

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const pairOfLane = LANE_PAIR
const threeLanes = THREE_LANES
const unsure = UNSURE
const suitedOffRow = SUITED_OFF
const identity = /* @__PURE__ */ Uint8Array.from({ length: 91 }, (_, pair) => pair)
/** The pair of two ranks: `[x * 13 + y]`. */
const pairsWith = /* @__PURE__ */ Uint8Array.from({ length: 169 }, (_, i) => pairNumber(Math.floor(i / 13), i % 13))

/** The gain of a later decision that there is not: never below 0. */
export const ALWAYS: Linear = /* @__PURE__ */ makeLinear().map((_, i) => (i % 4 === 0 ? 1 : 0))
const handCount = HANDS

export interface FlopEdges {
  /** By multiset of the flop's ranks, a row of 91 pairs: as if there were no flushes. */
  readonly ranks: Float64Array
  /** By suit type, a row of lanes: what each suit on the flop adds. */
  readonly suits: Float64Array
  /** By segment, 1 where the gain is not above 0 for some hand on some board. */
  readonly unsure: Uint8Array
}

export function rankEdges(
  { worth, gain }: Required<EdgeRule>,
  { ranks, qualifying }: FlushLanes,
  unsure: Uint8Array = new Uint8Array(SEGMENTS),
): Float64Array {
  const edges = new Float64Array(MULTISETS[5]! * 91)
  const { below, ties } = ranks
  const { short, segment } = qualifying
  for (let i = 0; i < edges.length; i++)
    edges[i] = edgeOf(worth, gain, unsure, segment[i]!, below[i]!, ties[i]!, short[i]!)
  return edges
}

/** What the corrections of a flush type are made from. */
export interface Corrections {
  readonly lanes: FlushLanes
  readonly byBoard: Float64Array
  readonly codes: Uint8Array
  /** What one hand taken from W, T and N takes from d, by sure decision: `[code * 3 + …]`. */
  readonly taken: Float64Array
  readonly worth: Linear
  readonly gain: Linear
  readonly unsure: Uint8Array
  /** d of the flush type less d of its ranks: the answer. */
  readonly out: Float64Array
}

/** Corrections to be filled board by board (`correct`); `byBoard` is what `rankEdges` gave for the rule. */
export function makeCorrections(
  { worth, gain = ALWAYS }: EdgeRule,
  lanes: FlushLanes,
  byBoard: Float64Array,
  unsure: Uint8Array = new Uint8Array(SEGMENTS),
): Corrections {
  const taken = new Float64Array(UNSURE * 3)
  for (let kind = 0; kind < SEGMENTS; kind++) {
    for (let i = 0; i < 3; i++) {
      taken[kind * 3 + i] = worth[kind * 4 + 1 + i]!
      taken[(GIVES_UP + kind) * 3 + i] = worth[kind * 4 + 1 + i]! + gain[kind * 4 + 1 + i]!
    }
  }
  return { lanes, byBoard, codes: sureDecisions(gain, lanes), taken, worth, gain, unsure, out: new Float64Array(LANES) }
}

/** The lanes without a flush on three suited ranks: off–off, then suited–off for each free rank. */
function correctThreeSuited(corrections: Corrections, type: number, board: number): void {
  const { free, shorts } = corrections.lanes
  const at = board * 91
  const from = type * threeLanes
  correctRow(corrections, from, at, identity, 0, 91, 0, shorts.onThree[type * 14 + 13]!)
  for (let i = 0; i < free.length; i++) {
    const a = free[i]!
    correctRow(
      corrections,
      from + 91 + 13 * i,
      at,
      pairsWith,
      a * 13,
      13,
      suitedOffRow + a * 13,
      shorts.onThree[type * 14 + a]!,
    )
  }
  readFlushesOnThree(corrections.lanes, type, board)
}

/** Hot: lanes in a row whose pairs of ranks stand in a list; `z` hands fail to qualify only without their flush. */
function correctRow(
  corrections: Corrections,
  from: number,
  at: number,
  pairs: Uint8Array,
  first: number,
  count: number,
  lane: number,
  z: number,
): void {
  const { lanes, byBoard, codes, taken: factors, worth, gain, unsure: doubts, out } = corrections
  const { below, ties } = lanes.ranks
  const { taken } = lanes.flushes
  for (let i = 0; i < count; i++) {
    const place = at + pairs[first + i]!
    const both = taken[from + i]!
    const x = both & 63
    const y = both >> 6
    const code = codes[place]!
    if (code < unsure)
      out[lane + i] = -(factors[code * 3]! * x + factors[code * 3 + 1]! * y + factors[code * 3 + 2]! * z)
    else
      out[lane + i] =
        edgeOf(
          worth,
          gain,
          doubts,
          code - unsure,
          below[place]! - x,
          ties[place]! - y,
          lanes.qualifying.short[place]! - z,
        ) - byBoard[place]!
  }
}

/** Hot: the lanes read, from the `first` of the list on. */
function correctRead(
  { lanes, byBoard, worth, gain, unsure: doubts, out }: Corrections,
  first: number,
  board: number,
): void {
  const { below, ties, short, segment, live } = lanes
  const count = lanes.lanes
  const at = board * 91
  for (let i = first; i < count; i++) {
    const lane = live[i]!
    const kind = segment[lane]!
    out[lane] =
      edgeOf(worth, gain, doubts, kind, below[lane]!, ties[lane]!, short[lane]!) - byBoard[at + pairOfLane[lane]!]!
  }
}

/** Fills `out` for one flush type. */
export function correct(corrections: Corrections, suited: 3 | 4 | 5, type: number, board: number): void {
  const { lanes } = corrections
  if (suited === 3) correctThreeSuited(corrections, type, board)
  else readFlushType(lanes, suited, type, board)
  correctRead(corrections, suited === 3 ? lanes.plain : 0, board)
}

/** Sums the flop edge over all run-outs of all flops. */
export function flopEdges(rule: EdgeRule, lanes: FlushLanes): FlopEdges {
  if (rule.most * 1081 > Number.MAX_SAFE_INTEGER) throw new RangeError('the pays are too large to be summed exactly')
  const { gain = ALWAYS } = rule
  const doubts = new Uint8Array(SEGMENTS)
  const byBoard = rankEdges({ ...rule, gain }, lanes, doubts)
  const suits = makeSuitTable()
  const rows = makeRankRows()
  const corrections = makeCorrections(rule, lanes, byBoard, doubts)
  const { out } = corrections
  forEachFlushType(lanes, {
    turn() {
      rows.fill(0)
      out.fill(0)
    },
    board(suited, type, board, x, y) {
      correct(corrections, suited, type, board)
      const subsets = subsetsOf(lanes.set)
      if (suited === 3) addThreeSuited(suits, rows, subsets, x, y, out)
      else if (suited === 4) addFourSuited(suits, rows, subsets, x, out)
      else addFiveSuited(suits, subsets, out)
    },
    leave(suited, set) {
      if (suited === 3) leaveThreeSuited(suits, rows, subsetsOf(set))
      else if (suited === 4) leaveFourSuited(suits, rows, subsetsOf(set))
    },
  })
  return { ranks: sumOneCard(3, sumOneCard(4, byBoard, 1), 0.5), suits, unsure: doubts }
}

export interface FlopDecisions {
  /** 1 where the hand bets on the flop: `[canonical flop * 1326 + hand]`. Hands that share a card with the flop have 0. */
  readonly bets: Uint8Array
  /** By class of starting hands: Σ over its hands and all flops of max(0, −Σ d), in 1/unit: what checking gains over betting always. */
  readonly gains: readonly bigint[]
  /** By class: (hand, flop) pairs where both options are worth the same. */
  readonly ties: Float64Array
}

const NOTHING = { suit: 0, type: -1 }

/** Hot: the sums of a flop for all hands; those that share a card with it have NaN. */
export function sumsOnFlop(flop: CanonicalFlop, edges: FlopEdges, out: Float64Array): void {
  const { pair, lane, holding } = allHands()
  const { ranks, suits } = edges
  const [a = NOTHING, b = NOTHING, c = NOTHING] = flop.suits
  const at = flop.ranks * 91
  for (let hand = 0; hand < handCount; hand++)
    out[hand] = ranks[at + pair[hand]!]! + suits[a.type * LANES + lane[a.suit * HANDS + hand]!]!
  if (b.type >= 0) addSuit(lane, b.suit * HANDS, suits, b.type * LANES, out)
  if (c.type >= 0) addSuit(lane, c.suit * HANDS, suits, c.type * LANES, out)
  for (const card of flop.cards) for (const hand of holding[card]!) out[hand] = NaN
}

function addSuit(lane: Uint16Array, from: number, suits: Float64Array, row: number, out: Float64Array): void {
  for (let hand = 0; hand < handCount; hand++) out[hand] = out[hand]! + suits[row + lane[from + hand]!]!
}

/** Hot. */
function decide(
  sums: Float64Array,
  flops: number,
  classes: Uint8Array,
  bets: Uint8Array,
  at: number,
  gained: Float64Array,
  ties: Float64Array,
): void {
  for (let hand = 0; hand < handCount; hand++) {
    const sum = sums[hand]!
    if (sum > 0) bets[at + hand] = 1
    else if (sum < 0) gained[classes[hand]!] = gained[classes[hand]!]! - sum * flops
    else if (sum === 0) ties[classes[hand]!] = ties[classes[hand]!]! + flops
  }
}

/** Decides every flop for every hand; an exact tie is checked. */
export function decideFlops({ most }: EdgeRule, edges: FlopEdges): FlopDecisions {
  const flops = canonicalFlops()
  const classes = classOfHand()
  const bets = new Uint8Array(flops.length * HANDS)
  const sums = new Float64Array(HANDS)
  const gained = new Float64Array(169)
  const gains: bigint[] = Array.from(gained, () => 0n)
  const ties = new Float64Array(169)
  // A flop stands for at most 24 and a class for 12: so many flops can be added before doubles would round (one, for `most` up to 2.8e10).
  const safe = Math.max(1, Math.floor(2 ** 53 / (1081 * most * 24 * 12)))
  flops.forEach((flop, i) => {
    sumsOnFlop(flop, edges, sums)
    decide(sums, flop.flops, classes, bets, i * HANDS, gained, ties)
    if ((i + 1) % safe === 0 || i === flops.length - 1) {
      gained.forEach((gain, place) => (gains[place] = gains[place]! + BigInt(gain)))
      gained.fill(0)
    }
  })
  return { bets, gains, ties }
}

/** Hot: the (hand, flop) pairs that bet, by class; `bets` as in `FlopDecisions`. */
export function betsByClass(bets: Uint8Array): Float64Array {
  const classes = classOfHand()
  const counts = new Float64Array(169)
  canonicalFlops().forEach(({ flops }, i) => {
    const at = i * handCount
    for (let hand = 0; hand < handCount; hand++) {
      const place = classes[hand]!
      counts[place] = counts[place]! + bets[at + hand]! * flops
    }
  })
  return counts
}
