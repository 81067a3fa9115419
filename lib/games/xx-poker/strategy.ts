import found from '@/content/xx-poker/strategies.json' with { type: 'json' }
import { type Card, type RankLetter, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'
import { compileList, foundId, type ListedRule, messagesOfList, type Sign } from '@/lib/game/strategy/decision-list'
import type { NamedStrategy } from '@/lib/game/teaching'
import type { Choosing } from './contests'
import type { AnyMessage } from '@/lib/messages/message'
import type { ExactRule, Messages } from './messages/en'
import { actionsAt, stageOf, winningCards, type XxAction, type XxStage, type XxState } from './round'
import type { XxRules } from './rules'

/*
 * When to add on, before a dealer's card is turned: a short list that a player can remember, and the exact list. In
 * each, the first rule that covers a hand decides. Tests prove that the exact list is exact for all 22,100 hands.
 */

interface AddOnRule<Id> {
  readonly id: Id
  readonly adds: boolean
  readonly covers: (hand: readonly Card[]) => boolean
}

const bySize = (hand: readonly Card[]): readonly Card[] => [...hand].sort((a, b) => b - a)

/** The ranks in letters, high to low: `QT8`. */
export const ranksInLetters = (hand: readonly Card[]): string =>
  bySize(hand)
    .map((card) => RANKS[rankOf(card)])
    .join('')

const suitsIn = (hand: readonly Card[]): number => new Set(hand.map(suitOf)).size
const isSuited = (hand: readonly Card[]): boolean => suitsIn(hand) === 1
const isRainbow = (hand: readonly Card[]): boolean => suitsIn(hand) === 3
const isPaired = (hand: readonly Card[]): boolean => new Set(hand.map(rankOf)).size < hand.length

const isOneOf =
  (...ranks: readonly string[]) =>
  (hand: readonly Card[]): boolean =>
    ranks.includes(ranksInLetters(hand))

/** The highest rank minus the lowest; the ace is high. */
const spanOf = (hand: readonly Card[]): number => Math.max(...hand.map(rankOf)) - Math.min(...hand.map(rankOf))
const lowestOf = (hand: readonly Card[]): number => Math.min(...hand.map(rankOf))

/** Whether these are three different ranks that fit into one straight, the ace high. */
export const fitsStraight = (hand: readonly Card[]): boolean => !isPaired(hand) && spanOf(hand) <= 4

const isHighDraw = (hand: readonly Card[]): boolean => fitsStraight(hand) && lowestOf(hand) >= rankOfLetter('9')
const isRun =
  (least: RankLetter) =>
  (hand: readonly Card[]): boolean =>
    !isPaired(hand) && spanOf(hand) === 2 && lowestOf(hand) >= rankOfLetter(least)

/** Whether the two highest cards are suited. */
const isTopSuited = (hand: readonly Card[]): boolean => {
  const [a, b] = bySize(hand)
  return suitOf(a!) === suitOf(b!)
}

type ShortRule = 'pair' | 'suited' | 'nine-or-higher' | 'in-a-row' | 'with-an-eight' | 'decline'

const PAIR: AddOnRule<'pair'> = {
  id: 'pair',

  adds: true,
  covers: isPaired,
}

export const SHORT_LIST: readonly AddOnRule<ShortRule>[] = [
  PAIR,
  { id: 'suited', adds: true, covers: isSuited },
  {
    id: 'nine-or-higher',
    adds: true,
    covers: isHighDraw,
  },
  { id: 'in-a-row', adds: true, covers: isRun('6') },
  {
    id: 'with-an-eight',
    adds: true,
    covers: isOneOf('QJ8', 'JT8', 'J98'),
  },
  { id: 'decline', adds: false, covers: () => true },
]

export const EXACT_LIST: readonly AddOnRule<ExactRule>[] = [
  PAIR,
  {
    id: 'seven-three-two',
    adds: false,
    covers: (hand) => isSuited(hand) && isOneOf('732')(hand),
  },
  {
    id: 'suited',
    adds: true,
    covers: isSuited,
  },
  {
    id: 'king-ten-nine',
    adds: false,
    covers: (hand) => isOneOf('KT9')(hand) && !isRainbow(hand),
  },
  {
    id: 'nine-or-higher',
    adds: true,
    covers: isHighDraw,
  },
  { id: 'in-a-row', adds: true, covers: isRun('6') },
  {
    id: 'queen-jack-eight',
    adds: true,
    covers: (hand) => isOneOf('QJ8')(hand) && !isTopSuited(hand),
  },
  {
    id: 'with-an-eight',
    adds: true,
    covers: isOneOf('JT8', 'J98'),
  },
  {
    id: 'three-suits',
    adds: true,
    covers: (hand) => isRainbow(hand) && isOneOf('T97', 'T87', '765')(hand),
  },
  {
    id: 'decline',
    adds: false,
    covers: () => true,
  },
]

/** The first rule of a list that covers a hand. */
export const addOnRule = <Id>(list: readonly AddOnRule<Id>[], hand: readonly Card[]): AddOnRule<Id> =>
  list.find((rule) => rule.covers(hand))!

/**
 * Ranks for which some hand with neither a pair nor three suited cards is within a tenth of a Play bet of the line, under
 * the standard rules, and the six lowest suited hands. The drill of close add-ons deals these;
 * `tests/games/xx-poker/golden.test.ts` checks that they are close.
 */
const CLOSE_RANKS: ReadonlySet<string> = new Set(
  '654 765 876 976 986 987 T87 J87 T97 J97 JT7 J98 Q98 QT8 QJ8 KT9 KJ9 KQ9 AJT AQT AKT'.split(' '),
)
const CLOSE_SUITED: ReadonlySet<string> = new Set(['732', '742', '832', '752', '762', '932'])

/** Whether the add-on is close for this hand or for one with the same ranks in other suits. */
export const isCloseAddOn = (hand: readonly Card[]): boolean =>
  (isSuited(hand) ? CLOSE_SUITED : CLOSE_RANKS).has(ranksInLetters(hand))

// ——— Short lists found by a search ———————————————————————————————————————————————————————————————————————————————

/* Short lists of add-ons, made of what a player sees in three cards and found by `npm run make:strategies`. */

type HandSign = Sign<readonly Card[]>

const lowest = (hand: readonly Card[]): number => Math.min(...hand.map(rankOf))
const highest = (hand: readonly Card[]): number => Math.max(...hand.map(rankOf))
/** Whether the ranks are different and at most so many steps apart, the ace high. */
const within =
  (steps: number) =>
  (hand: readonly Card[]): boolean =>
    !isPaired(hand) && highest(hand) - lowest(hand) <= steps

const range = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i)

export const LIST_SIGNS: readonly HandSign[] = [
  { id: 'pair', kind: 'ranks', of: 'hand', holds: isPaired },
  { id: 'straight', kind: 'ranks', of: 'hand', holds: within(4) },
  { id: 'near', kind: 'ranks', of: 'hand', holds: within(3) },
  { id: 'row', kind: 'ranks', of: 'hand', holds: within(2) },
  { id: 'one-suit', kind: 'suits', of: 'hand', holds: (hand) => suitsIn(hand) === 1 },
  { id: 'three-suits', kind: 'suits', of: 'hand', holds: (hand) => suitsIn(hand) === 3 },
  ...range(2, 9).map((rank): HandSign => ({
    id: `from-${rank}`,
    kind: 'lowest',
    of: 'hand',
    holds: (hand) => lowest(hand) >= rank,
  })),
  ...range(5, 12).map((rank): HandSign => ({
    id: `high-${rank}`,
    kind: 'highest',
    of: 'hand',
    holds: (hand) => highest(hand) >= rank,
  })),
]

/** A short list of add-ons, and which hands it adds on with. */
interface AddOnList extends NamedStrategy {
  readonly adds: (hand: readonly Card[]) => boolean
}

/** Each list has one more rule, for the contests. */
const FOUND_LISTS: readonly AddOnList[] = (found.lists as readonly (readonly ListedRule[])[]).map((list) => {
  const says = compileList(LIST_SIGNS, list)
  return {
    id: foundId(list.length + 1),
    rules: messagesOfList(LIST_SIGNS, list),
    adds: (hand) => says(hand) === 'add',
  }
})

// ——— The ordered strategy ———————————————————————————————————————————————————————————————————————————————

export interface StrategyRule {
  readonly id: keyof Messages['rules']
  readonly stage: XxStage
  readonly covers: (state: XxState) => boolean
  readonly says: (rules: XxRules, state: XxState) => XxAction
}

/** The first action is the largest add-on or the lowest card that wins; the last is to decline, or to hold where no card wins. */
const first = (rules: XxRules, state: XxState): XxAction => actionsAt(rules, state)[0]!
const last = (rules: XxRules, state: XxState): XxAction => actionsAt(rules, state).at(-1)!

const CONTEST_STAGES = ['contest-one', 'contest-two'] as const

const addOnStage = ({ id, adds, covers }: AddOnRule<ShortRule>): StrategyRule => ({
  id,
  stage: 'add-on',
  covers: ({ hand }) => covers(hand),
  says: adds ? first : last,
})

const contestStage = (stage: (typeof CONTEST_STAGES)[number]): readonly StrategyRule[] => [
  {
    id: `${stage}-lowest`,
    stage,
    covers: (state) => winningCards(state).length > 0,
    says: first,
  },
  { id: `${stage}-none`, stage, covers: () => true, says: last },
]

/** The strategy as an expert teaches it: the short list of add-ons, and the lowest card that wins. */
export const STRATEGY: readonly StrategyRule[] = [
  ...SHORT_LIST.map(addOnStage),
  ...CONTEST_STAGES.flatMap(contestStage),
]

/** The first rule that covers a decision. Throws if the state isn't a decision. */
export function ruleFor(state: XxState): StrategyRule {
  const stage = stageOf(state)
  const rule = STRATEGY.find((candidate) => candidate.stage === stage && candidate.covers(state))
  if (!rule) throw new Error('this state is not at a decision')
  return rule
}

export const advisedAction = (rules: XxRules, state: XxState): XxAction => ruleFor(state).says(rules, state)

// ——— Strategies ——————————————————————————————————————————————————————————————————————————————————————————————————

/** A strategy for the whole game. */
export interface Strategy {
  /** Which hands add on. If absent, those that gain by it when contests are played as `choosing` says. */
  readonly adds?: (hand: readonly Card[]) => boolean
  readonly choosing: Choosing
}

interface ListedStrategy extends Strategy, NamedStrategy {}

const byList =
  (list: readonly AddOnRule<unknown>[]) =>
  (hand: readonly Card[]): boolean =>
    addOnRule(list, hand).adds

/** A strategy that adds on by rules and places the lowest card that wins. */
const listed = (
  id: string,
  rules: readonly AnyMessage[],
  adds: (hand: readonly Card[]) => boolean,
): ListedStrategy => ({ id, rules: [...rules, { id: 'then-lowest' }], adds, choosing: 'lowest' })

const messagesOf = (list: readonly AddOnRule<ShortRule>[]): readonly AnyMessage[] => list.map(({ id }) => ({ id }))
const PAIRS = [...SHORT_LIST.filter(({ id }) => id === 'pair' || id === 'suited'), SHORT_LIST.at(-1)!]

/** Strategies besides best play; `whole` computes their cost. */
export const STRATEGIES: readonly ListedStrategy[] = [
  listed('short', messagesOf(SHORT_LIST), byList(SHORT_LIST)),
  listed(
    'exact-list',
    EXACT_LIST.map(({ id }) => ({ id: 'exact', args: { rule: id } })),
    byList(EXACT_LIST),
  ),
  listed('pairs', messagesOf(PAIRS), byList(PAIRS)),
  listed('never-add', [{ id: 'decline-all' }], () => false),
  listed('always-add', [{ id: 'add-all' }], () => true),
  { id: 'highest-first', rules: [{ id: 'highest' }], leaves: true, choosing: 'highest' },
  ...FOUND_LISTS.map(({ id, rules, adds }) => listed(id, rules, adds)),
]

const BEST: Strategy = { choosing: 'best' }

/** The strategy with this id, or best play without one. Throws `RangeError` on an unknown id. */
export function findStrategy(id: string | undefined): Strategy {
  if (id === undefined) return BEST
  const found = STRATEGIES.find((strategy) => strategy.id === id)
  if (!found) throw new RangeError(`“${id}” is no strategy of XX Poker`)
  return found
}

/**
 * The action that a strategy gives at a decision: the largest add-on or none, the lowest card that wins or the highest.
 * Empty if it leaves the add-on to best play. Throws `RangeError` on an unknown id.
 */
export function follows(rules: XxRules, strategy: string, state: XxState): readonly XxAction[] {
  const { adds, choosing } = findStrategy(strategy)
  const stage = stageOf(state)
  if (stage === undefined) return []
  const actions = actionsAt(rules, state)
  if (stage === 'add-on') return adds ? [adds(state.hand) ? actions[0]! : actions.at(-1)!] : []
  const placings = actions.filter((action) => action !== 'hold')
  return [(choosing === 'highest' ? placings.at(-1) : placings[0]) ?? 'hold']
}
