import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { en } from './messages/en'
import { round, type CasinoAction, type CasinoState } from './round'
import { type CasinoRules, PRESETS, RULE_FIELDS, VARIANTS } from './rules'
import { keyOf } from './words'

export const game: Game<CasinoRules, CasinoState, CasinoAction> = {
  id: 'casino-holdem',
  name: GAME_NAMES['casino-holdem'],
  unit: 'ante',
  about: 'You see your two cards and the flop, then call with two antes or fold. The dealer needs a pair of fours.',
  ...round.game,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  keyOf,
}
