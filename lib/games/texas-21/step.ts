import { type BlackjackAction, stepAfterDeal } from '@/lib/engines/blackjack/index'
import type { Step } from '@/lib/games/game'
import type { Texas21Rules } from './rules'
import { settle } from './settle'
import { FLOP_CARDS, type Texas21State, unseen } from './state'

type Texas21Step = Step<Texas21State, BlackjackAction>

/** Two cards, the up card, the flop; then the round of every blackjack table. */
export function step(rules: Texas21Rules, state: Texas21State): Texas21Step {
  if (state.hand.length === 0) return deal(rules, state, 'hand', 2)
  if (state.upcard.length === 0) return deal(rules, state, 'upcard', 1)
  if (state.flop?.length === 0) return deal(rules, state, 'flop', FLOP_CARDS)
  return stepAfterDeal({ rules, state, stub: () => unseen(rules, state), settle: () => settle(rules, state) })
}

const deal = (
  rules: Texas21Rules,
  state: Texas21State,
  place: 'hand' | 'upcard' | 'flop',
  count: number,
): Texas21Step => ({
  kind: 'deal',
  stage: place,
  stub: unseen(rules, state),
  count,
  next: (cards) => ({ ...state, [place]: cards }),
})
