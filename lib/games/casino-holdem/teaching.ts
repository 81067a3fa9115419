import { twoCardMap } from '@/lib/games/maps'
import type { TaughtGame } from '@/lib/games/teaching'
import { game } from './index'
import { DRILLS, LADDERS, skill, skillName, skillStage, spot, spotOf } from './skills'
import type { CasinoAction, CasinoState } from './round'
import type { CasinoRules } from './rules'
import { follows, STRATEGIES, STRATEGY } from './strategy'
import { explain } from './words'

/** The game with what is taught of it. */
export const taughtGame: TaughtGame<CasinoRules, CasinoState, CasinoAction> = {
  ...game,
  drills: DRILLS,
  strategy: STRATEGY.map(({ id, stage, text }) => ({ id, stage, text })),
  strategies: STRATEGIES.map(({ id, name, about, rules }) => ({ id, name, about, rules })),
  toTheLetter: 'rules',
  follows,
  map: twoCardMap('You decide with the flop on the table: a cell tells on how many flops the hand calls.'),
  ladders: LADDERS,
  spot,
  skill,
  skillName,
  skillStage,
  spotOf,
  explain,
}
