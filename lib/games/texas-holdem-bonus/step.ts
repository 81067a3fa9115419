import type { Card } from '@/lib/cards/card'
import type { Step } from '@/lib/games/game'
import type { BonusRules } from './rules'
import { holdsAces, settle } from './settle'
import { actionsAt, hasFolded, stageOf, unseen, type BonusAction, type BonusState } from './state'

/** Hole cards, a decision before the flop, on it and on the turn, then the river and the dealer's hand. */
export function step(rules: BonusRules, state: BonusState): Step<BonusState, BonusAction> {
  const stage = stageOf(state)
  if (stage !== undefined) {
    const next = (action: BonusAction): BonusState => ({ ...state, did: [...state.did, action] })
    return { kind: 'decide', stage, actions: actionsAt(stage), next }
  }
  if (state.hand.length === 0) return deal(state, 'hand', 'hand', 2)
  if (hasFolded(state.did)) return afterFold(rules, state)
  if (state.board.length === 0) return deal(state, 'flop', 'board', 3)
  if (state.board.length === 3) return deal(state, 'turn', 'board', 1)
  if (state.board.length === 4) return deal(state, 'river', 'board', 1)
  if (state.dealer.length === 0) return deal(state, 'dealer', 'dealer', 2)
  return { kind: 'end', ...settle(rules, state) }
}

/** A folded hand sees only the cards that its side bets are still waiting for: the flop, and the dealer's against aces. */
function afterFold(rules: BonusRules, state: BonusState): Step<BonusState, BonusAction> {
  if ('first-five' in state.sides && state.board.length === 0) return deal(state, 'flop', 'board', 3)
  if ('bonus' in state.sides && holdsAces(state.hand) && state.dealer.length === 0)
    return deal(state, 'dealer', 'dealer', 2)
  return { kind: 'end', ...settle(rules, state) }
}

function deal(
  state: BonusState,
  stage: string,
  place: 'hand' | 'board' | 'dealer',
  count: number,
): Step<BonusState, BonusAction> {
  const next = (cards: readonly Card[]): BonusState => ({ ...state, [place]: [...state[place], ...cards] })
  return { kind: 'deal', stage, stub: unseen(state), count, next }
}
