import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { round, type UltimateAction, type UltimateState } from './round'
import { PRESETS, RULE_FIELDS, type UltimateRules, VARIANTS } from './rules'
import { label } from './words'

export const game: Game<UltimateRules, UltimateState, UltimateAction> = {
  id: 'ultimate-texas-holdem',
  name: GAME_NAMES['ultimate-texas-holdem'],
  unit: 'ante',
  about: 'Hold’em against the dealer: raise four antes before the flop, two on it or one on the river, but only once.',
  ...round.game,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  label,
}
