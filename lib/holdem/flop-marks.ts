import { gatherFourSuited, gatherRows, gatherThreeSuited, makeRankRows, makeSuitTable, spreadOneCard, subsetsOf } from './all-run-outs'
import { allHands, HANDS, type CanonicalFlop } from './canonical-flops'
import { forEachFlushType, readFlushType, type FlushLanes } from './flush-lanes'
import type { FlopTable } from './flop-sums'
import { LANE_PAIR, LANES } from './lanes'
import { MULTISETS } from './rank-multisets'
import { addCounts, makeSegments } from './segments'

/*
 * Marks on flops (“this hand calls here”) carried back to boards, so that the results of all marked hands are counted at once.
 */

export const makeFlopMarks = (): FlopTable => ({ ranks: new Float64Array(MULTISETS[3]! * 91), suits: makeSuitTable() })

/** Marks a hand (its place in `allHands`) on a flop, for all the flops that it stands for. */
export function markHand({ ranks, suits }: FlopTable, flop: CanonicalFlop, hand: number): void {
  const { pair, lane } = allHands()
  const at = flop.ranks * 91 + pair[hand]!
  ranks[at] = ranks[at]! + flop.flops
  for (const { suit, type } of flop.suits) {
    const place = type * LANES + lane[suit * HANDS + hand]!
    suits[place] = suits[place]! + flop.flops
  }
}

/** The results of the marked hands by segment (`segments.ts`): boards are counted once for each marked flop within them. */
export function resultsOfMarks(lanes: FlushLanes, marks: FlopTable): Float64Array {
  const into = makeSegments()
  gatherRanks(into, lanes, spreadOneCard(4, spreadOneCard(3, marks.ranks, 0.5), 1))
  gatherFlushes(into, lanes, marks.suits)
  return into
}

function gatherRanks(into: Float64Array, lanes: FlushLanes, marks: Float64Array): void {
  const { below, ties } = lanes.ranks
  const { short, segment } = lanes.qualifying
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] !== 0) addCounts(into, segment[i]!, marks[i]!, below[i]!, ties[i]!, short[i]!)
  }
}

/** Every flush type's results come with its marks and are taken off where its ranks had them. */
function gatherFlushes(into: Float64Array, lanes: FlushLanes, suits: Float64Array): void {
  const rows = makeRankRows()
  const marks = new Float64Array(LANES)
  const { live } = lanes
  forEachFlushType(lanes, {
    turn: (suited, set) => gatherRows(suits, rows, subsetsOf(set), suited),
    board(suited, type, board, x, y) {
      readFlushType(lanes, suited, type, board, x)
      const subsets = subsetsOf(lanes.set)
      if (suited === 3) gatherThreeSuited(suits, rows, subsets, x, y, live, lanes.lanes, marks)
      else if (suited === 4) gatherFourSuited(suits, rows, subsets, x, live, lanes.lanes, marks)
      moveBoard(into, lanes, board, suited === 5 ? rows : marks)
    },
  })
}

/** Hot. */
function moveBoard(into: Float64Array, lanes: FlushLanes, board: number, marks: Float64Array): void {
  const { live, below, ties, short, segment, ranks, qualifying } = lanes
  for (let i = 0; i < lanes.lanes; i++) {
    const lane = live[i]!
    const mark = marks[lane]!
    if (mark === 0) continue
    const at = board * 91 + LANE_PAIR[lane]!
    addCounts(into, segment[lane]!, mark, below[lane]!, ties[lane]!, short[lane]!)
    addCounts(into, qualifying.segment[at]!, -mark, ranks.below[at]!, ranks.ties[at]!, qualifying.short[at]!)
  }
}
