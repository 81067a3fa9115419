import type { Card } from '@/lib/cards/card'
import type { Step } from '@/lib/games/game'
import type { CasinoRules } from './rules'
import { settle } from './settle'
import { ACTIONS, isDecision, needsShowdown, unseen, type CasinoAction, type CasinoState } from './state'

/** Two cards, the flop, a decision for each box; then, if any called, turn and river and the dealer's hand. */
export function step(rules: CasinoRules, state: CasinoState): Step<CasinoState, CasinoAction> {
  if (isDecision(state))
    return { kind: 'decide', stage: 'flop', actions: ACTIONS, next: (did) => ({ ...state, did: [...state.did, did] }) }
  if (state.hand.length === 0) return deal(state, 'hand', 'hand', 2)
  if (state.board.length === 0) return deal(state, 'flop', 'board', 3)
  if (needsShowdown(state)) {
    if (state.board.length === 3) return deal(state, 'river', 'board', 2)
    if (state.dealer.length === 0) return deal(state, 'dealer', 'dealer', 2)
  }
  return { kind: 'end', ...settle(rules, state) }
}

function deal(
  state: CasinoState,
  stage: string,
  place: 'hand' | 'board' | 'dealer',
  count: number,
): Step<CasinoState, CasinoAction> {
  const next = (cards: readonly Card[]): CasinoState => ({ ...state, [place]: [...state[place], ...cards] })
  return { kind: 'deal', stage, stub: unseen(state), count, next }
}
