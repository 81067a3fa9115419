import type { Card } from '@/lib/cards/card'
import { choose } from '@/lib/math/combinations'
import { boardsOfFlushes, boardsOfRanks, ranksOfFlushes } from './board-counts'
import { TURN_SUIT_TYPES } from './board-types'
import { betEdge, ledgerOf } from './bonus-whole'
import { gatherBoards, handOnBoards, type HandOnBoards } from './hand-on-boards'
import type { Counts } from './hand-on-ranks'
import { MULTISETS } from './rank-multisets'
import { flopSums, unseenFlops } from './flops'
import { rankWays, spreadTurns, suitWays, sumToFlops, sumToTurns } from './incidence'
import { seenCards, type SeenCards } from './seen-cards'
import { forEachTurn } from './turns'
import { checkPayoff, type Linear, makeLinear, type Payoff, segmentsOf, type Tally, tallyOf, totalOf } from './payoff'

/*
 * A pre-flop decision of Texas Hold'em Bonus for one hand, exactly, with any dead cards. The flop is bet if Σ (W − L) over its
 * run-outs is positive, the turn if it is over its rivers. Deals are counted as flop, turn, river and the dealer's hand:
 * C(n, 3) · (n − 3) · (n − 4) · C(n − 5, 2) for n unseen. A board of five is 20 (flop, turn) pairs: each of its cards may be the
 * river, each of the other four the turn.
 */

export interface BonusOneHand {
  readonly deals: number
  /** Folding and betting: net results of all deals in 1/unit. */
  readonly foldTotal: bigint
  readonly betTotal: bigint
  /** The deals in which 2, 3 and 4 antes come to be bet besides the ante (BONUS_STAKES); an exact tie is checked. */
  readonly results: readonly [Tally, Tally, Tally]
  /** The deals bet on the flop, and on the turn. */
  readonly flopBets: number
  readonly turnBets: number
  /** Deals on flops, and on turns, where betting and checking are worth the same. */
  readonly flopTies: number
  readonly turnTies: number
}

/** What one ante more brings on each board type. */
function edges(counts: Counts, boards: Float64Array, worth: Linear, segments: Uint8Array): Float64Array {
  const edge = new Float64Array(boards.length)
  for (let type = 0; type < edge.length; type++) {
    if (boards[type] === 0) continue
    const at = segments[counts.strength[type]!]! * 4
    edge[type] = worth[at]! + worth[at + 1]! * counts.below[type]! + worth[at + 2]! * counts.ties[type]!
  }
  return edge
}

interface Edges {
  readonly ranks: Float64Array
  /** By class of suits, less what the same ranks have. */
  readonly corrections: readonly Float64Array[]
  readonly boards: Float64Array
  readonly flushBoards: readonly Float64Array[]
}

function edgesOf(seen: SeenCards, on: HandOnBoards, payoff: Payoff): Edges {
  const { worth } = betEdge(payoff, on.dealers)
  const segments = segmentsOf(payoff.qualifies)
  const boards = boardsOfRanks(seen.copies)
  const ranks = edges(on.ranks, boards, worth, segments)
  const flushBoards = seen.classes.map(boardsOfFlushes)
  const ranksOf = ranksOfFlushes()
  const corrections = flushBoards.map((counts, c) => {
    const edge = edges(on.flushes[c]!, counts, worth, segments)
    for (let type = 0; type < edge.length; type++)
      if (counts[type] !== 0) edge[type] = edge[type]! - ranks[ranksOf[type]!]!
    return edge
  })
  return { ranks, corrections, boards, flushBoards }
}

/** The edges summed over rivers, by what a turn shows. */
interface TurnEdges {
  readonly ranks: Float64Array
  readonly suits: readonly Float64Array[]
}

const turnEdges = (seen: SeenCards, { ranks, corrections }: Edges): TurnEdges => ({
  ranks: sumToTurns('ranks', rankWays(seen.copies), ranks),
  suits: seen.classes.map((suit, c) => sumToTurns('suits', suitWays(suit), corrections[c]!)),
})

/** 1 for flops bet, 2 for flops where betting is worth nothing either way, 0 for flops checked. */
function decideFlops(seen: SeenCards, turns: TurnEdges): Uint8Array {
  const suits = seen.classes.map((suit, c) => sumToFlops('suits', suitWays(suit), turns.suits[c]!))
  const sums = flopSums(seen, sumToFlops('ranks', rankWays(seen.copies), turns.ranks), suits)
  const open = unseenFlops(seen)
  for (let flop = 0; flop < open.length; flop++)
    if (open[flop] === 1) open[flop] = sums[flop]! > 0 ? 1 : sums[flop] === 0 ? 2 : 0
  return open
}

/** (flop, turn) pairs by what the turn shows, with one and with two bets made on flop and turn. */
interface TurnMarks {
  readonly ranks: readonly [Float64Array, Float64Array]
  readonly suits: readonly [Float64Array, Float64Array]
  flopBets: number
  turnBets: number
  flopTies: number
  turnTies: number
}

function emptyMarks(): TurnMarks {
  const ranks = (): Float64Array => new Float64Array(MULTISETS[4]!)
  const suits = (): Float64Array => new Float64Array(4 * TURN_SUIT_TYPES)
  return { ranks: [ranks(), ranks()], suits: [suits(), suits()], flopBets: 0, turnBets: 0, flopTies: 0, turnTies: 0 }
}

function decideTurns(seen: SeenCards, { ranks: byRanks, suits }: TurnEdges, flops: Uint8Array): TurnMarks {
  const bySuit = new Float64Array(4 * TURN_SUIT_TYPES)
  seen.classOf.forEach((c, suit) => bySuit.set(suits[c]!, suit * TURN_SUIT_TYPES))
  const marks = emptyMarks()
  forEachTurn(seen, (turn) => {
    const sum =
      byRanks[turn.ranks]! + (turn.first < 0 ? 0 : bySuit[turn.first]!) + (turn.second < 0 ? 0 : bySuit[turn.second]!)
    let bets = 0
    for (let i = 0; i < 4; i++) {
      if (flops[turn.flops[i]!] === 1) bets++
      else if (flops[turn.flops[i]!] === 2) marks.flopTies++
    }
    marks.flopBets += bets
    if (sum > 0) marks.turnBets += 4
    else if (sum === 0) marks.turnTies += 4
    mark(marks, 0, turn, sum > 0 ? 4 - bets : bets)
    mark(marks, 1, turn, sum > 0 ? bets : 0)
  })
  return marks
}

function mark(
  { ranks, suits }: TurnMarks,
  level: 0 | 1,
  turn: { readonly ranks: number; readonly first: number; readonly second: number },
  pairs: number,
): void {
  if (pairs === 0) return
  ranks[level][turn.ranks] = ranks[level][turn.ranks]! + pairs
  if (turn.first >= 0) suits[level][turn.first] = suits[level][turn.first]! + pairs
  if (turn.second >= 0) suits[level][turn.second] = suits[level][turn.second]! + pairs
}

/** The weights of board types at one level of bets: rank types, then each class of suits, the latter taken off the former. */
function weights(seen: SeenCards, ranks: Float64Array, flushes: readonly Float64Array[]): Float64Array[] {
  const ranksOf = ranksOfFlushes()
  for (const list of flushes)
    for (let type = 0; type < list.length; type++) ranks[ranksOf[type]!] = ranks[ranksOf[type]!]! - list[type]!
  return [ranks, ...flushes]
}

function levelWeights(seen: SeenCards, marks: TurnMarks, level: 0 | 1): Float64Array[] {
  const flushes = seen.classes.map((suit) => {
    const shown = new Float64Array(TURN_SUIT_TYPES)
    for (const s of suit.suits)
      for (let i = 0; i < shown.length; i++) shown[i] = shown[i]! + marks.suits[level][s * TURN_SUIT_TYPES + i]!
    return spreadTurns('suits', suitWays(suit), shown)
  })
  return weights(seen, spreadTurns('ranks', rankWays(seen.copies), marks.ranks[level]), flushes)
}

function resultsOf(
  seen: SeenCards,
  on: HandOnBoards,
  { boards, flushBoards }: Edges,
  marks: TurnMarks,
): [Tally, Tally, Tally] {
  const all = weights(
    seen,
    boards.map((n) => 20 * n),
    flushBoards.map((list, c) => list.map((n) => 20 * n * seen.classes[c]!.suits.length)),
  )
  const segments = segmentsOf(0)
  const one = levelWeights(seen, marks, 0)
  const two = levelWeights(seen, marks, 1)
  const none = all.map((list, i) => list.map((n, type) => n - one[i]![type]! - two[i]![type]!))
  return [none, one, two].map((level) => {
    const gathered = makeLinear()
    level.forEach((list, i) => gatherBoards(gathered, i === 0 ? on.ranks : on.flushes[i - 1]!, segments, list))
    return tallyOf(gathered, 0, on.dealers)
  }) as [Tally, Tally, Tally]
}

/** Solves a pre-flop decision exactly. Throws on bad rules, repeated cards and fewer than seven unseen cards. */
export function bonusOneHand(payoff: Payoff, hand: readonly Card[], dead: readonly Card[] = []): BonusOneHand {
  checkPayoff(payoff)
  const seen = seenCards(hand, dead)
  const on = handOnBoards(seen, 0)
  const values = edgesOf(seen, on, payoff)
  const turns = turnEdges(seen, values)
  const marks = decideTurns(seen, turns, decideFlops(seen, turns))
  const results = resultsOf(seen, on, values, marks)
  const n = seen.cards
  const deals = choose(n, 3) * (n - 3) * (n - 4) * on.dealers
  // Marks are (flop, turn) pairs: each is met by n − 4 rivers and every dealer's hand.
  const each = (n - 4) * on.dealers
  return {
    deals,
    foldTotal: BigInt(deals) * BigInt(payoff.fold),
    betTotal: totalOf(payoff, ledgerOf({ results, folded: 0 })),
    results,
    flopBets: marks.flopBets * each,
    turnBets: marks.turnBets * each,
    flopTies: marks.flopTies * each,
    turnTies: marks.turnTies * each,
  }
}
