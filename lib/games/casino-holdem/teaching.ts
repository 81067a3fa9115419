import { TWO_CARD_MAP } from '@/lib/game/strategy/maps'
import type { TaughtGame } from '@/lib/game/teaching'
import { game } from './index'
import { DRILLS, LADDERS, skill, skillStage, spot, spotOf } from './skills'
import type { CasinoAction, CasinoState } from './round'
import type { CasinoRules } from './rules'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/** The game together with what is taught about it. */
export const taughtGame: TaughtGame<CasinoRules, CasinoState, CasinoAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage }) => ({ id, stage })),
  strategies: STRATEGIES.map(({ id, rules }) => ({ id, rules })),
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
