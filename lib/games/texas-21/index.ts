import { listing } from './listing'
import { DECK } from '@/lib/cards/deck'
import { type BlackjackAction, sameAs, keyOf } from '@/lib/engines/blackjack/index'
import type { Game } from '@/lib/game/game'
import { en } from './messages/en'
import { enter, FIELDS, make, parse, start, step, table, type Texas21State, values } from './round'
import { PRESETS, RULE_FIELDS, SIDE_BETS, type Texas21Rules, VARIANTS } from './rules'

export const game: Game<Texas21Rules, Texas21State, BlackjackAction> = {
  id: 'texas-21',
  name: listing.name,
  unit: 'bet',
  pace: 60,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  fields: FIELDS,
  stages: [{ id: 'insurance' }, { id: 'play' }],
  deck: ({ decks }) => ({ cards: DECK, copies: decks }),
  sameAs,
  start,
  step,
  enter,
  values,
  keyOf,
  table,
  make,
  parse,
}
