import { DECK } from '@/lib/cards/deck'
import type { Game } from '@/lib/games/game'
import { twoCardMap } from '@/lib/games/maps'
import { LADDERS } from './ladders'
import { PRESETS, RULE_FIELDS, SIDE_BETS, VARIANTS, type BonusRules } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { start, type BonusAction, type BonusState } from './state'
import { step } from './step'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { table } from './table'
import { enter, FIELDS, make, parse, values } from './text'
import { explain, label } from './words'

export const game: Game<BonusRules, BonusState, BonusAction> = {
  id: 'texas-holdem-bonus',
  name: 'Texas Hold’em Bonus',
  unit: 'ante',
  about:
    'Hold’em against a dealer who needs nothing: two antes before the flop, one on it and one on the turn, each bet or not.',
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  drills: DRILLS,
  fields: FIELDS,
  stages: [
    { id: 'preflop', name: 'Before the flop' },
    { id: 'flop', name: 'On the flop' },
    { id: 'turn', name: 'On the turn' },
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
  map: twoCardMap('What is best before the flop.'),
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
