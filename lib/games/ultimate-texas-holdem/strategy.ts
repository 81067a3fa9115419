import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { isSuited, ranksOf } from '@/lib/cards/hole-cards'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, LEAST_STRENGTH } from '@/lib/cards/strength'
import { type Sight, sightOf } from '@/lib/families/holdem/sight'
import type { Messages } from './messages/en'
import { actionsAt, stageOf, type UltimateAction, type UltimateStage, type UltimateState, unseen } from './round'
import type { UltimateRules } from './rules'

/*
 * The strategy as an expert teaches it: at each stage the first rule that covers a hand decides. On the flop and the
 * river it is close to exact play, not equal to it; `explain` says where the two differ.
 */

type Advice = 'raise' | 'hold'

export interface StrategyRule {
  readonly id: keyof Messages['rules']
  readonly stage: UltimateStage
  readonly covers: (state: UltimateState) => boolean
  readonly advice: (state: UltimateState) => Advice
}

const raise = (): Advice => 'raise'
const hold = (): Advice => 'hold'

const T = 8
const J = 9
const Q = 10
const K = 11
const A = 12

// ——— Before the flop —————————————————————————————————————————————————————————————————————————————————————

const isPair = (state: Pick<UltimateState, 'hand'>): boolean => ranksOf(state.hand)[0] === ranksOf(state.hand)[1]
const highCardIs =
  (rank: number) =>
  (state: UltimateState): boolean =>
    ranksOf(state.hand)[1] === rank

/** Raises from this kicker up, a rank for suited hands and one for offsuit hands. */
const fromKicker =
  (suited: number, offsuit: number) =>
  (state: UltimateState): Advice =>
    ranksOf(state.hand)[0] >= (isSuited(state.hand) ? suited : offsuit) ? 'raise' : 'hold'

const BEFORE_THE_FLOP: readonly Omit<StrategyRule, 'stage'>[] = [
  {
    id: 'preflop-pairs',
    covers: isPair,
    advice: (state) => (ranksOf(state.hand)[0] >= 1 ? 'raise' : 'hold'),
  },
  { id: 'preflop-aces', covers: highCardIs(A), advice: raise },
  {
    id: 'preflop-kings',
    covers: highCardIs(K),
    advice: fromKicker(0, 3),
  },
  {
    id: 'preflop-queens',
    covers: highCardIs(Q),
    advice: fromKicker(4, 6),
  },
  {
    id: 'preflop-jacks',
    covers: highCardIs(J),
    advice: fromKicker(6, 8),
  },
  {
    id: 'preflop-rest',
    covers: () => true,
    advice: hold,
  },
]

// ——— On the flop —————————————————————————————————————————————————————————————————————————————————————————

/** Two pair or better that isn't all on the board. */
export const hasTwoPair = ({ made, pair, boardPaired }: Sight): boolean => made === 2 || (pair >= 0 && boardPaired)

/** Pocket twos that make no more than a pair. Every higher card on the board could pair the dealer's hand. */
export const isDeucesAlone = ({ pocketPair, high, made }: Sight): boolean => pocketPair && high === 0 && made < 2

/** Applies `of` to what is seen of a hand on its board. */
const seen =
  <T>(of: (sight: Sight) => T) =>
  ({ hand, board }: UltimateState): T =>
    of(sightOf(hand, board))

const ON_THE_FLOP: readonly Omit<StrategyRule, 'stage'>[] = [
  {
    id: 'flop-two-pair',
    covers: seen((sight) => hasTwoPair(sight) && !isDeucesAlone(sight)),
    advice: raise,
  },
  {
    id: 'flop-deuces',
    covers: seen(isDeucesAlone),
    advice: hold,
  },
  {
    id: 'flop-hidden-pair',
    covers: seen(({ pair }) => pair >= 0),
    advice: raise,
  },
  {
    id: 'flop-four-flush',
    covers: seen(({ flushDraw }) => flushDraw >= 0),
    advice: seen(({ flushDraw }) => (flushDraw >= T ? 'raise' : 'hold')),
  },
  {
    id: 'flop-board-pair',
    covers: seen(({ boardPaired }) => boardPaired),
    advice: hold,
  },
  {
    id: 'flop-rest',
    covers: () => true,
    advice: hold,
  },
]

// ——— On the river ————————————————————————————————————————————————————————————————————————————————————————

const atLeast = (hand: PokerHand, least: PokerHand): boolean => POKER_HANDS.indexOf(hand) >= POKER_HANDS.indexOf(least)

const TWO_PAIR_KICKERS = 11

/**
 * Whether a hand of seven cards is better than its board by more than a kicker: a hidden pair that plays, or better.
 * Both are strengths.
 */
export function improves(own: number, board: number): boolean {
  const hand = handOf(own)
  if (hand !== handOf(board)) return true
  if (hand === 'two-pair') return pairsOf(own) > pairsOf(board)
  return atLeast(hand, 'straight') && hand !== 'four-of-a-kind' && own > board
}

const improvesBoard = ({ hand, board }: UltimateState): boolean =>
  improves(strengthOfCards([...hand, ...board]), strengthOfCards(board))

/** The index of the two ranks among all pairs of ranks. Each has eleven kickers. */
const pairsOf = (strength: number): number => Math.floor((strength - LEAST_STRENGTH['two-pair']) / TWO_PAIR_KICKERS)

/** How many unseen cards beat the player, each taken alone with the board. */
export function dealerOuts(state: UltimateState): number {
  const own = strengthOfCards([...state.hand, ...state.board])
  return unseen(state).filter((card) => strengthOfCards([card, ...state.board]) > own).length
}

/** The published rule of the river: fold if the dealer has 21 or more outs. */
export const OUTS_TO_FOLD = 21

const byOuts = (state: UltimateState): Advice => (dealerOuts(state) < OUTS_TO_FOLD ? 'raise' : 'hold')

const ON_THE_RIVER: readonly Omit<StrategyRule, 'stage'>[] = [
  {
    id: 'river-hidden-pair',
    covers: improvesBoard,
    advice: raise,
  },
  {
    id: 'river-board-pair',
    covers: (state) => atLeast(handOf(strengthOfCards(state.board)), 'pair'),
    advice: byOuts,
  },
  {
    id: 'river-high-card',
    covers: () => true,
    advice: byOuts,
  },
]

// ——— The strategy ————————————————————————————————————————————————————————————————————————————————————————————————

export const STRATEGY: readonly StrategyRule[] = [
  ...BEFORE_THE_FLOP.map((rule) => ({ ...rule, stage: 'preflop' as const })),
  ...ON_THE_FLOP.map((rule) => ({ ...rule, stage: 'flop' as const })),
  ...ON_THE_RIVER.map((rule) => ({ ...rule, stage: 'river' as const })),
]

/** The first rule that covers a decision. Throws if the state isn't a decision. */
export function ruleFor(state: UltimateState): StrategyRule {
  const stage = stageOf(state)
  const rule = STRATEGY.find((candidate) => candidate.stage === stage && candidate.covers(state))
  if (!rule) throw new Error('this state is not at a decision')
  return rule
}

/** The strategy's action: the largest raise allowed, or the check or fold. */
export function advisedAction(rules: UltimateRules, state: UltimateState): UltimateAction {
  const rule = ruleFor(state)
  const actions = actionsAt(rules, rule.stage)
  return rule.advice(state) === 'raise' ? actions[0]! : actions[actions.length - 1]!
}
