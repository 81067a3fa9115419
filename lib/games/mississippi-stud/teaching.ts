import { TWO_CARD_MAP } from '@/lib/game/strategy/maps'
import type { TaughtGame } from '@/lib/game/teaching'
import { game } from './index'
import type { MississippiState } from './round'
import type { MississippiAction, MississippiRules } from './rules'
import { DRILLS, LADDERS, skill, skillStage, spot, spotOf } from './skills'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/** The game together with what is taught about it. */
export const taughtGame: TaughtGame<MississippiRules, MississippiState, MississippiAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage }) => ({ id, stage })),
  strategies: STRATEGIES,
  toTheLetter: 'points',
  follows,
  map: TWO_CARD_MAP,
  ladders: LADDERS,
  spot,
  skill,
  skillStage,
  spotOf,
  explain,
}
