import type { Card } from '@/lib/cards/card'
import { evaluateCards } from '@/lib/cards/evaluate'
import { bestOf, exact } from '@/lib/games/ev'
import type { Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import { type Worth, worthOf } from '@/lib/games/worth'
import {
  checkLedger,
  emptyTally,
  FLOP_RAISE,
  handPlace,
  meetDealers,
  netOfCounts,
  readyKernel,
  recordShowdown,
  RIVER_RAISE,
  ultimateHandWorth,
  ultimateOneHand,
} from '@/lib/engines/holdem/index'
import { choose } from '@/lib/math/combinations'
import { optionOf, type UltimateOption } from './options'
import type { UltimateRules } from './rules'
import { actionsAt, multipleOf, payoffOf, stageOf, type UltimateAction, type UltimateState, unseen } from './round'
import { side } from './side'
import { whole } from './whole'

/**
 * Every option of a decision: EV in antes over all equally likely deals of what is unseen, exact at every stage.
 * Throws if the state is not at a decision.
 */
export function solve(rules: UltimateRules, state: UltimateState): Solution<UltimateAction> {
  const stage = stageOf(state)
  switch (stage) {
    case 'river':
      return solutionOf(solveRiver(rules, state), choose(unseen(state).length, 2))
    case 'flop': {
      const n = unseen(state).length
      return solutionOf(solveFlop(rules, state), choose(n, 2) * choose(n - 2, 2))
    }
    case 'preflop':
      return solvePreflop(rules, state)
    case undefined:
      throw new Error('this state is not at a decision')
  }
}

const solutionOf = (options: readonly UltimateOption[], deals: number): Solution<UltimateAction> => ({
  options,
  best: bestOf(options),
  deals,
})

function solveRiver(rules: UltimateRules, state: UltimateState): UltimateOption[] {
  const stub = unseen(state)
  const deals = choose(stub.length, 2)
  const payoff = payoffOf(rules)
  const [tally, counts] = [emptyTally(), new Float64Array(6)]
  const player = evaluateCards([...state.hand, ...state.board])
  meetDealers(state.board, stub, { player, qualifies: payoff.qualifies, counts })
  recordShowdown(tally, handPlace(player), counts)
  return [
    optionOf(payoff, 'raise-1x', { played: [[RIVER_RAISE, tally]], folded: 0 }, deals),
    optionOf(payoff, 'fold', { played: [], folded: deals }, deals),
  ]
}

/**
 * For each run-out the showdown is counted once: it gives the raise, and what the river's decision will be after a check. Raising must
 * be worth more than folding there, so that an exact tie folds.
 */
function solveFlop(rules: UltimateRules, state: UltimateState): UltimateOption[] {
  const stub = unseen(state)
  const payoff = payoffOf(rules)
  const opponents = choose(stub.length - 2, 2)
  const [raised, river, counts] = [emptyTally(), emptyTally(), new Float64Array(6)]
  const { qualifies, fold } = payoff
  const nets = payoff.nets[RIVER_RAISE]!
  let folded = 0
  eachRunOut(stub, (turn, last, rest) => {
    const board = [...state.board, turn, last]
    const player = evaluateCards([...state.hand, ...board])
    counts.fill(0)
    meetDealers(board, rest, { player, qualifies, counts })
    const hand = handPlace(player)
    recordShowdown(raised, hand, counts)
    if (netOfCounts(nets, hand, counts) > opponents * fold) recordShowdown(river, hand, counts)
    else folded += opponents
  })
  const deals = choose(stub.length, 2) * opponents
  return [
    optionOf(payoff, 'raise-2x', { played: [[FLOP_RAISE, raised]], folded: 0 }, deals),
    optionOf(payoff, 'check', { played: [[RIVER_RAISE, river]], folded }, deals),
  ]
}

function eachRunOut(stub: readonly Card[], visit: (turn: Card, river: Card, rest: readonly Card[]) => void): void {
  for (let i = 1; i < stub.length; i++)
    for (let j = 0; j < i; j++)
      visit(
        stub[i]!,
        stub[j]!,
        stub.filter((_, k) => k !== i && k !== j),
      )
}

function solvePreflop(rules: UltimateRules, state: UltimateState): Solution<UltimateAction> {
  const payoff = payoffOf(rules)
  const { deals, raised, check } = ultimateOneHand(payoff, state.hand, state.dead)
  const options = actionsAt(rules, 'preflop').map((action) => {
    const ledger =
      action === 'check' ? checkLedger(check) : { played: [[multipleOf(action), raised]] as const, folded: 0 }
    return optionOf(payoff, action, ledger, deals)
  })
  return solutionOf(options, deals)
}

/** Before the flop without counting how rounds end, in half the time; later, and with pays too large for that, as `solve`. */
function worth(rules: UltimateRules, state: UltimateState): Worth {
  const payoff = payoffOf(rules)
  const known = stageOf(state) === 'preflop' ? ultimateHandWorth(payoff, state.hand, state.dead) : undefined
  if (!known) return worthOf(solve(rules, state))
  const { deals, raiseTotal, checkTotal } = known
  const options = actionsAt(rules, 'preflop').map((action) => ({
    action,
    ev: exact(action === 'check' ? checkTotal : raiseTotal(multipleOf(action)), BigInt(deals) * BigInt(payoff.unit)),
  }))
  return { options, best: bestOf(options) }
}

export const solver: Solver<UltimateRules, UltimateState, UltimateAction> = {
  solve,
  worth,
  whole,
  side,
  ready: readyKernel,
}
