import { type DecidedFlops, type FlopResults, kernelFor, ownKernelFor, type SeeSums } from '../kernel/kernel'
import { commonFactor, narrowed } from '../kernel/limits'
import { edgeBefore, type EdgeRule, type Payoff, TIE, UNQUALIFIED } from '../payoff/payoff'

/*
 * What the pays decide, and what is kept while a pay is dragged.
 *
 * A hand that plays wins its Blind whatever was bet, so a pay matters to a decision only where somebody may fold with the hand it is
 * for: it is F that holds it, and F above 0 leaves d = P. Nobody folds a straight, a flush, a full house or better, but for quads on
 * the board. So the flops are solved as if those hands won no more than any other, as low as they get; if F is above 0 with them
 * throughout, which the solve tells (`unsure`), it is so with any higher pay, since F = pay · W + …, and every decision and every count
 * of results is the same. If it is not, the pays are taken as they are. Dragging a flush's pay then takes almost no time.
 */

/** Places in POKER_HANDS: straight, flush, full house, straight flush, royal flush. */
const NEVER_FOLDED = [4, 5, 6, 8, 9]

/** The antes bet by a raise on the flop and on the river. */
export const FLOP_RAISE = 2
export const RIVER_RAISE = 1

/** The payoff as if some hands won no more than the hand that wins least. */
function withoutPays(payoff: Payoff): Payoff {
  const nets = [FLOP_RAISE, RIVER_RAISE].map((bet): [number, readonly number[]] => {
    const all = payoff.nets[bet]!
    const least = [0, UNQUALIFIED].map((from) => Math.min(...all.slice(from, from + UNQUALIFIED)))
    return [
      bet,
      all.map((net, place) =>
        place < TIE && NEVER_FOLDED.includes(place % UNQUALIFIED) ? least[Math.floor(place / UNQUALIFIED)]! : net,
      ),
    ]
  })
  return { ...payoff, nets: Object.fromEntries(nets) }
}

const isSure = ({ unsure }: DecidedFlops): boolean =>
  NEVER_FOLDED.every((hand) => unsure[2 * hand] === 0 && unsure[2 * hand + 1] === 0)

/** The flops of some rules, decided; the same for all rules that differ only in pays which decide nothing. */
export interface UltimateFlops {
  /** In 1/unit of the payoff asked for: what checking gains over raising 2x on every flop, by class. */
  readonly gains: readonly bigint[]
  /** By class: (hand, flop) pairs where both options are worth the same. */
  readonly ties: Float64Array
  /** The results of the hands whose class is marked, from the flop on. */
  readonly results: (checks: Uint8Array) => FlopResults
}

interface Kept {
  readonly flops: DecidedFlops
  /** By the classes that check. */
  readonly results: Map<string, FlopResults>
}

/** The last two sets of flops solved, the older one first, kept by a caller that changes one pay at a time. */
export type UltimateMemory = Map<string, Kept>

function flopsOf(rule: Required<EdgeRule>, qualifies: number, memory: UltimateMemory): Kept {
  const by = kernelFor(rule)
  const key = [by.build, ...rule.worth, ...rule.gain, qualifies].join()
  const newest = memory.get(key) ?? { flops: by.flops(rule, qualifies), results: new Map<string, FlopResults>() }
  memory.delete(key)
  for (const older of [...memory.keys()].slice(0, -1)) memory.delete(older)
  memory.set(key, newest)
  return newest
}

function resultsOf({ flops, results }: Kept, checks: Uint8Array): FlopResults {
  const key = checks.join('')
  const found = results.get(key) ?? flops.results(checks)
  results.clear()
  results.set(key, found)
  return found
}

/** Decides all flops, or remembers them. */
export function ultimateFlops(payoff: Payoff, memory: UltimateMemory): UltimateFlops {
  const lean = decided(withoutPays(payoff), memory)
  return isSure(lean.flops) ? lean : decided(payoff, memory)
}

function decided(payoff: Payoff, memory: UltimateMemory): UltimateFlops & Pick<Kept, 'flops'> {
  const rule = edgeBefore(payoff, FLOP_RAISE, RIVER_RAISE)
  // In the largest unit that has whole numbers, so that what is the same is found again.
  const times = commonFactor(rule)
  const solved = flopsOf(narrowed(rule, times) as Required<EdgeRule>, payoff.qualifies, memory)
  return {
    flops: solved.flops,
    gains: solved.flops.gains.map((gain) => gain * BigInt(times)),
    ties: solved.flops.ties,
    results: (checks) => resultsOf(solved, checks),
  }
}

/** Calls back for each flop with what a raise on it gains over a check, in 1/unit over 1,081 · 990 deals. */
export function eachRaiseGain(payoff: Payoff, see: SeeSums): void {
  const rule = edgeBefore(payoff, FLOP_RAISE, RIVER_RAISE)
  ownKernelFor(rule).eachFlop(rule, payoff.qualifies, see)
}
