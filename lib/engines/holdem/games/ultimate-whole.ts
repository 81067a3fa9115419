import { kernel } from '../kernel/kernel'
import { STARTING_HANDS, type StartingHand } from '../numbering/starting-hands'
import { ultimateFlops, type UltimateFlops, type UltimateMemory } from './ultimate-flops'
import { addTally, checkPayoff, emptyTally, netOf, type Payoff, type Tally, tallyOf } from '../payoff/payoff'
import { FLOP_RAISE } from '../payoff/stakes'

/*
 * Solves the whole of Ultimate Texas Hold'em exactly, with any rules.
 *  1. Each class of starting hands is played to the showdown. That gives the values of raising before the flop and of
 *     checking and then raising on every flop.
 *  2. The edge d of each flop, summed over run-outs, decides the flops: checking is worth  Σ value(2x) + max(0, −Σ d).
 *  3. With the flops decided, one more sweep counts the results of the hands that check.
 */

/** Totals are net results in 1/unit, over the `dealsPerHand` deals of one hand of the class. */
export interface UltimateClass extends StartingHand {
  readonly raiseTotals: readonly bigint[]
  readonly checkTotal: bigint
  /**
   * The hand's best option: the index of its raise in `raises`, or −1 for the check. Exact ties check, or take the
   * lower raise.
   */
  readonly plays: number
}

export interface UltimateWhole {
  /** Equally likely deals of hole cards, flop, turn and river, and the dealer's hand. */
  readonly deals: number
  /** Net result of all deals in 1/unit: the EV in antes is `total / (deals · unit)`. */
  readonly total: bigint
  /** The 169 classes in the order of STARTING_HANDS. */
  readonly classes: readonly UltimateClass[]
  /** Deals of one hand: `deals / 1326`. */
  readonly dealsPerHand: number
  /**
   * Deals raised before the flop (in the order of `raises`), raised on the flop, raised on the river, and folded. They
   * sum to `deals`.
   */
  readonly raised: readonly Tally[]
  readonly flop: Tally
  readonly river: Tally
  readonly folded: number
  /**
   * Ties: deals of hands whose best option before the flop is tied, deals of checked hands on flops where raising and
   * checking are worth the same, and river decisions where raising and folding are (counted among `folded`).
   */
  readonly preflopTies: number
  readonly flopTies: number
  readonly riverTies: number
}

/** Deals of one hand: flop, turn and river, the dealer's hand. */
const DEALS_PER_HAND = 19600 * 1081 * 990

function bestOption(
  raiseTotals: readonly bigint[],
  checkTotal: bigint,
  raises: readonly number[],
): { readonly plays: number; readonly tied: boolean } {
  const order = raises.map((_, i) => i).sort((a, b) => raises[a]! - raises[b]!)
  let plays = -1
  let best = checkTotal
  let tied = false
  for (const i of order) {
    if (raiseTotals[i] === best) tied = true
    if (raiseTotals[i]! <= best) continue
    best = raiseTotals[i]!
    plays = i
    tied = false
  }
  return { plays, tied }
}

interface Decided {
  readonly classes: readonly UltimateClass[]
  readonly total: bigint
  readonly raised: readonly Tally[]
  readonly preflopTies: number
}

function decidePreflop(
  { nets }: Payoff,
  raises: readonly number[],
  played: readonly Tally[],
  flops: UltimateFlops,
): Decided {
  const raised = raises.map(emptyTally)
  let preflopTies = 0
  let total = 0n
  const classes = STARTING_HANDS.map((start, place): UltimateClass => {
    const raiseTotals = raises.map((raise) => netOf(played[place]!, nets[raise]!))
    const checkTotal = netOf(played[place]!, nets[FLOP_RAISE]!) + flops.gains[place]! / BigInt(start.hands)
    const { plays, tied } = bestOption(raiseTotals, checkTotal, raises)
    if (plays >= 0) addTally(raised[plays]!, played[place]!, start.hands)
    if (tied) preflopTies += start.hands * DEALS_PER_HAND
    total += BigInt(start.hands) * (plays < 0 ? checkTotal : raiseTotals[plays]!)
    return { ...start, raiseTotals, checkTotal, plays }
  })
  return { classes, total, raised, preflopTies }
}

/**
 * Solves the whole game exactly: every decision of every hand, with any pays and the given raises before the flop (in
 * antes). Exact ties take the cheaper option. Throws on a payoff that `checkPayoff` refuses.
 */
export function ultimateWhole(
  payoff: Payoff,
  raises: readonly number[],
  onProgress?: (done: number) => void,
  memory: UltimateMemory = new Map(),
): UltimateWhole {
  checkPayoff(payoff)
  const flops = ultimateFlops(payoff, memory)
  onProgress?.(0.4)
  const played = kernel()
    .played(payoff.qualifies)
    .map((results) => tallyOf(results))
  onProgress?.(0.6)
  const { classes, total, raised, preflopTies } = decidePreflop(payoff, raises, played, flops)
  const checks = Uint8Array.from(classes, ({ plays }) => (plays < 0 ? 1 : 0))
  const { bet: flop, passed: river, gaveUp, ties } = flops.results(checks)
  const checked = { flop: tallyOf(flop), river: tallyOf(river), folded: gaveUp * 990, riverTies: ties * 990 }
  const flopTies = classes.reduce((sum, { plays }, place) => sum + (plays < 0 ? flops.ties[place]! : 0), 0) * 1081 * 990
  onProgress?.(1)
  return {
    deals: DEALS_PER_HAND * 1326,
    dealsPerHand: DEALS_PER_HAND,
    total,
    classes,
    raised,
    preflopTies,
    flopTies,
    ...checked,
  }
}
