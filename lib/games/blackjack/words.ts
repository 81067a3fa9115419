import {
  type BlackjackAction,
  blackjackHole,
  type BlackjackState,
  type BlackjackWhy,
  explainInsurance,
  holdingOf,
  topTwo,
  verdictOf,
} from '@/lib/engines/blackjack/index'
import type { Explanation, Solution } from '@/lib/game/solution'
import { unseenByValue } from './round'
import type { BlackjackGameRules } from './rules'
import { ruleFor } from './strategy'

function explainPlay(
  rules: BlackjackGameRules,
  state: BlackjackState,
  solution: Solution<BlackjackAction>,
): Explanation {
  const holding = holdingOf(rules, state)
  const { id, says } = ruleFor(rules, holding)
  const best = solution.best[0]!
  const isAsked = holding.allowed.includes(says)
  const differs: readonly BlackjackWhy[] =
    !isAsked || solution.best.includes(says) ? [] : [{ id: 'theseCards', args: { best, says } }]
  return {
    ruleId: id,
    says: isAsked ? [says] : ['stand'],
    verdict: verdictOf(holding, solution),
    why: [...differs, ...topTwo(solution)],
  }
}

/**
 * The best action, the rule that covers the hand, whether these cards make an exception, and the EVs of the two best
 * actions.
 */
export function explain(
  rules: BlackjackGameRules,
  state: BlackjackState,
  solution: Solution<BlackjackAction>,
): Explanation {
  const isInsurance = blackjackHole(state) === 10 && state.insurance === null
  return isInsurance ? explainInsurance(unseenByValue(rules, state), solution) : explainPlay(rules, state, solution)
}
