import { exact } from '@/lib/games/ev'
import type { GameFigures, Progress, StartingClass, WholeOptions } from '@/lib/games/game'
import { twoCardClass } from '@/lib/games/maps'
import { varianceOf } from '@/lib/games/outcomes'
import { dealsIn, type Tally } from '@/lib/holdem/tally'
import { ultimateWhole, type UltimateClass, type UltimateWhole } from '@/lib/holdem/ultimate-whole'
import { kernelRules } from './kernel-rules'
import { makeLedger, outcomesOf, recordFold, recordTally, type Ledger } from './ledger'
import type { UltimateRules } from './rules'
import { actionsAt, multipleOf, type UltimateAction } from './state'

/** The whole game, exactly: 27.8 million million deals, each played best; an exact tie is played the cheaper way. */
export function whole(rules: UltimateRules, _options?: WholeOptions, onProgress?: Progress): GameFigures {
  const solved = ultimateWhole(kernelRules(rules), onProgress)
  const raises = raisesOf(rules, solved)
  const outcomes = outcomesOf(rules, ledgerOf(solved, raises))
  const unit = BigInt(kernelRules(rules).unit)
  const played = raises.reduce((sum, { multiple, deals }) => sum + BigInt(multiple) * BigInt(deals), 0n)
  const deals = BigInt(solved.deals)
  const classes = solved.classes.map((one) => startingClassOf(rules, one, solved.dealsPerHand, unit))
  return {
    ev: exact(solved.total, deals * unit),
    averageBet: exact(2n * deals + played, deals),
    frequencies: frequenciesOf(raises, solved),
    variance: varianceOf(outcomes, deals),
    outcomes,
    classes,
    cells: classes,
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

function raisesOf(rules: UltimateRules, { raised, flop, river }: UltimateWhole): Raised[] {
  const early = actionsAt(rules, 'preflop').filter((action) => action !== 'check')
  const all = [...early.map((action, i) => ({ action, tally: raised[i]! })), { action: 'raise-2x', tally: flop }, { action: 'raise-1x', tally: river }] as const
  return all.map(({ action, tally }) => ({ action, tally, multiple: multipleOf(action), deals: dealsIn(tally) }))
}

function ledgerOf({ folded }: UltimateWhole, raises: readonly Raised[]): Ledger {
  const ledger = makeLedger()
  for (const { multiple, tally } of raises) recordTally(ledger, multiple, tally)
  recordFold(ledger, folded)
  return ledger
}

/** A multiple on offer before the flop may be one of a later street too: its share is both. */
function frequenciesOf(raises: readonly Raised[], { deals, folded }: UltimateWhole): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { action, deals: raised } of raises) counts[action] = (counts[action] ?? 0) + raised
  return Object.fromEntries([...Object.entries(counts), ['fold', folded] as const].map(([action, n]) => [action, n / deals]))
}

function startingClassOf(rules: UltimateRules, one: UltimateClass, dealsPerHand: number, unit: bigint): StartingClass {
  const totals = [...one.raiseTotals, one.checkTotal]
  const id = twoCardClass(one.high, one.low, one.suited)
  const options = actionsAt(rules, 'preflop').map((action, i) => ({ action, ev: exact(totals[i]!, BigInt(dealsPerHand) * unit) }))
  return { id, deals: one.hands, options }
}
