import type { Card } from '@/lib/cards/card'
import type { Step } from '@/lib/games/game'
import type { UltimateRules } from './rules'
import { settle } from './settle'
import { actionsAt, stageOf, unseen, type UltimateAction, type UltimateState } from './state'

/** A raise ends the decisions, but the board is dealt on street by street, so that the felt can show it. */
export function step(rules: UltimateRules, state: UltimateState): Step<UltimateState, UltimateAction> {
  const stage = stageOf(state)
  if (stage !== undefined) {
    const next = (action: UltimateAction): UltimateState => ({ ...state, did: [...state.did, action] })
    return { kind: 'decide', stage, actions: actionsAt(rules, stage), next }
  }
  if (state.hand.length === 0) return deal(state, 'hand', 'hand', 2)
  if (!state.did.includes('fold')) {
    if (state.board.length === 0) return deal(state, 'flop', 'board', 3)
    if (state.board.length === 3) return deal(state, 'river', 'board', 2)
    if (state.dealer.length === 0) return deal(state, 'dealer', 'dealer', 2)
  }
  return { kind: 'end', ...settle(rules, state) }
}

function deal(
  state: UltimateState,
  stage: string,
  place: 'hand' | 'board' | 'dealer',
  count: number,
): Step<UltimateState, UltimateAction> {
  const next = (cards: readonly Card[]): UltimateState => ({ ...state, [place]: [...state[place], ...cards] })
  return { kind: 'deal', stage, stub: unseen(state), count, next }
}
