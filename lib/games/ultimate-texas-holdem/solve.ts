import type { Card } from '@/lib/cards/card'
import { evaluateCards } from '@/lib/cards/evaluate'
import { handOf } from '@/lib/cards/strength'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { bestOf, exact } from '@/lib/games/ev'
import type { Option, Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import { type Worth, worthOf } from '@/lib/games/worth'
import {
  meetDealers,
  qualifyingStrength,
  readyKernel,
  ultimateHandWorth,
  ultimateOneHand,
} from '@/lib/engines/holdem/index'
import { choose } from '@/lib/math/combinations'
import { kernelRules } from './kernel-rules'
import { makeLedger, optionOf, record, recordFold, recordTally, showdownNets, unitOf } from './ledger'
import type { UltimateRules } from './rules'
import { actionsAt, multipleOf, netOf, nets, stageOf, type UltimateAction, type UltimateState, unseen } from './round'
import { side } from './side'
import { whole } from './whole'

type UltimateOption = Option<UltimateAction>

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
  const player = evaluateCards([...state.hand, ...state.board])
  const counts = new Float64Array(5)
  meetDealers(state.board, stub, { player, qualifying: qualifyingStrength(rules.qualifies), counts })
  const raised = makeLedger()
  const folded = makeLedger()
  record(raised, 1, handOf(player), counts)
  recordFold(folded, deals)
  return [optionOf(rules, 'raise-1x', raised, deals), optionOf(rules, 'fold', folded, deals)]
}

/**
 * Whether the river is raised after a check, from the counts of its showdown: raising must gain more than folding, so that an
 * exact tie folds. In whole parts of an ante: pays have at most six decimal places, so that every sum is far below 2^53.
 */
function makeRiverDecision(rules: UltimateRules): (hand: PokerHand, counts: Float64Array) => boolean {
  const unit = Number(unitOf(rules))
  const fold = netOf(nets(rules, 0, { kind: 'fold' }))
  const gains = Object.fromEntries(
    POKER_HANDS.map((hand) => [hand, showdownNets(rules, 1, hand).map((net) => Math.round((net - fold) * unit))]),
  )
  return (hand, counts) => counts.reduce((sum, ways, i) => sum + ways * gains[hand]![i]!, 0) > 0
}

/** For each run-out the showdown is counted once: it gives the raise, and what the river's decision will be after a check. */
function solveFlop(rules: UltimateRules, state: UltimateState): UltimateOption[] {
  const stub = unseen(state)
  const opponents = choose(stub.length - 2, 2)
  const raised = makeLedger()
  const checked = makeLedger()
  const raisesRiver = makeRiverDecision(rules)
  const qualifying = qualifyingStrength(rules.qualifies)
  const counts = new Float64Array(5)
  eachRunOut(stub, (turn, river, rest) => {
    const board = [...state.board, turn, river]
    const player = evaluateCards([...state.hand, ...board])
    counts.fill(0)
    meetDealers(board, rest, { player, qualifying, counts })
    const hand = handOf(player)
    record(raised, 2, hand, counts)
    if (raisesRiver(hand, counts)) record(checked, 1, hand, counts)
    else recordFold(checked, opponents)
  })
  const deals = choose(stub.length, 2) * opponents
  return [optionOf(rules, 'raise-2x', raised, deals), optionOf(rules, 'check', checked, deals)]
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
  const { deals, raised, check } = ultimateOneHand(kernelRules(rules), state.hand, state.dead)
  const options = actionsAt(rules, 'preflop').map((action) => {
    const ledger = makeLedger()
    if (action === 'check') {
      recordTally(ledger, 2, check.flop)
      recordTally(ledger, 1, check.river)
      recordFold(ledger, check.folded)
    } else recordTally(ledger, multipleOf(action), raised)
    return optionOf(rules, action, ledger, deals)
  })
  return solutionOf(options, deals)
}

/** Before the flop without counting how rounds end, in half the time; later, and with pays too large for that, as `solve`. */
function worth(rules: UltimateRules, state: UltimateState): Worth {
  const known = stageOf(state) === 'preflop' ? ultimateHandWorth(kernelRules(rules), state.hand, state.dead) : undefined
  if (!known) return worthOf(solve(rules, state))
  const { deals, raiseTotals, checkTotal } = known
  const total = (action: UltimateAction): bigint =>
    raiseTotals[kernelRules(rules).raises.indexOf(multipleOf(action))] ?? checkTotal
  const options = actionsAt(rules, 'preflop').map((action) => ({
    action,
    ev: exact(total(action), BigInt(deals) * unitOf(rules)),
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
