import { exact } from '@/lib/games/ev'
import type { GameFigures, StartingClass } from '@/lib/games/figures'
import { twoCardClass } from '@/lib/games/maps'
import { varianceOf } from '@/lib/games/outcomes'
import type { Progress, WholeOptions } from '@/lib/games/solver'
import {
  dealsIn,
  type Ledger,
  outcomesOf,
  type Payoff,
  type Tally,
  totalOf,
  type UltimateClass,
  ultimateWhole,
  type UltimateWhole,
} from '@/lib/engines/holdem/index'
import type { UltimateRules } from './rules'
import { actionsAt, multipleOf, payoffOf, raisesOf, type UltimateAction } from './round'
import { dealsOf } from './strategies/kept-deals'
import { earlyRaise, findStrategy, type UltimateStrategy } from './strategies/strategies'

/**
 * The whole game, exactly: 27.8 million million deals, each played best, an exact tie the cheaper way; or played by one of STRATEGIES,
 * by its id.
 */
export function whole(rules: UltimateRules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  return strategy === undefined ? playedBest(rules, onProgress) : playedBy(rules, findStrategy(strategy), onProgress)
}

function playedBest(rules: UltimateRules, onProgress?: Progress): GameFigures {
  const payoff = payoffOf(rules)
  const solved = ultimateWhole(payoff, raisesOf(rules), onProgress)
  const classes = solved.classes.map((one) => startingClassOf(rules, one, solved.dealsPerHand, BigInt(payoff.unit)))
  return { ...figuresOf(payoff, raisedIn(rules, solved), solved.folded), classes, cells: classes }
}

/** No decision is worked out, so every deal ends as it did under any other pays. */
function playedBy(rules: UltimateRules, strategy: UltimateStrategy, onProgress?: Progress): GameFigures {
  const { early, flop, river, folded } = dealsOf(rules, strategy.raises, onProgress)
  const raises = (
    [
      [earlyRaise(rules, strategy), early],
      ['raise-2x', flop],
      ['raise-1x', river],
    ] as const
  ).map(([action, tally]) => raisedBy(action, tally))
  return figuresOf(payoffOf(rules), raises, folded)
}

/** The figures of deals that ended so. */
function figuresOf(payoff: Payoff, raises: readonly Raised[], folded: number): GameFigures {
  const deals = raises.reduce((sum, raise) => sum + raise.deals, folded)
  const ledger: Ledger = { played: raises.map(({ multiple, tally }) => [multiple, tally]), folded }
  const outcomes = outcomesOf(payoff, ledger)
  const played = raises.reduce((sum, raise) => sum + BigInt(raise.multiple) * BigInt(raise.deals), 0n)
  return {
    ev: exact(totalOf(payoff, ledger), BigInt(deals) * BigInt(payoff.unit)),
    averageBet: exact(2n * BigInt(deals) + played, deals),
    frequencies: frequenciesOf(raises, folded, deals),
    variance: varianceOf(outcomes, BigInt(deals)),
    outcomes,
    method: 'exact',
  }
}

/** The deals raised before the flop by each multiple, and those raised on the flop and on the river. */
interface Raised {
  readonly action: UltimateAction
  readonly multiple: number
  readonly tally: Tally
  readonly deals: number
}

function raisedIn(rules: UltimateRules, { raised, flop, river }: UltimateWhole): Raised[] {
  const early = actionsAt(rules, 'preflop').filter((action) => action !== 'check')
  const all = [
    ...early.map((action, i) => ({ action, tally: raised[i]! })),
    { action: 'raise-2x', tally: flop },
    { action: 'raise-1x', tally: river },
  ] as const
  return all.map(({ action, tally }) => raisedBy(action, tally))
}

const raisedBy = (action: UltimateAction, tally: Tally): Raised => ({
  action,
  tally,
  multiple: multipleOf(action),
  deals: dealsIn(tally),
})

/** A multiple on offer before the flop may be one of a later street too: its share is both. */
function frequenciesOf(raises: readonly Raised[], folded: number, deals: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { action, deals: raised } of raises) counts[action] = (counts[action] ?? 0) + raised
  return Object.fromEntries(
    [...Object.entries(counts), ['fold', folded] as const].map(([action, n]) => [action, n / deals]),
  )
}

function startingClassOf(rules: UltimateRules, one: UltimateClass, dealsPerHand: number, unit: bigint): StartingClass {
  const totals = [...one.raiseTotals, one.checkTotal]
  const id = twoCardClass(one.high, one.low, one.suited)
  const options = actionsAt(rules, 'preflop').map((action, i) => ({
    action,
    ev: exact(totals[i]!, BigInt(dealsPerHand) * unit),
  }))
  return { id, deals: one.hands, options }
}
