import { evValue } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import { capital } from '@/lib/text'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import { betsOf, type MississippiState, TALLY } from './round'
import { actionOf, type MississippiAction, type MississippiRules } from './rules'
import { ruleFor } from './strategy'

const LABELS: Readonly<Record<MississippiAction, ActionLabel>> = {
  'bet-3x': { name: 'Bet 3×', doing: 'Betting 3×', key: 't' },
  'bet-2x': { name: 'Bet 2×', doing: 'Betting 2×', key: 'd' },
  'bet-1x': { name: 'Bet 1×', doing: 'Betting 1×', key: 'b' },
  fold: { name: 'Fold', doing: 'Folding', key: 'f' },
}

export const label = (_rules: MississippiRules, action: MississippiAction): ActionLabel => LABELS[action]

type MississippiOption = Option<MississippiAction>
type Solved = Solution<MississippiAction>

const antes = (value: number): string => Math.abs(value).toFixed(3)
const signed = (value: number): string => (value < 0 ? '−' : '+') + antes(value)

const optionOf = ({ options }: Solved, action: MississippiAction): MississippiOption =>
  options.find((option) => option.action === action)!

const named = (actions: readonly MississippiAction[]): string =>
  actions.map((action) => LABELS[action].name.toLowerCase()).join(' or ')

/** How rounds end that are bet on: what becomes of the final hand, and how often a later street folds. */
function counts({ action, tally }: MississippiOption, deals: number): string {
  const share = (name: string): string =>
    `${((100 * (tally?.find((fact) => fact.name === name)?.ways ?? 0)) / deals).toFixed(1)}%`
  const folds = (tally?.find(({ name }) => name === TALLY.folds)?.ways ?? 0) > 0
  return `If you ${LABELS[action].name.toLowerCase()}, the final hand pays in ${share(TALLY.wins)} of deals and gets the bets back in ${share(TALLY.pushes)}${folds ? `; you fold later in ${share(TALLY.folds)}` : ''}.`
}

/** The best play with its price, and what the best of the others is worth. */
function verdict(solution: Solved): string {
  const { best, options } = solution
  const worth = signed(evValue(optionOf(solution, best[0]!).ev))
  const [second] = options
    .filter(({ action }) => !best.includes(action))
    .toSorted((a, b) => evValue(b.ev) - evValue(a.ev))
  const first = `${capital(named(best))}: ${best.length > 1 ? 'each is' : 'it’s'} worth ${worth} antes in all`
  if (!second) return `${first}, and nothing is better or worse.`
  return `${first}, ${LABELS[second.action].doing.toLowerCase()} ${signed(evValue(second.ev))}.`
}

/** What is down already: a fold loses it. */
function downSoFar(stake: number, { best }: Solved): readonly string[] {
  if (stake === 1) return []
  const rest = !best.includes('fold')
    ? 'a fold loses them all'
    : best.length > 1
      ? 'going on loses as much on average'
      : 'even so, going on loses more'
  return [`You have ${stake} antes down; ${rest}.`]
}

/** Why the answer is what it is: the rule that covers the hand, where it differs from the exact play, and what the counts say. */
export function explain(
  _rules: MississippiRules,
  { hand, board, did, dead }: MississippiState,
  solution: Solved,
): Explanation {
  const bets = betsOf(did)
  const rule = ruleFor(hand, board, bets)
  const says = actionOf(rule.says)
  const stake = bets.reduce<number>((sum, bet) => sum + bet, 1)
  const bet = solution.best.find((action) => action !== 'fold') ?? 'bet-1x'
  const cost = evValue(optionOf(solution, solution.best[0]!).ev) - evValue(optionOf(solution, says).ev)
  const why = [verdict(solution), counts(optionOf(solution, bet), solution.deals ?? 1), ...downSoFar(stake, solution)]
  const gone = dead.length > 0 ? 'The cards that are gone change it' : 'This hand is an exception to the rule'
  return {
    rule: rule.text,
    ruleId: rule.id,
    says: [says],
    why: solution.best.includes(says)
      ? why
      : [`${gone}: ${LABELS[says].doing.toLowerCase()} costs ${antes(cost)} antes.`, ...why],
  }
}
