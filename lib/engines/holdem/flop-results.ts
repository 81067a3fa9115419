import { allHands, HANDS } from './canonical-flops'
import { forEachFlushType, makeFlushLanes } from './flush-lanes'
import { flushesGathered } from './gathered-flushes'
import { gatherRanks, PASSED, type Gathering } from './gathering'
import { LANES } from './lanes'
import { sharedBoardTable, sharedSuitTable } from './narrow-edges'
import { markFlops, type Bets } from './narrow-flops'
import { spreadRanks } from './narrow-tables'
import { classOfHand } from './starting-hands'
import { sureDecisions } from './sure-decisions'
import { type Linear, makeLinear, SEGMENTS } from './payoff'

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

/** How many hands in play stand for each pair of ranks, and for each lane of any of the four suits. */
function playingHands(plays: Uint8Array): { readonly pairs: Int32Array; readonly lanes: Int32Array } {
  const { pair, lane } = allHands()
  const classes = classOfHand()
  const pairs = new Int32Array(91)
  const lanes = new Int32Array(LANES)
  for (let hand = 0; hand < HANDS; hand++) {
    if (plays[classes[hand]!] !== 1) continue
    pairs[pair[hand]!] = pairs[pair[hand]!]! + 1
    for (let suit = 0; suit < 4; suit++) lanes[lane[suit * HANDS + hand]!] = lanes[lane[suit * HANDS + hand]!]! + 1
  }
  return { pairs, lanes }
}

/** A gain that is never positive: nothing is decided later. */
const NO_GAIN = /* @__PURE__ */ makeLinear().map((_, i) => (i % 4 === 0 ? -1 : 0))

let codesTable: Uint8Array | undefined
let movedTable: Int32Array | undefined

/**
 * Counts the (board, flop, hand) triples of all hands whose class is marked in `plays`, each with 990 opponents. `gain` is what
 * going on gains later over giving up.
 */
export function flopResults(qualifies: number, bets: Bets, plays: Uint8Array, gain: Linear = NO_GAIN): FlopResults {
  const hands = playingHands(plays)
  const lanes = makeFlushLanes(
    qualifies,
    Uint8Array.from(hands.lanes, (n) => Math.min(n, 1)),
  )
  const suits = sharedSuitTable()
  const betting = sharedBoardTable()
  spreadRanks(markFlops(bets, plays, suits), betting)
  const into: Gathering = {
    lanes,
    gain,
    codes: (codesTable = sureDecisions(gain, lanes, codesTable)),
    hands: hands.lanes.map((n) => 10 * n),
    betting,
    moved: (movedTable ??= new Int32Array(betting.length)).fill(0),
    suits,
    rows: new Int32Array(14 * LANES),
    sums: new Int32Array(2 * PASSED),
    taken: new Int32Array(SEGMENTS * 8),
    all: new Float64Array(2 * PASSED),
    gaveUp: 0,
    ties: 0,
  }
  forEachFlushType(lanes, flushesGathered(into))
  gatherRanks(into, hands.pairs)
  return { bet: into.all.slice(0, PASSED), passed: into.all.slice(PASSED), gaveUp: into.gaveUp, ties: into.ties }
}
