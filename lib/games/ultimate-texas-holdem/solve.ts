import { DECK, without } from '@/lib/cards/deck'
import {
  dealsIn,
  FLOP_RAISE,
  type HandPlan,
  type Ledger,
  outcomesOf,
  type Payoff,
  readyKernel,
  RIVER_RAISE,
  type Tally,
  totalOf,
  type UltimateClass,
  type UltimateMemory,
  ultimateWhole,
  type UltimateWhole,
} from '@/lib/engines/holdem/index'
import { tallyOf } from '@/lib/engines/settlement/index'
import { counting } from '@/lib/game/side-bets/counted'
import { exact } from '@/lib/game/ev'
import type { GameFigures, SideFigures, StartingClass } from '@/lib/game/figures'
import { endingFacts, type Facts, holdemDecisions, makeOptionOf } from '@/lib/families/holdem/solver'
import { twoCardClass } from '@/lib/game/strategy/maps'
import { varianceOf } from '@/lib/game/outcomes'
import { sideFigures } from '@/lib/game/side-bets/figures'
import type { Solution } from '@/lib/game/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/game/solver'
import {
  actionsAt,
  multipleOf,
  payoffOf,
  raisesOf,
  round,
  type UltimateAction,
  type UltimateStage,
  type UltimateState,
} from './round'
import { TABLE, type UltimateRules } from './rules'
import { countSides } from './sides'
import { dealsOf } from './strategies/kept-deals'
import { earlyRaise, findStrategy, type UltimateStrategy } from './strategies/strategies'

// ——— One decision ———————————————————————————————————————————————————————————————————————————————————————

/** After a check the player may raise 2× on the flop; after two checks they raise 1× on the river or fold. */
export const planOf = (rules: UltimateRules): HandPlan => ({
  payoff: payoffOf(rules),
  stakes: [RIVER_RAISE, FLOP_RAISE],
  asks: ['flop', 'river'],
})

/** For a raise, how the showdowns end; for a check, also what the player does later. */
const factsOf: Facts<UltimateAction> = (_, action, ledger) => {
  const folds = { name: 'folds', ways: ledger.folded }
  if (action === 'fold') return [folds]
  const ends = tallyOf(TABLE)
  if (action !== 'check') return endingFacts(ends, ledger)
  const showdown = endingFacts(
    ends.filter(({ ending }) => ending !== 'unqualified'),
    ledger,
  )
  const later = ledger.played.map(([raise, tally]) => ({ name: `raises ${raise}× later`, ways: dealsIn(tally) }))
  return [...showdown, folds, ...later.reverse().filter(({ ways }) => ways > 0)]
}

export const optionOf = makeOptionOf(factsOf)

const decisions = holdemDecisions<UltimateRules, UltimateState, UltimateAction, UltimateStage>({
  round,
  planOf,
  cardsOf: (state) => state,
  does: (action) => (action === 'fold' ? 'fold' : action === 'check' ? { on: 0 } : { bet: multipleOf(action) }),
  optionOf,
})
export const { solve } = decisions
const { count, worths } = decisions

const withSides = (rules: UltimateRules, state: UltimateState): Solution<UltimateAction> =>
  countSides(rules, state.sides, {
    count: (payoff) => count(rules, state, payoff),
    optionOf,
    bestAlone: solve(rules, state).best,
  })

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

/**
 * The whole game, exactly, over 27,813,810,024,000 deals: best play, which takes the cheaper action on an exact tie, or
 * one of STRATEGIES by its id. Throws `RangeError` on an unknown id.
 */
export function whole(rules: UltimateRules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  return strategy === undefined ? playedBest(rules, onProgress) : playedBy(rules, findStrategy(strategy), onProgress)
}

/** The flops of the last solve. They are reused while a reader drags a pay that changes no decision. */
const memory: UltimateMemory = new Map()

function playedBest(rules: UltimateRules, onProgress?: Progress): GameFigures {
  const payoff = payoffOf(rules)
  const solved = ultimateWhole(payoff, raisesOf(rules), onProgress, memory)
  const classes = solved.classes.map((one) => startingClassOf(rules, one, solved.dealsPerHand, BigInt(payoff.unit)))
  return { ...gameFiguresOf(payoff, raisedIn(rules, solved), solved.folded), classes, cells: classes }
}

/** The strategy makes every decision, so how the deals end doesn't depend on the pays. */
function playedBy(rules: UltimateRules, strategy: UltimateStrategy, onProgress?: Progress): GameFigures {
  const { early, flop, river, folded } = dealsOf(rules, strategy.raises, onProgress)
  const raises = (
    [
      [earlyRaise(rules, strategy), early],
      ['raise-2x', flop],
      ['raise-1x', river],
    ] as const
  ).map(([action, tally]) => raisedBy(action, tally))
  return gameFiguresOf(payoffOf(rules), raises, folded)
}

/** The figures of a game whose deals end like this. */
function gameFiguresOf(payoff: Payoff, raises: readonly Raised[], folded: number): GameFigures {
  const deals = raises.reduce((sum, raise) => sum + raise.deals, folded)
  const ledger: Ledger = { played: raises.map(({ multiple, tally }) => [multiple, tally]), folded }
  const outcomes = outcomesOf(payoff, ledger)
  const played = raises.reduce((sum, raise) => sum + BigInt(raise.multiple) * BigInt(raise.deals), 0n)
  return {
    ev: exact(totalOf(payoff, ledger), BigInt(deals) * BigInt(payoff.unit)),
    averageBet: exact(2n * BigInt(deals) + played, deals),
    frequencies: frequenciesOf(raises, folded, deals),
    variance: varianceOf(outcomes, BigInt(deals)),
    outcomes,
    method: 'exact',
  }
}

/** The deals in which one action raises. */
interface Raised {
  readonly action: UltimateAction
  readonly multiple: number
  readonly tally: Tally
  readonly deals: number
}

function raisedIn(rules: UltimateRules, { raised, flop, river }: UltimateWhole): Raised[] {
  const early = actionsAt(rules, 'preflop').filter((action) => action !== 'check')
  const all = [
    ...early.map((action, i) => ({ action, tally: raised[i]! })),
    { action: 'raise-2x', tally: flop },
    { action: 'raise-1x', tally: river },
  ] as const
  return all.map(({ action, tally }) => raisedBy(action, tally))
}

const raisedBy = (action: UltimateAction, tally: Tally): Raised => ({
  action,
  tally,
  multiple: multipleOf(action),
  deals: dealsIn(tally),
})

/** A raise that is allowed before the flop may be the raise of a later street too. Its share covers both. */
function frequenciesOf(raises: readonly Raised[], folded: number, deals: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { action, deals: raised } of raises) counts[action] = (counts[action] ?? 0) + raised
  return Object.fromEntries(
    [...Object.entries(counts), ['fold', folded] as const].map(([action, n]) => [action, n / deals]),
  )
}

function startingClassOf(rules: UltimateRules, one: UltimateClass, dealsPerHand: number, unit: bigint): StartingClass {
  const totals = [...one.raiseTotals, one.checkTotal]
  const id = twoCardClass(one.high, one.low, one.suited)
  const options = actionsAt(rules, 'preflop').map((action, i) => ({
    action,
    ev: exact(totals[i]!, BigInt(dealsPerHand) * unit),
  }))
  return { id, deals: one.hands, options }
}

// ——— The side bet ———————————————————————————————————————————————————————————————————————————————————————

/**
 * The Trips bet over every seven cards that may be dealt. Hands that the pay table leaves out lose. Throws `RangeError`
 * on any other bet, and `TooFewCards` if no deal is left.
 */
const side = (rules: UltimateRules, bet: string, options: SideOptions = {}): SideFigures =>
  sideFigures(TABLE, rules, bet, without(DECK, options.dead ?? []))

export const solver: Solver<UltimateRules, UltimateState, UltimateAction> = counting({
  solve,
  withSides,
  worths,
  whole,
  side,
  ready: readyKernel,
})
