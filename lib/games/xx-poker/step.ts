import type { Card } from '@/lib/cards/card'
import type { Step } from '@/lib/games/game'
import type { XxRules } from './rules'
import { settle } from './settle'
import {
  actionsAt,
  addedBy,
  CONTESTS,
  placedBy,
  showsThird,
  stageOf,
  stubOf,
  type XxAction,
  type XxState,
} from './state'

type XxStep = Step<XxState, XxAction>

/**
 * What comes next: three cards, the add-on, each contest card with its decision, the community cards, the dealer's third card if
 * there is a bet on it. A contest that no card can win is a decision too, with nothing to do but hold.
 */
export function step(rules: XxRules, state: XxState): XxStep {
  const stage = stageOf(state)
  if (stage !== undefined)
    return { kind: 'decide', stage, actions: actionsAt(rules, state), next: (action) => after(state, action) }
  if (state.hand.length === 0) return deal(state, 'hand', 3, (hand) => ({ ...state, hand }))
  if (state.dealer.length < CONTESTS)
    return deal(state, 'dealer', 1, (cards) => ({ ...state, dealer: [...state.dealer, ...cards] }))
  if (state.community.length === 0) return deal(state, 'community', 3, (community) => ({ ...state, community }))
  if (showsThird(state) && state.third === null)
    return deal(state, 'third', 1, ([third]) => ({ ...state, third: third! }))
  return { kind: 'end', ...settle(rules, state) }
}

const deal = (state: XxState, stage: string, count: number, next: (cards: readonly Card[]) => XxState): XxStep => ({
  kind: 'deal',
  stage,
  stub: stubOf(state),
  count,
  next,
})

/** The state after a decision. */
function after(state: XxState, action: XxAction): XxState {
  if (state.addOn === null) return { ...state, addOn: addedBy(action) }
  return { ...state, placed: [...state.placed, placedBy(state, action)] }
}
