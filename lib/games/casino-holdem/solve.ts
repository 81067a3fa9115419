import { DECK, without } from '@/lib/cards/deck'
import { CALL, type CasinoClass, casinoWhole, type HandPlan, outcomesOf, readyKernel } from '@/lib/engines/holdem/index'
import { tallyOf } from '@/lib/engines/settlement/index'
import { addSides, rowsOf } from '@/lib/game/side-bets/counted'
import { exact } from '@/lib/game/ev'
import type { GameFigures, SideFigures, StartingClass } from '@/lib/game/figures'
import { endingFacts, type Facts, holdemDecisions, makeOptionOf } from '@/lib/families/holdem/solver'
import { twoCardClass } from '@/lib/game/strategy/maps'
import { varianceOf } from '@/lib/game/outcomes'
import { sideFigures } from '@/lib/game/side-bets/figures'
import type { Solution } from '@/lib/game/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/game/solver'
import { choose } from '@/lib/math/combinations'
import { type CasinoAction, type CasinoState, FOLD_NET, handAt, otherAt, payoffOf, round } from './round'
import { type CasinoRules, TABLE } from './rules'
import { findWay } from './strategy'

// ——— One decision ———————————————————————————————————————————————————————————————————————————————————————

const planOf = (rules: CasinoRules): HandPlan => ({ payoff: payoffOf(rules), stakes: [CALL], asks: [] })

/** The showdowns after a call: wins, ties and losses against a dealer who qualifies, and dealers who don't qualify. */
const factsOf: Facts<CasinoAction> = (_, action, ledger) =>
  action === 'fold' ? undefined : endingFacts(tallyOf(TABLE), ledger)

/**
 * Every turn, river and dealer's hand: 1,081 × 990 deals if no other card has been seen. The EV is that of the box to
 * decide alone. What the other box does moves no card, so its money would add the same to both options.
 */
const decisions = holdemDecisions<CasinoRules, CasinoState, CasinoAction, 'flop'>({
  round,
  planOf,
  cardsOf: (state) => ({ hand: handAt(state), board: state.board, dead: [...state.dead, ...otherAt(state)] }),
  does: (action) => (action === 'fold' ? 'fold' : { bet: CALL }),
  optionOf: makeOptionOf(factsOf),
})
export const { solve } = decisions

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

const FLOPS = choose(50, 3)

/**
 * A starting hand over all flops: the EVs of always calling and of always folding, the share of flops on which it
 * calls, and the EV of that play.
 */
function cellOf(
  { high, low, suited, hands, calls, callTotal, playedTotal }: CasinoClass,
  dealsPerHand: number,
  unit: number,
): StartingClass {
  const ev = (total: bigint) => exact(total, BigInt(dealsPerHand) * BigInt(unit))
  const called = calls / (hands * FLOPS)
  return {
    id: twoCardClass(high, low, suited),
    deals: hands,
    options: [
      { action: 'call', ev: ev(callTotal) },
      { action: 'fold', ev: exact(FOLD_NET, 1) },
    ],
    shares: { call: called, fold: 1 - called },
    ...(playedTotal === undefined ? {} : { ev: ev(playedTotal) }),
  }
}

/**
 * The whole game over all 27,813,810,024,000 deals: best play, which folds exact ties, or one of STRATEGIES by its id.
 * Throws `RangeError` on an unknown id.
 */
export function whole(
  rules: CasinoRules,
  { strategy, outcomes: wanted = true }: WholeOptions = {},
  onProgress?: Progress,
): GameFigures {
  const payoff = payoffOf(rules)
  const solved = casinoWhole(payoff, strategy === undefined ? undefined : findWay(strategy).calls, onProgress)
  const { deals, called, folded, total } = solved
  const outcomes = wanted ? outcomesOf(payoff, { played: [[CALL, solved.results()]], folded }) : undefined
  onProgress?.(1)
  return {
    ev: exact(total, BigInt(deals) * BigInt(payoff.unit)),
    averageBet: exact(BigInt(deals) + BigInt(CALL) * BigInt(called), deals),
    frequencies: { call: called / deals, fold: folded / deals },
    ...(outcomes && { variance: varianceOf(outcomes, deals), outcomes }),
    cells: solved.classes.map((one) => cellOf(one, solved.dealsPerHand, payoff.unit)),
    method: 'exact',
  }
}

// ——— The side bet ———————————————————————————————————————————————————————————————————————————————————————

/**
 * The bonus bet over every five cards that may be dealt. Throws `RangeError` on any other bet, and `TooFewCards` if no
 * deal is left.
 */
const side = (rules: CasinoRules, bet: string, options: SideOptions = {}): SideFigures =>
  sideFigures(TABLE, rules, bet, without(DECK, options.dead ?? []))

/** The first five cards of the first box are known at every decision, and no fold loses the bonus. */
const withSides = (rules: CasinoRules, state: CasinoState): Solution<CasinoAction> =>
  addSides(solve(rules, state), TABLE, rules, state.sides, (bet) => rowsOf(TABLE, bet, state, []))

export const solver: Solver<CasinoRules, CasinoState, CasinoAction> = {
  solve,
  withSides,
  worths: decisions.worths,
  whole,
  side,
  ready: readyKernel,
}
