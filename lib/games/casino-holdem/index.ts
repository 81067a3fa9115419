import type { Game } from '@/lib/games/game'
import { twoCardMap } from '@/lib/games/maps'
import { LADDERS } from './ladders'
import { PRESETS, RULE_FIELDS, VARIANTS, type CasinoRules } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { round, type CasinoAction, type CasinoState } from './round'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain, label } from './words'

export const game: Game<CasinoRules, CasinoState, CasinoAction> = {
  id: 'casino-holdem',
  name: 'Casino Hold’em',
  unit: 'ante',
  about: 'Two cards and the flop at once: call with two antes or fold, and the dealer needs a pair of fours.',
  ...round.game,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules }) => ({ id, name, about, rules })),
  follows,
  map: twoCardMap('You decide with the flop on the table: a cell tells on how many flops the hand calls.'),
  ladders: LADDERS,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
  label,
}
