import { gatherFiveSuited, gatherFourSuited, gatherRankRows, gatherThreeSuited, makeRankRows, spreadOneCard, subsetsOf } from './all-run-outs'
import { allHands, canonicalFlops, HANDS } from './canonical-flops'
import { forEachFlushType, type FlushLanes } from './flush-lanes'
import { LANES, LANE_PAIR } from './lanes'
import { boardsByLane, boardsByPair } from './played-hands'
import { MULTISETS } from './rank-multisets'
import { forEachRankType } from './rank-sweep'
import { addCounts, makeSegments, tallyOf } from './segments'
import { classOfHand } from './starting-hands'
import type { Tally } from './tally'
import { gainOnRiver, paysBySegment, type FlopDecisions } from './ultimate-flops'
import type { UltimateRules } from './ultimate-rules'

/*
 * The results of the hands that check before the flop. Their flop decisions are carried back to boards as marks: how many of the
 * (flop, hand) pairs within the boards of a type, in a lane, raise. The rest of the pairs goes on to the river, where the same
 * counts that decided it are gathered once more.
 */

export interface CheckedDeals {
  readonly flop: Tally
  readonly river: Tally
  readonly folded: number
  readonly riverTies: number
}

interface Gathered {
  readonly flop: Float64Array
  readonly river: Float64Array
  folded: number
  riverTies: number
}

/** The raising (flop, hand) pairs of checked hands by what they show: rows of pairs by ranks, rows of lanes by suit type. */
function markFlops({ raises }: FlopDecisions, checks: Uint8Array, suits: Float64Array): Float64Array {
  const { pair, lane } = allHands()
  const classes = classOfHand()
  const ranks = new Float64Array(MULTISETS[3]! * 91)
  suits.fill(0)
  canonicalFlops().forEach((flop, i) => {
    for (let hand = 0; hand < HANDS; hand++) {
      if (raises[i * HANDS + hand] === 0 || checks[classes[hand]!] === 0) continue
      const at = flop.ranks * 91 + pair[hand]!
      ranks[at] = ranks[at]! + flop.flops
      for (const { suit, type } of flop.suits) {
        const place = type * LANES + lane[suit * HANDS + hand]!
        suits[place] = suits[place]! + flop.flops
      }
    }
  })
  return ranks
}

/** How many hands that check stand for each pair of ranks, and for each lane of any of the four suits. */
function checkedHands(checks: Uint8Array): { readonly pairs: Float64Array; readonly lanes: Float64Array } {
  const { pair, lane } = allHands()
  const classes = classOfHand()
  const pairs = new Float64Array(91)
  const lanes = new Float64Array(LANES)
  for (let hand = 0; hand < HANDS; hand++) {
    if (checks[classes[hand]!] === 0) continue
    pairs[pair[hand]!] = pairs[pair[hand]!]! + 1
    for (let suit = 0; suit < 4; suit++) lanes[lane[suit * HANDS + hand]!] = lanes[lane[suit * HANDS + hand]!]! + 1
  }
  return { pairs, lanes }
}

/** Adds (board, flop, hand) triples of one lane: `raising` of `all`; negative ones take them off. */
function gather(into: Gathered, all: number, raising: number, segment: number, below: number, ties: number, short: number, pay: number, unit: number): void {
  if (raising !== 0) addCounts(into.flop, segment, raising, below, ties, short)
  const waiting = all - raising
  if (waiting === 0) return
  const gain = gainOnRiver(segment, below, ties, short, pay, unit)
  if (gain > 0) addCounts(into.river, segment, waiting, below, ties, short)
  else {
    into.folded += waiting
    if (gain === 0) into.riverTies += waiting
  }
}

function gatherRanks(into: Gathered, rules: UltimateRules, sweep: FlushLanes, marks: Float64Array, hands: Float64Array): void {
  const pays = paysBySegment(rules)
  const { below, ties } = sweep.ranks
  const { short, segment } = sweep.qualifying
  const boards = new Float64Array(91)
  forEachRankType((board) => {
    boardsByPair(board, boards)
    for (let pair = 0, at = board * 91; pair < 91; pair++, at++) {
      if (boards[pair]! <= 0 || hands[pair] === 0) continue
      gather(into, 10 * boards[pair]! * hands[pair]!, marks[at]!, segment[at]!, below[at]!, ties[at]!, short[at]!, pays[segment[at]!]!, rules.unit)
    }
  })
}

/** Every flush type's triples come with its results and are taken off those of its ranks. */
function gatherFlushes(into: Gathered, rules: UltimateRules, sweep: FlushLanes, suits: Float64Array, hands: Float64Array): void {
  const pays = paysBySegment(rules)
  const { below, ties } = sweep.ranks
  const { short, segment } = sweep.qualifying
  const rows = makeRankRows()
  const marks = new Float64Array(LANES)
  const boards = new Float64Array(LANES)
  forEachFlushType(sweep, {
    turn(suited, set) {
      if (suited === 3) gatherRankRows(suits, rows, subsetsOf(set))
    },
    board(suited, board, x, y) {
      const subsets = subsetsOf(sweep.set)
      if (suited === 3) gatherThreeSuited(suits, rows, subsets, x, y, marks)
      else if (suited === 4) gatherFourSuited(suits, subsets, x, marks)
      else gatherFiveSuited(suits, subsets, marks)
      boardsByLane(x, y, boards)
      for (let i = 0; i < sweep.lanes; i++) {
        const lane = sweep.live[i]!
        const all = 10 * boards[lane]! * hands[lane]!
        if (all <= 0) continue
        const kind = sweep.segment[lane]!
        const at = board * 91 + LANE_PAIR[lane]!
        const plain = segment[at]!
        gather(into, all, marks[lane]!, kind, sweep.below[lane]!, sweep.ties[lane]!, sweep.short[lane]!, pays[kind]!, rules.unit)
        gather(into, -all, -marks[lane]!, plain, below[at]!, ties[at]!, short[at]!, pays[plain]!, rules.unit)
      }
    },
  })
}

/** Counts the deals of all hands whose class is marked in `checks`. Uses `table`, a suit table that is no longer needed. */
export function checkedDeals(rules: UltimateRules, sweep: FlushLanes, flops: FlopDecisions, checks: Uint8Array, table: Float64Array): CheckedDeals {
  const into: Gathered = { flop: makeSegments(), river: makeSegments(), folded: 0, riverTies: 0 }
  const hands = checkedHands(checks)
  const marks = spreadOneCard(4, spreadOneCard(3, markFlops(flops, checks, table), 0.5), 1)
  gatherRanks(into, rules, sweep, marks, hands.pairs)
  gatherFlushes(into, rules, sweep, table, hands.lanes)
  return { flop: tallyOf(into.flop), river: tallyOf(into.river), folded: into.folded * 990, riverTies: into.riverTies * 990 }
}

