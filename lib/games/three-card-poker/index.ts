import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { round, type ThreeCardAction, type ThreeCardState } from './round'
import { PRESETS, RULE_FIELDS, type ThreeCardRules, VARIANTS } from './rules'
import { label } from './words'

export const game: Game<ThreeCardRules, ThreeCardState, ThreeCardAction> = {
  id: 'three-card-poker',
  name: GAME_NAMES['three-card-poker'],
  unit: 'ante',
  about: 'Three cards against the dealer’s three: play or fold, and the dealer needs queen high.',
  ...round.game,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  label,
}
