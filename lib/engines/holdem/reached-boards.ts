import {
  gatherFourSuited,
  gatherRows,
  gatherThreeSuited,
  makeRankRows,
  makeSuitTable,
  spreadOneCard,
  subsetsOf,
} from './all-run-outs'
import { allHands, canonicalFlops, HANDS, type CanonicalFlop } from './canonical-flops'
import { forEachFlushType, type FlushLanes } from './flush-lanes'
import { LANES, LANE_PAIR } from './lanes'
import { MULTISETS } from './rank-multisets'

/*
 * Where (flop, hand) pairs come to by the river: for any choice of them, on how many boards of each type a hand in each lane stands.
 * The pairs are marked by what the flop shows and carried to the boards by sums over the two cards to come. Flush types come first,
 * each taken off the boards of the same ranks; what is left there has no flush.
 */

/** What to do with a flush type: how many (board, flop, hand) triples there are by lane; only the live lanes of the list are set. */
export type FlushReached = (suited: 3 | 4 | 5, type: number, board: number, triples: Float64Array) => void

const lanesToARow = LANES
const pairOfLane = LANE_PAIR
const handCount = HANDS

interface Marks {
  /** Rows of 91 pairs by the flop's ranks. */
  readonly ranks: Float64Array
  /** Rows of lanes by what the flop shows of a suit. */
  readonly suits: Float64Array
}

/** Hot: the marked hands of one flop, and how many they are. */
function listMarked(marked: Uint8Array, at: number, out: Uint16Array): number {
  let count = 0
  for (let hand = 0; hand < handCount; hand++) if (marked[at + hand] === 1) out[count++] = hand
  return count
}

/** Hot: counts the listed hands of one flop where they belong. */
function markFlop(
  { flops, ranks: number, suits: shown }: CanonicalFlop,
  list: Uint16Array,
  count: number,
  { ranks, suits }: Marks,
): void {
  const { pair, lane } = allHands()
  for (let i = 0; i < count; i++) {
    const at = number * 91 + pair[list[i]!]!
    ranks[at] = ranks[at]! + flops
  }
  for (const { suit, type } of shown) {
    const row = type * lanesToARow
    for (let i = 0; i < count; i++) {
      const at = row + lane[suit * handCount + list[i]!]!
      suits[at] = suits[at]! + flops
    }
  }
}

function markFlops(marked: Uint8Array): Marks {
  const marks: Marks = { ranks: new Float64Array(MULTISETS[3]! * 91), suits: makeSuitTable() }
  const list = new Uint16Array(HANDS)
  canonicalFlops().forEach((flop, i) => markFlop(flop, list, listMarked(marked, i * HANDS, list), marks))
  return marks
}

/** Hot: takes the triples of a flush type off those of its ranks. */
function takeOff(ranks: Float64Array, at: number, { live, lanes }: FlushLanes, triples: Float64Array): void {
  for (let i = 0; i < lanes; i++) {
    const lane = live[i]!
    const place = at + pairOfLane[lane]!
    ranks[place] = ranks[place]! - triples[lane]!
  }
}

/**
 * Follows the marked pairs (`[canonical flop * 1326 + hand]`, 1 where marked; no hand may share a card with its flop) to all their
 * boards. Calls back for every flush type, `lanes` turned to its set and not yet read; gives the triples without a flush, by rank
 * type and pair: `[board * 91 + pair]`. Every flop counts as often as it is dealt.
 */
export function reachedBoards(marked: Uint8Array, lanes: FlushLanes, reach: FlushReached): Float64Array {
  const { ranks, suits } = markFlops(marked)
  const boards = spreadOneCard(4, spreadOneCard(3, ranks, 0.5), 1)
  const rows = makeRankRows()
  const triples = new Float64Array(LANES)
  forEachFlushType(lanes, {
    turn(suited, set) {
      gatherRows(suits, rows, subsetsOf(set), suited)
      triples.fill(0)
    },
    board(suited, type, board, x, y) {
      if (suited === 3) gatherThreeSuited(suits, rows, subsetsOf(lanes.set), x, y, lanes.live, lanes.lanes, triples)
      else if (suited === 4) gatherFourSuited(suits, rows, subsetsOf(lanes.set), x, lanes.live, lanes.lanes, triples)
      const found = suited === 5 ? rows : triples
      takeOff(boards, board * 91, lanes, found)
      reach(suited, type, board, found)
    },
  })
  return boards
}
