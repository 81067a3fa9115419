import { type Card, type RankLetter, rankOf, rankOfLetter, RANKS, suitOf } from '@/lib/cards/card'

/*
 * When to add on, before a dealer's card shows: a short list that one can keep in mind, and the exact one. Each is read from the top;
 * the first rule that covers a hand decides. That the exact list is exact, for all 22,100 hands, is proved by the tests.
 */

export interface AddOnRule {
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

/** Whether adding on is a close decision, or its neighbours by suits are. */
export const isCloseAddOn = (hand: readonly Card[]): boolean =>
  (isSuited(hand) ? CLOSE_SUITED : CLOSE_RANKS).has(ranksInLetters(hand))
