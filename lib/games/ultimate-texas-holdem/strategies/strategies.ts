import found from '@/content/ultimate-texas-holdem/strategies.json' with { type: 'json' }
import { foundList } from '@/lib/games/decision-list'
import type { NamedStrategy } from '@/lib/games/teaching'
import type { UltimateRules } from '../rules'
import { actionsAt, stageOf, type UltimateAction, type UltimateState } from '../round'
import { flopLook, preflopLook, riverLook } from './looks'
import { raisesEarly, raisesFlop, raisesRiver, ruleById, type RaiseRule } from './rules'

/*
 * Ways to play Ultimate Texas Hold'em: those that people use, and short ones that `npm run make:strategies` found. Each is a list of
 * rules that raise; what they leave is checked, and folded on the river.
 */

export interface UltimateStrategy extends NamedStrategy {
  readonly raises: readonly RaiseRule[]
  /** What it raises before the flop: the most there is, or three antes where they may be bet. */
  readonly early: 'most' | 'three'
}

const CHECK_ALL = 'Check everything, and fold it on the river.'
const CHECK_REST = 'Check everything else, and fold it on the river.'
const CHECK_EARLY_REST = 'Check everything else.'

/** The sentence for what no rule covers; none where every hand is raised at once. */
function lastSentence(ids: readonly string[]): readonly string[] {
  if (ids.includes('pre-any')) return []
  if (ids.includes('river-any')) return [CHECK_EARLY_REST]
  return [ids.length === 0 ? CHECK_ALL : CHECK_REST]
}

type Words = Pick<NamedStrategy, 'id' | 'name' | 'about'>

function strategyOf(words: Words, ids: readonly string[], early: UltimateStrategy['early'] = 'most'): UltimateStrategy {
  const raises = ids.map(ruleById)
  return { ...words, rules: [...raises.map(({ text }) => text), ...lastSentence(ids)], raises, early }
}

const BEFORE = ['pre-pair-3', 'pre-A2', 'pre-K5', 'pre-K2s', 'pre-Q8', 'pre-Q6s', 'pre-JT', 'pre-J8s']
const FLOP = ['flop-pair', 'flop-flush-T']
const RIVER = ['river-pair', 'river-outs-21']

const KNOWN: readonly UltimateStrategy[] = [
  strategyOf(
    {
      id: 'full',
      name: 'The rules, followed exactly',
      about: 'The whole strategy of this page, with the rule of 21 outs on the river.',
    },
    [...BEFORE, ...FLOP, ...RIVER],
  ),
  strategyOf(
    {
      id: 'kicker',
      name: 'A kicker instead of outs',
      about: 'The whole strategy, but on the river a good kicker in the place of 21 outs.',
    },
    [...BEFORE, ...FLOP, 'river-pair', 'river-best-2'],
  ),
  strategyOf(
    {
      id: 'hidden-pair',
      name: 'A hidden pair or fold',
      about: 'The whole strategy, but on the river everything less than a hidden pair is folded.',
    },
    [...BEFORE, ...FLOP, 'river-pair'],
  ),
  strategyOf(
    {
      id: 'any-pair',
      name: 'Any pair on the river',
      about: 'The whole strategy, but on the river any pair is raised, one on the board too, and nothing less.',
    },
    [...BEFORE, ...FLOP, 'river-any-pair'],
  ),
  strategyOf(
    {
      id: 'never-fold',
      name: 'Never fold',
      about: 'The whole strategy, but whatever comes to the river is raised there.',
    },
    [...BEFORE, ...FLOP, 'river-any'],
  ),
  strategyOf(
    {
      id: 'three-times',
      name: 'Three instead of four',
      about: 'The whole strategy, but before the flop three antes are raised, never four.',
    },
    [...BEFORE, ...FLOP, ...RIVER],
    'three',
  ),
  strategyOf(
    {
      id: 'ace-king-pair',
      name: 'Any ace, king or pair',
      about: 'Raise early with an ace, a king or a pair, later with a hidden pair.',
    },
    ['pre-pair-2', 'pre-A2', 'pre-K2', 'flop-pair-2', 'river-pair'],
  ),
  strategyOf(
    { id: 'no-flop', name: 'Never on the flop', about: 'The whole strategy, but nothing is raised on the flop.' },
    [...BEFORE, ...RIVER],
  ),
  strategyOf(
    {
      id: 'never-early',
      name: 'Never before the flop',
      about: 'The whole strategy, but every hand waits for the flop.',
    },
    [...FLOP, ...RIVER],
  ),
  strategyOf(
    {
      id: 'only-early',
      name: 'Before the flop or never',
      about: 'The whole strategy before the flop; what is not raised there is folded in the end.',
    },
    BEFORE,
  ),
  strategyOf(
    {
      id: 'mimic',
      name: 'Mimic the dealer',
      about: 'Raise as soon as there is a pair, which is what the dealer needs to qualify, and not before.',
    },
    ['pre-pair-2', 'flop-any-pair', 'river-any-pair'],
  ),
  strategyOf(
    { id: 'always-early', name: 'Always raise at once', about: 'Raise before the flop without looking at the cards.' },
    ['pre-any'],
  ),
]

/** What a search found, as ids of rules: the best lists of each length, and the best that ask for no counting on the river. */
interface Found {
  readonly lists: readonly (readonly string[])[]
  readonly uncounted: readonly (readonly string[])[]
}

const lengthOf = (ids: readonly string[]): number => ids.length + lastSentence(ids).length

/** The lengths at which lists without counting are listed beside the others. */
const UNCOUNTED = [5, 7, 10]

function uncountedList(ids: readonly string[]): UltimateStrategy {
  const { id, name, about } = foundList(lengthOf(ids))
  const words = {
    id: `${id}-uncounted`,
    name: `${name}, nothing counted`,
    about: about.replace(/\.$/, ', if you do not count what beats you.'),
  }
  return strategyOf(words, ids)
}

/** All ways to play, with what a search found. */
export const strategiesWith = ({ lists, uncounted }: Found): readonly UltimateStrategy[] => [
  ...KNOWN,
  ...lists.map((ids) => strategyOf(foundList(lengthOf(ids)), ids)),
  ...uncounted.filter((ids) => UNCOUNTED.includes(lengthOf(ids))).map(uncountedList),
]

export const STRATEGIES: readonly UltimateStrategy[] = strategiesWith(found)

/** Throws on an id that no strategy has. */
export function findStrategy(id: string): UltimateStrategy {
  const strategy = STRATEGIES.find((one) => one.id === id)
  if (!strategy) throw new RangeError(`“${id}” is no strategy of Ultimate Texas Hold’em`)
  return strategy
}

/** What a strategy raises before the flop under the rules. */
export function earlyRaise(rules: UltimateRules, { early }: UltimateStrategy): UltimateAction {
  const actions = actionsAt(rules, 'preflop')
  return early === 'three' && actions.includes('raise-3x') ? 'raise-3x' : actions[0]!
}

/** What a strategy does at a decision. Throws on an unknown strategy and if the state is not at a decision. */
export function strategyAction(rules: UltimateRules, id: string, state: UltimateState): UltimateAction {
  const strategy = findStrategy(id)
  switch (stageOf(state)) {
    case 'preflop':
      return raisesEarly(strategy.raises, preflopLook(state)) ? earlyRaise(rules, strategy) : 'check'
    case 'flop':
      return raisesFlop(strategy.raises, flopLook(state)) ? 'raise-2x' : 'check'
    case 'river':
      return raisesRiver(strategy.raises, riverLook(state)) ? 'raise-1x' : 'fold'
    case undefined:
      throw new Error('this state is not at a decision')
  }
}

/** The same as a list; none where the state is not at a decision. Throws on an unknown strategy. */
export function follows(rules: UltimateRules, id: string, state: UltimateState): readonly UltimateAction[] {
  const strategy = findStrategy(id)
  return stageOf(state) === undefined ? [] : [strategyAction(rules, strategy.id, state)]
}
