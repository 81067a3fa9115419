import { GAME_NAMES } from '@/lib/games/ids'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import type { Game } from '@/lib/games/game'
import { checkRules, type PaiGowRules, PRESETS, RULE_FIELDS, SIDE_BETS, VARIANTS } from './rules'
import { enter, FIELDS, make, type PaiGowAction, type PaiGowState, parse, start, step, table, values } from './round'
import { actionOf, label, suggested } from './words'

export const game: Game<PaiGowRules, PaiGowState, PaiGowAction> = {
  id: 'pai-gow-poker',
  name: GAME_NAMES['pai-gow-poker'],
  unit: 'bet',
  pace: 30,
  about:
    'Seven cards set as two hands, two in front and five behind: win both against the dealer, who must set by the house way.',
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  checkRules,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  fields: FIELDS,
  stages: [{ id: 'set', name: 'Set your hand' }],
  arrange: { zone: 'hand', count: 2, into: 'In front', rest: 'Behind', actionOf, suggested, suggestedBy: 'House way' },
  deck: () => ({ cards: DECK_WITH_JOKER, copies: 1 }),
  start,
  step,
  enter,
  values,
  label,
  table,
  make,
  parse,
}
