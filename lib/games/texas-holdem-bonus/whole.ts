import { gatherClasses } from '@/lib/games/cells'
import { exact } from '@/lib/games/ev'
import type { GameFigures, StartingClass } from '@/lib/games/figures'
import { twoCardClass } from '@/lib/games/maps'
import { varianceOf } from '@/lib/games/outcomes'
import type { Progress, WholeOptions } from '@/lib/games/solver'
import {
  BONUS_STAKES,
  type BonusWhole,
  bonusWhole,
  dealsIn,
  ledgerOf,
  outcomesOf,
  type Starter,
} from '@/lib/engines/holdem/index'
import type { Ways } from './lists'
import { payoffOf } from './round'
import type { BonusRules } from './rules'
import { findWay } from './strategy'

/** The classes of starting hands, each bet where that is best or where the player's rule says so. */
function classesOf({ classes, dealsPerHand }: BonusWhole, starts: Starter | undefined): readonly StartingClass[] {
  return gatherClasses(
    classes.map((one) => ({
      into: twoCardClass(one.high, one.low, one.suited),
      deals: one.hands,
      options: [
        { action: 'bet', ev: exact(one.betTotal, dealsPerHand) },
        { action: 'fold', ev: exact(one.foldTotal, dealsPerHand) },
      ],
      taken: (starts ? starts(one) : one.betTotal > one.foldTotal) ? 'bet' : 'fold',
    })),
  )
}

/** The classes of best play after the start; somebody who bets otherwise later has none. */
function mapped(solved: BonusWhole, { starts, flop, turn }: Ways): Pick<GameFigures, 'classes' | 'cells'> {
  if (flop ?? turn) return {}
  const classes = classesOf(solved, starts)
  return { classes, cells: classes }
}

/** Shares of rounds by what came to be bet besides the ante: 2, 3 or 4 antes, or none. */
const endsOf = ({ results, folded, deals }: BonusWhole): Record<string, number> => ({
  ...Object.fromEntries(results.map((tally, i) => [`bet-${BONUS_STAKES[i]!}x`, dealsIn(tally) / deals])),
  fold: folded / deals,
})

/** The whole game over all 55,627,620,048,000 deals: best play, an exact tie the cheaper way, or one of STRATEGIES by its id. */
export function whole(rules: BonusRules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const ways = strategy === undefined ? {} : findWay(strategy).ways(rules)
  const payoff = payoffOf(rules)
  const solved = bonusWhole(payoff, onProgress, ways)
  const outcomes = outcomesOf(payoff, ledgerOf(solved))
  const bets = solved.results.reduce((sum, tally, i) => sum + BigInt(BONUS_STAKES[i]!) * BigInt(dealsIn(tally)), 0n)
  const deals = BigInt(solved.deals)
  return {
    ev: exact(solved.total, deals),
    averageBet: exact(deals + bets, deals),
    frequencies: { bet: (solved.deals - solved.folded) / solved.deals, fold: solved.folded / solved.deals },
    ends: endsOf(solved),
    variance: varianceOf(outcomes, solved.deals),
    outcomes,
    ...mapped(solved, ways),
    method: 'exact',
  }
}
