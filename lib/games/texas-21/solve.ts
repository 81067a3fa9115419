import {
  type BlackjackAction,
  blackjackHole,
  countValues,
  insuranceEv,
  playHands,
  solveInsurance,
  solvePlay,
  valueOf,
} from '@/lib/engines/blackjack/index'
import type { Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import type { Texas21Rules } from './rules'
import { side } from './side'
import { type Texas21State, unseen } from './state'
import { step } from './step'
import { whole } from './whole'

/** Every action at a decision. Throws if the state is not at one. */
export function solve(rules: Texas21Rules, state: Texas21State): Solution<BlackjackAction> {
  const now = step(rules, state)
  if (now.kind !== 'decide') throw new Error('the state is not at a decision')
  const asked = {
    rules,
    unseen: countValues(unseen(rules, state)),
    upcard: valueOf(state.upcard[0]!),
    side: playHands(state, rules),
    insured: state.insurance === 'insure',
  }
  if (now.stage === 'insurance') return solveInsurance(asked)
  const isInsurable = blackjackHole(state) === 10 && state.drawn.length === 0
  const extra = isInsurable ? { extra: { insurance: insuranceEv(asked.unseen) } } : {}
  const { options, best, ...rest } = solvePlay(asked)
  return { options, best, ...extra, ...rest }
}

export const solver: Solver<Texas21Rules, Texas21State, BlackjackAction> = { solve, whole, side }
