import { addFiveSuited, addFourSuited, addThreeSuited, leaveFourSuited, leaveThreeSuited, makeRankRows, makeSuitTable, subsetsOf, sumOneCard } from './all-run-outs'
import { allHands, HANDS, type CanonicalFlop } from './canonical-flops'
import { forEachFlushType, readFlushType, type FlushLanes } from './flush-lanes'
import { LANE_PAIR, LANES } from './lanes'
import { MULTISETS } from './rank-multisets'
import { SEGMENTS } from './rank-sweep'
import { PER_SEGMENT } from './segments'

/*
 * Sums over the run-outs of every flop, for all starting hands, of a value that a board gives a hand. The value is linear in the
 * opponent's hands below, beside and short of qualifying, with factors by the segment of the hand's strength: so settle all games
 * in which nothing is decided after the flop, and the bets of those in which something is.
 */

/** Factors by segment, laid out as sums of segments are: of a board itself, of the hands below, beside, short. Whole numbers. */
export type LinearValue = Float64Array

export const makeLinearValue = (): LinearValue => new Float64Array(SEGMENTS * PER_SEGMENT)

/** Hot. */
export function valueOf(factors: LinearValue, segment: number, below: number, ties: number, short: number): number {
  const at = segment * PER_SEGMENT
  return factors[at]! + factors[at + 1]! * below + factors[at + 2]! * ties + factors[at + 3]! * short
}

/** A table for flops of a value per board: by multiset of the flop's ranks a row of 91 pairs, by suit type a row of lanes. */
export interface FlopTable {
  readonly ranks: Float64Array
  readonly suits: Float64Array
}

/** The value on each rank type: `[board * 91 + pair]`. */
export function valuesOnRanks(lanes: FlushLanes, factors: LinearValue): Float64Array {
  const { below, ties } = lanes.ranks
  const { short, segment } = lanes.qualifying
  const values = new Float64Array(MULTISETS[5]! * 91)
  for (let i = 0; i < values.length; i++) values[i] = valueOf(factors, segment[i]!, below[i]!, ties[i]!, short[i]!)
  return values
}

/** Hot: what a flush type's value is above that of its ranks without a flush, for the lanes that can be. */
export function correctionsOn(lanes: FlushLanes, factors: LinearValue, ranks: Float64Array, board: number, out: Float64Array): void {
  const { live, below, ties, short, segment } = lanes
  const at = board * 91
  for (let i = 0; i < lanes.lanes; i++) {
    const lane = live[i]!
    out[lane] = valueOf(factors, segment[lane]!, below[lane]!, ties[lane]!, short[lane]!) - ranks[at + LANE_PAIR[lane]!]!
  }
}

/** For every flop the sum of the value over its 1,081 run-outs. Exact while a sum stays below 2^53. */
export function sumToFlops(lanes: FlushLanes, factors: LinearValue): FlopTable {
  const byBoard = valuesOnRanks(lanes, factors)
  const suits = makeSuitTable()
  const rows = makeRankRows()
  const value = new Float64Array(LANES)
  forEachFlushType(lanes, {
    turn() {
      rows.fill(0)
      value.fill(0)
    },
    board(suited, type, board, x, y) {
      readFlushType(lanes, suited, type, board, x)
      correctionsOn(lanes, factors, byBoard, board, value)
      const subsets = subsetsOf(lanes.set)
      if (suited === 3) addThreeSuited(suits, rows, subsets, x, y, value)
      else if (suited === 4) addFourSuited(suits, rows, subsets, x, value)
      else addFiveSuited(suits, subsets, value)
    },
    leave(suited, set) {
      if (suited === 3) leaveThreeSuited(suits, rows, subsetsOf(set))
      else if (suited === 4) leaveFourSuited(suits, rows, subsetsOf(set))
    },
  })
  return { ranks: sumOneCard(3, sumOneCard(4, byBoard, 1), 0.5), suits }
}

/** The sums of one flop for the 1,326 hands; those that share a card with it get NaN. */
export function sumsOnFlop(flop: CanonicalFlop, { ranks, suits }: FlopTable, out: Float64Array): void {
  const { low, high, pair, lane } = allHands()
  const row = flop.ranks * 91
  for (let hand = 0; hand < HANDS; hand++) out[hand] = ranks[row + pair[hand]!]!
  for (const { suit, type } of flop.suits)
    for (let hand = 0; hand < HANDS; hand++) out[hand] = out[hand]! + suits[type * LANES + lane[suit * HANDS + hand]!]!
  for (let hand = 0; hand < HANDS; hand++) if (flop.cards.includes(low[hand]!) || flop.cards.includes(high[hand]!)) out[hand] = NaN
}
