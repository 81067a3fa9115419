import type { Card } from '@/lib/cards/card'
import { evaluateCards } from '@/lib/cards/evaluate'
import { bestOf } from '@/lib/games/ev'
import type { Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import { emptyTally, handPlace, meetDealers, readyKernel, recordShowdown, type Tally } from '@/lib/engines/holdem/index'
import { choose } from '@/lib/math/combinations'
import { optionOf } from './options'
import type { CasinoRules } from './rules'
import { side } from './side'
import { CALL, handAt, isDecision, payoffOf, unseen, type CasinoAction, type CasinoState } from './round'
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
  const payoff = payoffOf(rules)
  const called = tallyOf(payoff.qualifies, state, stub)
  const options = [
    optionOf(payoff, 'call', { played: [[CALL, called]], folded: 0 }, deals),
    optionOf(payoff, 'fold', { played: [], folded: deals }, deals),
  ]
  return { options, best: bestOf(options), deals }
}

/** How the showdowns end over every turn and river. */
function tallyOf(qualifies: number, state: CasinoState, stub: readonly Card[]): Tally {
  const [tally, counts] = [emptyTally(), new Float64Array(6)]
  const hand = handAt(state)
  for (let i = 1; i < stub.length; i++)
    for (let j = 0; j < i; j++) {
      const board = [...state.board, stub[i]!, stub[j]!]
      const rest = stub.filter((_, k) => k !== i && k !== j)
      const player = evaluateCards([...hand, ...board])
      counts.fill(0)
      meetDealers(board, rest, { player, qualifies, counts })
      recordShowdown(tally, handPlace(player), counts)
    }
  return tally
}

export const solver: Solver<CasinoRules, CasinoState, CasinoAction> = {
  solve,
  whole,
  side,
  ready: readyKernel,
}
