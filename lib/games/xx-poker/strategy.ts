import type { Card } from '@/lib/cards/card'
import { addOnRule, type AddOnRule, EXACT_LIST, fitsStraight, ranksInLetters, SHORT_LIST } from './add-on'
import type { Choosing } from './contests'
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

const addOnStage = ({ id, text, adds, covers }: AddOnRule): StrategyRule => ({ id, stage: 'add-on', text, covers: ({ hand }) => covers(hand), says: adds ? first : last })

const contestStage = (stage: (typeof CONTEST_STAGES)[number]): readonly StrategyRule[] => [
  { id: `${stage}-lowest`, stage, text: 'Place the lowest card that wins.', covers: (state) => winningCards(state).length > 0, says: first },
  { id: `${stage}-none`, stage, text: 'Hold when no card wins.', covers: () => true, says: last },
]

/** The strategy as an expert says it: the short list of add-ons, and the lowest card that wins. */
export const STRATEGY: readonly StrategyRule[] = [...SHORT_LIST.map(addOnStage), ...CONTEST_STAGES.flatMap(contestStage)]

/** The first rule that covers a state at a decision. */
export function ruleFor(state: XxState): StrategyRule {
  const stage = stageOf(state)
  const rule = STRATEGY.find((candidate) => candidate.stage === stage && candidate.covers(state))
  if (!rule) throw new Error('this state is not at a decision')
  return rule
}

/** What the strategy does. */
export const advisedAction = (rules: XxRules, state: XxState): XxAction => ruleFor(state).says(rules, state)

const COUNTS = ['no card wins', 'one card wins', 'two cards win', 'three cards win'] as const

/** Add-ons by rule, and hands that come near a straight by their ranks; contests by how many cards win. */
export function skill(_rules: XxRules, state: XxState): string {
  const stage = stageOf(state)
  if (stage !== 'add-on') return `${stage === 'contest-one' ? 'contest one' : 'contest two'}: ${COUNTS[winningCards(state).length]!}`
  const rule = addOnRule(SHORT_LIST, state.hand)
  return `add-on ${!rule.adds && fitsStraight(state.hand) ? ranksInLetters(state.hand) : rule.skill}`
}

// ——— Ways to play ———————————————————————————————————————————————————————————————————————————————————————————

/** A way to play the whole game. */
export interface Strategy {
  /** Which hands add on; absent: those for which it pays. */
  readonly adds?: (hand: readonly Card[]) => boolean
  readonly choosing: Choosing
}

interface NamedStrategy extends Strategy {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly rules?: readonly string[]
}

const byList = (list: readonly AddOnRule[]) => (hand: readonly Card[]): boolean => addOnRule(list, hand).adds
const textsOf = (list: readonly AddOnRule[]): readonly string[] => list.map(({ text }) => text)

/** Ways to play besides the best one: what each costs is worked out, not told. */
export const STRATEGIES: readonly NamedStrategy[] = [
  {
    id: 'short',
    name: 'The short list',
    about: 'Add on by the short list; the contests played best.',
    rules: textsOf(SHORT_LIST),
    adds: byList(SHORT_LIST),
    choosing: 'best',
  },
  {
    id: 'exact-list',
    name: 'The exact list',
    about: 'Add on by the exact list, which under the standard rules is the best play of every hand; the contests played best.',
    rules: textsOf(EXACT_LIST),
    adds: byList(EXACT_LIST),
    choosing: 'best',
  },
  {
    id: 'pairs',
    name: 'Only pairs and one suit',
    about: 'Add on with a pair or better and with three cards of one suit, and with nothing else.',
    adds: byList([...SHORT_LIST.filter(({ id }) => id === 'pair' || id === 'suited'), SHORT_LIST.at(-1)!]),
    choosing: 'best',
  },
  { id: 'never-add', name: 'Never add on', about: 'Keep to the Play bet with every hand; the contests played best.', adds: () => false, choosing: 'best' },
  { id: 'always-add', name: 'Always add on', about: 'Add the half without looking; the contests played best.', adds: () => true, choosing: 'best' },
  { id: 'highest-first', name: 'Highest card first', about: 'Meet each contest with the highest card that wins; add on where that still pays.', choosing: 'highest' },
]

const BEST: Strategy = { choosing: 'best' }

/** The strategy of this id; the best play where none is named. Throws on an unknown one. */
export function findStrategy(id: string | undefined): Strategy {
  if (id === undefined) return BEST
  const found = STRATEGIES.find((strategy) => strategy.id === id)
  if (!found) throw new RangeError(`“${id}” is no strategy of XX Poker`)
  return found
}
