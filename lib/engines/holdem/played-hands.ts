import { rankSweep, qualifyingSweep } from './rank-sweep'
import { forEachFlushType, readFlushType, type FlushLanes } from './flush-lanes'
import { LANES, LANE_PAIR, OFF_COPIES, suitedOff, suitedSuited } from './lanes'
import { pairNumber } from './rank-multisets'
import { STARTING_HANDS, type StartingHand } from './starting-hands'
import { addCounts, PER_SEGMENT, SEGMENTS } from './payoff'

/*
 * What becomes of each starting hand that is played to the showdown on every board. No decision is in it, so it depends on no pay,
 * only on what the dealer qualifies with: solved once, it serves every pay table.
 */

const ROW = SEGMENTS * PER_SEGMENT

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const add = addCounts
const segments = SEGMENTS
const laneCount = LANES
const pairOfLane = LANE_PAIR
const copies = OFF_COPIES

/** How many boards of a flush type, in one suit, a lane leaves: the ways to draw the ranks outside the suit (−1 for none), x <= y. */
export function boardsByLane(x: number, y: number, out: Float64Array): void {
  for (let lane = 0; lane < laneCount; lane++) {
    const leftX = x < 0 ? 1 : copies[x * laneCount + lane]!
    out[lane] = y < 0 ? leftX : x === y ? (leftX * (leftX - 1)) / 2 : leftX * copies[y * laneCount + lane]!
  }
}

function playRanks(qualifies: number): Float64Array {
  const { below, ties, boards } = rankSweep()
  const { short, segment } = qualifyingSweep(qualifies)
  const sums = new Float64Array(91 * ROW)
  for (let at = 0; at < boards.length; at++) {
    if (boards[at]! > 0) add(sums, (at % 91) * segments + segment[at]!, boards[at]!, below[at]!, ties[at]!, short[at]!)
  }
  return sums
}

/** What flush types change for each lane: their boards with their results, less the same boards as if there were no flush. */
function playFlushes(sweep: FlushLanes): Float64Array {
  const { below, ties } = sweep.ranks
  const { short, segment } = sweep.qualifying
  const sums = new Float64Array(LANES * ROW)
  const boards = new Float64Array(LANES)
  forEachFlushType(sweep, {
    board(suited, type, board, x, y) {
      readFlushType(sweep, suited, type, board)
      boardsByLane(x, y, boards)
      for (let i = 0; i < sweep.lanes; i++) {
        const lane = sweep.live[i]!
        const weight = boards[lane]!
        if (weight <= 0) continue
        const at = board * 91 + pairOfLane[lane]!
        add(
          sums,
          lane * segments + sweep.segment[lane]!,
          weight,
          sweep.below[lane]!,
          sweep.ties[lane]!,
          sweep.short[lane]!,
        )
        add(sums, lane * segments + segment[at]!, -weight, below[at]!, ties[at]!, short[at]!)
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

let made: { readonly qualifies: number; readonly results: readonly Float64Array[] } | undefined

/**
 * One hand of each of the 169 classes played on all its C(50, 5) boards, each ten times (for its ten flops), by segment of strength.
 * Kept for the last qualifying strength asked for.
 */
export function playedHands(sweep: FlushLanes): readonly Float64Array[] {
  const { qualifies } = sweep.qualifying
  if (made?.qualifies === qualifies) return made.results
  const ranks = playRanks(qualifies)
  const flushes = playFlushes(sweep)
  const results = STARTING_HANDS.map((start) => {
    const sum = ranks.slice(pairNumber(start.low, start.high) * ROW, (pairNumber(start.low, start.high) + 1) * ROW)
    for (const lane of lanesOf(start)) for (let i = 0; i < ROW; i++) sum[i] = sum[i]! + flushes[lane * ROW + i]!
    return sum.map((n) => n * 10)
  })
  made = { qualifies, results }
  return results
}
