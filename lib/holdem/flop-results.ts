import { gatherFourSuited, gatherRows, gatherThreeSuited, makeRankRows, spreadOneCard, subsetsOf } from './all-run-outs'
import { allHands, canonicalFlops, HANDS, type CanonicalFlop } from './canonical-flops'
import type { FlopDecisions } from './flop-edges'
import { forEachFlushType, makeFlushLanes, readFlushesOnThree, readFlushType, type FlushLanes } from './flush-lanes'
import { THREE_LANES } from './flush-sweep'
import { LANES, LANE_PAIR } from './lanes'
import { boardsByLane } from './played-hands'
import { MULTISETS, pairNumber } from './rank-multisets'
import { rankSweep } from './rank-sweep'
import { linear, makeSegments, PER_SEGMENT, type Linear } from './segments'
import { classOfHand } from './starting-hands'
import { GIVES_UP, sureDecisions, UNSURE } from './sure-decisions'

/*
 * The results of the hands that come to a flop decision. The decisions are carried back to boards as marks: how many of the
 * (flop, hand) pairs within the boards of a type, in a lane, bet. The rest of the pairs goes on to the later decision, if there is
 * one, where the same counts that decided it are gathered once more. Flush types are gathered with their own results, and their
 * pairs taken off the pairs of their ranks; what is left there has no flush.
 */

export interface FlopResults {
  /** (board, flop, hand) triples that bet on the flop, by segment of strength. */
  readonly bet: Float64Array
  /** Those that checked and went on later. */
  readonly passed: Float64Array
  /** The number of those that checked and gave up; without a later decision, all that did not bet. */
  readonly gaveUp: number
  /** Those of them for whom going on would have been worth the same. */
  readonly ties: number
}

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const perSegment = PER_SEGMENT
const pairOfLane = LANE_PAIR
const threeLanes = THREE_LANES
const givesUp = GIVES_UP
const unsure = UNSURE

interface Gathered {
  readonly gain: Linear
  readonly codes: Uint8Array
  readonly bet: Float64Array
  readonly passed: Float64Array
  gaveUp: number
  ties: number
}

/** (board, flop, hand) triples by rank type, rows of 91 pairs: all, and those that raise on the flop. */
interface RankTriples {
  readonly all: Float64Array
  readonly raising: Float64Array
}

/** How many hands in play stand for each pair of ranks, and for each lane of any of the four suits. */
function playingHands(playing: readonly number[]): { readonly pairs: Float64Array; readonly lanes: Float64Array } {
  const { pair, lane } = allHands()
  const pairs = new Float64Array(91)
  const lanes = new Float64Array(LANES)
  for (const hand of playing) {
    pairs[pair[hand]!] = pairs[pair[hand]!]! + 1
    for (let suit = 0; suit < 4; suit++) lanes[lane[suit * HANDS + hand]!] = lanes[lane[suit * HANDS + hand]!]! + 1
  }
  return { pairs, lanes }
}

/** The raising (flop, hand) pairs of the hands in play by what they show: rows of pairs by ranks (returned), rows of lanes by suit type. */
function markFlops({ bets }: FlopDecisions, playing: readonly number[], suits: Float64Array): Float64Array {
  const ranks = new Float64Array(MULTISETS[3]! * 91)
  const list = Uint16Array.from(playing)
  const raising = new Uint16Array(list.length)
  suits.fill(0)
  canonicalFlops().forEach((flop, i) => {
    markFlop(flop, raising, listBets(bets, i * HANDS, list, raising), ranks, suits)
  })
  return ranks
}

/** Hot: the hands of a list that bet on a flop, and how many they are. */
function listBets(bets: Uint8Array, at: number, list: Uint16Array, out: Uint16Array): number {
  let count = 0
  for (let i = 0; i < list.length; i++) if (bets[at + list[i]!] === 1) out[count++] = list[i]!
  return count
}

/** Hot. */
function markFlop({ flops, ranks: number, suits: shown }: CanonicalFlop, raising: Uint16Array, count: number, ranks: Float64Array, suits: Float64Array): void {
  const { pair, lane } = allHands()
  for (let i = 0; i < count; i++) {
    const at = number * 91 + pair[raising[i]!]!
    ranks[at] = ranks[at]! + flops
  }
  for (const { suit, type } of shown) {
    const row = type * LANES
    for (let i = 0; i < count; i++) {
      const at = row + lane[suit * HANDS + raising[i]!]!
      suits[at] = suits[at]! + flops
    }
  }
}

/** Hot: adds triples of one lane, `raising` of `all`, to what they come to. */
function gather(into: Gathered, all: number, raising: number, segment: number, below: number, ties: number, short: number): void {
  const at = segment * perSegment
  if (raising !== 0) addTo(into.bet, at, raising, below, ties, short)
  const waiting = all - raising
  if (waiting === 0) return
  const factors = into.gain
  const gain = factors[at]! + factors[at + 1]! * below + factors[at + 2]! * ties + factors[at + 3]! * short
  if (gain > 0) addTo(into.passed, at, waiting, below, ties, short)
  else {
    into.gaveUp += waiting
    if (gain === 0) into.ties += waiting
  }
}

function addTo(list: Float64Array, at: number, weight: number, below: number, ties: number, short: number): void {
  list[at] = list[at]! + weight
  list[at + 1] = list[at + 1]! + weight * below
  list[at + 2] = list[at + 2]! + weight * ties
  list[at + 3] = list[at + 3]! + weight * short
}

function rankTriples(marks: Float64Array, hands: Float64Array): RankTriples {
  const { boards } = rankSweep()
  const all = new Float64Array(boards.length)
  for (let at = 0; at < all.length; ) for (let pair = 0; pair < 91; pair++, at++) all[at] = 10 * boards[at]! * hands[pair]!
  return { all, raising: spreadOneCard(4, spreadOneCard(3, marks, 0.5), 1) }
}

function gatherRanks(into: Gathered, lanes: FlushLanes, { all, raising }: RankTriples): void {
  const { below, ties } = lanes.ranks
  const { short, segment } = lanes.qualifying
  for (let i = 0; i < all.length; i++) {
    if (all[i]! > 0) gather(into, all[i]!, raising[i]!, segment[i]!, below[i]!, ties[i]!, short[i]!)
  }
}

/** Hot: the lanes read of one flush type, from the `first` of the list on. `all` is a table of rows of lanes, `row` the one of its other ranks. */
function gatherRead(into: Gathered, lanes: FlushLanes, first: number, triples: RankTriples, at: number, all: Float64Array, row: number, marks: Float64Array): void {
  const { live, below, ties, short, segment } = lanes
  const count = lanes.lanes
  for (let i = first; i < count; i++) {
    const lane = live[i]!
    const some = all[row + lane]!
    if (some <= 0) continue
    const raising = marks[lane]!
    const place = at + pairOfLane[lane]!
    triples.all[place] = triples.all[place]! - some
    triples.raising[place] = triples.raising[place]! - raising
    gather(into, some, raising, segment[lane]!, below[lane]!, ties[lane]!, short[lane]!)
  }
}

/**
 * Hot: the lanes without a flush on three suited ranks. Where the later decision is sure, the triples stay with their ranks, and only
 * what the flush takes from their counts is taken off.
 */
function gatherThree(into: Gathered, lanes: FlushLanes, triples: RankTriples, type: number, at: number, all: Float64Array, row: number, marks: Float64Array): void {
  const { live, plain, suitedRank, takenAt } = lanes
  const { below, ties } = lanes.ranks
  const { short } = lanes.qualifying
  const { onThree } = lanes.shorts
  const { taken } = lanes.flushes
  const { bet, passed, codes } = into
  const from = type * threeLanes
  for (let i = 0; i < plain; i++) {
    const lane = live[i]!
    const some = all[row + lane]!
    if (some <= 0) continue
    const raising = marks[lane]!
    const place = at + pairOfLane[lane]!
    const code = codes[place]!
    if (raising === 0 && code >= givesUp && code < unsure) continue
    const both = taken[from + takenAt[i]!]!
    const x = both & 63
    const y = both >> 6
    const z = onThree[type * 14 + suitedRank[i]!]!
    if (code >= unsure) {
      triples.all[place] = triples.all[place]! - some
      triples.raising[place] = triples.raising[place]! - raising
      gather(into, some, raising, code - unsure, below[place]! - x, ties[place]! - y, short[place]! - z)
    } else if (code < givesUp) {
      if (raising !== 0) takeOff(bet, code * perSegment, raising, x, y, z)
      takeOff(passed, code * perSegment, some - raising, x, y, z)
    } else takeOff(bet, (code - givesUp) * perSegment, raising, x, y, z)
  }
}

function takeOff(list: Float64Array, at: number, weight: number, x: number, y: number, z: number): void {
  list[at + 1] = list[at + 1]! - weight * x
  list[at + 2] = list[at + 2]! - weight * y
  list[at + 3] = list[at + 3]! - weight * z
}

/** Triples of each lane by the ranks outside the suit: rows 0 to 90 by pair, 91 to 103 by rank, 104 none. */
function laneTriples(hands: Float64Array): Float64Array {
  const all = new Float64Array(105 * LANES)
  const boards = new Float64Array(LANES)
  const fill = (row: number, x: number, y: number): void => {
    boardsByLane(x, y, boards)
    for (let lane = 0; lane < LANES; lane++) all[row * LANES + lane] = 10 * boards[lane]! * hands[lane]!
  }
  for (let y = 0; y < 13; y++) {
    for (let x = 0; x <= y; x++) fill(pairNumber(x, y), x, y)
    fill(91 + y, y, -1)
  }
  fill(104, -1, -1)
  return all
}

function gatherFlushes(into: Gathered, lanes: FlushLanes, suits: Float64Array, hands: Float64Array, triples: RankTriples): void {
  const all = laneTriples(hands)
  const rows = makeRankRows()
  const marks = new Float64Array(LANES)
  const { live } = lanes
  forEachFlushType(lanes, {
    turn: (suited, set) => gatherRows(suits, rows, subsetsOf(set), suited),
    board(suited, type, board, x, y) {
      const subsets = subsetsOf(lanes.set)
      if (suited === 3) {
        const row = pairNumber(x, y) * LANES
        gatherThreeSuited(suits, rows, subsets, x, y, live, lanes.lanes, marks)
        readFlushesOnThree(lanes, type, board)
        gatherThree(into, lanes, triples, type, board * 91, all, row, marks)
        gatherRead(into, lanes, lanes.plain, triples, board * 91, all, row, marks)
        return
      }
      readFlushType(lanes, suited, type, board)
      if (suited === 4) gatherFourSuited(suits, rows, subsets, x, live, lanes.lanes, marks)
      gatherRead(into, lanes, 0, triples, board * 91, all, (suited === 4 ? 91 + x : 104) * LANES, suited === 5 ? rows : marks)
    },
  })
}

/** A gain that is never positive: nothing is decided later. */
const NO_GAIN = linear(() => [-1, 0, 0, 0])

/**
 * Counts the (board, flop, hand) triples of all hands whose class is marked in `plays`, each with 990 opponents. `gain` is what
 * going on gains later over giving up. Overwrites `table`, a suit table that is no longer needed.
 */
export function flopResults(qualifies: number, flops: FlopDecisions, plays: Uint8Array, table: Float64Array, gain: Linear = NO_GAIN): FlopResults {
  const classes = classOfHand()
  const playing = Array.from({ length: HANDS }, (_, hand) => hand).filter((hand) => plays[classes[hand]!] === 1)
  const hands = playingHands(playing)
  const lanes = makeFlushLanes(qualifies, Uint8Array.from(hands.lanes, (n) => Math.min(n, 1)))
  const into: Gathered = { gain, codes: sureDecisions(gain, lanes), bet: makeSegments(), passed: makeSegments(), gaveUp: 0, ties: 0 }
  const triples = rankTriples(markFlops(flops, playing, table), hands.pairs)
  gatherFlushes(into, lanes, table, hands.lanes, triples)
  gatherRanks(into, lanes, triples)
  return into
}
