import type { Card } from '@/lib/cards/card'
import { addOnRule, type AddOnRule, EXACT_LIST, SHORT_LIST } from './add-on'
import type { NamedStrategy } from '@/lib/games/teaching'
import type { Choosing } from './contests'
import { FOUND_LISTS } from './lists'
import type { XxRules } from './rules'
import { actionsAt, stageOf, winningCards, type XxAction, type XxStage, type XxState } from './state'

export interface StrategyRule {
  readonly id: string
  readonly stage: XxStage
  readonly text: string
  readonly covers: (state: XxState) => boolean
  readonly says: (rules: XxRules, state: XxState) => XxAction
}

/** The first action is the largest add-on, or the lowest card that wins; the last is to decline, or to hold. */
const first = (rules: XxRules, state: XxState): XxAction => actionsAt(rules, state)[0]!
const last = (rules: XxRules, state: XxState): XxAction => actionsAt(rules, state).at(-1)!

const CONTEST_STAGES = ['contest-one', 'contest-two'] as const

const addOnStage = ({ id, text, adds, covers }: AddOnRule): StrategyRule => ({
  id,
  stage: 'add-on',
  text,
  covers: ({ hand }) => covers(hand),
  says: adds ? first : last,
})

const contestStage = (stage: (typeof CONTEST_STAGES)[number]): readonly StrategyRule[] => [
  {
    id: `${stage}-lowest`,
    stage,
    text: 'Place the lowest card that wins.',
    covers: (state) => winningCards(state).length > 0,
    says: first,
  },
  { id: `${stage}-none`, stage, text: 'Hold when no card wins.', covers: () => true, says: last },
]

/** The strategy as an expert says it: the short list of add-ons, and the lowest card that wins. */
export const STRATEGY: readonly StrategyRule[] = [
  ...SHORT_LIST.map(addOnStage),
  ...CONTEST_STAGES.flatMap(contestStage),
]

/** The first rule that covers a state at a decision. */
export function ruleFor(state: XxState): StrategyRule {
  const stage = stageOf(state)
  const rule = STRATEGY.find((candidate) => candidate.stage === stage && candidate.covers(state))
  if (!rule) throw new Error('this state is not at a decision')
  return rule
}

/** What the strategy does. */
export const advisedAction = (rules: XxRules, state: XxState): XxAction => ruleFor(state).says(rules, state)

// ——— Ways to play ———————————————————————————————————————————————————————————————————————————————————————————

/** A way to play the whole game. */
export interface Strategy {
  /** Which hands add on; absent: those for which it pays, the contests being played as here. */
  readonly adds?: (hand: readonly Card[]) => boolean
  readonly choosing: Choosing
}

interface ListedStrategy extends Strategy, NamedStrategy {}

const byList =
  (list: readonly AddOnRule[]) =>
  (hand: readonly Card[]): boolean =>
    addOnRule(list, hand).adds

const LOWEST_CARD = 'Then place the lowest card that wins each contest.'

/** A way that adds on by rules and places the lowest card that wins. */
const listed = (
  id: string,
  name: string,
  about: string,
  rules: readonly string[],
  adds: (hand: readonly Card[]) => boolean,
): ListedStrategy => ({
  id,
  name,
  about,
  rules: [...rules, LOWEST_CARD],
  adds,
  choosing: 'lowest',
})

const textsOf = (list: readonly AddOnRule[]): readonly string[] => list.map(({ text }) => text)
const PAIRS = [...SHORT_LIST.filter(({ id }) => id === 'pair' || id === 'suited'), SHORT_LIST.at(-1)!]

/** Ways to play besides the best one: what each costs is worked out, not told. */
export const STRATEGIES: readonly ListedStrategy[] = [
  listed(
    'short',
    'The short list',
    'Add on by the short list of this game’s guide.',
    textsOf(SHORT_LIST),
    byList(SHORT_LIST),
  ),
  listed(
    'exact-list',
    'The exact list',
    'Add on by the exact list, which under the standard rules is the best play of every hand.',
    textsOf(EXACT_LIST),
    byList(EXACT_LIST),
  ),
  listed(
    'pairs',
    'Only pairs and one suit',
    'Add on with a pair or better and with three cards of one suit, and with nothing else.',
    textsOf(PAIRS),
    byList(PAIRS),
  ),
  listed(
    'never-add',
    'Never add on',
    'Keep to the Play bet with every hand.',
    ['Decline with every hand.'],
    () => false,
  ),
  listed('always-add', 'Always add on', 'Add the half without looking.', ['Add on with every hand.'], () => true),
  {
    id: 'highest-first',
    name: 'Highest card first',
    about: 'Meet each contest with the highest card that wins; add on where that still pays.',
    rules: ['Place the highest card that wins each contest.'],
    leaves: 'the add-on',
    choosing: 'highest',
  },
  ...FOUND_LISTS.map(({ id, name, about, rules, adds }) => listed(id, name, about, rules, adds)),
]

const BEST: Strategy = { choosing: 'best' }

/** The strategy of this id; the best play where none is named. Throws on an unknown one. */
export function findStrategy(id: string | undefined): Strategy {
  if (id === undefined) return BEST
  const found = STRATEGIES.find((strategy) => strategy.id === id)
  if (!found) throw new RangeError(`“${id}” is no strategy of XX Poker`)
  return found
}

/** What a strategy says at a decision: the largest add-on or none, the lowest card that wins or the highest. */
export function follows(rules: XxRules, strategy: string, state: XxState): readonly XxAction[] {
  const { adds, choosing } = findStrategy(strategy)
  const stage = stageOf(state)
  if (stage === undefined) return []
  const actions = actionsAt(rules, state)
  if (stage === 'add-on') return adds ? [adds(state.hand) ? actions[0]! : actions.at(-1)!] : []
  const placings = actions.slice(0, -1)
  return [(choosing === 'highest' ? placings.at(-1) : placings[0]) ?? actions.at(-1)!]
}
