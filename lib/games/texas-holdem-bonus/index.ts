import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { round, type BonusAction, type BonusState } from './round'
import { type BonusRules, PRESETS, RULE_FIELDS, VARIANTS } from './rules'
import { label } from './words'

export const game: Game<BonusRules, BonusState, BonusAction> = {
  id: 'texas-holdem-bonus',
  name: GAME_NAMES['texas-holdem-bonus'],
  unit: 'ante',
  about:
    'Hold’em against a dealer who needs nothing: two antes before the flop, one on it and one on the turn, each bet or not.',
  ...round.game,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  label,
}
