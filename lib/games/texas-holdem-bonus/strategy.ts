import { type Card, rankOfLetter } from '@/lib/cards/card'
import { isSuited, ranksOf } from '@/lib/cards/hole-cards'
import { bettorBy, type Sight, sightOf } from '@/lib/families/holdem/sight'
import { twoCardClass } from '@/lib/game/strategy/maps'
import { FOUND_LISTS, KNOWN_LISTS, type PlayedWay, STARTING_WAYS, starterBy, type Ways } from './lists'
import type { Messages } from './messages/en'
import type { BonusRules } from './rules'
import { stageOf, type BonusAction, type BonusStage, type BonusState } from './round'

/*
 * The strategy as an expert teaches it: at each stage the first rule that covers a hand decides. On the flop and the
 * turn it is close to exact play, not equal to it; `explain` says where the two differ. There, a bet of one more ante
 * is right exactly if the hand wins more often than it loses, whatever the ante pays and whatever was bet before.
 */

export interface StrategyRule {
  readonly id: keyof Messages['rules']
  readonly stage: BonusStage
  /** The class of decision in statistics. */
  readonly skill: string
  readonly covers: (sight: Sight, rules: BonusRules) => boolean
  readonly bets: (sight: Sight) => boolean
}

const always = (): boolean => true
const never = (): boolean => false

// ——— Before the flop —————————————————————————————————————————————————————————————————————————————————————

/** The offsuit twos that are folded. If the ante is only paid from a flush up, four-three offsuit is folded too. */
const FOLDED = ['32o', '42o', '52o', '62o', '72o']

/** Whether a starting hand (`72o`) is folded under the usual rules. */
export const isFolded = (hand: string): boolean => FOLDED.includes(hand)

const BEFORE_THE_FLOP: readonly StrategyRule[] = [
  {
    id: 'preflop-deuce',
    stage: 'preflop',
    skill: 'preflop fold',
    covers: ({ high, low, suited }) => isFolded(twoCardClass(high, low, suited)),
    bets: never,
  },
  {
    id: 'preflop-four-three',
    stage: 'preflop',
    skill: 'preflop fold',
    covers: ({ high, low, suited }, { antePaidFrom }) =>
      antePaidFrom === 'flush' && twoCardClass(high, low, suited) === '43o',
    bets: never,
  },
  {
    id: 'preflop-rest',
    stage: 'preflop',
    skill: 'preflop bet',
    covers: always,
    bets: always,
  },
]

// ——— On the flop —————————————————————————————————————————————————————————————————————————————————————————

const isUnderpair = ({ pocketPair, pair, bottom }: Sight): boolean => pocketPair && bottom > pair

const ON_THE_FLOP: readonly StrategyRule[] = [
  {
    id: 'flop-strong',
    stage: 'flop',
    skill: 'flop two pair or better',
    covers: ({ made }) => made === 2,
    bets: always,
  },
  {
    id: 'flop-underpair',
    stage: 'flop',
    skill: 'flop low pocket pair',
    covers: (sight) => isUnderpair(sight) && !sight.boardPaired,
    bets: never,
  },
  {
    id: 'flop-pair',
    stage: 'flop',
    skill: 'flop pair',
    covers: ({ pair }) => pair >= 0,
    bets: always,
  },
  {
    id: 'flop-flush-draw',
    stage: 'flop',
    skill: 'flop flush draw',
    covers: ({ flushDraw }) => flushDraw >= rankOfLetter('8'),
    bets: always,
  },
  {
    id: 'flop-ace',
    stage: 'flop',
    skill: 'flop ace high',
    covers: ({ high }) => high === rankOfLetter('A'),
    bets: ({ boardPaired, low, top, oneSuit, straightRanks }) =>
      boardPaired || straightRanks > 0 || (low >= rankOfLetter('T') && top >= rankOfLetter('T') && oneSuit < 3),
  },
  {
    id: 'flop-two-high',
    stage: 'flop',
    skill: 'flop two high cards',
    covers: ({ low }) => low >= rankOfLetter('T'),
    bets: ({ second }) => second >= rankOfLetter('9'),
  },
  {
    id: 'flop-straight-draw',
    stage: 'flop',
    skill: 'flop straight draw',
    covers: ({ straightRanks }) => straightRanks >= 2,
    bets: ({ low }) => low >= rankOfLetter('8'),
  },
  {
    id: 'flop-rest',
    stage: 'flop',
    skill: 'flop nothing',
    covers: always,
    bets: never,
  },
]

// ——— On the turn —————————————————————————————————————————————————————————————————————————————————————————

const isLowestPair = ({ pair, bottom }: Sight): boolean => pair >= 0 && bottom >= pair

const ON_THE_TURN: readonly StrategyRule[] = [
  {
    id: 'turn-strong',
    stage: 'turn',
    skill: 'turn two pair or better',
    covers: ({ made }) => made === 2,
    bets: always,
  },
  {
    id: 'turn-four-suited',
    stage: 'turn',
    skill: 'turn four of a suit',
    covers: ({ oneSuit }) => oneSuit === 4,
    bets: never,
  },
  {
    id: 'turn-low-pair',
    stage: 'turn',
    skill: 'turn lowest pair',
    covers: isLowestPair,
    bets: ({ pocketPair, oneSuit }) => !pocketPair && oneSuit < 3,
  },
  {
    id: 'turn-pair',
    stage: 'turn',
    skill: 'turn pair',
    covers: ({ pair }) => pair >= 0,
    bets: always,
  },
  {
    id: 'turn-ace',
    stage: 'turn',
    skill: 'turn ace high',
    covers: ({ high, boardPaired, oneSuit }) => high === rankOfLetter('A') && boardPaired && oneSuit < 3,
    bets: always,
  },
  {
    id: 'turn-flush-draw',
    stage: 'turn',
    skill: 'turn flush draw',
    covers: ({ flushDraw }) => flushDraw >= 0,
    bets: ({ flushDraw }) => flushDraw >= rankOfLetter('K'),
  },
  {
    id: 'turn-rest',
    stage: 'turn',
    skill: 'turn nothing',
    covers: always,
    bets: never,
  },
]

export const STRATEGY: readonly StrategyRule[] = [...BEFORE_THE_FLOP, ...ON_THE_FLOP, ...ON_THE_TURN]

/** The first rule that covers a decision, and its action. Throws if the state isn't a decision. */
export function adviceFor(
  rules: BonusRules,
  state: BonusState,
): { readonly rule: StrategyRule; readonly sight: Sight; readonly says: BonusAction } {
  const stage = stageOf(state)
  const sight = sightOf(state.hand, state.board)
  const rule = STRATEGY.find((candidate) => candidate.stage === stage && candidate.covers(sight, rules))
  if (!rule) throw new Error('this state is not at a decision')
  return { rule, sight, says: rule.bets(sight) ? 'bet' : stage === 'preflop' ? 'fold' : 'check' }
}

/**
 * The action that a strategy gives at a decision, none if it leaves the decision to best play. Throws `RangeError` on
 * an unknown id.
 */
export function follows(rules: BonusRules, strategy: string, state: BonusState): readonly BonusAction[] {
  const ways = findWay(strategy).ways(rules)
  const stage = stageOf(state)
  const [a, b] = [Math.min(...state.hand), Math.max(...state.hand)]
  if (stage === 'preflop') {
    const [low, high] = ranksOf(state.hand)
    return ways.starts ? [ways.starts({ low, high, suited: isSuited(state.hand) }) ? 'bet' : 'fold'] : []
  }
  const bettor = stage === undefined ? undefined : ways[stage]
  return bettor ? [bettor(state.board)(a, b) ? 'bet' : 'check'] : []
}

/** The rules of STRATEGY, followed exactly. */
function letterOf(rules: BonusRules): Ways {
  const betsAt = (stage: BonusStage) => {
    const list = STRATEGY.filter((rule) => rule.stage === stage)
    return (sight: Sight): boolean => list.find((rule) => rule.covers(sight, rules))!.bets(sight)
  }
  return { starts: starterBy(betsAt('preflop')), flop: bettorBy(betsAt('flop')), turn: bettorBy(betsAt('turn')) }
}

/** Strategies besides best play; `whole` computes their cost. */
export const STRATEGIES: readonly PlayedWay[] = [
  {
    id: 'rules',
    rules: STRATEGY.map(({ id, stage }) => ({ id: 'atStage', args: { stage, rule: id } })),
    ways: letterOf,
  },
  ...STARTING_WAYS,
  ...KNOWN_LISTS,
  ...FOUND_LISTS,
]

/** The strategy with this id. Throws `RangeError` on an unknown id. */
export function findWay(id: string): PlayedWay {
  const found = STRATEGIES.find((way) => way.id === id)
  if (!found) throw new RangeError(`“${id}” is no strategy of Texas Hold’em Bonus`)
  return found
}

/** Whether two cards are offsuit, low and unpaired: the hands between bet and fold before the flop. */
export function isNearTheLine(hand: readonly Card[]): boolean {
  const [low, high] = ranksOf(hand)
  return (
    !isSuited(hand) &&
    low < high &&
    ((low === 0 && high <= rankOfLetter('9')) || (low === 1 && high <= rankOfLetter('8')))
  )
}
