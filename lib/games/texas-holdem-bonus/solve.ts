import type { Card } from '@/lib/cards/card'
import { evaluateCards } from '@/lib/cards/evaluate'
import { bestOf, exact } from '@/lib/games/ev'
import type { Ev, Option, Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import { type Worth, worthOf } from '@/lib/games/worth'
import { BONUS_STAKES, bonusHandWorth, bonusOneHand, meetDealers, readyKernel } from '@/lib/engines/holdem/index'
import { choose } from '@/lib/math/combinations'
import { kernelRules } from './kernel-rules'
import { addLedger, makeLedger, optionOf, record, recordFold, recordTally, worthOfAnAnte, type Ledger } from './ledger'
import type { BonusRules } from './rules'
import { side } from './side'
import { betSoFar, stageOf, unseen, type BonusAction, type BonusState } from './round'
import { whole } from './whole'

type BonusOption = Option<BonusAction>

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

/** The showdowns of a hand on a whole board against every hand of the dealer, entered under `bets`. */
function meetAll(
  ledger: Ledger,
  bets: number,
  hand: readonly Card[],
  board: readonly Card[],
  stub: readonly Card[],
): void {
  const player = evaluateCards([...hand, ...board])
  const counts = new Float64Array(5)
  meetDealers(board, stub, { player, qualifying: 0, counts })
  record(ledger, bets, player, counts)
}

const leaving = (stub: readonly Card[], ...gone: readonly Card[]): Card[] => stub.filter((card) => !gone.includes(card))

/** 46 rivers × 990 hands of the dealer with nothing else seen. */
function solveTurn(rules: BonusRules, state: BonusState): Solution<BonusAction> {
  const stub = unseen(state)
  const before = betSoFar(state.did)
  const played = makeLedger()
  for (const river of stub) meetAll(played, 0, state.hand, [...state.board, river], leaving(stub, river))
  const [bet, checked] = [makeLedger(), makeLedger()]
  addLedger(bet, before + 1, played, 0)
  addLedger(checked, before, played, 0)
  const deals = stub.length * choose(stub.length - 1, 2)
  return solutionOf([optionOf(rules, 'bet', bet, deals), optionOf(rules, 'check', checked, deals)], deals)
}

/** The showdowns after each turn card: every pair of turn and river is met once and counted for both orders. */
function playedByTurn(state: BonusState, stub: readonly Card[]): readonly Ledger[] {
  const turns = stub.map(makeLedger)
  for (let i = 1; i < stub.length; i++)
    for (let j = 0; j < i; j++) {
      const met = makeLedger()
      meetAll(met, 0, state.hand, [...state.board, stub[i]!, stub[j]!], leaving(stub, stub[i]!, stub[j]!))
      addLedger(turns[i]!, 0, met, 0)
      addLedger(turns[j]!, 0, met, 0)
    }
  return turns
}

/** After either option the turn is bet where that gains; an exact tie is checked. */
function solveFlop(rules: BonusRules, state: BonusState): Solution<BonusAction> {
  const stub = unseen(state)
  const before = betSoFar(state.did)
  const [bet, checked] = [makeLedger(), makeLedger()]
  for (const played of playedByTurn(state, stub)) {
    const later = worthOfAnAnte(rules, played, 0) > 0 ? 1 : 0
    addLedger(bet, before + 1 + later, played, 0)
    addLedger(checked, before + later, played, 0)
  }
  const deals = stub.length * (stub.length - 1) * choose(stub.length - 2, 2)
  return solutionOf([optionOf(rules, 'bet', bet, deals), optionOf(rules, 'check', checked, deals)], deals)
}

function solvePreflop(rules: BonusRules, state: BonusState): Solution<BonusAction> {
  const { deals, results } = bonusOneHand(kernelRules(rules), state.hand, state.dead)
  const [bet, folded] = [makeLedger(), makeLedger()]
  results.forEach((tally, i) => recordTally(bet, BONUS_STAKES[i]!, tally))
  recordFold(folded, deals)
  return solutionOf([optionOf(rules, 'bet', bet, deals), optionOf(rules, 'fold', folded, deals)], deals)
}

/** Before the flop without counting how rounds end, in a fraction of the time; later, and with pays too large for that, as `solve`. */
function worth(rules: BonusRules, state: BonusState): Worth {
  const kernel = kernelRules(rules)
  const known = stageOf(state) === 'preflop' ? bonusHandWorth(kernel, state.hand, state.dead) : undefined
  if (!known) return worthOf(solve(rules, state))
  const ev = (total: bigint): Ev => exact(total, BigInt(known.deals) * BigInt(kernel.unit))
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
