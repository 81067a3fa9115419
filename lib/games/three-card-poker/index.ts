import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { en } from './messages/en'
import { round, type ThreeCardAction, type ThreeCardState } from './round'
import { PRESETS, RULE_FIELDS, type ThreeCardRules, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<ThreeCardRules, ThreeCardState, ThreeCardAction> = {
  id: 'three-card-poker',
  name: GAME_NAMES['three-card-poker'],
  unit: 'ante',
  about:
    'Three cards against the dealer’s three: play or fold, and the higher hand wins. The dealer needs queen high to qualify.',
  ...round.game,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  keyOf,
}
