import type { Game } from '@/lib/games/game'
import { twoCardMap } from '@/lib/games/maps'
import { LADDERS } from './ladders'
import { PRESETS, RULE_FIELDS, VARIANTS, type UltimateRules } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { round, type UltimateAction, type UltimateState } from './round'
import { follows, STRATEGIES } from './strategies/strategies'
import { STRATEGY } from './strategy'
import { explain, label } from './words'

export const game: Game<UltimateRules, UltimateState, UltimateAction> = {
  id: 'ultimate-texas-holdem',
  name: 'Ultimate Texas Hold’em',
  unit: 'ante',
  about: 'Hold’em against the dealer: raise four antes before the flop, two on it or one on the river, but only once.',
  ...round.game,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules }) => ({ id, name, about, rules })),
  follows,
  map: twoCardMap('What is best before the flop.'),
  ladders: LADDERS,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
  label,
}
