import { GAME_NAMES } from '@/lib/games/ids'
import type { Game } from '@/lib/games/game'
import { round, type CasinoAction, type CasinoState } from './round'
import { type CasinoRules, PRESETS, RULE_FIELDS, VARIANTS } from './rules'
import { label } from './words'

export const game: Game<CasinoRules, CasinoState, CasinoAction> = {
  id: 'casino-holdem',
  name: GAME_NAMES['casino-holdem'],
  unit: 'ante',
  about: 'Two cards and the flop at once: call with two antes or fold, and the dealer needs a pair of fours.',
  ...round.game,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  label,
}
