import {
  type BlackjackAction,
  blackjackHole,
  type BlackjackWhy,
  countValues,
  dealName,
  explainInsurance,
  type Holding,
  holdingOf,
  type Play,
  ruleFor,
  topTwo,
  verdictOf,
} from '@/lib/engines/blackjack/index'
import type { Explanation, Solution } from '@/lib/game/solution'
import { findClosePlay, isUsual } from './spots'
import type { Texas21Rules } from './rules'
import { type Texas21State, unseen } from './round'

type Solved = Solution<BlackjackAction>

/**
 * The best play for two cards without a look at the flop. It is only known for the usual rules, first plays and no dead
 * cards; undefined otherwise.
 */
function withoutFlop(
  rules: Texas21Rules,
  state: Texas21State,
  { values, upcard }: Holding,
  says: Play,
): Play | undefined {
  if (!isUsual(rules) || state.did.length > 0 || state.dead.length > 0) return undefined
  return findClosePlay(rules, dealName(values[0]!, values[1]!, upcard))?.best ?? says
}

/** Why exact play differs from the rule. */
function exception(
  rules: Texas21Rules,
  state: Texas21State,
  holding: Holding,
  solution: Solved,
  says: Play,
): BlackjackWhy {
  const best = solution.best[0]!
  const args = { best, says }
  const usual = withoutFlop(rules, state, holding, says)
  // Blackjack's words for cards that no rule of totals sees.
  if (state.dead.length === 0 && (usual === undefined || state.flop === null)) return { id: 'theseCards', args }
  if (usual === undefined || state.flop === null) return { id: 'cardsGone', args }
  return { id: usual === best ? 'evenWithoutFlop' : 'flopChanges', args }
}

/**
 * The reason if the two cards alone would be an exception to the rule and the flop makes the rule right again;
 * otherwise empty.
 */
function takenBack(
  rules: Texas21Rules,
  state: Texas21State,
  holding: Holding,
  solution: Solved,
  says: Play,
): readonly BlackjackWhy[] {
  const usual = withoutFlop(rules, state, holding, says)
  if (state.flop === null || usual === undefined || solution.best.includes(usual)) return []
  return [{ id: 'flopRestores', args: { usual } }]
}

function explainPlay(rules: Texas21Rules, state: Texas21State, solution: Solved): Explanation {
  const holding = holdingOf(rules, state)
  const { id, says } = ruleFor(rules, holding)
  const first = solution.best.includes(says)
    ? takenBack(rules, state, holding, solution, says)
    : [exception(rules, state, holding, solution, says)]
  return { ruleId: id, says: [says], verdict: verdictOf(holding, solution), why: [...first, ...topTwo(solution)] }
}

/**
 * The best action, the rule that covers the hand, whether the flop or other cards make an exception, and the EVs of the
 * two best actions.
 */
export function explain(rules: Texas21Rules, state: Texas21State, solution: Solved): Explanation {
  const isInsurance = blackjackHole(state) === 10 && state.peek === null
  return isInsurance
    ? explainInsurance(countValues(unseen(rules, state)), solution)
    : explainPlay(rules, state, solution)
}
