import { addFiveSuited, addFourSuited, addRankRows, addThreeSuited, makeRankRows, makeSuitTable, subsetsOf, sumOneCard } from './all-run-outs'
import { allHands, canonicalFlops, HANDS, type CanonicalFlop } from './canonical-flops'
import { forEachFlushType, type FlushLanes } from './flush-lanes'
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

/** d, in 1/unit. */
function edgeOnFlop(segment: number, below: number, ties: number, short: number, pay: number, unit: number): number {
  const gain = gainOnRiver(segment, below, ties, short, pay, unit)
  return (FLOP_RAISE - RIVER_RAISE) * unit * (2 * below + ties - 990) + (gain < 0 ? gain : 0)
}

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

/** Hot: d of a flush type less d of its ranks, for the lanes that can be. */
function corrections(lanes: FlushLanes, live: Uint16Array, count: number, ranks: Float64Array, at: number, pays: Float64Array, unit: number, out: Float64Array): void {
  const { below, ties, short, segment } = lanes
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    const kind = segment[lane]!
    out[lane] = edgeOnFlop(kind, below[lane]!, ties[lane]!, short[lane]!, pays[kind]!, unit) - ranks[at + LANE_PAIR[lane]!]!
  }
}

/** Sums the flop edge over all run-outs of all flops. */
export function flopEdges(rules: UltimateRules, sweep: FlushLanes): FlopEdges {
  const pays = paysBySegment(rules)
  const byBoard = rankEdges(rules, sweep)
  const suits = makeSuitTable()
  const rows = makeRankRows()
  const edge = new Float64Array(LANES)
  forEachFlushType(sweep, {
    turn() {
      rows.fill(0)
      edge.fill(0)
    },
    board(suited, board, x, y) {
      corrections(sweep, sweep.live, sweep.lanes, byBoard, board * 91, pays, rules.unit, edge)
      const subsets = subsetsOf(sweep.set)
      if (suited === 3) addThreeSuited(suits, rows, subsets, x, y, edge)
      else if (suited === 4) addFourSuited(suits, subsets, x, edge)
      else addFiveSuited(suits, subsets, edge)
    },
    leave(suited, set) {
      if (suited === 3) addRankRows(suits, rows, subsetsOf(set))
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

/** Sums of a flop for all hands, hands that share a card with it left out (NaN). */
function sumsOnFlop(flop: CanonicalFlop, edges: FlopEdges, out: Float64Array): void {
  const { pair, lane } = allHands()
  const [a, b, c] = [0, 1, 2].map((i) => flop.suits[i] ?? { suit: 0, type: -1 }) as unknown as [{ suit: number; type: number }, { suit: number; type: number }, { suit: number; type: number }]
  const ranks = flop.ranks * 91
  for (let hand = 0; hand < HANDS; hand++) {
    let sum = edges.ranks[ranks + pair[hand]!]! + edges.suits[a.type * LANES + lane[a.suit * HANDS + hand]!]!
    if (b.type >= 0) sum += edges.suits[b.type * LANES + lane[b.suit * HANDS + hand]!]!
    if (c.type >= 0) sum += edges.suits[c.type * LANES + lane[c.suit * HANDS + hand]!]!
    out[hand] = sum
  }
  for (const card of flop.cards) {
    for (let hand = 0; hand < HANDS; hand++) if (allHands().low[hand] === card || allHands().high[hand] === card) out[hand] = NaN
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
    for (let hand = 0; hand < HANDS; hand++) {
      const sum = sums[hand]!
      const place = classes[hand]!
      if (sum > 0) raises[i * HANDS + hand] = 1
      else if (sum < 0) gained[place] = gained[place]! - sum * flop.flops
      else if (sum === 0) ties[place] = ties[place]! + flop.flops
    }
    if ((i + 1) % safe === 0 || i === flops.length - 1) {
      gained.forEach((gain, place) => (gains[place] = gains[place]! + BigInt(gain)))
      gained.fill(0)
    }
  })
  return { raises, gains, ties }
}
