import { ACE, type Card, RANKS, rankOf, suitOf } from '@/lib/cards/card'
import type { NamedStrategy } from '@/lib/game/teaching'
import type { Messages } from './messages/en'
import { betsOf, type MississippiState, type Street } from './round'
import { actionOf, type Bet, type MississippiAction, type MississippiRules, STREETS } from './rules'

/** A strategy: the bet at a decision, 0 for a fold. It must treat all suits alike and ignore the order of the board. */
export type Policy = (hand: readonly Card[], board: readonly Card[], bets: readonly Bet[]) => 0 | Bet

/*
 * Strategies by points: a jack to an ace is high and counts 2, a six to a ten is middle and counts 1, a two to a five
 * is low and counts 0.
 */

const SIX = RANKS.indexOf('6')
const JACK = RANKS.indexOf('J')

const isHigh = (card: Card): boolean => rankOf(card) >= JACK
const isMiddle = (card: Card): boolean => rankOf(card) >= SIX && rankOf(card) < JACK
export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (isHigh(card) ? 2 : isMiddle(card) ? 1 : 0), 0)

const highs = (cards: readonly Card[]): number => cards.filter(isHigh).length
export const middlesOf = (cards: readonly Card[]): number => cards.filter(isMiddle).length
const isSuited = (cards: readonly Card[]): boolean => cards.every((card) => suitOf(card) === suitOf(cards[0]!))
const ranksOf = (cards: readonly Card[]): readonly number[] => cards.map(rankOf).sort((a, b) => a - b)

/**
 * The ranks that repeat an earlier card's: one for a pair, two for two pair, the same one twice for three of a kind.
 */
const repeats = (cards: readonly Card[]): readonly number[] =>
  cards.map(rankOf).filter((rank, i, ranks) => ranks.indexOf(rank) < i)

const hasPair = (cards: readonly Card[]): boolean => repeats(cards).length > 0

/** Whether the cards already pay or push: a pair of sixes or better, two pair, or three of a kind. */
const isMade = (cards: readonly Card[]): boolean =>
  repeats(cards).length > 1 || repeats(cards).some((rank) => rank >= SIX)

/**
 * How many ranks are missing between the lowest and the highest card. The ace is high, or low if that leaves fewer
 * gaps. Infinite with a pair.
 */
function gapsOf(cards: readonly Card[]): number {
  const ranks = ranksOf(cards)
  if (hasPair(cards)) return Infinity
  const spread = (sorted: readonly number[]): number => sorted.at(-1)! - sorted[0]! - (sorted.length - 1)
  const aceLow = ranks.at(-1) === ACE ? spread([-1, ...ranks.slice(0, -1)]) : Infinity
  return Math.min(spread(ranks), aceLow)
}

/** Whether these cards can become a straight. */
const isStraightDraw = (cards: readonly Card[]): boolean => gapsOf(cards) <= 5 - cards.length

const topRank = (cards: readonly Card[]): number => ranksOf(cards).at(-1)!

const hasLowAce = (cards: readonly Card[]): boolean => topRank(cards) === ACE && ranksOf(cards)[0]! < SIX

// ——— The ordered strategy ————————————————————————————————————————————————————————————————————————————————

/** What a rule looks at: the cards known, starting with the player's two, and the bets made. */
interface Look {
  readonly cards: readonly Card[]
  readonly bets: readonly Bet[]
}

export interface StrategyRule {
  readonly id: keyof Messages['rules']
  readonly stage: Street
  /** The class of decision in statistics. */
  readonly skill: string
  readonly says: 0 | Bet
  readonly covers: (look: Look) => boolean
}

const always = (): boolean => true

const isSixFive = ({ cards }: Look): boolean => isSuited(cards) && topRank(cards) === SIX && gapsOf(cards) === 0
const isRoyalDraw = ({ cards }: Look): boolean => isSuited(cards) && ranksOf(cards)[0]! >= RANKS.indexOf('T')

/** Three suited cards with enough ways to make a straight flush. */
function isStraightFlushDraw({ cards }: Look): boolean {
  const gaps = gapsOf(cards)
  if (!isSuited(cards) || hasLowAce(cards)) return false
  return (
    (gaps === 0 && topRank(cards) >= RANKS.indexOf('7')) ||
    (gaps === 1 && highs(cards) >= 1) ||
    (gaps === 2 && highs(cards) >= 2)
  )
}

const isThreeToAStraight = ({ cards }: Look): boolean =>
  (gapsOf(cards) === 0 && topRank(cards) >= SIX && !hasLowAce(cards)) || (gapsOf(cards) === 1 && middlesOf(cards) >= 2)

const isOpenStraightDraw = ({ cards }: Look): boolean =>
  gapsOf(cards) === 0 && topRank(cards) < ACE && topRank(cards) >= RANKS.indexOf('8')

/** Joseph Kisenwether's strategy, as the Wizard of Odds prints it. */
export const STRATEGY: readonly StrategyRule[] = [
  {
    id: 'third-pair',
    stage: 'third',
    skill: 'third pair',
    says: 3,
    covers: ({ cards }) => hasPair(cards),
  },
  {
    id: 'third-points',
    stage: 'third',
    skill: 'third points',
    says: 1,
    covers: ({ cards }) => pointsOf(cards) >= 2,
  },
  {
    id: 'third-six-five',
    stage: 'third',
    skill: 'third six-five',
    says: 1,
    covers: isSixFive,
  },
  {
    id: 'third-rest',
    stage: 'third',
    skill: 'third rest',
    says: 0,
    covers: always,
  },
  {
    id: 'fourth-made',
    stage: 'fourth',
    skill: 'fourth paying pair',
    says: 3,
    covers: ({ cards }) => isMade(cards),
  },
  {
    id: 'fourth-royal',
    stage: 'fourth',
    skill: 'fourth royal draw',
    says: 3,
    covers: isRoyalDraw,
  },
  {
    id: 'fourth-straight-flush',
    stage: 'fourth',
    skill: 'fourth straight flush draw',
    says: 3,
    covers: isStraightFlushDraw,
  },
  {
    id: 'fourth-suited',
    stage: 'fourth',
    skill: 'fourth flush draw',
    says: 1,
    covers: ({ cards }) => isSuited(cards),
  },
  {
    id: 'fourth-low-pair',
    stage: 'fourth',
    skill: 'fourth low pair',
    says: 1,
    covers: ({ cards }) => hasPair(cards),
  },
  {
    id: 'fourth-points',
    stage: 'fourth',
    skill: 'fourth points',
    says: 1,
    covers: ({ cards }) => pointsOf(cards) >= 3,
  },
  {
    id: 'fourth-straight',
    stage: 'fourth',
    skill: 'fourth straight draw',
    says: 1,
    covers: isThreeToAStraight,
  },
  {
    id: 'fourth-rest',
    stage: 'fourth',
    skill: 'fourth rest',
    says: 0,
    covers: always,
  },
  {
    id: 'fifth-made',
    stage: 'fifth',
    skill: 'fifth paying pair',
    says: 3,
    covers: ({ cards }) => isMade(cards),
  },
  {
    id: 'fifth-flush',
    stage: 'fifth',
    skill: 'fifth flush draw',
    says: 3,
    covers: ({ cards }) => isSuited(cards),
  },
  {
    id: 'fifth-open-straight',
    stage: 'fifth',
    skill: 'fifth open straight draw',
    says: 3,
    covers: isOpenStraightDraw,
  },
  {
    id: 'fifth-straight',
    stage: 'fifth',
    skill: 'fifth straight draw',
    says: 1,
    covers: ({ cards }) => isStraightDraw(cards),
  },
  {
    id: 'fifth-low-pair',
    stage: 'fifth',
    skill: 'fifth low pair',
    says: 1,
    covers: ({ cards }) => hasPair(cards),
  },
  {
    id: 'fifth-points',
    stage: 'fifth',
    skill: 'fifth points',
    says: 1,
    covers: ({ cards }) => pointsOf(cards) >= 4,
  },
  {
    id: 'fifth-middles',
    stage: 'fifth',
    skill: 'fifth middle cards',
    says: 1,
    covers: ({ cards, bets }) => middlesOf(cards) >= 3 && bets.includes(3),
  },
  {
    id: 'fifth-rest',
    stage: 'fifth',
    skill: 'fifth rest',
    says: 0,
    covers: always,
  },
]

const OF_STREET: readonly (readonly StrategyRule[])[] = STREETS.map((street) =>
  STRATEGY.filter(({ stage }) => stage === street),
)

/** The first rule that covers these cards. Throws `RangeError` if they make no decision. */
export function ruleFor(hand: readonly Card[], board: readonly Card[], bets: readonly Bet[]): StrategyRule {
  const look = { cards: [...hand, ...board], bets }
  const rule = OF_STREET[board.length]?.find(({ covers }) => covers(look))
  if (!rule) throw new RangeError('these cards are at no decision')
  return rule
}

const points: Policy = (hand, board, bets) => ruleFor(hand, board, bets).says

// ——— Simpler strategies ——————————————————————————————————————————————————————————————————————————————————

/** Points, pairs and the best draws, in six rules. */
const short: Policy = (hand, board) => {
  const cards = [...hand, ...board]
  if (board.length === 0) return hasPair(hand) ? 3 : pointsOf(hand) >= 2 ? 1 : 0
  if (isMade(cards)) return 3
  const isLast = board.length === 2
  if (isLast && (isSuited(cards) || isOpenStraightDraw({ cards, bets: [] }))) return 3
  if (hasPair(cards) || isSuited(cards) || pointsOf(cards) >= cards.length) return 1
  return isLast && isStraightDraw(cards) ? 1 : 0
}

/** Points and pairs without draws. The points needed are two, three, then four. */
const pointsAlone: Policy = (hand, board) => {
  const cards = [...hand, ...board]
  if (isMade(cards) || (board.length === 0 && hasPair(hand))) return 3
  return hasPair(cards) || pointsOf(cards) >= cards.length ? 1 : 0
}

/** Bets any pair or high card. */
const pairOrHigh: Policy = (hand, board) => {
  const cards = [...hand, ...board]
  if (isMade(cards)) return 3
  return hasPair(cards) || highs(cards) > 0 ? 1 : 0
}

/** Never folds: bets one ante on each street, and three once the cards pay or push. */
const neverFold: Policy = (hand, board) => (isMade([...hand, ...board]) ? 3 : 1)

const WAYS: readonly (NamedStrategy & { readonly policy: Policy })[] = [
  {
    id: 'points',
    rules: STRATEGY.map(({ id, stage }) => ({ id: 'onStreet', args: { street: stage, rule: id } })),
    policy: points,
  },
  {
    id: 'short',
    rules: [
      { id: 'short-start' },
      { id: 'short-made' },
      { id: 'short-four' },
      { id: 'short-points' },
      { id: 'short-straight' },
      { id: 'fold-rest' },
    ],
    policy: short,
  },
  {
    id: 'points-alone',
    rules: [{ id: 'alone-made' }, { id: 'alone-points' }, { id: 'fold-rest' }],
    policy: pointsAlone,
  },
  { id: 'pair-or-high', rules: [{ id: 'made' }, { id: 'pair-or-high' }, { id: 'fold-rest' }], policy: pairOrHigh },
  { id: 'never-fold', rules: [{ id: 'made' }, { id: 'bet-rest' }], policy: neverFold },
]

/** Strategies for the whole game besides best play. */
export const STRATEGIES: readonly NamedStrategy[] = WAYS.map(({ policy: _policy, ...way }) => way)

/** The policy of one of STRATEGIES. Throws `RangeError` on an unknown id. */
export function policyOf(id: string): Policy {
  const way = WAYS.find((one) => one.id === id)
  if (!way) throw new RangeError(`“${id}” is no way to play Mississippi Stud`)
  return way.policy
}

/** The action that a strategy gives at a decision. Throws `RangeError` on an unknown id. */
export const follows = (
  _rules: MississippiRules,
  strategy: string,
  { hand, board, did }: MississippiState,
): readonly MississippiAction[] => [actionOf(policyOf(strategy)(hand, board, betsOf(did)))]
