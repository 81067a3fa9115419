import { listing } from './listing'
import type { Game } from '@/lib/game/game'
import { en } from './messages/en'
import { round, type CasinoAction, type CasinoState } from './round'
import { type CasinoRules, PRESETS, RULE_FIELDS, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<CasinoRules, CasinoState, CasinoAction> = {
  id: 'casino-holdem',
  name: listing.name,
  unit: 'ante',
  ...round.game,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  settledByTable: true,
  presets: PRESETS,
  keyOf,
}
