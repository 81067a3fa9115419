import { exact } from '@/lib/games/ev'
import type { GameFigures, StartingClass } from '@/lib/games/figures'
import { twoCardClass } from '@/lib/games/maps'
import { varianceOf } from '@/lib/games/outcomes'
import type { Outcome } from '@/lib/games/solution'
import type { Progress, WholeOptions } from '@/lib/games/solver'
import {
  type CasinoClass,
  type CasinoRules as KernelRules,
  type CasinoWhole,
  casinoWhole,
  qualifyingStrength,
} from '@/lib/engines/holdem/index'
import { choose } from '@/lib/math/combinations'
import { unitOf } from './ledger'
import type { CasinoRules } from './rules'
import { CALL, type Comparison, FOLD_NET, netsByHand } from './round'
import { findWay } from './strategy'

/** The rules as the kernel counts with them: whole parts of an ante. */
export function kernelRules(rules: CasinoRules): KernelRules {
  const unit = Number(unitOf(rules))
  const by = (comparison: Comparison): number[] =>
    netsByHand(rules, false, comparison).map((net) => Math.round(net * unit))
  return {
    unit,
    ante: netsByHand(rules, true, 'higher').map((net) => Math.round((net - CALL) * unit)),
    qualifies: qualifyingStrength(rules.qualifies),
    noGame: { higher: by('higher'), equal: by('equal'), lower: by('lower') },
  }
}

/** Net results in antes, ascending; the folded deals are among them. */
function outcomesOf({ results, folded }: CasinoWhole, unit: number): readonly Outcome[] {
  const ways = new Map<number, number>([[FOLD_NET, folded]])
  for (const { net, deals } of results) ways.set(net / unit, (ways.get(net / unit) ?? 0) + deals)
  return [...ways].filter(([, n]) => n > 0).sort(([a], [b]) => a - b)
}

const FLOPS = choose(50, 3)

/** A starting hand over all flops: what calling and folding are worth whatever comes, and on what share of flops it calls. */
function cellOf(
  { high, low, suited, hands, calls, callTotal, playedTotal }: CasinoClass,
  dealsPerHand: number,
  unit: number,
): StartingClass {
  const ev = (total: bigint) => exact(total, BigInt(dealsPerHand) * BigInt(unit))
  const called = calls / (hands * FLOPS)
  return {
    id: twoCardClass(high, low, suited),
    deals: hands,
    options: [
      { action: 'call', ev: ev(callTotal) },
      { action: 'fold', ev: exact(FOLD_NET, 1) },
    ],
    shares: { call: called, fold: 1 - called },
    ...(playedTotal === undefined ? {} : { ev: ev(playedTotal) }),
  }
}

/** The whole game over all 27,813,810,024,000 deals: best play, an exact tie folded, or one of STRATEGIES by its id. */
export function whole(rules: CasinoRules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const kernel = kernelRules(rules)
  const solved = casinoWhole(kernel, strategy === undefined ? undefined : findWay(strategy).calls, onProgress)
  const { deals, called, folded, total } = solved
  const outcomes = outcomesOf(solved, kernel.unit)
  return {
    ev: exact(total, BigInt(deals) * BigInt(kernel.unit)),
    averageBet: exact(BigInt(deals) + BigInt(CALL) * BigInt(called), deals),
    frequencies: { call: called / deals, fold: folded / deals },
    variance: varianceOf(outcomes, deals),
    outcomes,
    cells: solved.classes.map((one) => cellOf(one, solved.dealsPerHand, kernel.unit)),
    method: 'exact',
  }
}
