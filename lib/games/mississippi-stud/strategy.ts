import { ACE, type Card, RANKS, rankOf, suitOf } from '@/lib/cards/card'
import type { NamedStrategy } from '@/lib/games/teaching'
import type { Bet } from './rules'
import type { Policy } from './solve'

/*
 * Ways to play, cards known so far and bets made in, a bet out. Points: a jack to an ace is high and counts 2, a six to a ten is middle
 * and counts 1, a deuce to a five is low and counts nothing.
 */

const SIX = RANKS.indexOf('6')
const JACK = RANKS.indexOf('J')

const isHigh = (card: Card): boolean => rankOf(card) >= JACK
const isMiddle = (card: Card): boolean => rankOf(card) >= SIX && rankOf(card) < JACK
const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (isHigh(card) ? 2 : isMiddle(card) ? 1 : 0), 0)

const highs = (cards: readonly Card[]): number => cards.filter(isHigh).length
const middles = (cards: readonly Card[]): number => cards.filter(isMiddle).length
const isSuited = (cards: readonly Card[]): boolean => cards.every((card) => suitOf(card) === suitOf(cards[0]!))
const ranksOf = (cards: readonly Card[]): readonly number[] => cards.map(rankOf).sort((a, b) => a - b)

/** The rank of each card that has another of its rank before it: one for a pair, two for two pair or three of a kind. */
const repeats = (cards: readonly Card[]): readonly number[] =>
  cards.map(rankOf).filter((rank, i, ranks) => ranks.indexOf(rank) < i)

const hasPair = (cards: readonly Card[]): boolean => repeats(cards).length > 0

/** Whether the cards already pay or push: a pair of sixes, or two pair, or three of a kind. */
const isMade = (cards: readonly Card[]): boolean =>
  repeats(cards).length > 1 || repeats(cards).some((rank) => rank >= SIX)

/** How many ranks are missing between the lowest and the highest of different ranks, the ace high, or low where that makes fewer. */
function gapsOf(cards: readonly Card[]): number {
  const ranks = ranksOf(cards)
  if (hasPair(cards)) return Infinity
  const spread = (sorted: readonly number[]): number => sorted.at(-1)! - sorted[0]! - (sorted.length - 1)
  const aceLow = ranks.at(-1) === ACE ? spread([-1, ...ranks.slice(0, -1)]) : Infinity
  return Math.min(spread(ranks), aceLow)
}

/** Whether so many cards can become a straight. */
const isStraightDraw = (cards: readonly Card[]): boolean => gapsOf(cards) <= 5 - cards.length

const topRank = (cards: readonly Card[]): number => ranksOf(cards).at(-1)!

const hasLowAce = (cards: readonly Card[]): boolean => topRank(cards) === ACE && ranksOf(cards)[0]! < SIX

function thirdByPoints(hand: readonly Card[]): 0 | Bet {
  if (hasPair(hand)) return 3
  const isSuitedSixFive = isSuited(hand) && topRank(hand) === SIX && gapsOf(hand) === 0
  return pointsOf(hand) >= 2 || isSuitedSixFive ? 1 : 0
}

function fourthByPoints(cards: readonly Card[]): 0 | Bet {
  if (isMade(cards)) return 3
  const gaps = gapsOf(cards)
  if (isSuited(cards)) {
    const isRoyalDraw = ranksOf(cards)[0]! >= RANKS.indexOf('T')
    const isNear =
      !hasLowAce(cards) &&
      ((gaps === 0 && topRank(cards) >= RANKS.indexOf('7')) ||
        (gaps === 1 && highs(cards) >= 1) ||
        (gaps === 2 && highs(cards) >= 2))
    return isRoyalDraw || isNear ? 3 : 1
  }
  const isStraight = (gaps === 0 && topRank(cards) >= SIX && !hasLowAce(cards)) || (gaps === 1 && middles(cards) >= 2)
  return hasPair(cards) || pointsOf(cards) >= 3 || isStraight ? 1 : 0
}

function fifthByPoints(cards: readonly Card[], bets: readonly Bet[]): 0 | Bet {
  if (isMade(cards) || isSuited(cards)) return 3
  const isOpen = gapsOf(cards) === 0 && topRank(cards) < ACE
  if (isOpen && topRank(cards) >= RANKS.indexOf('8')) return 3
  const plays = isStraightDraw(cards) || hasPair(cards) || pointsOf(cards) >= 4
  return plays || (middles(cards) >= 3 && bets.includes(3)) ? 1 : 0
}

/** Joseph Kisenwether's strategy, as the Wizard of Odds prints it. */
const points: Policy = (hand, board, bets) => {
  const cards = [...hand, ...board]
  if (board.length === 0) return thirdByPoints(hand)
  return board.length === 1 ? fourthByPoints(cards) : fifthByPoints(cards, bets)
}

/** The points alone: two, three, then four of them, without a look at draws. */
const pointsAlone: Policy = (hand, board) => {
  const cards = [...hand, ...board]
  if (isMade(cards) || (board.length === 0 && hasPair(hand))) return 3
  return hasPair(cards) || pointsOf(cards) >= cards.length ? 1 : 0
}

/** Any pair or a high card plays. */
const pairOrHigh: Policy = (hand, board) => {
  const cards = [...hand, ...board]
  if (isMade(cards)) return 3
  return hasPair(cards) || highs(cards) > 0 ? 1 : 0
}

/** Never folds: one ante a street, and three once the hand pays or pushes. */
const neverFold: Policy = (hand, board) => (isMade([...hand, ...board]) ? 3 : 1)

const WAYS: readonly (NamedStrategy & { readonly policy: Policy })[] = [
  {
    id: 'points',
    name: 'Points and draws',
    about: 'Joseph Kisenwether’s strategy, from the Wizard of Odds: high cards count 2, middle cards 1.',
    rules: [
      'Two cards: bet 3× with any pair; 1× with two points, or 6-5 suited; fold the rest.',
      'Three cards: bet 3× with a pair of sixes or better, a royal draw, or a straight flush draw from 5-6-7 up without a gap, with one gap and a high card, or with two gaps and two high cards.',
      'Three cards: bet 1× with any other three of a suit, a low pair, three points, a straight draw from 4-5-6 up without a gap, or with one gap and two middle cards; fold the rest.',
      'Four cards: bet 3× with a pair of sixes or better, four of a suit, or an open straight draw from 5-6-7-8 up.',
      'Four cards: bet 1× with any other straight draw, a low pair, four points, or three middle cards after a 3× bet; fold the rest.',
    ],
    policy: points,
  },
  {
    id: 'points-alone',
    name: 'Points alone',
    about: 'A point for each card you hold, without a look at draws.',
    rules: [
      'Bet 3× with a pair of sixes or better, and with any pair as your first two cards.',
      'Bet 1× with a low pair, or with at least as many points as cards.',
      'Fold everything else.',
    ],
    policy: pointsAlone,
  },
  {
    id: 'pair-or-high',
    name: 'A pair or a high card',
    about: 'Plays on with any pair and any jack or better.',
    rules: [
      'Bet 3× with a pair of sixes or better.',
      'Bet 1× with a low pair or a high card.',
      'Fold everything else.',
    ],
    policy: pairOrHigh,
  },
  {
    id: 'never-fold',
    name: 'Never fold',
    about: 'Sees all five cards, whatever they are.',
    rules: ['Bet 3× with a pair of sixes or better.', 'Bet 1× with everything else.'],
    policy: neverFold,
  },
]

/** Ways to play a whole game besides the best one. */
export const STRATEGIES: readonly NamedStrategy[] = WAYS.map(({ policy: _policy, ...way }) => way)

/** What one of STRATEGIES bets. Throws a RangeError on an unknown one. */
export function policyOf(id: string): Policy {
  const way = WAYS.find((one) => one.id === id)
  if (!way) throw new RangeError(`“${id}” is no way to play Mississippi Stud`)
  return way.policy
}
