import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evaluate7 } from '@/lib/cards/evaluate/seven'
import { handPlace } from '@/lib/cards/strength'
import { choose, combinations } from '@/lib/math/combinations'
import { suitTypes } from '../numbering/board-types'
import { type Counts, dealersHands, type OnRanks, sweepFlushTypes, sweepRankTypes } from './hand-on-boards'
import { rankWays, spreadFlops, spreadTurns, suitWays, sumToFlops, sumToTurns, type Ways } from './incidence'
import {
  addCounts,
  addTally,
  checkPayoff,
  dealsIn,
  type EdgeRule,
  edgeBefore,
  emptyTally,
  lastEdge,
  type Ledger,
  makeLinear,
  netOf,
  netOfCounts,
  type Payoff,
  recordShowdown,
  segmentsOf,
  type Tally,
  tallyOf,
  totalOf,
} from '../payoff/payoff'
import { boardsOfFlushes, seenCards, type SeenCards, type SuitClass, waysOfRanks } from '../numbering/seen-cards'
import { meetDealers } from './showdown'
import { marksOnTurns, openBoards, type Shown, shownBy, type Street, streetSums } from './streets'

/*
 * One hand's decision on any street of any hold'em game, exactly, with any dead cards.
 *
 * With cards on the board, few boards can follow, and each is dealt. Before the flop there are two million, but a hand
 * only meets types of boards (`board-types.ts`), and one number for each type decides the streets. On a board,
 *   d = M + min(0, F)
 * is the gain of the flop's bet over waiting: M is the gain of the larger stake over the smaller one, F the gain of the
 * smaller stake over folding on the river, if the game allows that. `incidence.ts` sums d over the boards that follow a
 * turn and a flop; a street bets if its sum is positive. So going on is worth
 *   the larger stake on every board + Σ over flops of max(0, −Σ d) + Σ over turns of max(0, Σ d).
 * Counting how the deals end goes the other way: marks on the streets that bet are spread over the boards that follow
 * them.
 */

// Local copies: bundlers read imports through their module object each time, which is slow in inner loops.
const add = addCounts

/** The decisions a game asks for after the first one, and its nets. */
export interface HandPlan {
  readonly payoff: Payoff
  /**
   * The antes bet besides the ante, by how many bets are made on flop and turn. Those bets have one size and gain the
   * same whatever was bet before.
   */
  readonly stakes: readonly number[]
  /**
   * The streets where the player decides on a bet. After a bet on the flop, the river asks nothing; otherwise the
   * player bets the first stake there or folds.
   */
  readonly asks: readonly ('flop' | 'turn' | 'river')[]
}

/** The cards that have been seen. */
export interface HandCards {
  readonly hand: readonly Card[]
  readonly board: readonly Card[]
  readonly dead: readonly Card[]
}

/** An option: fold, have a fixed number of antes bet whatever comes, or go on with so many of the later bets made. */
export type HandOption = 'fold' | { readonly bet: number } | { readonly on: number }

/** How the equally likely deals end. Exact ties check, and fold on the river. */
export interface HandEnds {
  /** Deals of the cards to come, street by street where a street asks for a decision, then of the dealer's hand. */
  readonly deals: number
  /** Every showdown, and the showdowns by how many of the later bets are made. */
  readonly all: Tally
  readonly later: readonly Tally[]
  readonly folded: number
}

/**
 * How the deals of each option end. Throws on rules that `checkPayoff` refuses, on cards seen twice, and on too few
 * unseen cards.
 */
export function handLedgers(
  plan: HandPlan,
  cards: HandCards,
  options: readonly HandOption[],
): { readonly deals: number; readonly ledgers: readonly Ledger[] } {
  const { deals, all, later, folded } = handEnds(plan, cards)
  const ledgers = options.map((option): Ledger => {
    if (option === 'fold') return { played: [], folded: deals }
    if ('bet' in option) return { played: [[option.bet, all]], folded: 0 }
    return { played: later.map((tally, n) => [plan.stakes[option.on + n]!, tally]), folded }
  })
  return { deals, ledgers }
}

/**
 * The net result of all deals for each option, in 1/unit: before the flop, in a fraction of the time that `handLedgers`
 * takes. While it is held, it remembers results shared by dead cards of the same ranks, for callers that ask what one
 * more dead card changes. Throws as `handLedgers` does.
 */
export function makeHandTotals(
  plan: HandPlan,
): (
  cards: HandCards,
  options: readonly HandOption[],
) => { readonly deals: number; readonly totals: readonly bigint[] } {
  const { payoff } = plan
  let known: Known | undefined
  return (cards, options) => {
    if (cards.board.length > 0) {
      const { deals, ledgers } = handLedgers(plan, cards, options)
      return { deals, totals: ledgers.map((ledger) => totalOf(payoff, ledger)) }
    }
    const seen = seenCards(cards.hand, cards.dead)
    if (known?.key !== alikeKey(seen)) known = know(plan, seen)
    const valued = valueBoards(seen, known)
    const all = allOf(plan, valued)
    const deals = dealsIn(all)
    const totals = options.map((option): bigint => {
      if (option === 'fold') return BigInt(deals) * BigInt(payoff.fold)
      return 'bet' in option
        ? netOf(all, payoff.nets[option.bet]!)
        : netOf(all, payoff.nets[plan.stakes[1]!]!) + gainOf(plan, valued)
    })
    return { deals, totals }
  }
}

/** How the deals of one hand end: by dealing the rest of a board, or before the flop by types of boards. */
export function handEnds(plan: HandPlan, cards: HandCards): HandEnds {
  return cards.board.length > 0 ? endsOnBoard(plan, cards) : endsBeforeFlop(plan, cards)
}

// ——— With a board, by dealing the rest of it ————————————————————————————————————————————————————————————

function endsOnBoard({ payoff, stakes, asks }: HandPlan, { hand, board, dead }: HandCards): HandEnds {
  const stub = without(DECK, hand, board, dead)
  const toCome = 5 - board.length
  const [all, called] = [emptyTally(), emptyTally()]
  // Where the turn is decided, turn and river in either order are two deals.
  const turns = asks.includes('turn') && toCome === 2 ? new Map(stub.map((card) => [card, emptyTally()])) : undefined
  const mayFold = asks.includes('river') && toCome > 0
  const counts = new Float64Array(6)
  const dealers = choose(stub.length - toCome, 2)
  let folded = 0
  const [a, b] = hand as readonly [Card, Card]
  for (const more of combinations(stub, toCome)) {
    const whole = [...board, ...more]
    const player = evaluate7(a, b, ...(whole as [Card, Card, Card, Card, Card]))
    const place = handPlace(player)
    counts.fill(0)
    const left = stub.filter((card) => !more.includes(card))
    meetDealers(whole, left, { player, qualifies: payoff.qualifies, counts })
    recordShowdown(all, place, counts)
    for (const turn of turns ? more : []) recordShowdown(turns!.get(turn)!, place, counts)
    if (!mayFold || netOfCounts(payoff.nets[stakes[0]!]!, place, counts) > dealers * payoff.fold)
      recordShowdown(called, place, counts)
    else folded += dealers
  }
  const deals = choose(stub.length, toCome) * dealers
  if (!turns) return { deals, all, later: [called], folded }
  return { deals: 2 * deals, all: all.map((n) => 2 * n), later: betOnTurns(payoff, stakes, turns.values()), folded }
}

function betOnTurns({ nets }: Payoff, [less, more]: readonly number[], turns: Iterable<Tally>): [Tally, Tally] {
  const [checked, bet] = [emptyTally(), emptyTally()]
  for (const turn of turns) addTally(netOf(turn, nets[more!]!) > netOf(turn, nets[less!]!) ? bet : checked, turn)
  return [checked, bet]
}

// ——— Before the flop, by types of boards: what each is worth ————————————————————————————————————————————

/**
 * Boards of each type: by ranks as if there were no flushes, or of one suit, where sums are the difference from the
 * ranks alone.
 */
interface Part {
  readonly counts: Counts
  readonly boards: Float64Array
  /** d of a board, summed over the dealer's hands. */
  readonly edge: Float64Array
  /** The sign of F; 1 where the river asks nothing. */
  readonly stays: Int8Array
  /** All boards by segment. */
  readonly gathered: Float64Array
  /** d summed over the boards that follow each turn, and each flop. */
  readonly turns: Float64Array
  readonly flops: Float64Array
}

interface Valued {
  readonly seen: SeenCards
  readonly dealers: number
  readonly segments: Uint8Array
  readonly ranks: Part
  readonly suits: readonly Part[]
}

/** Results shared by dead cards of the same ranks: a few megabytes. */
interface Known {
  readonly key: string
  readonly rule: EdgeRule
  readonly segments: Uint8Array
  readonly onRanks: OnRanks
  readonly ranks: Part
  /** Keyed by the suit's unseen cards and hole cards. */
  readonly suits: Map<number, Part>
}

const alikeKey = ({ holeRanks, copies }: SeenCards): string => [holeRanks, copies].join()

function know({ payoff, stakes, asks }: HandPlan, seen: SeenCards): Known {
  checkPayoff(payoff)
  const segments = segmentsOf(payoff.qualifies)
  const [less, more] = stakes as readonly [number, number]
  const dealers = dealersHands(seen.cards)
  const rule = asks.includes('river')
    ? edgeBefore(payoff, more, less, dealers)
    : lastEdge(payoff.nets[more]!, payoff.nets[less]!, 1, dealers)
  const onRanks = sweepRankTypes(seen, payoff.qualifies)
  const ranks = rankPart(seen, onRanks.counts, rule, segments)
  return { key: alikeKey(seen), rule, segments, onRanks, ranks, suits: new Map() }
}

function valueBoards(seen: SeenCards, known: Known): Valued {
  const { segments, ranks, suits } = known
  const partOf = (suit: SuitClass): Part => {
    const place = suit.unseen * 8192 + suit.hole
    const part = suits.get(place) ?? suitPart(suit, seen.cards, known)
    suits.set(place, part)
    return part
  }
  return { seen, dealers: dealersHands(seen.cards), segments, ranks, suits: seen.classes.map(partOf) }
}

/** Inner loop: d of each board. */
function edgesOf(
  { strength, below, ties, short }: Counts,
  boards: Float64Array,
  { worth, gain }: EdgeRule,
  segments: Uint8Array,
): Pick<Part, 'edge' | 'stays'> {
  const edge = new Float64Array(boards.length)
  const stays = new Int8Array(boards.length).fill(1)
  for (let type = 0; type < boards.length; type++) {
    if (boards[type] === 0) continue
    const at = segments[strength[type]!]! * 4
    const [w, t, n] = [below[type]!, ties[type]!, short[type]!]
    edge[type] = worth[at]! + worth[at + 1]! * w + worth[at + 2]! * t + worth[at + 3]! * n
    if (!gain) continue
    const over = gain[at]! + gain[at + 1]! * w + gain[at + 2]! * t + gain[at + 3]! * n
    if (over > 0) continue
    edge[type] = edge[type]! + over
    stays[type] = Math.sign(over)
  }
  return { edge, stays }
}

function rankPart(seen: SeenCards, counts: Counts, rule: EdgeRule, segments: Uint8Array): Part {
  const boards = waysOfRanks(seen.copies, 5)
  const gathered = makeLinear()
  gather(gathered, counts, segments, boards)
  const { edge, stays } = edgesOf(counts, boards, rule, segments)
  return { counts, boards, edge, stays, gathered, ...sumsOf('ranks', rankWays(seen.copies), edge) }
}

function suitPart(suit: SuitClass, cards: number, { rule, segments, onRanks, ranks }: Known): Part {
  const boards = boardsOfFlushes(suit)
  const counts = sweepFlushTypes(suit, cards, onRanks, boards)
  const { edge, stays } = edgesOf(counts, boards, rule, segments)
  const gathered = makeLinear()
  gather(gathered, counts, segments, boards)
  gather(gathered, ranks.counts, segments, lessRanks(edge, boards, ranks))
  return { counts, boards, edge, stays, gathered, ...sumsOf('suits', suitWays(suit), edge) }
}

/**
 * Inner loop: leaves in each edge the difference from the edge of the same ranks, and counts the boards of these ranks
 * that flush types take over, as negative numbers.
 */
function lessRanks(edge: Float64Array, boards: Float64Array, ranks: Part): Float64Array {
  const [ranksOf, byRanks] = [suitTypes(5).ranks, ranks.edge]
  const elsewhere = new Float64Array(byRanks.length)
  for (let type = 0; type < edge.length; type++) {
    const ways = boards[type]!
    if (ways === 0) continue
    const place = ranksOf[type]!
    edge[type] = edge[type]! - byRanks[place]!
    elsewhere[place] = elsewhere[place]! - ways
  }
  return elsewhere
}

function sumsOf(kind: 'ranks' | 'suits', ways: Ways, edge: Float64Array): Pick<Part, 'turns' | 'flops'> {
  const turns = sumToTurns(kind, ways, edge)
  return { turns, flops: sumToFlops(kind, ways, turns) }
}

/**
 * Inner loop: adds boards of each type, as often as `weights` says, to the hand's counts by segment; with `stays`, only
 * the boards on which the hand folds or folding ties.
 */
function gather(
  into: Float64Array,
  counts: Counts,
  segments: Uint8Array,
  weights: Float64Array,
  stays?: Int8Array,
): void {
  const { strength, below, ties, short } = counts
  for (let type = 0; type < weights.length; type++) {
    const weight = weights[type]!
    if (weight === 0 || (stays && stays[type]! > 0)) continue
    add(into, segments[strength[type]!]!, weight, below[type]!, ties[type]!, short[type]!)
  }
}

/** Subtracts boards of flush types from the boards of the same ranks. */
function takeOff(ranks: Float64Array, flushes: Float64Array): void {
  const ranksOf = suitTypes(5).ranks
  for (let type = 0; type < flushes.length; type++) {
    const boards = flushes[type]!
    if (boards !== 0) ranks[ranksOf[type]!] = ranks[ranksOf[type]!]! - boards
  }
}

/** A board has ten flops. Where the turn is decided, its turn and river count in both orders. */
const ordersOf = ({ asks }: HandPlan): number => (asks.includes('turn') ? 20 : 10)

function allOf(plan: HandPlan, { seen, dealers, ranks, suits }: Valued): Tally {
  const all = suits.reduce(
    (sum, { gathered }, c) => sum.map((n, i) => n + gathered[i]! * seen.classes[c]!.suits.length),
    ranks.gathered,
  )
  return tallyOf(
    all.map((n) => n * ordersOf(plan)),
    0,
    dealers,
  )
}

const sumsOn = (k: Street, { seen, ranks, suits }: Valued): Float64Array => {
  const street = k === 3 ? 'flops' : 'turns'
  return streetSums(k, seen, { ranks: ranks[street], suits: suits.map((part) => part[street]) })
}

/** What going on gains over betting on every flop and no turn, in 1/unit. */
function gainOf(plan: HandPlan, valued: Valued): bigint {
  const flops = gainOn(3, valued, -1)
  return plan.asks.includes('turn') ? 2n * flops + 4n * gainOn(4, valued, 1) : flops
}

/** Σ over a street's boards of max(0, sign · Σ d). */
function gainOn(k: Street, valued: Valued, sign: 1 | -1): bigint {
  const sums = sumsOn(k, valued)
  const open = openBoards(k, valued.seen)
  let [total, gain] = [0n, 0]
  for (let board = 0; board < sums.length; board++) {
    const sum = sums[board]! * sign
    if (sum <= 0 || open[board] === 0) continue
    gain += sum
    if (gain < 2 ** 52) continue
    total += BigInt(gain)
    gain = 0
  }
  return total + BigInt(gain)
}

// ——— Before the flop: how the deals end —————————————————————————————————————————————————————————————————

/** How often each board is met: rank types less the flush types, then flush types by suit. */
type Weights = readonly [ranks: Float64Array, ...suits: Float64Array[]]

function endsBeforeFlop(plan: HandPlan, { hand, dead }: HandCards): HandEnds {
  const seen = seenCards(hand, dead)
  const valued = valueBoards(seen, know(plan, seen))
  const { dealers, segments, ranks, suits } = valued
  const tallyWith = (weights: Weights, folded: boolean): Tally => {
    const into = makeLinear()
    for (const [i, part] of [ranks, ...suits].entries())
      gather(into, part.counts, segments, weights[i]!, folded ? part.stays : undefined)
    return tallyOf(into, 0, dealers)
  }
  const all = allOf(plan, valued)
  const bets = betsMade(plan, valued)
  const made = bets.map((weights) => tallyWith(weights, false))
  const gaveUp = plan.asks.includes('river') ? tallyWith(waiting(plan, valued, bets), true) : emptyTally()
  const none = all.slice()
  for (const tally of [...made, gaveUp]) addTally(none, tally, -1)
  return { deals: dealsIn(all), all, later: [none, ...made], folded: dealsIn(gaveUp) }
}

/** The boards with exactly one bet made on flop and turn, and with two. */
function betsMade({ asks }: HandPlan, valued: Valued): Weights[] {
  const flops = decide(3, valued)
  if (!asks.includes('turn')) return [spread(3, valued, flops)]
  const [turns, open, onTurns] = [decide(4, valued), openBoards(4, valued.seen), marksOnTurns(flops)]
  const one = turns.map((bet, turn) => (open[turn] === 0 ? 0 : bet === 1 ? 4 - onTurns[turn]! : onTurns[turn]!))
  const two = turns.map((bet, turn) => bet * onTurns[turn]!)
  return [one, two].map((marks) => spread(4, valued, marks))
}

/** Marks the boards of a street that bet with 1. */
function decide(k: Street, valued: Valued): Uint8Array {
  const sums = sumsOn(k, valued)
  return openBoards(k, valued.seen).map((open, board) => (sums[board]! > 0 ? open : 0))
}

function spread(k: Street, { seen }: Valued, marks: Uint8Array): Weights {
  const shown: Shown = shownBy(k, seen, marks)
  const carry = k === 3 ? spreadFlops : spreadTurns
  return disjoint(
    carry('ranks', rankWays(seen.copies), shown.ranks),
    seen.classes.map((suit, c) => carry('suits', suitWays(suit), shown.suits[c]!)),
  )
}

function disjoint(ranks: Float64Array, suits: Float64Array[]): Weights {
  for (const suit of suits) takeOff(ranks, suit)
  return [ranks, ...suits]
}

/** The boards on which no bet was made before the river. Inner loop. */
function waiting(plan: HandPlan, { seen, ranks, suits }: Valued, bets: readonly Weights[]): Weights {
  const times = (boards: Float64Array, factor: number): Float64Array => boards.map((n) => n * factor)
  const orders = ordersOf(plan)
  const all = disjoint(
    times(ranks.boards, orders),
    suits.map(({ boards }, c) => times(boards, orders * seen.classes[c]!.suits.length)),
  )
  for (const bet of bets)
    all.forEach((left, i) => {
      const gone = bet[i]!
      for (let type = 0; type < left.length; type++) left[type] = left[type]! - gone[type]!
    })
  return all
}
