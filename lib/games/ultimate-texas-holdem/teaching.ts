import { twoCardMap } from '@/lib/games/maps'
import type { TaughtGame } from '@/lib/games/teaching'
import { game } from './index'
import { DRILLS, LADDERS, skill, skillName, skillStage, spot, spotOf } from './skills'
import type { UltimateAction, UltimateState } from './round'
import type { UltimateRules } from './rules'
import { follows, STRATEGIES } from './strategies/strategies'
import { STRATEGY } from './strategy'
import { explain } from './words'

/** The game with what is taught of it. */
export const taughtGame: TaughtGame<UltimateRules, UltimateState, UltimateAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules }) => ({ id, name, about, rules })),
  toTheLetter: 'full',
  follows,
  map: twoCardMap('What is best before the flop.'),
  ladders: LADDERS,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
}
