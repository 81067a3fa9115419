import {
  type BlackjackAction,
  blackjackHole,
  type BlackjackState,
  byWorth,
  doing,
  explainInsurance,
  holdingOf,
  labelOf,
  optionOf,
  smallInWords,
  totalInWords,
  upcardWords,
  worthInWords,
} from '@/lib/engines/blackjack/index'
import { evValue } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import type { Explanation, Solution } from '@/lib/games/solution'
import { unseenByValue } from './round'
import type { BlackjackGameRules } from './rules'
import { ruleFor } from './strategy'

export const label = (_rules: BlackjackGameRules, action: BlackjackAction): ActionLabel => labelOf(action)

function explainPlay(
  rules: BlackjackGameRules,
  state: BlackjackState,
  solution: Solution<BlackjackAction>,
): Explanation {
  const holding = holdingOf(rules, state)
  const { id, text, says } = ruleFor(rules, holding)
  const best = solution.best[0]!
  const isAsked = holding.allowed.includes(says)
  const verdict = `${labelOf(best).name} ${totalInWords(holding)} against ${upcardWords(holding.upcard)}.`
  const reasons = byWorth(solution).slice(0, 2).map(worthInWords)
  const shared = { ruleId: id, says: isAsked ? [says] : ['stand'] } as const
  if (!isAsked || solution.best.includes(says)) return { ...shared, rule: text, why: [verdict, ...reasons] }
  const gain = evValue(optionOf(solution, best).ev) - evValue(optionOf(solution, says).ev)
  const exception = `For a usual shoe the rule is: “${text}” With these cards ${doing(best)} is ${smallInWords(gain)} better than ${doing(says)}.`
  return { ...shared, rule: verdict, why: [exception, ...reasons] }
}

/** The verdict, the rule that covers the hand, where the cards make it an exception, and what the two best plays come to. */
export function explain(
  rules: BlackjackGameRules,
  state: BlackjackState,
  solution: Solution<BlackjackAction>,
): Explanation {
  const isInsurance = blackjackHole(state) === 10 && state.insurance === null
  return isInsurance ? explainInsurance(unseenByValue(rules, state), solution) : explainPlay(rules, state, solution)
}
