import { addFiveSuited, addFourSuited, addThreeSuited, leaveFourSuited, leaveThreeSuited, makeRankRows, makeSuitTable, subsetsOf, sumOneCard } from './all-run-outs'
import { allHands, canonicalFlops, HANDS, type CanonicalFlop } from './canonical-flops'
import { countShortPairs, forEachFlushType, readFlushesOnThree, readFlushType, type FlushLanes } from './flush-lanes'
import { THREE_LANES } from './flush-sweep'
import { LANES, LANE_PAIR } from './lanes'
import { MULTISETS } from './rank-multisets'
import { SEGMENTS } from './rank-sweep'
import { classOfHand } from './starting-hands'
import { FLOP_RAISE, RIVER_RAISE, type UltimateRules } from './ultimate-rules'

/*
 * The flops of Ultimate Texas Hold'em, for all starting hands. On one board, with W and L the opponent's hands below and above,
 *   F = b·W + (Wq − Lq) − L + (W − L) + 2·990     what raising 1x on the river gains over folding
 *   d = (W − L) + min(0, F)                       what raising 2x on the flop gains over checking
 * all times the unit. A hand raises on a flop if the sum of d over the 1,081 run-outs is positive.
 * |d| ≤ 2 · 990 units, so a flop's sum stays below 2,140,380 units: exact in doubles.
 */

/** What the Blind pays by segment of strength, in 1/unit. */
export const paysBySegment = (rules: UltimateRules): Float64Array => Float64Array.from({ length: SEGMENTS }, (_, segment) => rules.blind[segment >> 1]!)

/** F, in 1/unit. Odd segments qualify: every hand that does not is below them. */
export function gainOnRiver(segment: number, below: number, ties: number, short: number, pay: number, unit: number): number {
  const above = 990 - below - ties
  const qualified = (segment & 1) === 1 ? below - short - above : short - 990
  return pay * below + unit * (qualified + below - 2 * above + 1980)
}

const playUnits = FLOP_RAISE - RIVER_RAISE

/** d, in 1/unit. */
function edgeOnFlop(segment: number, below: number, ties: number, short: number, pay: number, unit: number): number {
  const gain = gainOnRiver(segment, below, ties, short, pay, unit)
  return playUnits * unit * (2 * below + ties - 990) + (gain < 0 ? gain : 0)
}

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const gainOf = gainOnRiver
const pairOfLane = LANE_PAIR
const threeLanes = THREE_LANES
const handCount = HANDS

export interface FlopEdges {
  /** By multiset of the flop's ranks, a row of 91 pairs: as if there were no flushes. */
  readonly ranks: Float64Array
  /** By suit type, a row of lanes: what each suit on the flop adds. */
  readonly suits: Float64Array
}

function rankEdges(rules: UltimateRules, { ranks, qualifying }: FlushLanes): Float64Array {
  const pays = paysBySegment(rules)
  const edges = new Float64Array(MULTISETS[5]! * 91)
  const { below, ties } = ranks
  const { short, segment } = qualifying
  for (let i = 0; i < edges.length; i++) {
    edges[i] = edgeOnFlop(segment[i]!, below[i]!, ties[i]!, short[i]!, pays[segment[i]!]!, rules.unit)
  }
  return edges
}

/**
 * 1 where the river is raised whatever flush the opponent may have: there d is W − L, and a flush type changes it by −2X − Y units.
 * X + Y are at most 45, and each takes at most b + 5 off F.
 */
function surelyRaised(rules: UltimateRules, { ranks, qualifying }: FlushLanes): Uint8Array {
  const pays = paysBySegment(rules)
  const { below, ties } = ranks
  const { short, segment } = qualifying
  const sure = new Uint8Array(below.length)
  for (let i = 0; i < sure.length; i++) {
    const pay = pays[segment[i]!]!
    if (gainOf(segment[i]!, below[i]!, ties[i]!, short[i]!, pay, rules.unit) >= 45 * (Math.abs(pay) + 5 * rules.unit)) sure[i] = 1
  }
  return sure
}

/** What the corrections of a flush type are made from. */
interface Corrections {
  readonly lanes: FlushLanes
  readonly byBoard: Float64Array
  readonly sure: Uint8Array
  readonly pays: Float64Array
  readonly unit: number
  /** d of the flush type less d of its ranks: the answer. */
  readonly out: Float64Array
}

/** Hot: the lanes without a flush on three suited ranks. */
function correctThreeSuited({ lanes, byBoard, sure, pays, unit, out }: Corrections, type: number, board: number): void {
  const { live, plain, suitedRank, takenAt, rows } = lanes
  const { below, ties } = lanes.ranks
  const { short, segment } = lanes.qualifying
  const { taken } = lanes.flushes
  const from = type * threeLanes
  const at = board * 91
  const all = countShortPairs(lanes, board)
  for (let i = 0; i < plain; i++) {
    const lane = live[i]!
    const place = at + pairOfLane[lane]!
    const both = taken[from + takenAt[i]!]!
    const x = both & 63
    const y = both >> 6
    if (sure[place] === 1) {
      out[lane] = -unit * (2 * x + y)
      continue
    }
    const kind = segment[place]!
    const unqualified = short[place]! - all + rows[suitedRank[i]!]!
    out[lane] = edgeOnFlop(kind, below[place]! - x, ties[place]! - y, unqualified, pays[kind]!, unit) - byBoard[place]!
  }
  readFlushesOnThree(lanes, board, all)
}

/** Hot: the lanes read, from the `first` of the list on. */
function correctRead({ lanes, byBoard, pays, unit, out }: Corrections, first: number, board: number): void {
  const { below, ties, short, segment, live } = lanes
  const count = lanes.lanes
  const at = board * 91
  for (let i = first; i < count; i++) {
    const lane = live[i]!
    const kind = segment[lane]!
    out[lane] = edgeOnFlop(kind, below[lane]!, ties[lane]!, short[lane]!, pays[kind]!, unit) - byBoard[at + pairOfLane[lane]!]!
  }
}

function correct(corrections: Corrections, suited: 3 | 4 | 5, type: number, board: number, x: number): void {
  const { lanes } = corrections
  if (suited === 3) correctThreeSuited(corrections, type, board)
  else readFlushType(lanes, suited, type, board, x)
  correctRead(corrections, suited === 3 ? lanes.plain : 0, board)
}

/** Sums the flop edge over all run-outs of all flops. */
export function flopEdges(rules: UltimateRules, lanes: FlushLanes): FlopEdges {
  const byBoard = rankEdges(rules, lanes)
  const suits = makeSuitTable()
  const rows = makeRankRows()
  const out = new Float64Array(LANES)
  const corrections: Corrections = { lanes, byBoard, sure: surelyRaised(rules, lanes), pays: paysBySegment(rules), unit: rules.unit, out }
  forEachFlushType(lanes, {
    turn() {
      rows.fill(0)
      out.fill(0)
    },
    board(suited, type, board, x, y) {
      correct(corrections, suited, type, board, x)
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
  return { ranks: sumOneCard(3, sumOneCard(4, byBoard, 1), 0.5), suits }
}

export interface FlopDecisions {
  /** 1 where the hand raises on the flop: `[canonical flop * 1326 + hand]`. Hands that share a card with the flop have 0. */
  readonly raises: Uint8Array
  /** By class of starting hands: Σ over its hands and all flops of max(0, −Σ d), in 1/unit. */
  readonly gains: readonly bigint[]
  /** By class: (hand, flop) pairs where both options are worth the same. */
  readonly ties: Float64Array
}

const NOTHING = { suit: 0, type: -1 }

/** Hot: the sums of a flop for all hands; those that share a card with it have NaN. */
function sumsOnFlop(flop: CanonicalFlop, edges: FlopEdges, out: Float64Array): void {
  const { pair, lane, holding } = allHands()
  const { ranks, suits } = edges
  const [a = NOTHING, b = NOTHING, c = NOTHING] = flop.suits
  const at = flop.ranks * 91
  for (let hand = 0; hand < handCount; hand++) out[hand] = ranks[at + pair[hand]!]! + suits[a.type * LANES + lane[a.suit * HANDS + hand]!]!
  if (b.type >= 0) addSuit(lane, b.suit * HANDS, suits, b.type * LANES, out)
  if (c.type >= 0) addSuit(lane, c.suit * HANDS, suits, c.type * LANES, out)
  for (const card of flop.cards) for (const hand of holding[card]!) out[hand] = NaN
}

function addSuit(lane: Uint16Array, from: number, suits: Float64Array, row: number, out: Float64Array): void {
  for (let hand = 0; hand < handCount; hand++) out[hand] = out[hand]! + suits[row + lane[from + hand]!]!
}

/** Hot. */
function decide(sums: Float64Array, flops: number, classes: Uint8Array, raises: Uint8Array, at: number, gained: Float64Array, ties: Float64Array): void {
  for (let hand = 0; hand < handCount; hand++) {
    const sum = sums[hand]!
    if (sum > 0) raises[at + hand] = 1
    else if (sum < 0) gained[classes[hand]!] = gained[classes[hand]!]! - sum * flops
    else if (sum === 0) ties[classes[hand]!] = ties[classes[hand]!]! + flops
  }
}

/** Decides every flop for every hand; an exact tie is checked. */
export function decideFlops(rules: UltimateRules, edges: FlopEdges): FlopDecisions {
  const flops = canonicalFlops()
  const classes = classOfHand()
  const raises = new Uint8Array(flops.length * HANDS)
  const sums = new Float64Array(HANDS)
  const gained = new Float64Array(169)
  const gains: bigint[] = Array.from(gained, () => 0n)
  const ties = new Float64Array(169)
  // A flop stands for at most 24 and a class for 12: so many can be added before doubles would round.
  const safe = Math.max(1, Math.floor(2 ** 53 / (2140380 * rules.unit * 24 * 12)))
  flops.forEach((flop, i) => {
    sumsOnFlop(flop, edges, sums)
    decide(sums, flop.flops, classes, raises, i * HANDS, gained, ties)
    if ((i + 1) % safe === 0 || i === flops.length - 1) {
      gained.forEach((gain, place) => (gains[place] = gains[place]! + BigInt(gain)))
      gained.fill(0)
    }
  })
  return { raises, gains, ties }
}
