import solved from '@/content/ultimate-texas-holdem/preflop.json' with { type: 'json' }
import { type Card, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { isSuited, ranksOf } from '@/lib/cards/hole-cards'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, LEAST_STRENGTH } from '@/lib/cards/strength'
import { rankInWords } from '@/lib/cards/words'
import { actionsAt, stageOf, type UltimateAction, type UltimateStage, type UltimateState, unseen } from './round'
import type { UltimateRules } from './rules'

/*
 * The strategy as an expert says it: at each stage the first rule that covers a hand decides. It is near the exact play, not
 * equal to it on the flop and the river; `explain` says where the two differ.
 */

type Advice = 'raise' | 'hold'

export interface StrategyRule {
  readonly id: string
  readonly stage: UltimateStage
  readonly text: string
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

/** Raise from this kicker up, suited and offsuit. */
const fromKicker =
  (suited: number, offsuit: number) =>
  (state: UltimateState): Advice =>
    ranksOf(state.hand)[0] >= (isSuited(state.hand) ? suited : offsuit) ? 'raise' : 'hold'

const BEFORE_THE_FLOP: readonly Omit<StrategyRule, 'stage'>[] = [
  {
    id: 'preflop-pairs',
    text: 'Raise any pair of threes or better; check a pair of deuces.',
    covers: isPair,
    advice: (state) => (ranksOf(state.hand)[0] >= 1 ? 'raise' : 'hold'),
  },
  { id: 'preflop-aces', text: 'Raise any ace.', covers: highCardIs(A), advice: raise },
  {
    id: 'preflop-kings',
    text: 'Raise any suited king, and an offsuit king with a five or better.',
    covers: highCardIs(K),
    advice: fromKicker(0, 3),
  },
  {
    id: 'preflop-queens',
    text: 'Raise a suited queen with a six or better, an offsuit queen with an eight or better.',
    covers: highCardIs(Q),
    advice: fromKicker(4, 6),
  },
  {
    id: 'preflop-jacks',
    text: 'Raise a suited jack with an eight or better, an offsuit jack with a ten.',
    covers: highCardIs(J),
    advice: fromKicker(6, 8),
  },
  {
    id: 'preflop-rest',
    text: 'Check everything else: ten-high and below is not worth four antes unseen.',
    covers: () => true,
    advice: hold,
  },
]

// ——— What the hand is ————————————————————————————————————————————————————————————————————————————————————

const atLeast = (hand: PokerHand, least: PokerHand): boolean => POKER_HANDS.indexOf(hand) >= POKER_HANDS.indexOf(least)

const madeHand = (state: UltimateState): PokerHand => handOf(strengthOfCards([...state.hand, ...state.board]))

/** The rank of the highest pair in which at least one of the player's own cards stands, or −1. */
export function hiddenPairRank(state: Pick<UltimateState, 'hand' | 'board'>): number {
  if (isPair(state)) return rankOf(state.hand[0]!)
  return Math.max(-1, ...state.hand.map(rankOf).filter((rank) => state.board.some((card) => rankOf(card) === rank)))
}

const hasHiddenPair = (state: UltimateState): boolean => hiddenPairRank(state) >= 0

const copiesOnBoard = (state: UltimateState): number =>
  Math.max(...state.board.map((card) => state.board.filter((other) => rankOf(other) === rankOf(card)).length))

// ——— On the flop —————————————————————————————————————————————————————————————————————————————————————————

const cardsOfSuit = (cards: readonly Card[], suit: number): readonly Card[] =>
  cards.filter((card) => suitOf(card) === suit)

/** The rank of the player's highest card in a suit of which four are out, or −1. */
function fourFlushRank(state: UltimateState): number {
  for (let suit = 0; suit < 4; suit++) {
    const own = cardsOfSuit(state.hand, suit)
    if (own.length > 0 && own.length + cardsOfSuit(state.board, suit).length === 4) return Math.max(...own.map(rankOf))
  }
  return -1
}

/** Pocket deuces without a third: any other card of the board is a higher pair's half. */
const isDeucesAlone = (state: UltimateState): boolean =>
  [...state.hand, ...state.board].filter((card) => rankOf(card) === 0).length === 2 &&
  isPair(state) &&
  rankOf(state.hand[0]!) === 0

const ON_THE_FLOP: readonly Omit<StrategyRule, 'stage'>[] = [
  {
    id: 'flop-two-pair',
    text: 'Raise two pair or better, unless all of it is on the board.',
    covers: (state) =>
      atLeast(madeHand(state), 'two-pair') &&
      !isDeucesAlone(state) &&
      (hasHiddenPair(state) || atLeast(madeHand(state), 'straight')),
    advice: raise,
  },
  {
    id: 'flop-deuces',
    text: 'Check pocket deuces if no third deuce came, even with a pair on the board.',
    covers: isDeucesAlone,
    advice: hold,
  },
  {
    id: 'flop-hidden-pair',
    text: 'Raise a hidden pair: one that at least one of your own cards makes.',
    covers: hasHiddenPair,
    advice: raise,
  },
  {
    id: 'flop-four-flush',
    text: 'Raise four to a flush if your own card in it is a ten or higher; check a lower one.',
    covers: (state) => fourFlushRank(state) >= 0,
    advice: (state) => (fourFlushRank(state) >= T ? 'raise' : 'hold'),
  },
  {
    id: 'flop-board-pair',
    text: 'Check when the only pair, or three of a kind, is on the board.',
    covers: (state) => copiesOnBoard(state) >= 2,
    advice: hold,
  },
  {
    id: 'flop-rest',
    text: 'Check everything else, straight draws and cards above the flop too.',
    covers: () => true,
    advice: hold,
  },
]

// ——— On the river ————————————————————————————————————————————————————————————————————————————————————————

const TWO_PAIR_KICKERS = 11

/** Whether a hand of seven cards is better than its board, kickers apart: a hidden pair that plays, or more. Both by strength. */
export function improves(own: number, board: number): boolean {
  const hand = handOf(own)
  if (hand !== handOf(board)) return true
  if (hand === 'two-pair') return pairsOf(own) > pairsOf(board)
  return atLeast(hand, 'straight') && hand !== 'four-of-a-kind' && own > board
}

const improvesBoard = ({ hand, board }: UltimateState): boolean =>
  improves(strengthOfCards([...hand, ...board]), strengthOfCards(board))

/** The place of the two ranks among all twos of ranks: eleven kickers belong to each. */
const pairsOf = (strength: number): number => Math.floor((strength - LEAST_STRENGTH['two-pair']) / TWO_PAIR_KICKERS)

/** How many unseen cards, each alone with the board, already beat the player. */
export function dealerOuts(state: UltimateState): number {
  const own = strengthOfCards([...state.hand, ...state.board])
  return unseen(state).filter((card) => strengthOfCards([card, ...state.board]) > own).length
}

/** The published rule of the river: with 21 or more of them, fold. */
export const OUTS_TO_FOLD = 21

const byOuts = (state: UltimateState): Advice => (dealerOuts(state) < OUTS_TO_FOLD ? 'raise' : 'hold')

const ON_THE_RIVER: readonly Omit<StrategyRule, 'stage'>[] = [
  {
    id: 'river-hidden-pair',
    text: 'Raise with a hidden pair or better: anything your own cards make of the board.',
    covers: improvesBoard,
    advice: raise,
  },
  {
    id: 'river-board-pair',
    text: 'With a pair or more on the board and only a kicker of your own, raise if fewer than 21 unseen cards beat you, else fold.',
    covers: (state) => atLeast(handOf(strengthOfCards(state.board)), 'pair'),
    advice: byOuts,
  },
  {
    id: 'river-high-card',
    text: 'With no pair at all, raise if fewer than 21 unseen cards beat you, else fold.',
    covers: () => true,
    advice: byOuts,
  },
]

// ——— All of it ———————————————————————————————————————————————————————————————————————————————————————————

export const STRATEGY: readonly StrategyRule[] = [
  ...BEFORE_THE_FLOP.map((rule) => ({ ...rule, stage: 'preflop' as const })),
  ...ON_THE_FLOP.map((rule) => ({ ...rule, stage: 'flop' as const })),
  ...ON_THE_RIVER.map((rule) => ({ ...rule, stage: 'river' as const })),
]

/** The first rule that covers a state at a decision. */
export function ruleFor(state: UltimateState): StrategyRule {
  const stage = stageOf(state)
  const rule = STRATEGY.find((candidate) => candidate.stage === stage && candidate.covers(state))
  if (!rule) throw new Error('this state is not at a decision')
  return rule
}

/** What the strategy does: the largest raise there is, or the check or fold. */
export function advisedAction(rules: UltimateRules, state: UltimateState): UltimateAction {
  const rule = ruleFor(state)
  const actions = actionsAt(rules, rule.stage)
  return rule.advice(state) === 'raise' ? actions[0]! : actions[actions.length - 1]!
}

// ——— Starting hands, solved —————————————————————————————————————————————————————————————————————————————

/*
 * The 169 starting hands under the standard rules, solved: made by `npm run make:preflop`.
 */

/** Numerators over the common denominator: raise 4x, raise 3x, check. */
const CLASSES = solved.classes as unknown as Readonly<Record<string, readonly [string, string, string]>>

/** What raising 4x gains over checking with a starting hand (`K5o`), in antes; negative where checking is best. Standard rules, no dead cards. */
export function gainOfRaising(id: string): number {
  const [raise, , check] = CLASSES[id]!
  // All three are integers that a number holds exactly.
  return (Number(raise) - Number(check)) / Number(solved.denominator)
}

/** A run of starting hands that differ in one rank only, the best first: the pairs, the offsuit kings, the suited tens. */
interface Family {
  readonly name: string
  readonly ids: readonly string[]
}

function familyOf(id: string): Family {
  if (id.length === 2) return { name: 'pair', ids: RANKS.map((rank) => rank + rank).reverse() }
  const high = RANKS.findIndex((rank) => rank === id[0])
  const suit = id[2]!
  const ids = RANKS.slice(0, high)
    .reverse()
    .map((low) => RANKS[high]! + low + suit)
  return { name: `${suit === 's' ? 'suited' : 'offsuit'} ${rankInWords(high)}`, ids }
}

const better = (id: string): string => Math.abs(gainOfRaising(id)).toFixed(3)
const shown = (id: string): string => id.slice(0, 2)

/** Where the line runs among the hands nearest to this one, and what crossing it costs: a sentence. Standard rules, no dead cards. */
export function neighbours(id: string): string {
  const { name, ids } = familyOf(id)
  const raising = ids.filter((other) => gainOfRaising(other) > 0)
  const last = raising[raising.length - 1]
  const next = ids[raising.length]
  if (last === undefined)
    return `No ${name} raises: even ${shown(ids[0]!)}, the best of them, is ${better(ids[0]!)} better checked.`
  if (next === undefined)
    return `Every ${name} raises: even ${shown(last)}, the weakest, is ${better(last)} better raised.`
  if (id === last)
    return `${shown(last)} is the last ${name} that does: ${shown(next)} would be ${better(next)} better checked.`
  if (id === next)
    return `${shown(next)} is the first ${name} that does not: ${shown(last)} would be ${better(last)} better raised.`
  return `${shown(last)} is the last ${name} to raise; ${shown(next)} would be ${better(next)} better checked.`
}
