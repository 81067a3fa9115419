import { listing } from './listing'
import { DECK } from '@/lib/cards/deck'
import { type BlackjackAction, type BlackjackState, sameAs, keyOf } from '@/lib/engines/blackjack/index'
import type { Game } from '@/lib/game/game'
import { en } from './messages/en'
import { enter, FIELDS, make, parse, start, step, table, values } from './round'
import { type BlackjackGameRules, checkRules, PRESETS, RULE_FIELDS, SIDE_BETS, VARIANTS } from './rules'

export const game: Game<BlackjackGameRules, BlackjackState, BlackjackAction> = {
  id: 'blackjack',
  name: listing.name,
  unit: 'bet',
  pace: 60,
  messages: en,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  takesShoe: true,
  fields: FIELDS,
  stages: [{ id: 'insurance' }, { id: 'play' }],
  deck: ({ decks }) => ({ cards: DECK, copies: decks }),
  sameAs,
  checkRules,
  start,
  step,
  enter,
  values,
  keyOf,
  table,
  make,
  parse,
}
