import { DECK } from '@/lib/cards/deck'
import type { Game } from '@/lib/games/game'
import { threeCardMap } from '@/lib/games/maps'
import { LADDERS } from './ladders'
import { PRESETS, RULE_FIELDS, SIDE_BETS, type ThreeCardRules, VARIANTS } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { start, type ThreeCardAction, type ThreeCardState } from './state'
import { step } from './step'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { table } from './table'
import { enter, FIELDS, make, parse, values } from './text'
import { explain, label } from './words'

export const game: Game<ThreeCardRules, ThreeCardState, ThreeCardAction> = {
  id: 'three-card-poker',
  name: 'Three Card Poker',
  unit: 'ante',
  about: 'Three cards against the dealer’s three: play or fold, and the dealer needs queen high.',
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  drills: DRILLS,
  fields: FIELDS,
  stages: [{ id: 'play', name: 'Play or fold' }],
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules }) => ({ id, name, about, rules })),
  follows,
  map: threeCardMap('The third card decides the rest.'),
  ladders: LADDERS,
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
