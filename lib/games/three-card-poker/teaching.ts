import { threeCardMap } from '@/lib/games/maps'
import type { TaughtGame } from '@/lib/games/teaching'
import { game } from './index'
import { DRILLS, follows, LADDERS, skill, skillName, skillStage, spot, spotOf, STRATEGIES, STRATEGY } from './strategy'
import type { ThreeCardAction, ThreeCardState } from './round'
import type { ThreeCardRules } from './rules'
import { explain } from './words'

/** The game with what is taught of it. */
export const taughtGame: TaughtGame<ThreeCardRules, ThreeCardState, ThreeCardAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules }) => ({ id, name, about, rules })),
  toTheLetter: 'queen-six-four',
  follows,
  map: threeCardMap('The third card decides the rest.'),
  ladders: LADDERS,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
}
