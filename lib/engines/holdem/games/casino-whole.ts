import { askBets, type BoardBettor } from '../numbering/bets'
import { canonicalFlops } from '../numbering/canonical-boards'
import { type DecidedFlops, kernel, kernelFor, ownKernelFor, type SeeSums } from '../kernel/kernel'
import { STARTING_HANDS, type StartingHand } from '../numbering/starting-hands'
import {
  checkPayoff,
  type EdgeRule,
  lastEdge,
  netOf,
  type Payoff,
  type Tally,
  tallyOf,
  totalOf,
} from '../payoff/payoff'
import { CALL } from '../payoff/stakes'

/*
 * Casino Hold'em: the player sees the hole cards and the flop at once, and calls with two antes or folds. Nothing is
 * decided later, so what a call gains on a board is linear in the counts of the dealer's hands.
 */

/**
 * One of the 169 starting hands over all flops. Totals are net results in 1/unit, over the `dealsPerHand` deals of one
 * hand of the class.
 */
export interface CasinoClass extends StartingHand {
  /** The total if the hand called on every flop. */
  readonly callTotal: bigint
  /** The total if the hand calls where that is best and folds elsewhere; absent if somebody else decides. */
  readonly playedTotal?: bigint
  /** (hand, flop) pairs of the class that call, out of `hands` · C(50, 3). */
  readonly calls: number
}

export interface CasinoWhole {
  /** Equally likely deals of hole cards, flop, turn and river, and the dealer's hand. */
  readonly deals: number
  /** Net result of all deals in 1/unit: the EV in antes is `total / (deals · unit)`. */
  readonly total: bigint
  readonly called: number
  readonly folded: number
  /** How the called deals end. Counted on request only, because that takes as long as everything else. */
  readonly results: () => Tally
  /** The 169 classes in the order of STARTING_HANDS. */
  readonly classes: readonly CasinoClass[]
  /** Deals of one hand: `deals / 1326`. */
  readonly dealsPerHand: number
}

/** Deals after a flop, C(47, 2) · C(45, 2), and after the hole cards. */
const DEALS_PER_FLOP = 1081 * 990
const DEALS_PER_HAND = 19600 * DEALS_PER_FLOP
/** C(52, 2) · C(50, 3) · C(47, 2) · C(45, 2). */
const DEALS = 1326 * DEALS_PER_HAND

/** What a call gains over folding. */
const gainOfCalling = ({ nets, fold }: Payoff): EdgeRule =>
  lastEdge(
    nets[CALL]!,
    nets[CALL]!.map(() => fold),
  )

/**
 * Calls back for each of the 1,755 canonical flops with what calling gains over folding, for each hand, in 1/unit over
 * 1,081 × 990 deals. Hands that share a card with the flop have NaN. The array is reused for the next flop.
 */
export function eachCallGain(payoff: Payoff, see: SeeSums): void {
  const rule = gainOfCalling(payoff)
  ownKernelFor(rule).eachFlop(rule, payoff.qualifies, see)
}

/** The flops as somebody else calls them. Gains aren't known then. */
function decidedBy(
  payoff: Payoff,
  calls: BoardBettor,
  onProgress?: (done: number) => void,
): Pick<DecidedFlops, 'bets' | 'results'> {
  const { marks, bets } = askBets(canonicalFlops(), calls, (done) => onProgress?.(0.7 * done))
  return { bets, results: (plays) => kernel().resultsOf(marks, payoff.qualifies, plays) }
}

function decidedBest(payoff: Payoff): DecidedFlops {
  const rule = gainOfCalling(payoff)
  return kernelFor(rule).flops(rule, payoff.qualifies)
}

/**
 * Solves the whole game exactly: every hand on every flop, called where that beats folding (an exact tie folds), or as
 * `calls` says. Throws on a payoff that `checkPayoff` refuses.
 */
export function casinoWhole(payoff: Payoff, calls?: BoardBettor, onProgress?: (done: number) => void): CasinoWhole {
  checkPayoff(payoff)
  const flops = calls ? decidedBy(payoff, calls, onProgress) : decidedBest(payoff)
  const classes = classesOf(payoff, kernel().played(payoff.qualifies), flops)
  onProgress?.(0.7)
  // The results count a called board once for each of its ten flops, which is how often it is dealt.
  const count = (): Tally => tallyOf(flops.results().bet)
  const counted = calls && count()
  const called = classes.reduce((sum, one) => sum + one.calls, 0) * DEALS_PER_FLOP
  const folded = DEALS - called
  return {
    deals: DEALS,
    total: counted
      ? totalOf(payoff, { played: [[CALL, counted]], folded })
      : classes.reduce((sum, { hands, playedTotal }) => sum + BigInt(hands) * playedTotal!, 0n),
    called,
    folded,
    results: () => counted ?? count(),
    classes,
    dealsPerHand: DEALS_PER_HAND,
  }
}

function classesOf(
  { nets }: Payoff,
  played: readonly Float64Array[],
  { bets, gains }: Pick<DecidedFlops, 'bets'> & Partial<DecidedFlops>,
): readonly CasinoClass[] {
  return STARTING_HANDS.map((start, place) => {
    const callTotal = netOf(tallyOf(played[place]!), nets[CALL]!)
    return {
      ...start,
      callTotal,
      calls: bets[place]!,
      ...(gains ? { playedTotal: callTotal + gains[place]! / BigInt(start.hands) } : {}),
    }
  })
}
