import { DECK } from '@/lib/cards/deck'
import type { Game } from '@/lib/games/game'
import { enter, FIELDS, values } from './entered'
import { LADDERS } from './ladders'
import { MAP } from './map'
import { PRESETS, RULE_FIELDS, SIDE_BETS, type Texas21Rules, VARIANTS } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { start, type Texas21Action, type Texas21State } from './state'
import { step } from './step'
import { follows, INSURANCE_RULE, STRATEGIES, STRATEGY, WITH_FLOP } from './strategy'
import { table } from './table'
import { make, parse } from './text'
import { sameAs, unasked } from '@/lib/engines/blackjack/index'
import { explain, label } from './words'

export const game: Game<Texas21Rules, Texas21State, Texas21Action> = {
  id: 'texas-21',
  name: 'Texas 21',
  unit: 'bet',
  pace: 60,
  about:
    'Blackjack from six decks with a flop on the table: four more cards that everybody sees before the first play.',
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  drills: DRILLS,
  fields: FIELDS,
  stages: [
    { id: 'insurance', name: 'Insurance' },
    { id: 'play', name: 'Your hand' },
  ],
  strategy: [INSURANCE_RULE, ...STRATEGY].map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ adviser: _, ...way }) => way),
  seesMore: WITH_FLOP,
  follows,
  map: MAP,
  ladders: LADDERS,
  deck: ({ decks }) => ({ cards: DECK, copies: decks }),
  sameAs,
  start,
  step,
  enter,
  values,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  unasked,
  explain,
  label,
  table,
  make,
  parse,
}
