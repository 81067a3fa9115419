import type { Step } from '@/lib/games/game'
import type { PaiGowRules } from './rules'
import { settle } from './settle'
import { HAND, isOver, type PaiGowAction, type PaiGowState, settingsOf, stubOf } from './state'

/** What comes next: seven cards, how to set them, the dealer's seven, the end. */
export function step(rules: PaiGowRules, state: PaiGowState): Step<PaiGowState, PaiGowAction> {
  if (isOver(state)) return { kind: 'end', ...settle(rules, state) }
  if (state.hand.length === 0)
    return { kind: 'deal', stage: 'hand', stub: stubOf(state), count: HAND, next: (hand) => ({ ...state, hand }) }
  if (state.low.length > 0)
    return { kind: 'deal', stage: 'dealer', stub: stubOf(state), count: HAND, next: (dealer) => ({ ...state, dealer }) }
  const settings = settingsOf(rules, state.hand)
  const next = (action: PaiGowAction): PaiGowState => {
    const chosen = settings.find((setting) => setting.action === action)
    if (!chosen) throw new RangeError(`“${action}” is no legal setting of this hand`)
    return { ...state, low: chosen.low }
  }
  return { kind: 'decide', stage: 'set', actions: settings.map(({ action }) => action), next }
}
