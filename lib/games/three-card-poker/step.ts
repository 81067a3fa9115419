import type { Step } from '@/lib/games/game'
import type { ThreeCardRules } from './rules'
import { settle } from './settle'
import { ACTIONS, isOver, stubOf, type ThreeCardAction, type ThreeCardState } from './state'

/** What comes next: three cards, play or fold, the dealer's three, the end. */
export function step(rules: ThreeCardRules, state: ThreeCardState): Step<ThreeCardState, ThreeCardAction> {
  if (isOver(state)) return { kind: 'end', ...settle(rules, state) }
  if (state.hand.length === 0)
    return { kind: 'deal', stage: 'hand', stub: stubOf(state), count: 3, next: (hand) => ({ ...state, hand }) }
  if (state.did === null) return { kind: 'decide', stage: 'play', actions: ACTIONS, next: (did) => ({ ...state, did }) }
  return { kind: 'deal', stage: 'dealer', stub: stubOf(state), count: 3, next: (dealer) => ({ ...state, dealer }) }
}
