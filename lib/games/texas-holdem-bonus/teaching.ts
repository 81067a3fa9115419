import { twoCardMap } from '@/lib/games/maps'
import type { TaughtGame } from '@/lib/games/teaching'
import { game } from './index'
import { DRILLS, LADDERS, skill, skillName, skillStage, spot, spotOf } from './skills'
import type { BonusAction, BonusState } from './round'
import type { BonusRules } from './rules'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/** The game with what is taught of it. */
export const taughtGame: TaughtGame<BonusRules, BonusState, BonusAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules, leaves }) => ({
    id,
    name,
    about,
    rules,
    ...(leaves === undefined ? {} : { leaves }),
  })),
  toTheLetter: 'rules',
  follows,
  map: twoCardMap('What is best before the flop.'),
  ladders: LADDERS,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
}
