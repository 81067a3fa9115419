import { TWO_CARD_MAP } from '@/lib/game/strategy/maps'
import type { TaughtGame } from '@/lib/game/teaching'
import { game } from './index'
import { DRILLS, LADDERS, skill, skillStage, spot, spotOf } from './skills'
import type { UltimateAction, UltimateState } from './round'
import type { UltimateRules } from './rules'
import { follows, STRATEGIES } from './strategies/strategies'
import { STRATEGY } from './strategy'
import { explain } from './words'

/** The game together with what is taught about it. */
export const taughtGame: TaughtGame<UltimateRules, UltimateState, UltimateAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage }) => ({ id, stage })),
  strategies: STRATEGIES.map(({ id, rules }) => ({ id, rules })),
  toTheLetter: 'full',
  follows,
  map: TWO_CARD_MAP,
  ladders: LADDERS,
  spot,
  skill,
  skillStage,
  spotOf,
  explain,
}
