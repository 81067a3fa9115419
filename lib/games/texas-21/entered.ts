import {
  cardsEntered,
  checkDecision,
  DRAWN_FIELD,
  enterRound,
  insuranceField,
  roundValues,
} from '@/lib/engines/blackjack/index'
import type { SpotField, SpotValues } from '@/lib/games/game'
import type { Result } from '@/lib/result'
import type { Texas21Rules } from './rules'
import { FLOP_CARDS, start, type Texas21State } from './state'
import { step } from './step'
import { checkState, isReachable } from './text'

export const FIELDS: readonly SpotField[] = [
  { kind: 'cards', id: 'hand', name: 'Your hand', counts: [2], needed: true },
  { kind: 'cards', id: 'upcard', name: 'Up card', counts: [1], needed: true },
  { kind: 'cards', id: 'flop', name: 'Flop', counts: [0, FLOP_CARDS], needed: false },
  DRAWN_FIELD,
  insuranceField('Declined: the dealer has no blackjack', 'Taken: the dealer has no blackjack'),
]

/** The decision that the cards describe; after insurance and the dealer's look unless it is said otherwise. */
export function enter(rules: Texas21Rules, values: SpotValues): Result<Texas21State> {
  const flop = cardsEntered(values, 'flop')
  const opening = { ...start(rules, { dead: cardsEntered(values, 'dead') }), flop: flop.length === 0 ? null : flop }
  const entered = enterRound(rules, values, opening)
  const state = entered.ok ? checkState(rules, entered.value) : entered
  if (!state.ok) return state
  const isReached = isReachable(rules, state.value)
  return checkDecision(state.value, isReached, isReached && step(rules, state.value).kind === 'decide')
}

export const values = (state: Texas21State): SpotValues => {
  // In the order of the fields, as links were written before.
  const { hand = [], upcard = [], ...others } = roundValues(state)
  return { hand, upcard, flop: state.flop ?? [], ...others }
}
