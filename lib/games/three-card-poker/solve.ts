import { bestOf, exact } from '@/lib/games/ev'
import type { Option, Outcome, Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import { scaleToIntegers } from '@/lib/math/fraction'
import { countEndings, countStrengths, type EndingCounts, playNets } from './count'
import { qualifyingStrength, type ThreeCardRules } from './rules'
import {
  ENDINGS,
  FOLD_NET,
  stageOf,
  strengthOf,
  TALLY_NAMES,
  type ThreeCardAction,
  type ThreeCardState,
  unseen,
} from './round'
import { side } from './side'
import { whole } from './whole'

function playOption(
  rules: ThreeCardRules,
  player: number,
  counts: EndingCounts,
  deals: number,
): Option<ThreeCardAction> {
  const nets = playNets(rules, player)
  const { unit, integers } = scaleToIntegers(ENDINGS.map((ending) => nets[ending]))
  const total = ENDINGS.reduce((sum, ending, i) => sum + integers[i]! * counts[ending], 0)
  const outcomes = ENDINGS.map((ending): Outcome => [nets[ending], counts[ending]])
  return {
    action: 'play',
    ev: exact(total, unit * deals),
    outcomes: outcomes.filter(([, ways]) => ways > 0).sort((a, b) => a[0] - b[0]),
    tally: ENDINGS.map((ending) => ({ name: TALLY_NAMES[ending], ways: counts[ending] })),
  }
}

/** Play or fold, over every hand the dealer can have. Throws if the state is not at the decision. */
export function solve(rules: ThreeCardRules, state: ThreeCardState): Solution<ThreeCardAction> {
  if (stageOf(state) === undefined) throw new Error('the state is not at a decision')
  const player = strengthOf(state.hand)
  const counts = countEndings(player, countStrengths(unseen(state)), qualifyingStrength(rules))
  const deals = ENDINGS.reduce((sum, ending) => sum + counts[ending], 0)
  const options = [
    playOption(rules, player, counts, deals),
    { action: 'fold', ev: exact(FOLD_NET, 1), outcomes: [[FOLD_NET, deals]] },
  ] as const satisfies readonly Option<ThreeCardAction>[]
  return { options, best: bestOf<ThreeCardAction>(options), deals }
}

export const solver: Solver<ThreeCardRules, ThreeCardState, ThreeCardAction> = { solve, whole, side }
