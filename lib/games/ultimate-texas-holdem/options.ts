import { exact } from '@/lib/games/ev'
import type { Option } from '@/lib/games/solution'
import { countIn, type Ledger, outcomesOf, type Payoff, totalOf } from '@/lib/engines/holdem/index'
import type { UltimateAction } from './round'

export type UltimateOption = Option<UltimateAction>

/** An option from how its deals end: its EV over `deals` equally likely deals, its outcomes and the facts for the proof line. */
export const optionOf = (payoff: Payoff, action: UltimateAction, ledger: Ledger, deals: number): UltimateOption => ({
  action,
  ev: exact(totalOf(payoff, ledger), BigInt(deals) * BigInt(payoff.unit)),
  outcomes: outcomesOf(payoff, ledger),
  tally: factsOf(action, ledger),
})

type Fact = { readonly name: string; readonly ways: number }

/** A raise is told by how the showdowns go, a check also by what is done later. */
function factsOf(action: UltimateAction, { played, folded }: Ledger): Fact[] {
  const fact = (name: string, holds: Parameters<typeof countIn>[1]): Fact => ({
    name,
    ways: played.reduce((sum, [, tally]) => sum + countIn(tally, holds), 0),
  })
  const folds = { name: 'folds', ways: folded }
  if (action === 'fold') return [folds]
  const showdown = [
    fact('wins', ({ kind }) => kind === 'win'),
    fact('ties', ({ kind }) => kind === 'tie'),
    fact('loses', ({ kind }) => kind === 'loss'),
  ]
  if (action !== 'check')
    return [...showdown, fact('dealer does not qualify', ({ kind, qualified }) => kind !== 'tie' && !qualified)]
  const later = played.map(([raise, tally]) => ({ name: `raises ${raise}× later`, ways: countIn(tally, () => true) }))
  return [...showdown, folds, ...later.filter(({ ways }) => ways > 0)]
}
