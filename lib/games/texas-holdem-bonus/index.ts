import { withAfterFold } from '@/lib/game/side-bets/after-fold'
import { listing } from './listing'
import type { Game } from '@/lib/game/game'
import { en } from './messages/en'
import { round, type BonusAction, type BonusState } from './round'
import { type BonusRules, PRESETS, RULE_FIELDS, TABLE, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<BonusRules, BonusState, BonusAction> = {
  id: 'texas-holdem-bonus',
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
