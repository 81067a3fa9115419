import type { Game } from '@/lib/games/game'
import { threeCardMap } from '@/lib/games/maps'
import { LADDERS } from './ladders'
import { PRESETS, RULE_FIELDS, type ThreeCardRules, VARIANTS } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import { round, type ThreeCardAction, type ThreeCardState } from './round'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain, label } from './words'

export const game: Game<ThreeCardRules, ThreeCardState, ThreeCardAction> = {
  id: 'three-card-poker',
  name: 'Three Card Poker',
  unit: 'ante',
  about: 'Three cards against the dealer’s three: play or fold, and the dealer needs queen high.',
  ...round.game,
  variants: VARIANTS,
  ruleFields: RULE_FIELDS,
  presets: PRESETS,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules }) => ({ id, name, about, rules })),
  follows,
  map: threeCardMap('The third card decides the rest.'),
  ladders: LADDERS,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
  label,
}
