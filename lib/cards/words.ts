import { JOKER, rankOf, RANKS, suitOf, type Card } from './card'
import type { NamedHand } from './hand-words'
import type { PlayedHand } from './hands'

/* Cards in words. Naming a whole hand takes an evaluator and its tables: see lib/cards/hand-words.ts. */

const RANK_WORDS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const
const SUIT_WORDS = ['spades', 'hearts', 'diamonds', 'clubs'] as const

/** The names of hands as pay tables print them. */
export const HAND_NAMES: Readonly<Record<PlayedHand, string>> = {
  'high-card': 'High card',
  pair: 'Pair',
  'two-pair': 'Two pair',
  'three-of-a-kind': 'Three of a kind',
  straight: 'Straight',
  flush: 'Flush',
  'full-house': 'Full house',
  'four-of-a-kind': 'Four of a kind',
  'straight-flush': 'Straight flush',
  'royal-flush': 'Royal flush',
  'mini-royal': 'Mini royal',
  'five-of-a-kind': 'Five of a kind',
  'five-wilds': 'Five wild cards',
}

/** The name of a rank: `four`, and `fours` for any count except 1. Throws on a rank outside 0 to 12. */
export function rankInWords(rank: number, count = 1): string {
  const word = RANK_WORDS[rank]
  if (word === undefined) throw new RangeError(`no rank has the number ${rank}`)
  if (count === 1) return word
  return word === 'six' ? 'sixes' : `${word}s`
}

/** A card as it is spoken: `king of diamonds`, `joker`. Throws if the number isn't a card. */
export function cardInWords(card: Card): string {
  if (card === JOKER) return 'joker'
  if (SUIT_WORDS[suitOf(card)] === undefined) throw new RangeError(`no card has the number ${card}`)
  return `${rankInWords(rankOf(card))} of ${SUIT_WORDS[suitOf(card)]!}`
}

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const

/** A card as it is written, `K♠`, or the given word for the joker. */
export const shortCard = (card: Card, joker: string): string =>
  card === JOKER ? joker : `${RANKS[rankOf(card)]!}${SUIT_SIGNS[suitOf(card)]!}`

/** A hand in words: `queens full of twos`, `king-high flush`, `ace high`. */
export function handInWords({ hand, first, second }: NamedHand): string {
  const top = rankInWords(first)
  const many = rankInWords(first, 2)
  switch (hand) {
    case 'high-card':
      return `${top} high`
    case 'pair':
      return `pair of ${many}`
    case 'two-pair':
      return `two pair, ${many} and ${rankInWords(second, 2)}`
    case 'three-of-a-kind':
      return `three ${many}`
    case 'straight':
      return `${top}-high straight`
    case 'flush':
      return `${top}-high flush`
    case 'full-house':
      return `${many} full of ${rankInWords(second, 2)}`
    case 'four-of-a-kind':
      return `four ${many}`
    case 'straight-flush':
      return `${top}-high straight flush`
    case 'royal-flush':
      return 'royal flush'
    case 'mini-royal':
      return 'mini royal'
    case 'five-of-a-kind':
      return `five ${many}`
    case 'five-wilds':
      return 'five wild cards'
  }
}
