import { type BlackjackAction, type BlackjackState, INSURANCE_RULE, MAP, unasked } from '@/lib/engines/blackjack/index'
import type { TaughtGame } from '@/lib/game/teaching'
import { game } from './index'
import type { BlackjackGameRules } from './rules'
import { DRILLS, skill, skillStage, spot, spotOf } from './skills'
import { canDecide, follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/** The game together with what is taught about it. */
export const taughtGame: TaughtGame<BlackjackGameRules, BlackjackState, BlackjackAction> = {
  ...game,
  drills: DRILLS,
  strategy: [INSURANCE_RULE, ...STRATEGY].map(({ id, stage }) => ({ id, stage })),
  strategies: STRATEGIES,
  toTheLetter: 'basic-strategy',
  follows,
  canDecide,
  map: MAP,
  spot,
  skill,
  skillStage,
  spotOf,
  unasked,
  explain,
}
