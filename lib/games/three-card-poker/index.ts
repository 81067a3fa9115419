import { withAfterFold } from '@/lib/games/after-fold'
import { listing } from './listing'
import type { Game } from '@/lib/games/game'
import { en } from './messages/en'
import { round, type ThreeCardAction, type ThreeCardState } from './round'
import { PRESETS, RULE_FIELDS, TABLE, type ThreeCardRules, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<ThreeCardRules, ThreeCardState, ThreeCardAction> = {
  id: 'three-card-poker',
  name: listing.name,
  unit: 'ante',
  ...round.game,
  messages: en,
  variants: VARIANTS,
  ruleFields: withAfterFold(RULE_FIELDS, TABLE),
  countsSides: true,
  presets: PRESETS,
  mostSeen: 1,
  keyOf,
}
