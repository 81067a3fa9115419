import { askBets, type BoardBettor } from '../numbering/bets'
import { canonicalFlops, canonicalTurns } from '../numbering/canonical-boards'
import { type DecidedStreets, type Kernel, kernel, kernelFor, ownKernelFor, type SeeSums } from '../kernel/kernel'
import { HANDS, STARTING_HANDS, type StartingHand } from '../numbering/starting-hands'
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
} from '../payoff/payoff'
import { BONUS_STAKES } from '../payoff/stakes'

/*
 * Solves the whole of Texas Hold'em Bonus exactly, with any pays: fold before the flop or bet two antes, then bet one
 * or check on the flop, and again on the turn. A bet on the flop or the turn wins or loses by itself, so the right
 * decision doesn't depend on what the ante pays or on earlier bets. Everything except the fold is therefore decided
 * once and kept:
 *   betting before the flop is worth
 *     value(4 antes always bet) + Σ over flops max(0, −Σ d) + Σ over turns max(0, −Σ d)
 * with d = W − L. The (flop, turn) pairs with none, one and two of these bets made are carried back to boards as marks.
 */

export interface BonusClass extends StartingHand {
  /** Net results in 1/unit, over the `dealsPerHand` deals of one hand of the class. */
  readonly foldTotal: bigint
  readonly betTotal: bigint
}

export interface BonusWhole {
  /** Equally likely deals of hole cards, flop, turn, river and the dealer's hand. */
  readonly deals: number
  readonly dealsPerHand: number
  /** Net result of all deals in 1/unit: the EV in antes is `total / (deals · unit)`. Exact ties fold or check. */
  readonly total: bigint
  readonly classes: readonly BonusClass[]
  readonly folded: number
  /**
   * The deals in which the player bets 2, 3 and 4 antes besides the ante (BONUS_STAKES). With `folded` they sum to
   * `deals`. Counted on request only, because that takes nearly as long as everything else.
   */
  readonly results: () => Results
  /** Deals in which the player bets on the flop, and on the turn. */
  readonly flopBets: number
  readonly turnBets: number
  /**
   * Deals of hands not folded before the flop in which betting and checking are worth the same, on the flop and on the
   * turn.
   */
  readonly flopTies: number
  readonly turnTies: number
}

/** Deals after a (flop, turn) pair, after a flop, and after the hole cards: C(50, 3) · 47 · 46 · C(45, 2). */
const RIVERS = 46 * 990
const RUN_OUTS = 47 * RIVERS
const DEALS_PER_HAND = 19600 * RUN_OUTS

/** How deals end, one tally for each of BONUS_STAKES. */
type Results = readonly [Tally, Tally, Tally]

/** Flop and turn decisions, which don't depend on what the ante pays. */
interface Decided {
  readonly by: Kernel
  readonly streets: DecidedStreets
  /** Run-out tallies of hands already played, so that they aren't counted again. */
  readonly followed: Map<string, readonly [Float64Array, Float64Array]>
}

/** The decisions solved last. A caller that changes one pay at a time keeps it between solves. */
export type BonusMemory = Map<string, Decided>

/** What one more ante bet gains, in antes. */
export const betEdge = ({ nets, unit }: Payoff, dealers?: number): EdgeRule =>
  lastEdge(nets[BONUS_STAKES[1]]!, nets[BONUS_STAKES[0]]!, unit, dealers)

function decide(payoff: Payoff, memory: BonusMemory): Decided {
  const rule = betEdge(payoff)
  const by = kernelFor(rule)
  const key = [by.build, ...rule.worth].join()
  const decided = memory.get(key) ?? { by, streets: by.streets(rule), followed: new Map() }
  memory.clear()
  memory.set(key, decided)
  return decided
}

function follow({ by, streets, followed }: Decided, plays: Uint8Array): readonly [Float64Array, Float64Array] {
  const key = plays.join('')
  const found = followed.get(key) ?? by.streetResults(streets.flops.marks, streets.turns.marks, plays)
  followed.set(key, found)
  return found
}

/**
 * Calls back for each flop (over 1,081 × 990 deals) or each turn (over 46 × 990) with the gain of one more ante bet, in
 * antes. It doesn't depend on what the ante pays.
 */
export function eachBetGain(stage: 'flop' | 'turn', payoff: Payoff, see: SeeSums): void {
  const rule = betEdge(payoff)
  const own = ownKernelFor(rule)
  if (stage === 'flop') own.eachFlop(rule, 0, see)
  else own.eachTurn(rule, see)
}

/** How the hands that aren't folded end, by the bets made on flop and turn. */
type Played = Pick<BonusWhole, 'results' | 'flopBets' | 'turnBets' | 'flopTies' | 'turnTies'>

/**
 * Plays the hands marked in `plays`, with best play or with somebody's own bets. Own bets are asked for on every board,
 * and then no tie is counted.
 */
function play(decided: Decided, plays: Uint8Array, ways: BonusWays): Played {
  const { flops, turns } = decided.streets
  const onFlops = ways.flop ? askBets(canonicalFlops(), ways.flop) : flops
  const onTurns = ways.turn ? askBets(canonicalTurns().turns, ways.turn) : turns
  return {
    results: () => {
      const [one, two] =
        ways.flop || ways.turn ? decided.by.streetResults(onFlops.marks, onTurns.marks, plays) : follow(decided, plays)
      return [tallyOf(noneOf(one, two, plays)), tallyOf(one), tallyOf(two)]
    },
    // Each flop bet is followed by 47 turns; each turn contains four flops.
    flopBets: RUN_OUTS * sumOf(onFlops.bets, plays),
    turnBets: 4 * RIVERS * sumOf(onTurns.bets, plays),
    flopTies: ways.flop ? 0 : RUN_OUTS * sumOf(flops.ties, plays),
    turnTies: ways.turn ? 0 : 4 * RIVERS * sumOf(turns.ties, plays),
  }
}

const sumOf = (counts: Float64Array, plays: Uint8Array): number =>
  counts.reduce((sum, count, place) => sum + count * plays[place]!, 0)

/**
 * A hand meets each board as 20 (flop, turn) pairs. Those with a bet are subtracted from all; `played` counts each
 * board ten times.
 */
function noneOf(one: Float64Array, two: Float64Array, plays: Uint8Array): Float64Array {
  const none = makeLinear()
  kernel()
    .played(0)
    .forEach((results, place) => {
      if (plays[place] === 1)
        for (let i = 0; i < none.length; i++) none[i] = none[i]! + 2 * STARTING_HANDS[place]!.hands * results[i]!
    })
  return none.map((count, i) => count - one[i]! - two[i]!)
}

/** Whether a starting hand bets before the flop. */
export type Starter = (start: Pick<StartingHand, 'low' | 'high' | 'suited'>) => boolean

/** A way to play: one function each for starting hands, flops and turns. Best play decides where one is absent. */
export interface BonusWays {
  readonly starts?: Starter
  readonly flop?: BoardBettor
  readonly turn?: BoardBettor
}

/**
 * Solves the whole game exactly, with best play or somebody's `ways`. The EVs of the classes are always those of best
 * play. Throws on a payoff that `checkPayoff` refuses.
 */
export function bonusWhole(
  payoff: Payoff,
  onProgress?: (done: number) => void,
  ways: BonusWays = {},
  memory: BonusMemory = new Map(),
): BonusWhole {
  checkPayoff(payoff)
  const decided = decide(payoff, memory)
  const { flops, turns } = decided.streets
  onProgress?.(0.5)
  const foldTotal = BigInt(DEALS_PER_HAND) * BigInt(payoff.fold)
  const classes = STARTING_HANDS.map((start, place): BonusClass => {
    // Turn and river can come in either order, so each board counts twice.
    const always = 2n * netOf(tallyOf(kernel().played(0)[place]!), payoff.nets[BONUS_STAKES[2]]!)
    // Run-outs ignore the order of turn and river, hence 2; each turn contains four flops, hence 4.
    const checks = 2n * flops.gains[place]! + 4n * turns.gains[place]!
    return { ...start, foldTotal, betTotal: always + (checks / BigInt(start.hands)) * BigInt(payoff.unit) }
  })
  const plays = Uint8Array.from(classes, (one) => ((ways.starts ? ways.starts(one) : one.betTotal > foldTotal) ? 1 : 0))
  const played = play(decided, plays, ways)
  const folded = DEALS_PER_HAND * classes.reduce((sum, { hands }, place) => sum + hands * (1 - plays[place]!), 0)
  // The EVs of the classes assume best play after the start, so deals are counted when somebody else bets.
  const counted = (ways.flop ?? ways.turn) && played.results()
  onProgress?.(0.7)
  return {
    deals: DEALS_PER_HAND * HANDS,
    dealsPerHand: DEALS_PER_HAND,
    total: counted
      ? totalOf(payoff, ledgerOf(counted, folded))
      : classes.reduce(
          (sum, { hands, betTotal }, place) => sum + BigInt(hands) * (plays[place] === 1 ? betTotal : foldTotal),
          0n,
        ),
    classes,
    folded,
    ...played,
    ...(counted && { results: () => counted }),
  }
}

/** How the deals of a hand or of the whole game end, by the antes bet. */
export const ledgerOf = (results: readonly Tally[], folded: number): Ledger => ({
  played: results.map((tally, i) => [BONUS_STAKES[i]!, tally] as const),
  folded,
})
