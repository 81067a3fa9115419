import type { TaughtGame } from '@/lib/games/teaching'
import { game } from './index'
import { MAP } from './map'
import type { PaiGowRules } from './rules'
import { skill, skillName, skillStage, spotOf } from './skills'
import { DRILLS, spot } from './spots'
import type { PaiGowAction, PaiGowState } from './state'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/** The game with what is taught of it. */
export const taughtGame: TaughtGame<PaiGowRules, PaiGowState, PaiGowAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY,
  strategies: STRATEGIES,
  follows,
  map: MAP,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
}
