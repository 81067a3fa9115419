import { DECK } from '@/lib/cards/deck'
import type { Game } from '@/lib/games/game'
import { twoCardMap } from '@/lib/games/maps'
import { LADDERS } from './ladders'
import { PRESETS, RULE_FIELDS, SIDE_BETS, VARIANTS, type UltimateRules } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { start, type UltimateAction, type UltimateState } from './state'
import { step } from './step'
import { follows, STRATEGIES } from './strategies/strategies'
import { STRATEGY } from './strategy'
import { table } from './table'
import { enter, make, parse, values } from './text'
import { explain, label } from './words'

export const game: Game<UltimateRules, UltimateState, UltimateAction> = {
  id: 'ultimate-texas-holdem',
  name: 'Ultimate Texas Hold’em',
  unit: 'ante',
  about: 'Hold’em against the dealer: raise four antes before the flop, two on it or one on the river, but only once.',
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  drills: DRILLS,
  fields: [
    { kind: 'cards', id: 'hand', name: 'Your hand', counts: [2], needed: true },
    { kind: 'cards', id: 'board', name: 'Board', counts: [0, 3, 5], needed: false },
  ],
  stages: [
    { id: 'preflop', name: 'Before the flop' },
    { id: 'flop', name: 'On the flop' },
    { id: 'river', name: 'On the river' },
  ],
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules }) => ({ id, name, about, rules })),
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
