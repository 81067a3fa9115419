import type { NamedHand } from '@/lib/cards/hand-words'
import { RANKS } from '@/lib/cards/card'
import type { PokerHand, ThreeCardHand } from '@/lib/cards/hands'
import { cardInWords, HAND_NAMES, handInWords, rankInWords } from '@/lib/cards/words'
import { numberWord } from '@/lib/math/number-words'
import { capital } from '@/lib/text'
import type { WayWords } from './message'
import { speechOf } from './speech'
import type { Listed } from './ways'

/* What every game's English sentences are made of: numbers, cards and hands. */

const VOWEL = /^[aeiou]/
const article = (word: string): string => `${VOWEL.test(word) ? 'an' : 'a'} ${word}`

/** As it follows “with”: “a pair of fives”, “an ace-high straight”, “three nines”. */
function withHand(named: NamedHand): string {
  const words = handInWords(named)
  return /^(pair|straight|flush|straight-flush|royal-flush|mini-royal)$/.test(named.hand) ? article(words) : words
}

const SUITS: Readonly<Record<string, string>> = { s: ' suited', o: ' offsuit' }

/** A starting hand by its name: “K5 offsuit” of K5o, “a pair of eights” of 88. */
const startingHand = (id: string, rank: number): string =>
  id.length === 2 ? `a pair of ${rankInWords(rank, 2)}` : `${id.slice(0, 2)}${SUITS[id[2]!]!}`

/** A list of rules that a search found. */
function foundWay(count: number, isUncounted: boolean): WayWords {
  const number = numberWord(count) ?? String(count)
  const about =
    count === 1 ? 'The one rule that costs least' : `The ${number} rules that cost least together, found by a search`
  return {
    name: `${capital(number)} ${count === 1 ? 'rule' : 'rules'}${isUncounted ? ', nothing counted' : ''}`,
    about: `${about}${isUncounted ? ', if you don’t count what beats you' : ''}.`,
  }
}

const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`

/** “Call with a king or better on a paired flop.” The last rule of several: “Fold everything else.”; an only one: “Call every hand.” */
function listed(verb: string, { hand, board, isOnly }: Listed, sign: (id: string) => string): string {
  if (hand.length + board.length === 0) return isOnly ? `${verb} every hand.` : `${verb} everything else.`
  const held = hand.length === 0 ? 'anything' : joined(hand.map(sign))
  return `${verb} with ${held}${board.length === 0 ? '' : `${hand.length > 1 ? ',' : ''} on ${joined(board.map(sign))}`}.`
}

/** Two cards by their ranks, the higher first. */
export interface HoleCards {
  readonly high: number
  readonly low: number
  readonly suited: boolean
}

/** Two hole cards: “king-five suited”, “pair of twos”. */
const holeCards = ({ high, low, suited }: HoleCards): string =>
  high === low
    ? `pair of ${rankInWords(high, 2)}`
    : `${rankInWords(high)}-${rankInWords(low)} ${suited ? 'suited' : 'offsuit'}`

/** “Offsuit kings” */
const kickers = (rank: number, isSuited: boolean): string =>
  `${isSuited ? 'Suited' : 'Offsuit'} ${rankInWords(rank, 2)}`

/** Hands as pay tables print them. */
const paid: Readonly<Record<PokerHand | ThreeCardHand, string>> = HAND_NAMES

/** With which hands a dealer of hold’em may qualify. */
const qualifying: Readonly<Record<string, string>> = {
  none: 'Always',
  pair: 'A pair',
  ...Object.fromEntries(RANKS.map((letter, rank) => [`pair-${letter}`, `A pair of ${rankInWords(rank, 2)}`])),
}

export const words = {
  ...speechOf('en'),
  paid,
  qualifying,
  rank: rankInWords,
  aRank: (rank: number): string => article(rankInWords(rank)),
  card: cardInWords,
  hand: handInWords,
  withHand,
  startingHand,
  holeCards,
  kickers,
  foundWay,
  listed,
}

export type Words = typeof words
