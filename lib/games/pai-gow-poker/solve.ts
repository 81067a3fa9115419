import { bestOf, exact } from '@/lib/games/ev'
import type { Option, Outcome, Solution } from '@/lib/games/solution'
import type { Solver } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import { scaleToIntegers } from '@/lib/math/fraction'
import { type Showdowns, showdowns, tableOf } from '@/lib/engines/pai-gow/index'
import { dealingOf, type PaiGowRules } from './rules'
import { type Ending, ENDINGS, endingNets, TALLY_NAMES } from './settle'
import { side } from './side'
import { HAND, type PaiGowAction, type PaiGowState, settingsOf, stubOf } from './state'
import { whole } from './whole'

/** Net results with their ways, equal nets as one: with a commission of one a win is a push. */
function outcomesOf(
  nets: Readonly<Record<Ending, number>>,
  ways: Readonly<Record<Ending, number>>,
): readonly Outcome[] {
  const sums = new Map<number, number>()
  for (const ending of ENDINGS)
    if (ways[ending] > 0) sums.set(nets[ending], (sums.get(nets[ending]) ?? 0) + ways[ending])
  return [...sums].sort((a, b) => a[0] - b[0])
}

function optionOf(
  rules: PaiGowRules,
  action: PaiGowAction,
  { wins, pushes, losses }: Showdowns,
  deals: number,
): Option<PaiGowAction> {
  const nets = endingNets(rules)
  const ways = { win: wins, push: pushes, loss: losses }
  const { unit, integers } = scaleToIntegers(ENDINGS.map((ending) => nets[ending]))
  const total = ENDINGS.reduce((sum, ending, i) => sum + BigInt(integers[i]!) * BigInt(ways[ending]), 0n)
  return {
    action,
    ev: exact(total, BigInt(unit) * BigInt(deals)),
    outcomes: outcomesOf(nets, ways),
    tally: ENDINGS.map((ending) => ({ name: TALLY_NAMES[ending], ways: ways[ending] })),
  }
}

/** Every legal setting over every hand of the other side. Throws if the state is not at the decision. */
export function solve(rules: PaiGowRules, state: PaiGowState): Solution<PaiGowAction> {
  if (state.hand.length !== HAND || state.low.length > 0) throw new Error('the state is not at a decision')
  const stub = stubOf(state)
  const settings = settingsOf(rules, state.hand)
  const counts = showdowns(settings, tableOf(dealingOf(rules)), stub, rules.banking)
  const deals = choose(stub.length, HAND)
  const options = settings.map(({ action }, i) => optionOf(rules, action, counts[i]!, deals))
  return { options, best: bestOf<PaiGowAction>(options), deals }
}

export const solver: Solver<PaiGowRules, PaiGowState, PaiGowAction> = { solve, whole, side }
