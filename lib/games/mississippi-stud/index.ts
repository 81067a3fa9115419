import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { en } from './messages/en'
import { type MississippiState, round } from './round'
import { type MississippiAction, type MississippiRules, PRESETS, RULE_FIELDS, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<MississippiRules, MississippiState, MississippiAction> = {
  id: 'mississippi-stud',
  name: GAME_NAMES['mississippi-stud'],
  unit: 'ante',
  about:
    'Your hand against a pay table: bet one to three antes on each of three community cards, or fold. A pair of sixes gets your money back.',
  ...round.game,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  keyOf,
}
