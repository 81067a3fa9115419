import { withAfterFold } from '@/lib/game/side-bets/after-fold'
import { listing } from './listing'
import type { Game } from '@/lib/game/game'
import { en } from './messages/en'
import { round, type UltimateAction, type UltimateState } from './round'
import { PRESETS, RULE_FIELDS, TABLE, type UltimateRules, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<UltimateRules, UltimateState, UltimateAction> = {
  id: 'ultimate-texas-holdem',
  name: listing.name,
  unit: 'ante',
  ...round.game,
  messages: en,
  variants: VARIANTS,
  ruleFields: withAfterFold(RULE_FIELDS, TABLE),
  settledByTable: true,
  presets: PRESETS,
  keyOf,
}
