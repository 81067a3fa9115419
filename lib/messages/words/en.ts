import { listsOf } from '../lists'
import type { HoleCards, NamedHand } from '@/lib/cards/hand-words'
import { type Card, rankNamed, RANKS } from '@/lib/cards/card'
import type { PlayedHand } from '@/lib/cards/hands'
import { cardInWords, HAND_NAMES, handInWords, rankInWords } from '@/lib/cards/words'
import { numberWord } from '@/lib/math/number-words'
import { capital } from '@/lib/text'
import type { AfterFold } from '@/lib/game/game'
import type { FieldWords, MapWords, WayWords } from '../message'
import { speechOf } from '../speech'
import type { Listed } from '../ways'

/* The parts of English sentences in every game: numbers, cards and hands. */

const VOWEL = /^[aeiou]/
const article = (word: string): string => `${VOWEL.test(word) ? 'an' : 'a'} ${word}`

/** A hand as it follows “with”: “a pair of fives”, “an ace-high straight”, “three nines”. */
function withHand(named: NamedHand): string {
  const words = handInWords(named)
  return /^(pair|straight|flush|straight-flush|royal-flush|mini-royal)$/.test(named.hand) ? article(words) : words
}

const SUITS: Readonly<Record<string, string>> = { s: ' suited', o: ' offsuit' }

/** A starting hand by its id: “K5 offsuit” for K5o, “a pair of eights” for 88. */
const startingHand = (id: string, rank: number): string =>
  id.length === 2 ? `a pair of ${rankInWords(rank, 2)}` : `${id.slice(0, 2)}${SUITS[id[2]!]!}`

/** A strategy that a search found, by the number of its rules. */
function foundWay(count: number, isUncounted: boolean): WayWords {
  const number = numberWord(count) ?? String(count)
  const about =
    count === 1 ? 'The one rule that costs least' : `The ${number} rules that cost least together, found by a search`
  return {
    name: `${capital(number)} ${count === 1 ? 'rule' : 'rules'}${isUncounted ? ', nothing counted' : ''}`,
    about: `${about}${isUncounted ? ', if you don’t count what beats you' : ''}.`,
  }
}

const { and: joined } = listsOf('en-GB')

/**
 * “Call with a king or better on a paired flop.” The last of several rules is “Fold everything else.”, an only rule
 * “Call every hand.”
 */
function listed(verb: string, { hand, board, isOnly }: Listed, sign: (id: string) => string): string {
  if (hand.length + board.length === 0) return isOnly ? `${verb} every hand.` : `${verb} everything else.`
  const held = hand.length === 0 ? 'anything' : joined(hand.map(sign))
  return `${verb} with ${held}${board.length === 0 ? '' : `${hand.length > 1 ? ',' : ''} on ${joined(board.map(sign))}`}.`
}

/**
 * Why exact play differs from a rule: the table’s rules aren’t the usual ones, cards are dead, or both; otherwise these
 * cards themselves.
 */
export type Exception = 'rules' | 'dead' | 'both' | 'cards' | 'sides'

const EXCEPTIONS: Readonly<Record<Exception, string>> = {
  rules: 'The rule is for the usual rules of this game. With this table’s, another play is better.',
  dead: 'The rule counts no dead cards. With these gone, another play is better.',
  both: 'The rule is for the usual rules and counts no dead cards. At this table, another play is better.',
  sides: 'The rule leaves your side bets out. A fold loses one at this table, so another play is better.',
  cards: 'The rule doesn’t look at every card. The cards that it leaves out make this hand an exception.',
}

/** Two hole cards: “king-five suited”, “pair of twos”. */
const holeCards = ({ high, low, suited }: HoleCards): string =>
  high === low
    ? `pair of ${rankInWords(high, 2)}`
    : `${rankInWords(high)}-${rankInWords(low)} ${suited ? 'suited' : 'offsuit'}`

/** “Offsuit kings” */
const kickers = (rank: number, isSuited: boolean): string =>
  `${isSuited ? 'Suited' : 'Offsuit'} ${rankInWords(rank, 2)}`

/** Hands, as pay tables print them. */
const paid: Readonly<Record<PlayedHand, string>> = HAND_NAMES

/** The hands that a hold’em dealer may need to qualify. */
const qualifying: Readonly<Record<string, string>> = {
  none: 'Always',
  pair: 'A pair',
  ...Object.fromEntries(RANKS.map((letter, rank) => [`pair-${letter}`, `A pair of ${rankInWords(rank, 2)}`])),
}

type Map = Pick<MapWords, 'name' | 'rowsName' | 'columnsName' | 'note' | 'cell'>

/** The map of two cards, with a sentence about it. */
const twoCardMap = (about: string): Map => ({
  name: 'Starting hands',
  rowsName: 'One card',
  columnsName: 'The other',
  note: `${about} Suited hands are above the diagonal, offsuit hands below it.`,
})

/** Three cards by the two highest: “queen and jack high, all of one suit”, “a pair or three queens”. */
function threeCardCell(id: string): string {
  const [a, b] = [...id].map((letter) => rankNamed(letter)) as [number, number]
  if (a === b) return `a pair or three ${rankInWords(a, 3)}`
  return `${rankInWords(a)} and ${rankInWords(b)} high, ${id.endsWith('s') ? 'all of one suit' : 'not all of one suit'}`
}

/** The map of three cards, with a sentence about it and one about cells whose hands are played in different ways. */
const threeCardMap = (about: string, splits: string): Map => ({
  name: 'Starting hands',
  rowsName: 'Highest card',
  columnsName: 'Second',
  note: `${about}Find your two highest cards: one-suit hands are above the diagonal, others below, pairs and three of a kind on it. In a split square, ${splits}.`,
  cell: threeCardCell,
})

/** The rule of what a side bet does after a fold. */
const afterFold = (bet: string): FieldWords & { readonly values: Readonly<Record<AfterFold, string>> } => ({
  name: `${bet} after a fold`,
  meaning: `What happens to ${bet} when you fold: it pays as usual, or you lose it with the hand.`,
  values: { pays: 'Pays as usual', forfeits: 'You lose it' },
})

export const words = {
  ...speechOf('en'),
  exception: (cause: Exception): string => EXCEPTIONS[cause],
  afterFold,
  paid,
  qualifying,
  rank: rankInWords,
  aRank: (rank: number): string => article(rankInWords(rank)),
  card: cardInWords,
  theCard: (card: Card): string => `the ${cardInWords(card)}`,
  hand: handInWords,
  withHand,
  startingHand,
  holeCards,
  kickers,
  foundWay,
  listed,
  twoCardMap,
  threeCardMap,
}

export type Words = typeof words
