import { threeCardMap } from '@/lib/games/maps'
import type { TaughtGame } from '@/lib/games/teaching'
import { game } from './index'
import type { XxRules } from './rules'
import { DRILLS, skill, skillName, skillStage, spot, spotOf } from './skills'
import type { XxAction, XxState } from './round'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/** The game with what is taught of it. */
export const taughtGame: TaughtGame<XxRules, XxState, XxAction> = {
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
  toTheLetter: 'short',
  follows,
  map: threeCardMap('The third card and the suits decide the rest. What is best before a card of the dealer’s shows.'),
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
}
