import { exact } from '@/lib/games/ev'
import type { GameFigures, StartingClass } from '@/lib/games/figures'
import { twoCardClass } from '@/lib/games/maps'
import { varianceOf } from '@/lib/games/outcomes'
import type { Progress, WholeOptions } from '@/lib/games/solver'
import { type CasinoClass, casinoWhole, outcomesOf } from '@/lib/engines/holdem/index'
import { choose } from '@/lib/math/combinations'
import type { CasinoRules } from './rules'
import { CALL, FOLD_NET, payoffOf } from './round'
import { findWay } from './strategy'

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
  const payoff = payoffOf(rules)
  const solved = casinoWhole(payoff, strategy === undefined ? undefined : findWay(strategy).calls, onProgress)
  const { deals, called, folded, total } = solved
  const outcomes = outcomesOf(payoff, { played: [[CALL, solved.results]], folded })
  return {
    ev: exact(total, BigInt(deals) * BigInt(payoff.unit)),
    averageBet: exact(BigInt(deals) + BigInt(CALL) * BigInt(called), deals),
    frequencies: { call: called / deals, fold: folded / deals },
    variance: varianceOf(outcomes, deals),
    outcomes,
    cells: solved.classes.map((one) => cellOf(one, solved.dealsPerHand, payoff.unit)),
    method: 'exact',
  }
}
