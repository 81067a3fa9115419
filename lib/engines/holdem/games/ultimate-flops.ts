import { type DecidedFlops, type FlopResults, kernelFor, ownKernelFor, type SeeSums } from '../kernel/kernel'
import { commonFactor, narrowed } from '../kernel/limits'
import { edgeBefore, type EdgeRule, type Payoff, TIE, UNQUALIFIED } from '../payoff/payoff'
import { FLOP_RAISE, RIVER_RAISE } from '../payoff/stakes'

/*
 * Which decisions depend on the pays, and what is kept while the user drags one pay.
 *
 * A hand that plays wins its Blind whatever it bet, so the pay for a hand affects a decision only where the player
 * might fold that hand. F holds the pay, and where F is above 0, d = P doesn't. Nobody folds a straight, a flush, a
 * full house or better, except with quads on the board. So the flops are solved as if those hands paid no more than the
 * least of them. If F is above 0 throughout (the solve reports otherwise in `unsure`), it is above 0 with any higher
 * pay too, since F = pay · W + …, and every decision and every count stays the same. If not, the flops are solved with
 * the real pays. Dragging the pay of a flush then takes almost no time.
 */

/** Indexes in POKER_HANDS: straight, flush, full house, straight flush, royal flush. */
const NEVER_FOLDED = [4, 5, 6, 8, 9]

/** The payoff with the pays of some hands lowered to the least of them. */
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

/** The flop decisions of some rules. Rules that differ only in pays that decide nothing share them. */
export interface UltimateFlops {
  /** What checking gains over raising 2× on every flop, by class, in 1/unit of the payoff asked for. */
  readonly gains: readonly bigint[]
  /** (hand, flop) pairs for which both options are worth the same, by class. */
  readonly ties: Float64Array
  /** The results from the flop on of the hands whose class is marked. */
  readonly results: (checks: Uint8Array) => FlopResults
}

interface Kept {
  readonly flops: DecidedFlops
  /** Keyed by the classes that check. */
  readonly results: Map<string, FlopResults>
}

/**
 * The last two sets of flops solved, the older one first. A caller that changes one pay at a time keeps it between
 * solves.
 */
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

/** Decides all flops, or returns them from memory. */
export function ultimateFlops(payoff: Payoff, memory: UltimateMemory): UltimateFlops {
  const lean = decided(withoutPays(payoff), memory)
  return isSure(lean.flops) ? lean : decided(payoff, memory)
}

function decided(payoff: Payoff, memory: UltimateMemory): UltimateFlops & Pick<Kept, 'flops'> {
  const rule = edgeBefore(payoff, FLOP_RAISE, RIVER_RAISE)
  // In the largest unit with whole numbers, so that equal rules get the same key.
  const times = commonFactor(rule)
  const solved = flopsOf(narrowed(rule, times) as Required<EdgeRule>, payoff.qualifies, memory)
  return {
    flops: solved.flops,
    gains: solved.flops.gains.map((gain) => gain * BigInt(times)),
    ties: solved.flops.ties,
    results: (checks) => resultsOf(solved, checks),
  }
}

/** Calls back for each flop with what raising gains over checking, in 1/unit over 1,081 · 990 deals. */
export function eachRaiseGain(payoff: Payoff, see: SeeSums): void {
  const rule = edgeBefore(payoff, FLOP_RAISE, RIVER_RAISE)
  ownKernelFor(rule).eachFlop(rule, payoff.qualifies, see)
}
