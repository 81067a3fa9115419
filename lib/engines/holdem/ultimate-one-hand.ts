import type { Card } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { boardsOfFlushes, boardsOfRanks, ranksOfFlushes } from './board-counts'
import { handOnBoards, type HandOnBoards } from './hand-on-boards'
import type { Counts } from './hand-on-ranks'
import { countMarks, flopSums, unseenFlops } from './flops'
import { rankWays, spreadFlops, suitWays, sumToFlops, sumToTurns, type Ways } from './incidence'
import { seenCards, type SeenCards } from './seen-cards'
import {
  addCounts,
  checkPayoff,
  dealsIn,
  type EdgeRule,
  edgeBefore,
  type Ledger,
  makeLinear,
  type Payoff,
  segmentsOf,
  type Tally,
  tallyOf,
  totalOf,
} from './payoff'
import { FLOP_RAISE, RIVER_RAISE } from './ultimate-flops'

/*
 * A pre-flop decision of Ultimate Texas Hold'em for one hand, exactly, with any rules and any dead cards.
 *
 * One number per board decides the flops. With P what one ante more brings and F what raising 1x gains over folding, raising 2x is worth
 *   d = P + min(0, F)
 * more than checking it to the river and playing that optimally (raise 1x if F > 0, else fold). A flop raises if the sum of d over
 * its run-outs is positive. Raising 2x against 1x and 4x against 3x is linear in P, so the totals of all options follow from counts
 * of results, of which only the check's depend on flops: by how many of a board's ten flops raise.
 *
 * Deals are counted as flop, then turn and river together, then the dealer's hand: C(n, 3) · C(n − 3, 2) · C(n − 5, 2) for n unseen.
 */

export interface UltimateOneHand {
  /** The equally likely deals: the flop, the rest of the board and the dealer's hand. */
  readonly deals: number
  /** One result for the pre-flop raises: the same deals whatever is raised. */
  readonly raised: Tally
  /** Checking, then optimal: an exact tie is checked on the flop and folded on the river. */
  readonly check: UltimateCheck
}

export interface UltimateCheck {
  /** Net result of all deals in 1/unit. */
  readonly total: bigint
  /** The deals raised 2x on the flop, and those raised 1x on the river. */
  readonly flop: Tally
  readonly river: Tally
  readonly folded: number
  /** Deals on flops where raising and checking are worth the same. */
  readonly flopTies: number
  /** Deals reaching the river where raising and folding are worth the same; they are among `folded`. */
  readonly riverTies: number
}

interface Valued {
  readonly counts: Counts
  /** Boards of each type. */
  readonly boards: Float64Array
  readonly flopEdge: Float64Array
  /** The river gain's sign: 1 raise, 0 tie, −1 fold. */
  readonly river: Int8Array
}

function valueBoards(counts: Counts, boards: Float64Array, rule: Required<EdgeRule>, segments: Uint8Array): Valued {
  const { worth, gain } = rule
  const flopEdge = new Float64Array(boards.length)
  const river = new Int8Array(boards.length)
  for (let type = 0; type < boards.length; type++) {
    if (boards[type] === 0) continue
    const [below, ties, short] = [counts.below[type]!, counts.ties[type]!, counts.short[type]!]
    const at = segments[counts.strength[type]!]! * 4
    const later = gain[at]! + gain[at + 1]! * below + gain[at + 2]! * ties + gain[at + 3]! * short
    flopEdge[type] =
      worth[at]! + worth[at + 1]! * below + worth[at + 2]! * ties + worth[at + 3]! * short + (later < 0 ? later : 0)
    river[type] = Math.sign(later)
  }
  return { counts, boards, flopEdge, river }
}

/** What a flush type's flop edge is above that of its ranks without a flush; 0 for types without boards. */
function corrections(ranks: Valued, flush: Valued): Float64Array {
  const ranksOf = ranksOfFlushes()
  const { boards, flopEdge } = flush
  const differences = new Float64Array(boards.length)
  for (let type = 0; type < boards.length; type++) {
    if (boards[type] !== 0) differences[type] = flopEdge[type]! - ranks.flopEdge[ranksOf[type]!]!
  }
  return differences
}

/** The deals at which flops raise or tie. */
interface FlopMarks {
  readonly raising: Uint8Array
  readonly ties: number
}

function decideFlops(seen: SeenCards, ranks: Valued, flushes: readonly Valued[]): FlopMarks {
  const sumsOf = (kind: 'ranks' | 'suits', ways: Ways, edges: Float64Array): Float64Array =>
    sumToFlops(kind, ways, sumToTurns(kind, ways, edges))
  const rankSums = sumsOf('ranks', rankWays(seen.copies), ranks.flopEdge)
  const suitSums = seen.classes.map((suit, c) => sumsOf('suits', suitWays(suit), corrections(ranks, flushes[c]!)))
  const sums = flopSums(seen, rankSums, suitSums)
  const raising = unseenFlops(seen)
  let ties = 0
  for (let flop = 0; flop < raising.length; flop++) {
    if (raising[flop] === 1 && sums[flop] === 0) ties++
    if (!(sums[flop]! > 0)) raising[flop] = 0
  }
  return { raising, ties }
}

/** Board types with, for each, the (board, flop) pairs of it, and those of them whose flop raises. */
interface Weighed {
  readonly valued: Valued
  readonly all: Float64Array
  readonly raising: Float64Array
}

function times(list: Float64Array, factor: number): Float64Array {
  const product = new Float64Array(list.length)
  for (let i = 0; i < list.length; i++) product[i] = list[i]! * factor
  return product
}

/** Rank types lose the boards that are flush types. */
function weigh(seen: SeenCards, marked: Uint8Array, ranks: Valued, flushes: readonly Valued[]): Weighed[] {
  const marks = countMarks(seen, marked)
  const byRanks = {
    valued: ranks,
    all: times(ranks.boards, 10),
    raising: spreadFlops('ranks', rankWays(seen.copies), marks.ranks),
  }
  const ranksOf = ranksOfFlushes()
  const bySuits = seen.classes.map((suit, c): Weighed => {
    const valued = flushes[c]!
    const weighed: Weighed = {
      valued,
      all: times(valued.boards, 10 * suit.suits.length),
      raising: spreadFlops('suits', suitWays(suit), marks.suits[c]!),
    }
    takeOff(byRanks.all, ranksOf, weighed.all)
    takeOff(byRanks.raising, ranksOf, weighed.raising)
    return weighed
  })
  return [byRanks, ...bySuits]
}

function takeOff(from: Float64Array, places: Uint16Array, amounts: Float64Array): void {
  for (let i = 0; i < places.length; i++) {
    const amount = amounts[i]!
    if (amount !== 0) from[places[i]!] = from[places[i]!]! - amount
  }
}

/** (board, flop) pairs of a checked hand by segment: raised on the flop, raised on the river, folded; and folded ones that tie. */
interface Checked {
  readonly flop: Float64Array
  readonly river: Float64Array
  readonly folded: Float64Array
  ties: number
}

/** Hot. */
function gatherChecked(into: Checked, { valued, all, raising }: Weighed, segments: Uint8Array): void {
  const { counts, river } = valued
  const { strength, below, ties, short } = counts
  for (let type = 0; type < all.length; type++) {
    if (all[type] === 0) continue
    const segment = segments[strength[type]!]!
    const raised = raising[type]!
    const waiting = all[type]! - raised
    if (raised !== 0) addCounts(into.flop, segment, raised, below[type]!, ties[type]!, short[type]!)
    if (waiting === 0) continue
    const to = river[type]! > 0 ? into.river : into.folded
    addCounts(to, segment, waiting, below[type]!, ties[type]!, short[type]!)
    if (river[type] === 0) into.ties += waiting
  }
}

function valueAll(
  seen: SeenCards,
  on: HandOnBoards,
  payoff: Payoff,
  segments: Uint8Array,
): { ranks: Valued; flushes: Valued[] } {
  const rule = edgeBefore(payoff, FLOP_RAISE, RIVER_RAISE, on.dealers)
  const ranks = valueBoards(on.ranks, boardsOfRanks(seen.copies), rule, segments)
  const flushes = seen.classes.map((suit, c) => valueBoards(on.flushes[c]!, boardsOfFlushes(suit), rule, segments))
  return { ranks, flushes }
}

/** How the deals of a checked hand end. */
export const checkLedger = ({ flop, river, folded }: Pick<UltimateCheck, 'flop' | 'river' | 'folded'>): Ledger => ({
  played: [
    [FLOP_RAISE, flop],
    [RIVER_RAISE, river],
  ],
  folded,
})

/** Solves a pre-flop decision exactly. Throws on bad rules, repeated cards and fewer than seven unseen cards. */
export function ultimateOneHand(payoff: Payoff, hand: readonly Card[], dead: readonly Card[] = []): UltimateOneHand {
  checkPayoff(payoff)
  const seen = seenCards(hand, dead)
  const on = handOnBoards(seen, payoff.qualifies)
  const segments = segmentsOf(payoff.qualifies)
  const { ranks, flushes } = valueAll(seen, on, payoff, segments)
  const { raising, ties } = decideFlops(seen, ranks, flushes)
  const into: Checked = { flop: makeLinear(), river: makeLinear(), folded: makeLinear(), ties: 0 }
  for (const one of weigh(seen, raising, ranks, flushes)) gatherChecked(into, one, segments)
  const [flop, river, gaveUp] = [into.flop, into.river, into.folded].map((linear) =>
    tallyOf(linear, 0, on.dealers),
  ) as [Tally, Tally, Tally]
  const check = { flop, river, folded: dealsIn(gaveUp), riverTies: into.ties * on.dealers }
  const raised = gaveUp.map((deals, place) => deals + flop[place]! + river[place]!)
  const runOuts = choose(seen.cards - 3, 2) * on.dealers
  return {
    deals: choose(seen.cards, 3) * runOuts,
    raised,
    check: { total: totalOf(payoff, checkLedger(check)), ...check, flopTies: ties * runOuts },
  }
}
