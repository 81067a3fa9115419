import { amount, compareEv, evValue, signed } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import { startingClass } from '@/lib/cards/hole-cards'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import { advisedAction, dealerOuts, neighbours, ruleFor } from './strategy'
import { STANDARD, type UltimateRules } from './rules'
import { actionsAt, multipleOf, stageOf, unseen, type UltimateAction, type UltimateState } from './round'

const LABELS: Readonly<Record<UltimateAction, ActionLabel>> = {
  'raise-4x': { name: 'Raise 4×', doing: 'Raising 4×', key: 'r' },
  'raise-3x': { name: 'Raise 3×', doing: 'Raising 3×', key: 't' },
  'raise-2x': { name: 'Raise 2×', doing: 'Raising 2×', key: 'r' },
  'raise-1x': { name: 'Raise 1×', doing: 'Raising 1×', key: 'r' },
  check: { name: 'Check', doing: 'Checking', key: 'c' },
  fold: { name: 'Fold', doing: 'Folding', key: 'f' },
}

/** Where the rules allow smaller raises too before the flop, each has a letter of its own. */
const KEYS_BESIDE_LARGER: Readonly<Partial<Record<UltimateAction, string>>> = { 'raise-2x': 'w', 'raise-1x': 'o' }

export function label(rules: UltimateRules, action: UltimateAction): ActionLabel {
  const early = actionsAt(rules, 'preflop')
  const key = early.indexOf(action) > 0 ? KEYS_BESIDE_LARGER[action] : undefined
  return key === undefined ? LABELS[action] : { ...LABELS[action], key }
}

type Solved = Solution<UltimateAction>
type UltimateOption = Option<UltimateAction>

const percent = (ways: number, of: number): string => `${((100 * ways) / of).toFixed(1)}%`
const counted = (n: number): string => n.toLocaleString('en-US')

const waysOf = (option: UltimateOption, name: string): number =>
  option.tally?.find((fact) => fact.name === name)?.ways ?? 0

/** Why the answer is what it is: the rule that covers the hand, where it differs from the exact play, and what the counts say. */
export function explain(rules: UltimateRules, state: UltimateState, solution: Solved): Explanation {
  const rule = ruleFor(state)
  const says = advisedAction(rules, state)
  const differs = solution.best.includes(says) ? [] : [exception(solution, says)]
  return { rule: rule.text, ruleId: rule.id, says: [says], why: [...differs, ...whyAt(rules, state, solution)] }
}

const optionOf = (solution: Solved, action: UltimateAction): UltimateOption => {
  const option = solution.options.find((candidate) => candidate.action === action)
  if (!option) throw new Error(`“${action}” is not among the options`)
  return option
}

/** The rule and the exact play differ here; what following the rule costs. */
function exception(solution: Solved, says: UltimateAction): string {
  const best = optionOf(solution, solution.best[0]!)
  const cost = evValue(best.ev) - evValue(optionOf(solution, says).ev)
  return `This hand is an exception to the rule: ${LABELS[best.action].doing.toLowerCase()} is ${amount(cost)} better than ${LABELS[says].doing.toLowerCase()}.`
}

function whyAt(rules: UltimateRules, state: UltimateState, solution: Solved): string[] {
  switch (stageOf(state)) {
    case 'preflop':
      return whyPreflop(rules, state, solution)
    case 'flop':
      return [whyFlop(solution)]
    case 'river':
      return whyRiver(state, solution)
    case undefined:
      throw new Error('this state is not at a decision')
  }
}

// ——— Before the flop —————————————————————————————————————————————————————————————————————————————————————

function whyPreflop(rules: UltimateRules, state: UltimateState, solution: Solved): string[] {
  const raised = solution.options[0]!
  const next = isStandard(rules) && state.dead.length === 0 ? [neighbours(startingClass(state.hand))] : []
  return [...next, solution.best.includes('check') ? whyWait(solution) : whyRaise(raised, solution.deals ?? 1)]
}

const isStandard = (rules: UltimateRules): boolean =>
  rules.qualifies === STANDARD.qualifies &&
  rules.preflopRaises.includes(4) &&
  Object.keys(STANDARD.pays.blind).every((hand) => rules.pays.blind[hand] === STANDARD.pays.blind[hand])

function whyRaise(raised: UltimateOption, deals: number): string {
  const wins = waysOf(raised, 'wins')
  const loses = waysOf(raised, 'loses')
  const multiple = multipleOf(raised.action)
  const counts = `You win ${percent(wins, deals)} of the deals and lose ${percent(loses, deals)}`
  if (wins <= loses) return `${counts}, but a check, with less at stake in the hands you win, is worth less still.`
  const later = multiple > 2 ? '; after a check it can be two at the most' : ''
  return `${counts}: ${MULTIPLES[multiple]} ${multiple === 1 ? 'ante goes' : 'antes go'} in while you are ahead more often than not${later}.`
}

const MULTIPLES = ['none', 'one', 'two', 'three', 'four'] as const

function whyWait(solution: Solved): string {
  const raised = solution.options[0]!
  const deals = solution.deals ?? 1
  const folded = waysOf(optionOf(solution, 'check'), 'folds')
  const played = `Raised, you win ${percent(waysOf(raised, 'wins'), deals)} of the deals and lose ${percent(waysOf(raised, 'loses'), deals)}.`
  return `${played} Checked, you fold ${percent(folded, deals)} of them on the river for two antes, and bet two or one where the board helps.`
}

// ——— On the flop —————————————————————————————————————————————————————————————————————————————————————————

function whyFlop(solution: Solved): string {
  const deals = solution.deals ?? 1
  const raised = optionOf(solution, 'raise-2x')
  const folded = waysOf(optionOf(solution, 'check'), 'folds')
  const played = `Played out, you win ${percent(waysOf(raised, 'wins'), deals)} and lose ${percent(waysOf(raised, 'loses'), deals)} of ${counted(deals)} deals.`
  if (!solution.best.includes('check')) {
    const saved =
      folded > 0
        ? `more than a check saves by folding ${percent(folded, deals)} of them on the river`
        : 'more than one on the river: you would never fold it'
    return `${played} Two antes now gain ${saved}.`
  }
  return `${played} A check lets you fold ${percent(folded, deals)} of them on the river for two antes, instead of losing up to four.`
}

// ——— On the river ————————————————————————————————————————————————————————————————————————————————————————

function whyRiver(state: UltimateState, solution: Solved): string[] {
  const raised = optionOf(solution, 'raise-1x')
  const folded = optionOf(solution, 'fold')
  const [wins, ties, loses] = ['wins', 'ties', 'loses'].map((name) => counted(waysOf(raised, name)))
  const order = compareEv(raised.ev, folded.ev)
  const verdict = order > 0 ? 'which is better than' : order < 0 ? 'which is worse than' : 'exactly as much as'
  const counts = `Of ${counted(solution.deals ?? 0)} hands the dealer can have you beat ${wins}, tie ${ties} and lose to ${loses}: ${signed(evValue(raised.ev))} on average, ${verdict} the −2 of a fold.`
  if (ruleFor(state).id === 'river-hidden-pair') return [counts]
  return [`${dealerOuts(state)} of the ${unseen(state).length} unseen cards beat you.`, counts]
}
