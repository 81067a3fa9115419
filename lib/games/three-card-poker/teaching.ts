import { THREE_CARD_MAP } from '@/lib/games/maps'
import type { TaughtGame } from '@/lib/games/teaching'
import { game } from './index'
import { DRILLS, follows, LADDERS, skill, skillStage, spot, spotOf, STRATEGIES, STRATEGY } from './strategy'
import type { ThreeCardAction, ThreeCardState } from './round'
import type { ThreeCardRules } from './rules'
import { explain } from './words'

/** The game together with what is taught about it. */
export const taughtGame: TaughtGame<ThreeCardRules, ThreeCardState, ThreeCardAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage }) => ({ id, stage })),
  strategies: STRATEGIES.map(({ id, rules }) => ({ id, rules })),
  toTheLetter: 'queen-six-four',
  follows,
  map: THREE_CARD_MAP,
  ladders: LADDERS,
  spot,
  skill,
  skillStage,
  spotOf,
  explain,
}
