import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { type MississippiState, round } from './round'
import { type MississippiAction, type MississippiRules, PRESETS, RULE_FIELDS, VARIANTS } from './rules'
import { label } from './words'

export const game: Game<MississippiRules, MississippiState, MississippiAction> = {
  id: 'mississippi-stud',
  name: GAME_NAMES['mississippi-stud'],
  unit: 'ante',
  about:
    'No dealer’s hand: bet one to three antes on each of three community cards, or fold, and a pair of sixes gets it all back.',
  ...round.game,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  label,
}
