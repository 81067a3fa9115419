import found from '@/content/xx-poker/strategies.json' with { type: 'json' }
import { type Card, type RankLetter, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { compileList, foundList, type ListedRule, sentencesOf, type Sign } from '@/lib/games/decision-list'
import type { NamedStrategy } from '@/lib/games/teaching'
import type { Choosing } from './contests'
import { actionsAt, stageOf, winningCards, type XxAction, type XxStage, type XxState } from './round'
import type { XxRules } from './rules'

/*
 * When to add on, before a dealer's card shows: a short list that one can keep in mind, and the exact one. Each is read from the top;
 * the first rule that covers a hand decides. That the exact list is exact, for all 22,100 hands, is proved by the tests.
 */

interface AddOnRule {
  readonly id: string
  readonly text: string
  /** The same where it stands without the rules above it: what “any other” or “everything else” leaves to them. */
  readonly alone?: string
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

/** From the highest rank to the lowest; the ace is high. */
const spanOf = (hand: readonly Card[]): number => Math.max(...hand.map(rankOf)) - Math.min(...hand.map(rankOf))
const lowestOf = (hand: readonly Card[]): number => Math.min(...hand.map(rankOf))

/** Three different ranks that one straight can hold, the ace high. */
export const fitsStraight = (hand: readonly Card[]): boolean => !isPaired(hand) && spanOf(hand) <= 4

const isHighDraw = (hand: readonly Card[]): boolean => fitsStraight(hand) && lowestOf(hand) >= rankOfLetter('9')
const isRun =
  (least: RankLetter) =>
  (hand: readonly Card[]): boolean =>
    !isPaired(hand) && spanOf(hand) === 2 && lowestOf(hand) >= rankOfLetter(least)

/** Whether the two highest cards are of one suit. */
const isTopSuited = (hand: readonly Card[]): boolean => {
  const [a, b] = bySize(hand)
  return suitOf(a!) === suitOf(b!)
}

const PAIR: AddOnRule = {
  id: 'pair',
  text: 'Add on with a pair or three of a kind, whatever they are.',
  adds: true,
  covers: isPaired,
}

export const SHORT_LIST: readonly AddOnRule[] = [
  PAIR,
  { id: 'suited', text: 'Add on with three cards of one suit.', adds: true, covers: isSuited },
  {
    id: 'nine-or-higher',
    text: 'Add on with three cards that fit one straight, all nine or higher.',
    adds: true,
    covers: isHighDraw,
  },
  { id: 'in-a-row', text: 'Add on with three in a row, eight-seven-six or higher.', adds: true, covers: isRun('6') },
  {
    id: 'with-an-eight',
    text: 'Add on with queen-jack-eight, jack-ten-eight and jack-nine-eight.',
    adds: true,
    covers: isOneOf('QJ8', 'JT8', 'J98'),
  },
  { id: 'decline', text: 'Decline with everything else, aces and kings too.', adds: false, covers: () => true },
]

export const EXACT_LIST: readonly AddOnRule[] = [
  PAIR,
  {
    id: 'seven-three-two',
    text: 'Decline with seven-three-two of one suit.',
    adds: false,
    covers: (hand) => isSuited(hand) && isOneOf('732')(hand),
  },
  {
    id: 'suited',
    text: 'Add on with any other three cards of one suit.',
    alone: 'Add on with three cards of one suit, except seven-three-two.',
    adds: true,
    covers: isSuited,
  },
  {
    id: 'king-ten-nine',
    text: 'With king-ten-nine add on only if the suits are three.',
    adds: false,
    covers: (hand) => isOneOf('KT9')(hand) && !isRainbow(hand),
  },
  {
    id: 'nine-or-higher',
    text: 'Add on with any other three that fit one straight, all nine or higher.',
    alone:
      'Add on with three cards that fit one straight, all nine or higher, except king-ten-nine of fewer than three suits.',
    adds: true,
    covers: isHighDraw,
  },
  { id: 'in-a-row', text: 'Add on with three in a row, eight-seven-six or higher.', adds: true, covers: isRun('6') },
  {
    id: 'queen-jack-eight',
    text: 'With queen-jack-eight add on unless the queen and the jack are of one suit.',
    adds: true,
    covers: (hand) => isOneOf('QJ8')(hand) && !isTopSuited(hand),
  },
  {
    id: 'with-an-eight',
    text: 'Add on with jack-ten-eight and jack-nine-eight.',
    adds: true,
    covers: isOneOf('JT8', 'J98'),
  },
  {
    id: 'three-suits',
    text: 'Add on with ten-nine-seven, ten-eight-seven and seven-six-five if the suits are three.',
    adds: true,
    covers: (hand) => isRainbow(hand) && isOneOf('T97', 'T87', '765')(hand),
  },
  {
    id: 'decline',
    text: 'Decline with everything else, aces and kings too.',
    alone: 'Decline with what is neither paired nor of one suit nor close enough to a straight, aces and kings too.',
    adds: false,
    covers: () => true,
  },
]

/** A rule as it may stand by itself. */
export const aloneText = ({ text, alone = text }: AddOnRule): string => alone

/** The first rule of a list that covers a hand. */
export const addOnRule = (list: readonly AddOnRule[], hand: readonly Card[]): AddOnRule =>
  list.find((rule) => rule.covers(hand))!

/**
 * Ranks of which some hand that is neither paired nor of one suit is within a tenth of a Play bet of the line, under the standard
 * rules; the suited ones are the four lowest. What the close drill deals; a test works them out.
 */
const CLOSE_RANKS: ReadonlySet<string> = new Set(
  '654 765 876 976 986 987 T87 J87 T97 J97 JT7 J98 Q98 QT8 QJ8 KT9 KJ9 KQ9 AJT AQT AKT'.split(' '),
)
const CLOSE_SUITED: ReadonlySet<string> = new Set(['732', '742', '832', '752', '762', '932'])

/** Whether adding on is a close decision, or those of the same ranks in other suits are. */
export const isCloseAddOn = (hand: readonly Card[]): boolean =>
  (isSuited(hand) ? CLOSE_SUITED : CLOSE_RANKS).has(ranksInLetters(hand))

// ——— Short lists that a search found ————————————————————————————————————————————————————————————————————

/* When to add on, made of what one sees in three cards: `npm run make:strategies` found them. */

type HandSign = Sign<readonly Card[]>

const lowest = (hand: readonly Card[]): number => Math.min(...hand.map(rankOf))
const highest = (hand: readonly Card[]): number => Math.max(...hand.map(rankOf))
/** Different ranks that lie within so many steps, the ace high. */
const within =
  (steps: number) =>
  (hand: readonly Card[]): boolean =>
    !isPaired(hand) && highest(hand) - lowest(hand) <= steps

const an = (rank: number): string => `${rank === 6 || rank === 12 ? 'an' : 'a'} ${rankInWords(rank)}`
const range = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i)

export const LIST_SIGNS: readonly HandSign[] = [
  { id: 'pair', kind: 'ranks', of: 'hand', text: 'a pair or three of a kind', holds: isPaired },
  { id: 'straight', kind: 'ranks', of: 'hand', text: 'three cards that fit one straight', holds: within(4) },
  { id: 'near', kind: 'ranks', of: 'hand', text: 'three cards in a row or with one gap', holds: within(3) },
  { id: 'row', kind: 'ranks', of: 'hand', text: 'three cards in a row', holds: within(2) },
  { id: 'one-suit', kind: 'suits', of: 'hand', text: 'one suit', holds: (hand) => suitsIn(hand) === 1 },
  { id: 'three-suits', kind: 'suits', of: 'hand', text: 'three suits', holds: (hand) => suitsIn(hand) === 3 },
  ...range(2, 9).map((rank): HandSign => ({
    id: `from-${rank}`,
    kind: 'lowest',
    of: 'hand',
    text: `no card below ${an(rank)}`,
    holds: (hand) => lowest(hand) >= rank,
  })),
  ...range(5, 12).map((rank): HandSign => ({
    id: `high-${rank}`,
    kind: 'highest',
    of: 'hand',
    text: rank === 12 ? 'an ace' : `${an(rank)} or better`,
    holds: (hand) => highest(hand) >= rank,
  })),
]

const VERBS = { add: 'Add on', decline: 'Decline' }

/** A short list of add-ons: its words, and which hands add. */
export interface AddOnList {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly rules: readonly string[]
  readonly adds: (hand: readonly Card[]) => boolean
}

/** The contests add a rule of their own to each list. */
const FOUND_LISTS: readonly AddOnList[] = (found.lists as readonly (readonly ListedRule[])[]).map((list) => {
  const says = compileList(LIST_SIGNS, list)
  return {
    ...foundList(list.length + 1),
    rules: sentencesOf(LIST_SIGNS, VERBS, list),
    adds: (hand) => says(hand) === 'add',
  }
})

// ——— The ordered strategy ———————————————————————————————————————————————————————————————————————————————

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
