import { MULTISETS } from '@/lib/cards/rank-multisets'
import {
  addCounts,
  addTally,
  askBets,
  type Bets,
  type BoardBettor,
  boardWalk,
  canonicalFlops,
  type Counts,
  emptyTally,
  type FlushLanes,
  kernel,
  LANES,
  makeLinear,
  RANK_ROW,
  STARTING_HANDS,
  type Tally,
  tallyOf,
} from '@/lib/engines/holdem/index'
import { bettorBy } from '@/lib/families/holdem/sight'
import { flushTypeKeys, rankTypeKeys } from './board-looks'
import { readRiverKey, RIVER_KEYS } from './river-looks'
import { raisesEarly, raisesFlop, raisesRiver, type RaiseRule } from './rules'

/*
 * A whole game played by a strategy, exactly. The strategy makes every decision, so none is solved. The starting hands
 * that raise are counted on every board. The others are marked on every flop as raising or checking, and those that
 * check are followed to the rivers that they reach, where the rules of the river divide them again.
 */

/** How the deals end. This doesn't depend on the pays, so it serves every pay table. */
export interface PlayedDeals {
  /** The deals raised before the flop, on the flop and on the river. With `folded` they sum to all deals. */
  readonly early: Tally
  readonly flop: Tally
  readonly river: Tally
  readonly folded: number
}

/** Every decision of a strategy. */
export interface Decisions {
  /** 1 for each of STARTING_HANDS that raises before the flop. */
  readonly early: Uint8Array
  /** Which of the other hands raise on a flop. */
  readonly flop: BoardBettor
  readonly river: RiverDecisions
}

/** Which hands raise on a river. */
export interface RiverDecisions {
  /** Sets `out` to 1 for each pair of ranks that raises on a board of these ranks without a flush. */
  readonly onRanks: (board: number, out: Uint8Array) => void
  /**
   * Sets `out` to 1 for each lane with triples that raises on a flush type: suited ranks `set`, and `others` outside the
   * suit.
   */
  readonly onFlush: (lanes: FlushLanes, set: number, board: number, others: readonly number[], out: Uint8Array) => void
}

/** The number of dealer's hands: C(45, 2). */
const DEALERS = 990

// A local copy: bundlers read imports through their module object each time, which is slow in inner loops.
const add = addCounts

// ——— The decisions of a list of rules ———————————————————————————————————————————————————————————————————

function riverOf(rules: readonly RaiseRule[]): RiverDecisions {
  // Each key is decided once: 0 is unknown, 1 is no, 2 is yes.
  const known = new Uint8Array(RIVER_KEYS)
  const raises = (key: number): boolean =>
    (known[key] !== 0 ? known[key]! : (known[key] = raisesRiver(rules, readRiverKey(key)) ? 2 : 1)) === 2
  const keys = new Uint32Array(LANES)
  return {
    onRanks(board, out) {
      rankTypeKeys(board, keys)
      for (let pair = 0; pair < 91; pair++) out[pair] = +raises(keys[pair]!)
    },
    onFlush({ triples }, set, board, others, out) {
      flushTypeKeys(triples, set, board, others, keys)
      for (let lane = 0; lane < LANES; lane++) if (triples[lane] !== 0) out[lane] = +raises(keys[lane]!)
    },
  }
}

/** The decisions of a list of rules. */
export const decisionsOf = (rules: readonly RaiseRule[]): Decisions => ({
  early: Uint8Array.from(STARTING_HANDS, (start) => +raisesEarly(rules, start)),
  flop: bettorBy((sight) => raisesFlop(rules, sight)),
  river: riverOf(rules),
})

// ——— The deals ——————————————————————————————————————————————————————————————————————————————————————————

function playEarly(early: Uint8Array, qualifies: number): Tally {
  const tally = emptyTally()
  kernel()
    .played(qualifies)
    .forEach((results, place) => {
      if (early[place] === 1) addTally(tally, tallyOf(results), STARTING_HANDS[place]!.hands)
    })
  return tally
}

interface River {
  readonly segments: Float64Array
  folded: number
}

/**
 * Sorts the triples of a row into those that raise, which are added to the segments, and those that fold. The row's
 * counts begin at index `from`. Called for every board type, so it has to be fast.
 */
function gatherRow(
  into: River,
  triples: ArrayLike<number>,
  raises: Uint8Array,
  { below, ties, short, segment }: Counts,
  from: number,
  places: number,
): void {
  for (let place = 0, at = from; place < places; place++, at++) {
    const some = triples[at]!
    if (some === 0) continue
    if (raises[place] === 1) add(into.segments, segment[at]!, some, below[at]!, ties[at]!, short[at]!)
    else into.folded += some
  }
}

/**
 * Follows the hands that check before the flop, and on the flops that aren't marked as raised, to the river, and divides
 * them by its decisions.
 */
function followTo(river: RiverDecisions, raised: Bets, checks: Uint8Array, qualifies: number): River {
  const into: River = { segments: makeLinear(), folded: 0 }
  const raises = new Uint8Array(LANES)
  const { ranks, lanes, walk } = boardWalk(qualifies)
  const all = askBets(canonicalFlops(), () => () => true).marks
  const onRanks = walk(
    all.map((marks, at) => marks & ~raised[at]!),
    (set, board, others) => {
      if (lanes.triples.every((triples) => triples === 0)) return
      river.onFlush(lanes, set, board, others, raises)
      gatherRow(into, lanes.triples, raises, lanes, 0, LANES)
    },
    checks,
  )
  for (let board = 0, from = 0; board < MULTISETS[5]!; board++, from += RANK_ROW) {
    if (onRanks.subarray(from, from + 91).every((triples) => triples === 0)) continue
    river.onRanks(board, raises)
    gatherRow(into, onRanks, raises, ranks, from, 91)
  }
  return into
}

/** Plays all deals by the decisions; the dealer qualifies with strength `qualifies` or more. */
export function playDeals(qualifies: number, decisions: Decisions, onProgress?: (done: number) => void): PlayedDeals {
  const early = playEarly(decisions.early, qualifies)
  onProgress?.(0.2)
  const checks = decisions.early.map((raises) => 1 - raises)
  const { marks } = askBets(canonicalFlops(), decisions.flop)
  const flop = tallyOf(kernel().resultsOf(marks, qualifies, checks).bet)
  onProgress?.(0.4)
  const { segments, folded } = followTo(decisions.river, marks, checks, qualifies)
  onProgress?.(1)
  return { early, flop, river: tallyOf(segments), folded: folded * DEALERS }
}
