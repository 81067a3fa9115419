import { listing } from './listing'
import { DECK } from '@/lib/cards/deck'
import type { Game } from '@/lib/game/game'
import { en } from './messages/en'
import { PRESETS, RULE_FIELDS, SIDE_BETS, VARIANTS, type XxRules } from './rules'
import { start, step, table, type XxAction, type XxState } from './round'
import { enter, FIELDS, make, parse, values } from './text'
import { keyOf } from './words'

export const game: Game<XxRules, XxState, XxAction> = {
  id: 'xx-poker',
  name: listing.name,
  unit: 'Play bet',
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  fields: FIELDS,
  stages: [{ id: 'add-on' }, { id: 'contest-one' }, { id: 'contest-two' }],
  deck: () => ({ cards: DECK, copies: 1 }),
  start,
  step,
  enter,
  values,
  keyOf,
  table,
  make,
  parse,
}
