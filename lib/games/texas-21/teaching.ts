import { type BlackjackAction, INSURANCE_RULE, MAP, STRATEGY, unasked } from '@/lib/engines/blackjack/index'
import type { TaughtGame } from '@/lib/game/teaching'
import { game } from './index'
import { LADDERS, skill, skillStage, spotOf } from './skills'
import type { Texas21Rules } from './rules'
import { DRILLS, spot } from './spots'
import type { Texas21State } from './round'
import { canDecide, follows, STRATEGIES, WITH_FLOP } from './strategy'
import { explain } from './words'

/** The game together with what is taught about it. */
export const taughtGame: TaughtGame<Texas21Rules, Texas21State, BlackjackAction> = {
  ...game,
  drills: DRILLS,
  strategy: [INSURANCE_RULE, ...STRATEGY].map(({ id, stage }) => ({ id, stage })),
  strategies: STRATEGIES.map(({ adviser: _, ...way }) => way),
  toTheLetter: 'basic-strategy',
  seesMore: WITH_FLOP,
  follows,
  canDecide,
  map: MAP,
  ladders: LADDERS,
  spot,
  skill,
  skillStage,
  spotOf,
  unasked,
  explain,
}
