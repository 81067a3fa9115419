import { DECK } from '@/lib/cards/deck'
import type { Game } from '@/lib/games/game'
import { threeCardMap } from '@/lib/games/maps'
import { PRESETS, RULE_FIELDS, SIDE_BETS, VARIANTS, type XxRules } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { start, type XxAction, type XxState } from './state'
import { step } from './step'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { table } from './table'
import { enter, FIELDS, make, parse, values } from './text'
import { explain, label } from './words'

export const game: Game<XxRules, XxState, XxAction> = {
  id: 'xx-poker',
  name: 'XX Poker',
  unit: 'Play bet',
  about:
    'Three cards against a pay table: two contests move your bets to double and to five times, and you may add on before them.',
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  drills: DRILLS,
  fields: FIELDS,
  stages: [
    { id: 'add-on', name: 'Add-on' },
    { id: 'contest-one', name: 'First contest' },
    { id: 'contest-two', name: 'Second contest' },
  ],
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules, leaves }) => ({
    id,
    name,
    about,
    rules,
    ...(leaves === undefined ? {} : { leaves }),
  })),
  follows,
  map: threeCardMap('The third card and the suits decide the rest. What is best before a card of the dealer’s shows.'),
  deck: () => ({ cards: DECK, copies: 1 }),
  start,
  step,
  enter,
  values,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
  label,
  table,
  make,
  parse,
}
