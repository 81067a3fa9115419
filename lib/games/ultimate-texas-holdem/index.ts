import { listing } from './listing'
import type { Game } from '@/lib/games/game'
import { en } from './messages/en'
import { round, type UltimateAction, type UltimateState } from './round'
import { PRESETS, RULE_FIELDS, type UltimateRules, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<UltimateRules, UltimateState, UltimateAction> = {
  id: 'ultimate-texas-holdem',
  name: listing.name,
  unit: 'ante',
  ...round.game,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  keyOf,
}
