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

/*
 * Casino Hold'em: the hole cards and the flop are seen at once, and called with two antes or folded. Nothing is decided later, so a call
 * gains something linear in what the dealer's hands come to.
 */

/** The antes that a call bets. */
export const CALL = 2

/** One of the 169 starting hands over all flops. Totals are net results in 1/unit over `dealsPerHand` deals of one hand of the class. */
export interface CasinoClass extends StartingHand {
  /** If it were called on every flop. */
  readonly callTotal: bigint
  /** Called where that is best, else folded; absent where somebody else decides. */
  readonly playedTotal?: bigint
  /** On how many (hand, flop) pairs of the class it calls, of `hands` · C(50, 3). */
  readonly calls: number
}

export interface CasinoWhole {
  /** The equally likely deals: the hole cards, the flop, the rest of the board, the dealer's hand. */
  readonly deals: number
  /** Net result of all deals in 1/unit: the EV is `total / (deals · unit)`. */
  readonly total: bigint
  readonly called: number
  readonly folded: number
  /** How the called deals end: counted when asked for, which takes as long as all the rest. */
  readonly results: () => Tally
  /** The 169 classes in the order of STARTING_HANDS. */
  readonly classes: readonly CasinoClass[]
  /** The deals of one hand: `deals / 1326`. */
  readonly dealsPerHand: number
}

/** C(47, 2) · C(45, 2), and with C(50, 3) flops. */
const DEALS_PER_FLOP = 1081 * 990
const DEALS_PER_HAND = 19600 * DEALS_PER_FLOP
/** C(52, 2) · C(50, 3) · C(47, 2) · C(45, 2). */
const DEALS = 1326 * DEALS_PER_HAND

/** What a call gains over a fold. */
const gainOfCalling = ({ nets, fold }: Payoff): EdgeRule =>
  lastEdge(
    nets[CALL]!,
    nets[CALL]!.map(() => fold),
  )

/**
 * Calls back for each of the 1,755 flops with what calling gains over folding, by hand, in 1/unit over 1,081 × 990 deals; hands that
 * share a card with it have NaN. The list is filled again for each.
 */
export function eachCallGain(payoff: Payoff, see: SeeSums): void {
  const rule = gainOfCalling(payoff)
  ownKernelFor(rule).eachFlop(rule, payoff.qualifies, see)
}

/** The flops as somebody calls them; that has no gains over anything. */
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
 * The whole game, exactly: every hand on every flop, called where that is worth more than a fold (an exact tie folds), or played as
 * `calls` says. Throws on a payoff that `checkPayoff` refuses.
 */
export function casinoWhole(payoff: Payoff, calls?: BoardBettor, onProgress?: (done: number) => void): CasinoWhole {
  checkPayoff(payoff)
  const flops = calls ? decidedBy(payoff, calls, onProgress) : decidedBest(payoff)
  const classes = classesOf(payoff, kernel().played(payoff.qualifies), flops)
  onProgress?.(0.7)
  // The results know every called board once for each of its ten flops: as often as it is dealt.
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
