import { type Card, cardOf, rankOfLetter } from '@/lib/cards/card'
import { isSuited, ranksOf, startingClass } from '@/lib/cards/hole-cards'
import type { BoardBettor } from '@/lib/engines/holdem/index'
import { FOUND_LISTS, KNOWN_LISTS, type PlayedWay, STARTING_WAYS, type Ways } from './lists'
import { boardLooker, lookAt, type Look } from './look'
import type { Messages } from './messages/en'
import type { BonusRules } from './rules'
import { stageOf, type BonusAction, type BonusStage, type BonusState } from './round'

/*
 * The strategy as an expert says it: at each stage the first rule that covers a hand decides. On the flop and the turn it is near the
 * exact play, not equal to it; `explain` says where the two differ. There a bet of one more ante is right exactly when the hand wins
 * more often than it loses, whatever the ante pays and whatever was bet before.
 */

export interface StrategyRule {
  readonly id: keyof Messages['rules']
  readonly stage: BonusStage
  /** The class of decision, as statistics name it. */
  readonly skill: string
  readonly covers: (rules: BonusRules, hand: readonly Card[], look: Look) => boolean
  readonly bets: (look: Look) => boolean
}

const always = (): boolean => true
const never = (): boolean => false

// ——— Before the flop —————————————————————————————————————————————————————————————————————————————————————

/** The offsuit twos that are folded, by their higher card; with the flush rule four-three goes too. */
const FOLDED = ['32o', '42o', '52o', '62o', '72o']

/** Whether a starting hand (`72o`) is folded under the usual rules. */
export const isFolded = (hand: string): boolean => FOLDED.includes(hand)

const BEFORE_THE_FLOP: readonly StrategyRule[] = [
  {
    id: 'preflop-deuce',
    stage: 'preflop',
    skill: 'preflop fold',
    covers: (_, hand) => isFolded(startingClass(hand)),
    bets: never,
  },
  {
    id: 'preflop-four-three',
    stage: 'preflop',
    skill: 'preflop fold',
    covers: ({ antePaidFrom }, hand) => antePaidFrom === 'flush' && startingClass(hand) === '43o',
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

const isUnderpair = ({ isPocketPair, pair, board }: Look): boolean =>
  isPocketPair && board.every((other) => other > pair)

const ON_THE_FLOP: readonly StrategyRule[] = [
  {
    id: 'flop-strong',
    stage: 'flop',
    skill: 'flop two pair or better',
    covers: (_, __, { isStrong }) => isStrong,
    bets: always,
  },
  {
    id: 'flop-underpair',
    stage: 'flop',
    skill: 'flop low pocket pair',
    covers: (_, __, look) => isUnderpair(look) && !look.isBoardPaired,
    bets: never,
  },
  {
    id: 'flop-pair',
    stage: 'flop',
    skill: 'flop pair',
    covers: (_, __, { pair }) => pair >= 0,
    bets: always,
  },
  {
    id: 'flop-flush-draw',
    stage: 'flop',
    skill: 'flop flush draw',
    covers: (_, __, { flushDraw }) => flushDraw >= rankOfLetter('8'),
    bets: always,
  },
  {
    id: 'flop-ace',
    stage: 'flop',
    skill: 'flop ace high',
    covers: (_, __, { high }) => high === rankOfLetter('A'),
    bets: ({ isBoardPaired, low, board, oneSuit, straightRanks }) =>
      isBoardPaired || straightRanks > 0 || (low >= rankOfLetter('T') && board[0]! >= rankOfLetter('T') && oneSuit < 3),
  },
  {
    id: 'flop-two-high',
    stage: 'flop',
    skill: 'flop two high cards',
    covers: (_, __, { low }) => low >= rankOfLetter('T'),
    bets: ({ board }) => board[1]! >= rankOfLetter('9'),
  },
  {
    id: 'flop-straight-draw',
    stage: 'flop',
    skill: 'flop straight draw',
    covers: (_, __, { straightRanks }) => straightRanks >= 2,
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

const isLowestPair = ({ pair, board }: Look): boolean => pair >= 0 && board.every((other) => other >= pair)

const ON_THE_TURN: readonly StrategyRule[] = [
  {
    id: 'turn-strong',
    stage: 'turn',
    skill: 'turn two pair or better',
    covers: (_, __, { isStrong }) => isStrong,
    bets: always,
  },
  {
    id: 'turn-four-suited',
    stage: 'turn',
    skill: 'turn four of a suit',
    covers: (_, __, { oneSuit }) => oneSuit === 4,
    bets: never,
  },
  {
    id: 'turn-low-pair',
    stage: 'turn',
    skill: 'turn lowest pair',
    covers: (_, __, look) => isLowestPair(look),
    bets: ({ isPocketPair, oneSuit }) => !isPocketPair && oneSuit < 3,
  },
  {
    id: 'turn-pair',
    stage: 'turn',
    skill: 'turn pair',
    covers: (_, __, { pair }) => pair >= 0,
    bets: always,
  },
  {
    id: 'turn-ace',
    stage: 'turn',
    skill: 'turn ace high',
    covers: (_, __, { high, isBoardPaired, oneSuit }) => high === rankOfLetter('A') && isBoardPaired && oneSuit < 3,
    bets: always,
  },
  {
    id: 'turn-flush-draw',
    stage: 'turn',
    skill: 'turn flush draw',
    covers: (_, __, { flushDraw }) => flushDraw >= 0,
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

/** The first rule that covers a state at a decision, and what it says. Throws elsewhere. */
export function adviceFor(
  rules: BonusRules,
  state: BonusState,
): { readonly rule: StrategyRule; readonly look: Look; readonly says: BonusAction } {
  const stage = stageOf(state)
  const look = lookAt(state.hand, state.board)
  const rule = STRATEGY.find((candidate) => candidate.stage === stage && candidate.covers(rules, state.hand, look))
  if (!rule) throw new Error('this state is not at a decision')
  return { rule, look, says: rule.bets(look) ? 'bet' : stage === 'preflop' ? 'fold' : 'check' }
}

/** What a way to play says of a state at a decision. */
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

/** The rules of this page exactly, for many hands in turn. */
function letterOf(rules: BonusRules): Ways {
  const covering = (stage: BonusStage) => {
    const list = STRATEGY.filter((rule) => rule.stage === stage)
    return (hand: readonly Card[], look: Look): boolean =>
      list.find((rule) => rule.covers(rules, hand, look))!.bets(look)
  }
  const onBoard = (stage: 'flop' | 'turn'): BoardBettor => {
    const bets = covering(stage)
    return (board) => {
      const look = boardLooker(board)
      const hand: [Card, Card] = [0, 0]
      return (a, b) => {
        hand[0] = a
        hand[1] = b
        return bets(hand, look(a, b))
      }
    }
  }
  const early = covering('preflop')
  return {
    starts: ({ low, high, suited }) => early([cardOf(high, 0), cardOf(low, suited ? 0 : 1)], NO_LOOK),
    flop: onBoard('flop'),
    turn: onBoard('turn'),
  }
}

const NO_LOOK: Look = lookAt([cardOf(1, 0), cardOf(0, 1)], [])

/** Ways to play besides the best one: what each costs is worked out, not told. */
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

/** A way to play by its id. Throws on an unknown one. */
export function findWay(id: string): PlayedWay {
  const found = STRATEGIES.find((way) => way.id === id)
  if (!found) throw new RangeError(`“${id}” is no strategy of Texas Hold’em Bonus`)
  return found
}

/** Low cards of two suits: where the line before the flop runs. */
export function isNearTheLine(hand: readonly Card[]): boolean {
  const [low, high] = ranksOf(hand)
  return (
    !isSuited(hand) &&
    low < high &&
    ((low === 0 && high <= rankOfLetter('9')) || (low === 1 && high <= rankOfLetter('8')))
  )
}
