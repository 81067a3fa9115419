import { amount, compareEv, evValue, signed } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import type { CasinoRules } from './rules'
import { boxesOf, handAt, type CasinoAction, type CasinoState } from './round'
import { adviceFor } from './strategy'

/** The facts of a call for the proof line. */
export const TALLY = { wins: 'wins', ties: 'ties', loses: 'loses', noGame: 'dealer has no game' } as const

const LABELS: Readonly<Record<CasinoAction, ActionLabel>> = {
  call: { name: 'Call', doing: 'Calling', key: 'c' },
  fold: { name: 'Fold', doing: 'Folding', key: 'f' },
}

export const label = (_rules: CasinoRules, action: CasinoAction): ActionLabel => LABELS[action]

type CasinoOption = Option<CasinoAction>

function share(call: CasinoOption, name: string, deals: number): string {
  const ways = call.tally?.find((fact) => fact.name === name)?.ways ?? 0
  return `${((100 * ways) / deals).toFixed(1)}%`
}

function counts(rules: CasinoRules, call: CasinoOption, deals: number): string {
  const showdown = `win the showdown in ${share(call, TALLY.wins, deals)} of deals and lose it in ${share(call, TALLY.loses, deals)}`
  if (rules.qualifies === 'none') return `You ${showdown}.`
  return `The dealer has no game in ${share(call, TALLY.noGame, deals)} of deals; against one you ${showdown}.`
}

function verdict(call: CasinoOption, fold: CasinoOption): string {
  const worth = `Calling is worth ${signed(evValue(call.ev))} antes, folding ${signed(evValue(fold.ev))}`
  const order = compareEv(call.ev, fold.ev)
  return order === 0 ? `${worth}: exactly the same.` : `${worth}: ${order > 0 ? 'call' : 'fold'}.`
}

/** Why the answer is what it is: the rule that covers the hand, where it differs from the exact play, and what the counts say. */
export function explain(rules: CasinoRules, state: CasinoState, solution: Solution<CasinoAction>): Explanation {
  const { rule, says } = adviceFor(handAt(state), state.board)
  const [call, fold] = solution.options as readonly [CasinoOption, CasinoOption]
  const cost = Math.abs(evValue(call.ev) - evValue(fold.ev))
  const differs = solution.best.includes(says)
    ? []
    : [`This hand is an exception to the rule: ${LABELS[says].doing.toLowerCase()} costs ${amount(cost)} antes.`]
  const boxes =
    boxesOf(state).length > 1 ? ['Your two boxes decide one by one: the cards of the other cannot come any more.'] : []
  return {
    rule: rule.text,
    ruleId: rule.id,
    says: [says],
    why: [...differs, counts(rules, call, solution.deals ?? 1), verdict(call, fold), ...boxes],
  }
}
