import { amount, evValue, signed } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import type { BonusRules } from './rules'
import { stageOf, type BonusAction, type BonusState } from './round'
import { adviceFor } from './strategy'

/** The facts of an option for the proof line. */
export const TALLY = {
  wins: 'wins',
  ties: 'ties',
  loses: 'loses',
  paid: 'wins with the ante paid',
  most: 'all bets made',
} as const

const LABELS: Readonly<Record<BonusAction, ActionLabel>> = {
  bet: { name: 'Bet', doing: 'Betting', key: 'b' },
  check: { name: 'Check', doing: 'Checking', key: 'c' },
  fold: { name: 'Fold', doing: 'Folding', key: 'f' },
}

export const label = (_rules: BonusRules, action: BonusAction): ActionLabel => LABELS[action]

type BonusOption = Option<BonusAction>

function share(bet: BonusOption, name: string, deals: number): string {
  const ways = bet.tally?.find((fact) => fact.name === name)?.ways ?? 0
  return `${((100 * ways) / deals).toFixed(1)}%`
}

const isTie = ({ best }: Solution<BonusAction>): boolean => best.length > 1

function whyPreflop([bet, fold]: readonly [BonusOption, BonusOption], solution: Solution<BonusAction>): string[] {
  const deals = solution.deals ?? 1
  const counts = `Bet, you win ${share(bet, TALLY.wins, deals)} of the deals, the ante with ${share(bet, TALLY.paid, deals)}, and lose ${share(bet, TALLY.loses, deals)}.`
  const worth = `That is worth ${signed(evValue(bet.ev))} antes, against ${signed(evValue(fold.ev))} for a fold`
  return [counts, `${worth}: ${isTie(solution) ? 'exactly the same' : solution.best[0]!}.`]
}

/** A bet of one ante on the flop or the turn stands by itself. */
function whyLater([bet, check]: readonly [BonusOption, BonusOption], solution: Solution<BonusAction>): string[] {
  const deals = solution.deals ?? 1
  const counts = `You win ${share(bet, TALLY.wins, deals)} of the deals and lose ${share(bet, TALLY.loses, deals)}`
  const gain = evValue(bet.ev) - evValue(check.ev)
  if (isTie(solution)) return [`${counts}: exactly as many, so that the bet is worth nothing either way.`]
  return [`${counts}: one ante more ${gain > 0 ? 'gains' : 'loses'} ${amount(gain)} on average.`]
}

function exception(says: BonusAction, [first, last]: readonly [BonusOption, BonusOption]): string {
  return `This hand is an exception to the rule: ${LABELS[says].doing.toLowerCase()} costs ${amount(evValue(first.ev) - evValue(last.ev))} antes.`
}

/** Why the answer is what it is: the rule that covers the hand, where it differs from the exact play, and what the counts say. */
export function explain(rules: BonusRules, state: BonusState, solution: Solution<BonusAction>): Explanation {
  const { rule, says } = adviceFor(rules, state)
  const options = solution.options as readonly [BonusOption, BonusOption]
  const differs = solution.best.includes(says) ? [] : [exception(says, options)]
  const why = stageOf(state) === 'preflop' ? whyPreflop(options, solution) : whyLater(options, solution)
  return { rule: rule.text, ruleId: rule.id, says: [says], why: [...differs, ...why] }
}
