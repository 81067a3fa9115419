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
  /**
   * The deals in which 2, 3 and 4 antes came to be bet besides the ante (BONUS_STAKES). With `folded` they sum to `deals`. Counted when asked
   * for, which takes nearly as long as all the rest.
   */
  readonly results: () => Results
  /** Deals bet on the flop, and on the turn. */
  readonly flopBets: number
  readonly turnBets: number
  /** Deals of played hands on flops, and turns, where betting and checking are worth the same. */
  readonly flopTies: number
  readonly turnTies: number
}

/** C(50, 3) · 47 · 46 · C(45, 2), and the deals that follow a (flop, turn) pair and a flop. */
const RIVERS = 46 * 990
const RUN_OUTS = 47 * RIVERS
const DEALS_PER_HAND = 19600 * RUN_OUTS

/** The antes that a hand that is played may come to bet besides the first. */
export const BONUS_STAKES = [2, 3, 4] as const

/** How deals end by BONUS_STAKES. */
type Results = readonly [Tally, Tally, Tally]

/** Decisions of the flop and the turn, whatever the ante pays. */
interface Decided {
  readonly by: Kernel
  readonly streets: DecidedStreets
  /** What came of the hands that were played so far. */
  readonly followed: Map<string, readonly [Float64Array, Float64Array]>
}

/** The decisions solved last, kept by a caller that changes one pay at a time. */
export type BonusMemory = Map<string, Decided>

/** What one ante more brings, in antes. */
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

/** Calls back for each flop (over 1,081 × 990 deals) or each turn (over 46 × 990) with what one ante more brings, in antes, whatever the ante pays. */
export function eachBetGain(stage: 'flop' | 'turn', payoff: Payoff, see: SeeSums): void {
  const rule = betEdge(payoff)
  const own = ownKernelFor(rule)
  if (stage === 'flop') own.eachFlop(rule, 0, see)
  else own.eachTurn(rule, see)
}

/** The results of the hands that are played, for each number of bets made on flop and turn. */
type Played = Pick<BonusWhole, 'results' | 'flopBets' | 'turnBets' | 'flopTies' | 'turnTies'>

/** Plays the hands that `plays` names, as is best or as somebody bets: then each board is asked for, and nothing is tied. */
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
    // A flop that is bet is met with 47 turns, a turn with four flops.
    flopBets: RUN_OUTS * sumOf(onFlops.bets, plays),
    turnBets: 4 * RIVERS * sumOf(onTurns.bets, plays),
    flopTies: ways.flop ? 0 : RUN_OUTS * sumOf(flops.ties, plays),
    turnTies: ways.turn ? 0 : 4 * RIVERS * sumOf(turns.ties, plays),
  }
}

const sumOf = (counts: Float64Array, plays: Uint8Array): number =>
  counts.reduce((sum, count, place) => sum + count * plays[place]!, 0)

/** Every board of a hand is met as 20 (flop, turn) pairs; those with no bet are the rest. `played` has each ten times. */
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

/** Says whether a starting hand is played. */
export type Starter = (start: Pick<StartingHand, 'low' | 'high' | 'suited'>) => boolean

/** A way to play: a function for hands, flops and turns each; where one is absent, best play decides. */
export interface BonusWays {
  readonly starts?: Starter
  readonly flop?: BoardBettor
  readonly turn?: BoardBettor
}

/**
 * Solves the whole game exactly: best play, or somebody's `ways`, well or ill. The classes' EVs are those of best play. Throws on
 * a payoff that `checkPayoff` refuses.
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
    // Turn and river come in two orders.
    const always = 2n * netOf(tallyOf(kernel().played(0)[place]!), payoff.nets[BONUS_STAKES[2]]!)
    // Run-outs count turn and river in one order, and a turn follows four flops.
    const checks = 2n * flops.gains[place]! + 4n * turns.gains[place]!
    return { ...start, foldTotal, betTotal: always + (checks / BigInt(start.hands)) * BigInt(payoff.unit) }
  })
  const plays = Uint8Array.from(classes, (one) => ((ways.starts ? ways.starts(one) : one.betTotal > foldTotal) ? 1 : 0))
  const played = play(decided, plays, ways)
  const folded = DEALS_PER_HAND * classes.reduce((sum, { hands }, place) => sum + hands * (1 - plays[place]!), 0)
  // The classes' EVs assume best play after the start; for any other way of betting the deals are counted.
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

/** How the deals of a hand, or of the whole game, end by what came to be bet. */
export const ledgerOf = (results: readonly Tally[], folded: number): Ledger => ({
  played: results.map((tally, i) => [BONUS_STAKES[i]!, tally] as const),
  folded,
})
