import { listing } from './listing'
import type { Game } from '@/lib/game/game'
import { en } from './messages/en'
import { type MississippiState, round } from './round'
import { type MississippiAction, type MississippiRules, PRESETS, RULE_FIELDS, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<MississippiRules, MississippiState, MississippiAction> = {
  id: 'mississippi-stud',
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
