import { DECK } from '@/lib/cards/deck'
import type { Game } from '@/lib/games/game'
import { twoCardMap } from '@/lib/games/maps'
import { LADDERS } from './ladders'
import { PRESETS, RULE_FIELDS, SIDE_BETS, VARIANTS, type CasinoRules } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { start, type CasinoAction, type CasinoState } from './state'
import { step } from './step'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { table } from './table'
import { enter, FIELDS, make, parse, values } from './text'
import { explain, label } from './words'

export const game: Game<CasinoRules, CasinoState, CasinoAction> = {
  id: 'casino-holdem',
  name: 'Casino Hold’em',
  unit: 'ante',
  about: 'Two cards and the flop at once: call with two antes or fold, and the dealer needs a pair of fours.',
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  sideBets: SIDE_BETS,
  drills: DRILLS,
  fields: FIELDS,
  stages: [{ id: 'flop', name: 'Call or fold' }],
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules }) => ({ id, name, about, rules })),
  follows,
  map: twoCardMap('You decide with the flop on the table: a cell tells on how many flops the hand calls.'),
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
