import type { Card } from '@/lib/cards/card'
import { bestOf, tidyNet } from '@/lib/games/ev'
import { meanOf } from '@/lib/games/outcomes'
import type { Option, Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import { type Ledger, pairAt } from './communal'
import {
  choicesAtFirst,
  type Contests,
  integerPays,
  ledgerOf,
  makeContests,
  makeReached,
  noteAfterFirst,
  playContests,
} from './contests'
import { POSITION_NAMES, POSITIONS, type XxRules } from './rules'
import { payOf, RESULTS } from './settle'
import { side } from './side'
import { actionsAt, addedBy, placedBy, positionOf, stageOf, stubOf, type XxAction, type XxState } from './state'
import { whole } from './whole'

type XxOption = Option<XxAction>

/** An entry of a ledger with its money. */
interface Entry {
  readonly position: number
  readonly pay: number
  readonly ways: number
}

function entriesOf(rules: XxRules, ledger: Ledger): Entry[] {
  const entries: Entry[] = []
  POSITIONS.forEach((at, position) =>
    RESULTS.forEach((result, i) =>
      entries.push({ position, pay: payOf(rules, at, result), ways: ledger[position * RESULTS.length + i]! }),
    ),
  )
  return entries.filter(({ ways }) => ways > 0)
}

function tallyOf(entries: readonly Entry[]): NonNullable<XxOption['tally']> {
  const fact = (name: string, holds: (entry: Entry) => boolean) => ({
    name,
    ways: entries.filter(holds).reduce((sum, { ways }) => sum + ways, 0),
  })
  return [
    fact('wins', ({ pay }) => pay > 0),
    fact('pushes', ({ pay }) => pay === 0),
    fact('loses', ({ pay }) => pay < 0),
    ...POSITIONS.map((at, position) =>
      fact(`ends at ${POSITION_NAMES[at]}`, (entry) => entry.position === position),
    ).filter(({ ways }) => ways > 0),
  ]
}

/** An option from its ledger, for so many Play bets in action. */
function optionOf(rules: XxRules, action: XxAction, ledger: Ledger, stake: number, deals: number): XxOption {
  const entries = entriesOf(rules, ledger)
  const ways = new Map<number, number>()
  for (const entry of entries) {
    const net = tidyNet(entry.pay * stake)
    ways.set(net, (ways.get(net) ?? 0) + entry.ways)
  }
  const outcomes = [...ways].sort((a, b) => a[0] - b[0])
  return { action, ev: meanOf(outcomes, deals), outcomes, tally: tallyOf(entries) }
}

/** The ledger of each action of a contest, in the order of the actions. */
function contestLedgers(contests: Contests, state: XxState, actions: readonly XxAction[]): Ledger[] {
  const [first, second] = state.dealer as readonly [Card, Card?]
  if (second === undefined)
    return choicesAtFirst(contests, first).map((held) => {
      const reached = makeReached()
      noteAfterFirst(contests, first, held, reached)
      return ledgerOf(contests, reached)
    })
  return actions.map((action) => {
    const reached = makeReached()
    const position = positionOf({ placed: [...state.placed, placedBy(state, action)] })
    reached[pairAt(first, second)] = POSITIONS.indexOf(position)
    return ledgerOf(contests, reached)
  })
}

/**
 * Every option of a decision: EV in Play bets over all equally likely deals of what is unseen, with an add-on that was made. Exact
 * at every stage. Throws if the state is not at a decision.
 */
export function solve(rules: XxRules, state: XxState): Solution<XxAction> {
  const stage = stageOf(state)
  if (stage === undefined) throw new Error('the state is not at a decision')
  const actions = actionsAt(rules, state)
  // The contest cards that show are gone from the community cards as others will be, so they count as part of the stub here.
  const contests = makeContests(integerPays(rules), state.hand, [...stubOf(state), ...state.dealer])
  const unseen = stubOf(state).length
  if (stage === 'add-on') {
    const ledger = ledgerOf(contests, playContests(contests).reached)
    const deals = unseen * (unseen - 1) * choose(unseen - 2, 3)
    return solutionOf(
      actions.map((action) => optionOf(rules, action, ledger, 1 + addedBy(action), deals)),
      deals,
    )
  }
  const deals = stage === 'contest-one' ? unseen * choose(unseen - 1, 3) : choose(unseen, 3)
  const ledgers = contestLedgers(contests, state, actions)
  return solutionOf(
    actions.map((action, i) => optionOf(rules, action, ledgers[i]!, 1 + (state.addOn ?? 0), deals)),
    deals,
  )
}

const solutionOf = (options: readonly XxOption[], deals: number): Solution<XxAction> => ({
  options,
  best: bestOf(options),
  deals,
})

export const solver: Solver<XxRules, XxState, XxAction> = { solve, whole, side }
