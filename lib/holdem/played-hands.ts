import { forEachRankType, rankSweep, qualifyingSweep, SEGMENTS } from './rank-sweep'
import { forEachFlushType, type FlushLanes } from './flush-lanes'
import { LANES, LANE_PAIR, OFF_COPIES, PAIR_COPIES, suitedOff, suitedSuited } from './lanes'
import { multisetRanks, pairNumber } from './rank-multisets'
import { PER_SEGMENT, addCounts, tallyOf } from './segments'
import { STARTING_HANDS, type StartingHand } from './starting-hands'
import type { Tally } from './tally'

/*
 * What becomes of each starting hand that is played to the showdown on every board. No decision is in it, so it depends on no pay,
 * only on what the dealer qualifies with: solved once, it serves every pay table.
 */

const ROW = SEGMENTS * PER_SEGMENT

/** How many boards of these ranks a pair of hole ranks leaves, by pair: Π C(copies left, copies taken). */
export function boardsByPair(board: number, out: Float64Array): void {
  const ranks = multisetRanks(5)
  out.fill(1)
  for (let i = board * 5, end = i + 5; i < end; ) {
    const first = i
    while (i < end && ranks[i] === ranks[first]) i++
    const taken = i - first
    for (let pair = 0; pair < 91; pair++) {
      let ways = 1
      for (let k = 0; k < taken; k++) ways *= (PAIR_COPIES[ranks[first]! * 91 + pair]! - k) / (k + 1)
      out[pair] = out[pair]! * ways
    }
  }
}

/** How many boards of a flush type, in one suit, a lane leaves: the ways to draw the ranks outside the suit (−1 for none), x <= y. */
export function boardsByLane(x: number, y: number, out: Float64Array): void {
  for (let lane = 0; lane < LANES; lane++) {
    const leftX = x < 0 ? 1 : OFF_COPIES[x * LANES + lane]!
    out[lane] = y < 0 ? leftX : x === y ? (leftX * (leftX - 1)) / 2 : leftX * OFF_COPIES[y * LANES + lane]!
  }
}

function playRanks(qualifies: number): Float64Array {
  const { below, ties } = rankSweep()
  const { short, segment } = qualifyingSweep(qualifies)
  const sums = new Float64Array(91 * ROW)
  const boards = new Float64Array(91)
  forEachRankType((board) => {
    boardsByPair(board, boards)
    for (let pair = 0, at = board * 91; pair < 91; pair++, at++) {
      if (boards[pair]! > 0) addCounts(sums, pair * SEGMENTS + segment[at]!, boards[pair]!, below[at]!, ties[at]!, short[at]!)
    }
  })
  return sums
}

/** What flush types change for each lane: their boards with their results, less the same boards as if there were no flush. */
function playFlushes(sweep: FlushLanes): Float64Array {
  const { below, ties } = sweep.ranks
  const { short, segment } = sweep.qualifying
  const sums = new Float64Array(LANES * ROW)
  const boards = new Float64Array(LANES)
  forEachFlushType(sweep, {
    board(_, board, x, y) {
      boardsByLane(x, y, boards)
      for (let i = 0; i < sweep.lanes; i++) {
        const lane = sweep.live[i]!
        const weight = boards[lane]!
        if (weight <= 0) continue
        const at = board * 91 + LANE_PAIR[lane]!
        addCounts(sums, lane * SEGMENTS + sweep.segment[lane]!, weight, sweep.below[lane]!, sweep.ties[lane]!, sweep.short[lane]!)
        addCounts(sums, lane * SEGMENTS + segment[at]!, -weight, below[at]!, ties[at]!, short[at]!)
      }
    },
  })
  return sums
}

/** The lanes in which the four suits see a starting hand. */
export function lanesOf({ high, low, suited }: StartingHand): readonly number[] {
  const off = pairNumber(low, high)
  return suited ? [suitedSuited(low, high), off, off, off] : [suitedOff(high, low), suitedOff(low, high), off, off]
}

let made: { readonly qualifies: number; readonly tallies: readonly Tally[] } | undefined

/**
 * The tally of one hand of each of the 169 classes played on all its C(50, 5) boards against 990 opponents, each board ten times
 * (for its ten flops). Kept for the last qualifying strength asked for.
 */
export function playedHands(sweep: FlushLanes): readonly Tally[] {
  const { qualifies } = sweep.qualifying
  if (made?.qualifies === qualifies) return made.tallies
  const ranks = playRanks(qualifies)
  const flushes = playFlushes(sweep)
  const tallies = STARTING_HANDS.map((start) => {
    const sum = ranks.slice(pairNumber(start.low, start.high) * ROW, (pairNumber(start.low, start.high) + 1) * ROW)
    for (const lane of lanesOf(start)) for (let i = 0; i < ROW; i++) sum[i] = sum[i]! + flushes[lane * ROW + i]!
    return tallyOf(sum.map((n) => n * 10))
  })
  made = { qualifies, tallies }
  return tallies
}

