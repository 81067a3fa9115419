import { listing } from './listing'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import type { Game } from '@/lib/game/game'
import { en } from './messages/en'
import { checkRules, type PaiGowRules, PRESETS, RULE_FIELDS, SIDE_BETS, VARIANTS } from './rules'
import { enter, FIELDS, make, type PaiGowAction, type PaiGowState, parse, start, step, table, values } from './round'
import { actionOf, keyOf, suggested } from './words'

export const game: Game<PaiGowRules, PaiGowState, PaiGowAction> = {
  id: 'pai-gow-poker',
  name: listing.name,
  unit: 'bet',
  pace: 30,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  checkRules,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  fields: FIELDS,
  stages: [{ id: 'set' }],
  arrange: { zone: 'hand', count: 2, actionOf, suggested },
  deck: () => ({ cards: DECK_WITH_JOKER, copies: 1 }),
  start,
  step,
  enter,
  values,
  keyOf,
  table,
  make,
  parse,
}
