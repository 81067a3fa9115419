import found from '@/content/ultimate-texas-holdem/strategies.json' with { type: 'json' }
import { foundId } from '@/lib/game/strategy/decision-list'
import { sightOf } from '@/lib/families/holdem/sight'
import type { NamedStrategy } from '@/lib/game/teaching'
import type { AnyMessage } from '@/lib/messages/message'
import type { UltimateRules } from '../rules'
import { actionsAt, stageOf, type UltimateAction, type UltimateState } from '../round'
import { riverLook } from './river-looks'
import { raisesEarly, raisesFlop, raisesRiver, ruleById, type RaiseRule } from './rules'

/*
 * Strategies for Ultimate Texas Hold'em: those people use, and short ones found by `npm run make:strategies`. Each is a
 * list of rules that raise. Hands that no rule covers check, and fold on the river.
 */

export interface UltimateStrategy extends NamedStrategy {
  readonly raises: readonly RaiseRule[]
  /** What it raises before the flop: the most that is allowed, or three antes if those are allowed. */
  readonly early: 'most' | 'three'
}

/** The message for the hands that no rule covers; none if every hand is raised before the flop. */
function lastRule(ids: readonly string[]): readonly AnyMessage[] {
  if (ids.includes('pre-any')) return []
  if (ids.includes('river-any')) return [{ id: 'checkEarlyRest' }]
  return [{ id: ids.length === 0 ? 'checkAll' : 'checkRest' }]
}

function strategyOf(id: string, ids: readonly string[], early: UltimateStrategy['early'] = 'most'): UltimateStrategy {
  const raises = ids.map(ruleById)
  return { id, rules: [...raises.map(({ message }) => message), ...lastRule(ids)], raises, early }
}

const BEFORE = ['pre-pair-3', 'pre-A2', 'pre-K5', 'pre-K2s', 'pre-Q8', 'pre-Q6s', 'pre-JT', 'pre-J8s']
const FLOP = ['flop-pair', 'flop-flush-T']
const RIVER = ['river-pair', 'river-outs-21']

const KNOWN: readonly UltimateStrategy[] = [
  strategyOf('full', [...BEFORE, ...FLOP, ...RIVER]),
  strategyOf('kicker', [...BEFORE, ...FLOP, 'river-pair', 'river-best-2']),
  strategyOf('hidden-pair', [...BEFORE, ...FLOP, 'river-pair']),
  strategyOf('any-pair', [...BEFORE, ...FLOP, 'river-any-pair']),
  strategyOf('never-fold', [...BEFORE, ...FLOP, 'river-any']),
  strategyOf('three-times', [...BEFORE, ...FLOP, ...RIVER], 'three'),
  strategyOf('ace-king-pair', ['pre-pair-2', 'pre-A2', 'pre-K2', 'flop-pair-2', 'river-pair']),
  strategyOf('no-flop', [...BEFORE, ...RIVER]),
  strategyOf('never-early', [...FLOP, ...RIVER]),
  strategyOf('only-early', BEFORE),
  strategyOf('mimic', ['pre-pair-2', 'flop-any-pair', 'river-any-pair']),
  strategyOf('always-early', ['pre-any']),
]

/**
 * What a search found, as ids of rules: the best lists of each length, and the best without counting outs on the river.
 */
interface Found {
  readonly lists: readonly (readonly string[])[]
  readonly uncounted: readonly (readonly string[])[]
}

const lengthOf = (ids: readonly string[]): number => ids.length + lastRule(ids).length

/** The lengths of the lists without counting that are offered beside the others. */
const UNCOUNTED = [5, 7, 10]

/** All strategies, with what a search found. */
export const strategiesWith = ({ lists, uncounted }: Found): readonly UltimateStrategy[] => [
  ...KNOWN,
  ...lists.map((ids) => strategyOf(foundId(lengthOf(ids)), ids)),
  ...uncounted
    .filter((ids) => UNCOUNTED.includes(lengthOf(ids)))
    .map((ids) => strategyOf(`${foundId(lengthOf(ids))}-uncounted`, ids)),
]

export const STRATEGIES: readonly UltimateStrategy[] = strategiesWith(found)

/** The strategy with this id. Throws `RangeError` on an unknown id. */
export function findStrategy(id: string): UltimateStrategy {
  const strategy = STRATEGIES.find((one) => one.id === id)
  if (!strategy) throw new RangeError(`“${id}” is no strategy of Ultimate Texas Hold’em`)
  return strategy
}

/** A strategy's raise before the flop under these rules. */
export function earlyRaise(rules: UltimateRules, { early }: UltimateStrategy): UltimateAction {
  const actions = actionsAt(rules, 'preflop')
  return early === 'three' && actions.includes('raise-3x') ? 'raise-3x' : actions[0]!
}

/** A strategy's action at a decision. Throws on an unknown strategy, and if the state isn't a decision. */
export function strategyAction(rules: UltimateRules, id: string, state: UltimateState): UltimateAction {
  const strategy = findStrategy(id)
  switch (stageOf(state)) {
    case 'preflop':
      return raisesEarly(strategy.raises, sightOf(state.hand, [])) ? earlyRaise(rules, strategy) : 'check'
    case 'flop':
      return raisesFlop(strategy.raises, sightOf(state.hand, state.board)) ? 'raise-2x' : 'check'
    case 'river':
      return raisesRiver(strategy.raises, riverLook(state)) ? 'raise-1x' : 'fold'
    case undefined:
      throw new Error('this state is not at a decision')
  }
}

/** A strategy's action as a list, empty if the state isn't a decision. Throws on an unknown strategy. */
export function follows(rules: UltimateRules, id: string, state: UltimateState): readonly UltimateAction[] {
  const strategy = findStrategy(id)
  return stageOf(state) === undefined ? [] : [strategyAction(rules, strategy.id, state)]
}
