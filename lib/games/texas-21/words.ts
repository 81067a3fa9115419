import {
  type BlackjackAction,
  blackjackHole,
  byWorth,
  countValues,
  dealName,
  doing,
  explainInsurance,
  type Holding,
  holdingOf,
  labelOf,
  optionOf,
  type Play,
  ruleFor,
  smallInWords,
  totalInWords,
  upcardWords,
  worthInWords,
} from '@/lib/engines/blackjack/index'
import { evValue } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import type { Explanation, Solution } from '@/lib/games/solution'
import { findClosePlay, isUsual } from './spots'
import type { Texas21Rules } from './rules'
import { type Texas21State, unseen } from './round'

export const label = (_rules: Texas21Rules, action: BlackjackAction): ActionLabel => labelOf(action)

type Solved = Solution<BlackjackAction>

/** What is best for the two cards when the flop is not looked at, if it is known. */
function withoutFlop(
  rules: Texas21Rules,
  state: Texas21State,
  { values, upcard }: Holding,
  says: Play,
): Play | undefined {
  if (!isUsual(rules) || state.did.length > 0 || state.dead.length > 0) return undefined
  return findClosePlay(rules, dealName(values[0]!, values[1]!, upcard))?.best ?? says
}

/** Where the rule and the exact play differ: what turns it around, and what following the rule costs. */
function exception(
  rules: Texas21Rules,
  state: Texas21State,
  holding: Holding,
  solution: Solved,
  says: Play,
): readonly string[] {
  const best = solution.best[0]!
  const cost = smallInWords(evValue(optionOf(solution, best).ev) - evValue(optionOf(solution, says).ev))
  const usual = withoutFlop(rules, state, holding, says)
  if (usual === undefined || state.flop === null)
    return [
      `The cards that are gone make an exception of this hand: ${doing(best)} is ${cost} better than ${doing(says)}.`,
    ]
  if (usual === best)
    return [
      `These two cards are an exception to the rule even without the flop: ${doing(best)} is ${cost} better than ${doing(says)}.`,
    ]
  return [`The flop changes the play: with these four cards gone ${doing(best)} is ${cost} better than ${doing(says)}.`]
}

/** The two cards alone would be an exception to the rule, and the flop takes it back. */
function takenBack(
  rules: Texas21Rules,
  state: Texas21State,
  holding: Holding,
  solution: Solved,
  says: Play,
): readonly string[] {
  const usual = withoutFlop(rules, state, holding, says)
  if (state.flop === null || usual === undefined || solution.best.includes(usual)) return []
  const gain = smallInWords(evValue(optionOf(solution, says).ev) - evValue(optionOf(solution, usual).ev))
  return [
    `Without the flop ${doing(usual)} would be best for these two cards; with these four gone the rule holds by ${gain}.`,
  ]
}

function explainPlay(rules: Texas21Rules, state: Texas21State, solution: Solved): Explanation {
  const holding = holdingOf(rules, state)
  const { id, text, says } = ruleFor(rules, holding)
  const first = solution.best.includes(says)
    ? takenBack(rules, state, holding, solution, says)
    : exception(rules, state, holding, solution, says)
  const hand = `You hold ${totalInWords(holding)} against ${upcardWords(holding.upcard)}.`
  return {
    rule: text,
    ruleId: id,
    says: [says],
    why: [...first, hand, ...byWorth(solution).slice(0, 2).map(worthInWords)],
  }
}

/** The rule that covers the hand, where the flop makes it an exception, and what the two best plays come to. */
export function explain(rules: Texas21Rules, state: Texas21State, solution: Solved): Explanation {
  const isInsurance = blackjackHole(state) === 10 && state.peek === null
  return isInsurance
    ? explainInsurance(countValues(unseen(rules, state)), solution)
    : explainPlay(rules, state, solution)
}
