import { turnEdges } from './all-turns'
import { addFollowed, followPairs, playOut, type Followed, type TurnSums } from './bonus-play'
import { allHands, canonicalFlops, HANDS } from './canonical-flops'
import { canonicalTurns } from './canonical-turns'
import { decideFlops, flopEdges, sumsOnFlop } from './flop-edges'
import { makeFlushLanes, type FlushLanes } from './flush-lanes'
import { kernel, kernelFor, type DecidedStreets, type Kernel } from './kernel'
import { classOfHand, STARTING_HANDS, type StartingHand } from './starting-hands'
import { sumsOnTurn } from './typed-streets'
import {
  checkPayoff,
  type EdgeRule,
  lastEdge,
  type Ledger,
  makeLinear,
  netOf,
  type Payoff,
  type Tally,
  tallyOf,
  totalOf,
} from './payoff'

/*
 * The whole of Texas Hold'em Bonus, exactly, with any pays: fold before the flop or bet two antes, then bet one or check on the flop, and
 * again on the turn. A bet on the flop or the turn wins or loses itself alone, so it is right or wrong whatever the ante pays and
 * whatever was bet before: everything but the fold is decided once and kept:
 *   betting before the flop is worth   value(4 antes always bet) + Σ over flops max(0, −Σ d) + Σ over turns max(0, −Σ d)
 * with d = W − L. The (flop, turn) pairs with no, one and two of these bets made are carried back to boards as marks.
 */

export interface BonusClass extends StartingHand {
  /** Net results in 1/unit over `dealsPerHand` deals of one hand of the class. */
  readonly foldTotal: bigint
  readonly betTotal: bigint
}

export interface BonusWhole {
  /** The equally likely deals: the hole cards, the flop, the turn, the river, the dealer's hand. */
  readonly deals: number
  readonly dealsPerHand: number
  /** Net result of all deals in 1/unit: the EV is `total / (deals · unit)`. An exact tie folds or checks. */
  readonly total: bigint
  readonly classes: readonly BonusClass[]
  readonly folded: number
  /** The deals in which 2, 3 and 4 antes came to be bet besides the ante (BONUS_STAKES). With `folded` they sum to `deals`. */
  readonly results: readonly [Tally, Tally, Tally]
  /** Deals bet on the flop, and on the turn. */
  readonly flopBets: number
  readonly turnBets: number
  /** Deals of played hands on flops, and turns, where betting and checking are worth the same. */
  readonly flopTies: number
  readonly turnTies: number
}

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const handCount = HANDS

/** C(50, 3) · 47 · 46 · C(45, 2), and the deals that follow a (flop, turn) pair and a flop. */
const RIVERS = 46 * 990
const RUN_OUTS = 47 * RIVERS
const DEALS_PER_HAND = 19600 * RUN_OUTS

/** The antes that a hand that is played may come to bet besides the first. */
export const BONUS_STAKES = [2, 3, 4] as const

/** Decisions of the flop and the turn, whatever the ante pays, and what came of the hands that were played so far. */
interface Decided {
  readonly rule: EdgeRule
  readonly streets: DecidedStreets
  readonly followed: Map<string, readonly [Float64Array, Float64Array]>
}

/** The last of each kernel, so that one never answers for the other. */
const decidedBy = new Map<Kernel, Decided>()

/** What one ante more brings, in antes. */
export const betEdge = ({ nets, unit }: Payoff, dealers?: number): EdgeRule =>
  lastEdge(nets[BONUS_STAKES[1]]!, nets[BONUS_STAKES[0]]!, unit, dealers)

function decide(payoff: Payoff): Decided {
  const rule = betEdge(payoff)
  const by = kernelFor(rule)
  const last = decidedBy.get(by)
  if (last?.rule.worth.join() === rule.worth.join()) return last
  const decided = { rule, streets: by.streets(rule), followed: new Map() }
  decidedBy.set(by, decided)
  return decided
}

function follow({ streets, followed }: Decided, plays: Uint8Array): readonly [Float64Array, Float64Array] {
  const key = plays.join('')
  const found = followed.get(key) ?? streets.results(plays)
  followed.set(key, found)
  return found
}

/** What one ante more brings on a board, by hand, in antes over what follows. Hands that share a card with it have NaN. */
export interface BetGains {
  /** The cards, and how many boards they stand for. */
  readonly board: readonly number[]
  readonly boards: number
  /** Filled again for each board. */
  readonly gains: Float64Array
}

/** Calls back for each flop (over 1,081 × 990 deals) or for each turn (over 46 × 990), whatever the ante pays. */
export function eachBetGain(stage: 'flop' | 'turn', payoff: Payoff, visit: (board: BetGains) => void): void {
  const rule = betEdge(payoff)
  const lanes = makeFlushLanes(0)
  const gains = new Float64Array(HANDS)
  if (stage === 'flop') {
    const edges = flopEdges(rule, lanes)
    for (const flop of canonicalFlops()) {
      sumsOnFlop(flop, edges, gains)
      visit({ board: flop.cards, boards: flop.flops, gains })
    }
    return
  }
  const table = turnEdges(rule, lanes)
  const { count, cards, turns } = canonicalTurns()
  for (let turn = 0; turn < count; turn++) {
    sumsOnTurn(turn, table, gains)
    visit({ board: [...cards.subarray(turn * 4, turn * 4 + 4)], boards: turns[turn]!, gains })
  }
}

/** What comes of the hands that are played, for each number of bets made on flop and turn. */
interface Played {
  readonly results: readonly [Tally, Tally, Tally]
  readonly flopBets: number
  readonly turnBets: number
  readonly flopTies: number
  readonly turnTies: number
}

/** Plays the hands that `plays` names, as is best or as somebody bets. */
function play(decided: Decided, plays: Uint8Array, ways: BonusWays): Played {
  if (ways.flop || ways.turn) return playWays(decided, plays, ways)
  const [one, two] = follow(decided, plays)
  const { flops, turns } = decided.streets
  const sum = (counts: Float64Array): number => sumOf(counts, plays)
  // A flop that is bet is met with 47 turns, a turn with four flops.
  const [flopBets, turnBets, turnTies] = [47 * sum(flops.bets), 4 * sum(turns.bets), 4 * sum(turns.ties)]
  return playedOf({ one, two, flopBets, turnBets, turnTies }, sum(flops.ties), plays)
}

/** As somebody bets on the flop, the turn or both: each board is asked for. */
function playWays({ rule, streets }: Decided, plays: Uint8Array, ways: BonusWays): Played {
  const lanes = makeFlushLanes(0)
  const flops = ways.flop ? betsOnFlops(ways.flop) : decideFlops(rule, flopEdges(rule, lanes)).bets
  const list = Uint16Array.from({ length: HANDS }, (_, hand) => hand).filter(
    (hand) => plays[classOfHand()[hand]!] === 1,
  )
  const followed = addFollowed(
    followPairs(playOut(flops, ways.turn ? betsOnTurns(ways.turn) : bestOnTurns(rule, lanes), list, lanes)),
  )
  return playedOf(followed, ways.flop ? 0 : sumOf(streets.flops.ties, plays), plays)
}

function bestOnTurns(rule: EdgeRule, lanes: FlushLanes): TurnSums {
  const table = turnEdges(rule, lanes)
  return (turn, out) => sumsOnTurn(turn, table, out)
}

const sumOf = (counts: Float64Array, plays: Uint8Array): number =>
  counts.reduce((sum, count, place) => sum + count * plays[place]!, 0)

function playedOf({ one, two, flopBets, turnBets, turnTies }: Followed, flopTies: number, plays: Uint8Array): Played {
  // Every board of a hand is met as 20 (flop, turn) pairs; those with no bet are the rest. `played` has each ten times.
  const none = makeLinear()
  kernel()
    .played(0)
    .forEach((results, place) => {
      if (plays[place] === 1)
        for (let i = 0; i < none.length; i++) none[i] = none[i]! + 2 * STARTING_HANDS[place]!.hands * results[i]!
    })
  for (let i = 0; i < none.length; i++) none[i] = none[i]! - one[i]! - two[i]!
  return {
    results: [tallyOf(none), tallyOf(one), tallyOf(two)],
    flopBets: flopBets * RIVERS,
    turnBets: turnBets * RIVERS,
    flopTies: flopTies * RUN_OUTS,
    turnTies: turnTies * RIVERS,
  }
}

/** Says whether a starting hand is played. */
export type Starter = (start: Pick<StartingHand, 'low' | 'high' | 'suited'>) => boolean

/** Asked once for each board: says which hands (two cards, the lower first) bet on it, whatever the suits are named. */
export type BoardBettor = (board: readonly number[]) => (a: number, b: number) => boolean

/** How somebody plays: hands, flops and turns, each by a way of his own or, where there is none, as is best. */
export interface BonusWays {
  readonly starts?: Starter
  readonly flop?: BoardBettor
  readonly turn?: BoardBettor
}

function betsOnFlops(bettor: BoardBettor): Uint8Array {
  const { low, high, holding } = allHands()
  const flops = canonicalFlops()
  const bets = new Uint8Array(flops.length * HANDS)
  flops.forEach(({ cards }, i) => {
    const on = bettor(cards)
    for (let hand = 0; hand < handCount; hand++) bets[i * HANDS + hand] = on(low[hand]!, high[hand]!) ? 1 : 0
    for (const card of cards) for (const hand of holding[card]!) bets[i * HANDS + hand] = 0
  })
  return bets
}

/** Hot: 1 where somebody bets, −1 where he checks. */
function betsOnTurns(bettor: BoardBettor): TurnSums {
  const { low, high, holding } = allHands()
  const { cards } = canonicalTurns()
  return (turn, out) => {
    const board = [...cards.subarray(turn * 4, turn * 4 + 4)]
    const on = bettor(board)
    for (let hand = 0; hand < handCount; hand++) out[hand] = on(low[hand]!, high[hand]!) ? 1 : -1
    for (const card of board) for (const hand of holding[card]!) out[hand] = NaN
  }
}

/**
 * Solves the whole game exactly: best play, or somebody's `ways`, well or ill. The classes' EVs are those of best play. Throws on
 * a payoff that `checkPayoff` refuses.
 */
export function bonusWhole(payoff: Payoff, onProgress?: (done: number) => void, ways: BonusWays = {}): BonusWhole {
  checkPayoff(payoff)
  const decided = decide(payoff)
  const { flops, turns } = decided.streets
  onProgress?.(0.5)
  const foldTotal = BigInt(DEALS_PER_HAND) * BigInt(payoff.fold)
  const classes = STARTING_HANDS.map((start, place): BonusClass => {
    // Turn and river come in two orders.
    const always = 2n * netOf(tallyOf(kernel().played(0)[place]!), payoff.nets[BONUS_STAKES[2]]!)
    // Run-outs count turn and river in one order, and a turn follows four flops.
    const checks = 2n * flops.gains[place]! + 4n * turns.gains[place]!
    return { ...start, foldTotal, betTotal: always + (checks / BigInt(start.hands)) * BigInt(payoff.unit) }
  })
  const plays = Uint8Array.from(classes, (one) => ((ways.starts ? ways.starts(one) : one.betTotal > foldTotal) ? 1 : 0))
  const played = play(decided, plays, ways)
  onProgress?.(1)
  const folded = DEALS_PER_HAND * classes.reduce((sum, { hands }, place) => sum + hands * (1 - plays[place]!), 0)
  return {
    deals: DEALS_PER_HAND * HANDS,
    dealsPerHand: DEALS_PER_HAND,
    total: totalOf(payoff, ledgerOf({ ...played, folded })),
    classes,
    folded,
    ...played,
  }
}

/** How the deals of a hand, or of the whole game, end by what came to be bet. */
export const ledgerOf = ({ results, folded }: Pick<BonusWhole, 'results' | 'folded'>): Ledger => ({
  played: results.map((tally, i) => [BONUS_STAKES[i]!, tally] as const),
  folded,
})
