import type { Card } from '@/lib/cards/card'
import { evaluateCards } from '@/lib/cards/evaluate'
import { bestOf } from '@/lib/games/ev'
import type { Option, Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import { meetDealers, qualifyingStrength, readyKernel } from '@/lib/engines/holdem/index'
import { choose } from '@/lib/math/combinations'
import { evOf, makeLedger, outcomesOf, record, recordFold, tallyOf, type Ledger } from './ledger'
import type { CasinoRules } from './rules'
import { side } from './side'
import { handAt, isDecision, unseen, type CasinoAction, type CasinoState } from './round'
import { whole } from './whole'

/**
 * Call or fold, over every turn, river and hand of the dealer: 1,081 × 990 with nothing else seen. The EV is that of the box to be
 * decided alone, in antes: what the other box does moves no card, so that its money would only be added to both options.
 * Throws if the state is not at a decision.
 */
export function solve(rules: CasinoRules, state: CasinoState): Solution<CasinoAction> {
  if (!isDecision(state)) throw new Error('this state is not at a decision')
  const stub = unseen(state)
  const deals = choose(stub.length, 2) * choose(stub.length - 2, 2)
  const folded = makeLedger()
  recordFold(folded, deals)
  const options = [
    optionOf(rules, 'call', callLedger(rules, state, stub), deals),
    optionOf(rules, 'fold', folded, deals),
  ]
  return { options, best: bestOf(options), deals }
}

function callLedger(rules: CasinoRules, state: CasinoState, stub: readonly Card[]): Ledger {
  const ledger = makeLedger()
  const hand = handAt(state)
  const qualifying = qualifyingStrength(rules.qualifies)
  const counts = new Float64Array(5)
  for (let i = 1; i < stub.length; i++)
    for (let j = 0; j < i; j++) {
      const board = [...state.board, stub[i]!, stub[j]!]
      const player = evaluateCards([...hand, ...board])
      counts.fill(0)
      meetDealers(
        board,
        stub.filter((_, k) => k !== i && k !== j),
        { player, qualifying, counts },
      )
      record(ledger, player, qualifying, counts)
    }
  return ledger
}

const optionOf = (rules: CasinoRules, action: CasinoAction, ledger: Ledger, deals: number): Option<CasinoAction> => ({
  action,
  ev: evOf(rules, ledger, deals),
  outcomes: outcomesOf(rules, ledger),
  ...(action === 'call' ? { tally: tallyOf(rules, ledger) } : {}),
})

export const solver: Solver<CasinoRules, CasinoState, CasinoAction> = {
  solve,
  whole,
  side,
  ready: readyKernel,
}
