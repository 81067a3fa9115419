import { TWO_CARD_MAP } from '@/lib/game/strategy/maps'
import type { TaughtGame } from '@/lib/game/teaching'
import { game } from './index'
import { DRILLS, LADDERS, skill, skillStage, spot, spotOf } from './skills'
import type { BonusAction, BonusState } from './round'
import type { BonusRules } from './rules'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/** The game together with what is taught about it. */
export const taughtGame: TaughtGame<BonusRules, BonusState, BonusAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage }) => ({ id, stage })),
  strategies: STRATEGIES.map(({ ways: _, ...way }) => way),
  toTheLetter: 'rules',
  follows,
  map: TWO_CARD_MAP,
  ladders: LADDERS,
  spot,
  skill,
  skillStage,
  spotOf,
  explain,
}
