import type { Game } from '@/lib/games/game'
import { twoCardMap } from '@/lib/games/maps'
import { LADDERS } from './ladders'
import { PRESETS, RULE_FIELDS, VARIANTS, type BonusRules } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { round, type BonusAction, type BonusState } from './round'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain, label } from './words'

export const game: Game<BonusRules, BonusState, BonusAction> = {
  id: 'texas-holdem-bonus',
  name: 'Texas Hold’em Bonus',
  unit: 'ante',
  about:
    'Hold’em against a dealer who needs nothing: two antes before the flop, one on it and one on the turn, each bet or not.',
  ...round.game,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  drills: DRILLS,
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
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
  label,
}
