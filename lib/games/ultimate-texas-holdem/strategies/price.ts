import type { Card } from '@/lib/cards/card'
import { evaluate5 } from '@/lib/cards/evaluate'
import {
  addCounts,
  addTally,
  allHands,
  betsOf,
  boardWalk,
  canonicalFlops,
  classOfHand,
  type Counts,
  emptyTally,
  type FlushLanes,
  HANDS,
  kernel,
  LANES,
  makeLinear,
  MULTISETS,
  RANK_ROW,
  STARTING_HANDS,
  type Tally,
  tallyOf,
} from '@/lib/engines/holdem/index'
import { FLOP_KEYS, flopKey, readFlopKey, readRiverKey, RIVER_KEYS } from './looks'
import { flushTypeKeys, rankTypeKeys } from './river-keys'
import { raisesEarly, raisesFlop, raisesRiver, type RaiseRule } from './rules'

/*
 * A whole game played by a strategy, exactly: no decision is worked out, each is told. The starting hands that raise are counted as
 * they are played on every board; the others are marked on every flop, raising or checking, and followed to the boards they reach,
 * where the river's rules divide them once more.
 */

/** How the deals end. No pay is in it: it serves every pay table. */
export interface PlayedDeals {
  /** Raised before the flop, on it and on the river. They sum to all deals with `folded`. */
  readonly early: Tally
  readonly flop: Tally
  readonly river: Tally
  readonly folded: number
}

/** Every decision of a way to play. */
export interface Decisions {
  /** 1 for each of STARTING_HANDS that raises before the flop. */
  readonly early: Uint8Array
  /** 1 where a hand that did not raises on a flop: `[canonical flop * 1326 + hand]`. */
  readonly flops: Uint8Array
  readonly river: RiverDecisions
}

/** Which hands raise on a river. */
export interface RiverDecisions {
  /** 1 for each pair of ranks that raises on a board of these ranks without a flush. */
  readonly onRanks: (board: number, out: Uint8Array) => void
  /** 1 for each live lane that raises on a flush type, of some suited ranks and others outside the suit. */
  readonly onFlush: (lanes: FlushLanes, set: number, board: number, others: readonly number[], out: Uint8Array) => void
}

/** C(45, 2): the dealer's hands. */
const DEALERS = 990

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const add = addCounts

// ——— The decisions of a list of rules ———————————————————————————————————————————————————————————————————

/** A yes or no by key, asked once for each. */
function remember(keys: number, ask: (key: number) => boolean): (key: number) => boolean {
  const known = new Uint8Array(keys)
  return (key) => (known[key] !== 0 ? known[key]! : (known[key] = ask(key) ? 2 : 1)) === 2
}

const earlyOf = (rules: readonly RaiseRule[]): Uint8Array =>
  Uint8Array.from(STARTING_HANDS, (look) => +raisesEarly(rules, look))

/** A hand on a canonical flop: its place among the 1,326, the cards, and the place of both together. */
type VisitFlop = (hand: number, cards: readonly [number, number], flop: readonly number[], at: number) => void

/** Calls back for each hand on each canonical flop that shares no card with it. */
export function forEachFlopHand(visit: VisitFlop, onProgress?: (done: number) => void): void {
  const { low, high } = allHands()
  const flops = canonicalFlops()
  flops.forEach(([flop], i) => {
    if (i % 50 === 0) onProgress?.(i / flops.length)
    for (let hand = 0; hand < HANDS; hand++) {
      const [a, b] = [low[hand]!, high[hand]!]
      if (!flop.includes(a) && !flop.includes(b)) visit(hand, [a, b], flop, i * HANDS + hand)
    }
  })
}

/** The key of a hand on a flop, by the evaluator that is quick with many. */
export const keyOnFlop = ([a, b]: readonly [Card, Card], flop: readonly Card[]): number => {
  const [c, d, e] = flop as readonly [Card, Card, Card]
  return flopKey([a, b], [c, d, e], evaluate5(a, b, c, d, e))
}

function flopsOf(rules: readonly RaiseRule[], early: Uint8Array, onProgress?: (done: number) => void): Uint8Array {
  const raises = remember(FLOP_KEYS, (key) => raisesFlop(rules, readFlopKey(key)))
  const classes = classOfHand()
  const flops = new Uint8Array(canonicalFlops().length * HANDS)
  forEachFlopHand((hand, cards, flop, at) => {
    if (early[classes[hand]!] === 0 && raises(keyOnFlop(cards, flop))) flops[at] = 1
  }, onProgress)
  return flops
}

function riverOf(rules: readonly RaiseRule[]): RiverDecisions {
  const raises = remember(RIVER_KEYS, (key) => raisesRiver(rules, readRiverKey(key)))
  const keys = new Uint32Array(LANES)
  return {
    onRanks(board, out) {
      rankTypeKeys(board, keys)
      for (let pair = 0; pair < 91; pair++) out[pair] = +raises(keys[pair]!)
    },
    onFlush({ live }, set, board, others, out) {
      flushTypeKeys(live, set, board, others, keys)
      for (let lane = 0; lane < LANES; lane++) if (live[lane] === 1) out[lane] = +raises(keys[lane]!)
    },
  }
}

/** What a list of rules decides, in every case. */
export function decisionsOf(rules: readonly RaiseRule[], onProgress?: (done: number) => void): Decisions {
  const early = earlyOf(rules)
  return { early, flops: flopsOf(rules, early, onProgress), river: riverOf(rules) }
}

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

/** The hands that check before the flop and do not raise on it. */
function waitingOn({ early, flops }: Decisions): Uint8Array {
  const classes = classOfHand()
  const waiting = new Uint8Array(flops.length)
  forEachFlopHand((hand, _cards, _flop, at) => {
    if (early[classes[hand]!] === 0 && flops[at] === 0) waiting[at] = 1
  })
  return waiting
}

interface River {
  readonly segments: Float64Array
  folded: number
}

/** Hot: triples of a row, gathered where they raise, else counted as folded. `from` is where the row's counts begin. */
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

/** Follows hands to the river and divides them by its decisions. */
function followTo(waiting: Uint8Array, river: RiverDecisions, qualifies: number): River {
  const into: River = { segments: makeLinear(), folded: 0 }
  const raises = new Uint8Array(LANES)
  const { ranks, lanes, walk } = boardWalk(qualifies)
  const onRanks = walk(betsOf(waiting), (set, board, others) => {
    river.onFlush(lanes, set, board, others, raises)
    gatherRow(into, lanes.triples, raises, lanes, 0, LANES)
  })
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
  const flop = tallyOf(kernel().resultsOf(betsOf(decisions.flops), qualifies).bet)
  onProgress?.(0.4)
  const { segments, folded } = followTo(waitingOn(decisions), decisions.river, qualifies)
  onProgress?.(1)
  return { early, flop, river: tallyOf(segments), folded: folded * DEALERS }
}
