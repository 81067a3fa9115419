import type { Card } from '@/lib/cards/card'
import { evaluateCards } from '@/lib/cards/evaluate'
import { bestOf, exact } from '@/lib/games/ev'
import type { Ev, Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import { type Worth, worthOf } from '@/lib/games/worth'
import {
  addTally,
  bonusHandWorth,
  bonusOneHand,
  emptyTally,
  ledgerOf,
  handPlace,
  meetDealers,
  netOf,
  readyKernel,
  recordShowdown,
  type Tally,
} from '@/lib/engines/holdem/index'
import { choose } from '@/lib/math/combinations'
import { type BonusOption, optionOf } from './options'
import type { BonusRules } from './rules'
import { side } from './side'
import { betSoFar, payoffOf, stageOf, unseen, type BonusAction, type BonusState } from './round'
import { whole } from './whole'

/**
 * Every option of a decision: EV in antes over all equally likely deals of what is unseen, exact at every stage.
 * Throws if the state is not at a decision.
 */
export function solve(rules: BonusRules, state: BonusState): Solution<BonusAction> {
  switch (stageOf(state)) {
    case 'preflop':
      return solvePreflop(rules, state)
    case 'flop':
      return solveFlop(rules, state)
    case 'turn':
      return solveTurn(rules, state)
    case undefined:
      throw new Error('this state is not at a decision')
  }
}

const solutionOf = (options: readonly BonusOption[], deals: number): Solution<BonusAction> => ({
  options,
  best: bestOf(options),
  deals,
})

/** Adds the showdowns of a hand on a whole board against every hand of the dealer to each of some tallies. */
function meetAll(
  tallies: readonly Tally[],
  hand: readonly Card[],
  board: readonly Card[],
  stub: readonly Card[],
): void {
  const counts = new Float64Array(6)
  const player = evaluateCards([...hand, ...board])
  meetDealers(board, stub, { player, qualifies: 0, counts })
  for (const tally of tallies) recordShowdown(tally, handPlace(player), counts)
}

const leaving = (stub: readonly Card[], ...gone: readonly Card[]): Card[] => stub.filter((card) => !gone.includes(card))

/** 46 rivers × 990 hands of the dealer with nothing else seen. */
function solveTurn(rules: BonusRules, state: BonusState): Solution<BonusAction> {
  const stub = unseen(state)
  const before = betSoFar(state.did)
  const payoff = payoffOf(rules)
  const played = emptyTally()
  for (const river of stub) meetAll([played], state.hand, [...state.board, river], leaving(stub, river))
  const deals = stub.length * choose(stub.length - 1, 2)
  const options = (
    [
      ['bet', 1],
      ['check', 0],
    ] as const
  ).map(([action, more]) => optionOf(payoff, action, { played: [[before + more, played]], folded: 0 }, deals))
  return solutionOf(options, deals)
}

/** The showdowns after each turn card: every pair of turn and river is met once and counted for both orders. */
function playedByTurn(state: BonusState, stub: readonly Card[]): readonly Tally[] {
  const turns = stub.map(emptyTally)
  for (let i = 1; i < stub.length; i++)
    for (let j = 0; j < i; j++)
      meetAll(
        [turns[i]!, turns[j]!],
        state.hand,
        [...state.board, stub[i]!, stub[j]!],
        leaving(stub, stub[i]!, stub[j]!),
      )
  return turns
}

/** After either option the turn is bet where that gains; an exact tie is checked. */
function solveFlop(rules: BonusRules, state: BonusState): Solution<BonusAction> {
  const stub = unseen(state)
  const before = betSoFar(state.did)
  const payoff = payoffOf(rules)
  const [checked, bet] = [emptyTally(), emptyTally()]
  for (const played of playedByTurn(state, stub)) {
    const gains = netOf(played, payoff.nets[before + 1]!) > netOf(played, payoff.nets[before]!)
    addTally(gains ? bet : checked, played)
  }
  const deals = stub.length * (stub.length - 1) * choose(stub.length - 2, 2)
  const options = (
    [
      ['bet', 1],
      ['check', 0],
    ] as const
  ).map(([action, more]) => {
    const ledger = {
      played: [
        [before + more, checked],
        [before + more + 1, bet],
      ] as const,
      folded: 0,
    }
    return optionOf(payoff, action, ledger, deals)
  })
  return solutionOf(options, deals)
}

function solvePreflop(rules: BonusRules, state: BonusState): Solution<BonusAction> {
  const payoff = payoffOf(rules)
  const { deals, results } = bonusOneHand(payoff, state.hand, state.dead)
  return solutionOf(
    [
      optionOf(payoff, 'bet', ledgerOf({ results, folded: 0 }), deals),
      optionOf(payoff, 'fold', { played: [], folded: deals }, deals),
    ],
    deals,
  )
}

/** Before the flop without counting how rounds end, in a fraction of the time; later, and with pays too large for that, as `solve`. */
function worth(rules: BonusRules, state: BonusState): Worth {
  const payoff = payoffOf(rules)
  const known = stageOf(state) === 'preflop' ? bonusHandWorth(payoff, state.hand, state.dead) : undefined
  if (!known) return worthOf(solve(rules, state))
  const ev = (total: bigint): Ev => exact(total, BigInt(known.deals) * BigInt(payoff.unit))
  const options = [
    { action: 'bet', ev: ev(known.betTotal) },
    { action: 'fold', ev: ev(known.foldTotal) },
  ] as const
  return { options, best: bestOf(options) }
}

export const solver: Solver<BonusRules, BonusState, BonusAction> = {
  solve,
  worth,
  whole,
  side,
  ready: readyKernel,
}
