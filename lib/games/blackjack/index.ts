import { GAME_NAMES } from '@/lib/games/ids'
import { DECK } from '@/lib/cards/deck'
import { type BlackjackAction, type BlackjackState, sameAs } from '@/lib/engines/blackjack/index'
import type { Game } from '@/lib/games/game'
import { enter, FIELDS, make, parse, start, step, table, values } from './round'
import { type BlackjackGameRules, checkRules, PRESETS, RULE_FIELDS, SIDE_BETS, VARIANTS } from './rules'
import { label } from './words'

export const game: Game<BlackjackGameRules, BlackjackState, BlackjackAction> = {
  id: 'blackjack',
  name: GAME_NAMES.blackjack,
  unit: 'bet',
  pace: 60,
  about: 'The game most people play: nearer to twenty-one than the dealer, from one to eight decks.',
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  takesShoe: true,
  fields: FIELDS,
  stages: [
    { id: 'insurance', name: 'Insurance' },
    { id: 'play', name: 'Your hand' },
  ],
  deck: ({ decks }) => ({ cards: DECK, copies: decks }),
  sameAs,
  checkRules,
  start,
  step,
  enter,
  values,
  label,
  table,
  make,
  parse,
}
