import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { en } from './messages/en'
import { round, type BonusAction, type BonusState } from './round'
import { type BonusRules, PRESETS, RULE_FIELDS, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<BonusRules, BonusState, BonusAction> = {
  id: 'texas-holdem-bonus',
  name: GAME_NAMES['texas-holdem-bonus'],
  unit: 'ante',
  about:
    'Hold’em against a dealer who always plays. Bet two antes to see the flop. You may add one on the flop and one on the turn.',
  ...round.game,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  keyOf,
}
