import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { en } from './messages/en'
import { round, type UltimateAction, type UltimateState } from './round'
import { PRESETS, RULE_FIELDS, type UltimateRules, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<UltimateRules, UltimateState, UltimateAction> = {
  id: 'ultimate-texas-holdem',
  name: GAME_NAMES['ultimate-texas-holdem'],
  unit: 'ante',
  about:
    'Hold’em against the dealer: raise once, with four antes before the flop, two on the flop or one on the river.',
  ...round.game,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  keyOf,
}
