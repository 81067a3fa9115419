import { RANKS } from '@/lib/cards/card'
import { exact } from '@/lib/games/ev'
import type { GameFigures, Outcome, Progress, StartingClass, WholeOptions } from '@/lib/games/game'
import { BONUS_STAKES } from '@/lib/holdem/bonus-rules'
import { bonusWhole, type BonusClass, type BonusWhole, type Starter } from '@/lib/holdem/bonus-whole'
import { dealsIn } from '@/lib/holdem/tally'
import { fraction, multiply, subtract, toNumber } from '@/lib/math/fraction'
import { kernelRules } from './kernel-rules'
import { makeLedger, outcomesOf, recordFold, recordTally } from './ledger'
import type { BonusRules } from './rules'
import { STRATEGIES } from './strategy'

function classOf({ high, low, suited, hands, betTotal, foldTotal }: BonusClass, dealsPerHand: number): StartingClass {
  const id = RANKS[high]! + RANKS[low]! + (high === low ? '' : suited ? 's' : 'o')
  return { id, deals: hands, options: [{ action: 'bet', ev: exact(betTotal, dealsPerHand) }, { action: 'fold', ev: exact(foldTotal, dealsPerHand) }] }
}

/** In square antes: the mean of the squares less the square of the mean, exactly until the last step. */
function varianceOf(outcomes: readonly Outcome[], deals: number): number {
  const mean = fraction(outcomes.reduce((sum, [net, ways]) => sum + BigInt(net) * BigInt(ways), 0n), deals)
  const squares = fraction(outcomes.reduce((sum, [net, ways]) => sum + BigInt(net) ** 2n * BigInt(ways), 0n), deals)
  return toNumber(subtract(squares, multiply(mean, mean)))
}

/** Shares of rounds by what came to be bet besides the ante: 2, 3 or 4 antes, or none. */
const endsOf = ({ results, folded, deals }: BonusWhole): Record<string, number> => ({
  ...Object.fromEntries(results.map((tally, i) => [`bet-${BONUS_STAKES[i]!}x`, dealsIn(tally) / deals])),
  fold: folded / deals,
})

function starterOf(strategy: string | undefined): Starter | undefined {
  if (strategy === undefined) return undefined
  const found = STRATEGIES.find(({ id }) => id === strategy)
  if (!found) throw new RangeError(`“${strategy}” is no strategy of Texas Hold’em Bonus`)
  return found.plays
}

/** The whole game over all 55,627,620,048,000 deals: best play, an exact tie the cheaper way, or one of STRATEGIES by its id. */
export function whole(rules: BonusRules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const solved = bonusWhole(kernelRules(rules), onProgress, starterOf(strategy))
  const ledger = makeLedger()
  solved.results.forEach((tally, i) => recordTally(ledger, BONUS_STAKES[i]!, tally))
  recordFold(ledger, solved.folded)
  const outcomes = outcomesOf(rules, ledger)
  const bets = solved.results.reduce((sum, tally, i) => sum + BigInt(BONUS_STAKES[i]!) * BigInt(dealsIn(tally)), 0n)
  const deals = BigInt(solved.deals)
  return {
    ev: exact(solved.total, deals),
    averageBet: exact(deals + bets, deals),
    frequencies: { bet: (solved.deals - solved.folded) / solved.deals, fold: solved.folded / solved.deals },
    ends: endsOf(solved),
    variance: varianceOf(outcomes, solved.deals),
    outcomes,
    classes: solved.classes.map((one) => classOf(one, solved.dealsPerHand)),
    method: 'exact',
  }
}
