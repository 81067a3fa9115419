import { THREE_CARD_MAP } from '@/lib/game/strategy/maps'
import type { TaughtGame } from '@/lib/game/teaching'
import { game } from './index'
import type { XxRules } from './rules'
import { DRILLS, skill, skillStage, spot, spotOf } from './skills'
import type { XxAction, XxState } from './round'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/** The game together with what is taught about it. */
export const taughtGame: TaughtGame<XxRules, XxState, XxAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage }) => ({ id, stage })),
  strategies: STRATEGIES.map(({ id, rules, leaves }) => ({
    id,
    rules,
    ...(leaves === undefined ? {} : { leaves }),
  })),
  toTheLetter: 'short',
  follows,
  map: THREE_CARD_MAP,
  spot,
  skill,
  skillStage,
  spotOf,
  explain,
}
