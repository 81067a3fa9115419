import { fail, ok, type Result } from '@/lib/result'

/**
 * A card is a small integer, `rank * 4 + suit`: ranks from 0 (deuce) to 12 (ace), suits in the order of SUITS. 52 is
 * the joker. Integers, because every solver uses cards as array indexes.
 */
export type Card = number

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
export const SUITS = ['s', 'h', 'd', 'c'] as const
export type RankLetter = (typeof RANKS)[number]
export type SuitLetter = (typeof SUITS)[number]

export const JOKER: Card = 52
export const ACE = 12

/** The rank, 0 (deuce) to 12 (ace); 13 for the joker. */
export const rankOf = (card: Card): number => card >> 2
/** The suit, as an index in SUITS. */
export const suitOf = (card: Card): number => card & 3
export const cardOf = (rank: number, suit: number): Card => rank * 4 + suit

const SUIT_SYMBOLS: Record<string, number> = { '♠': 0, '♥': 1, '♦': 2, '♣': 3, '♤': 0, '♡': 1, '♢': 2, '♧': 3 }

/** The text of a card, the same everywhere: `As`, `Td`, `2c`, `Jk`. Throws a RangeError if the number isn't a card. */
export function makeCard(card: Card): string {
  if (card === JOKER) return 'Jk'
  const rank = RANKS[rankOf(card)]
  if (rank === undefined) throw new RangeError(`no card has the number ${card}`)
  return rank + SUITS[suitOf(card)]
}

/** The rank of a blackjack value, where an ace is 1. */
export const rankOfValue = (value: number): number => (value === 1 ? ACE : value - 2)

/** The rank of a letter: 12 for `A`. */
export const rankOfLetter = (letter: RankLetter): number => RANKS.indexOf(letter)
/** The rank of a letter in either case; −1 for any other text. */
export const rankNamed = (letter: string): number => RANKS.indexOf(letter.toUpperCase() as RankLetter)

const readRank = (text: string): number => rankNamed(text === '10' ? 'T' : text)

function readSuit(text: string): number {
  return SUIT_SYMBOLS[text] ?? SUITS.indexOf(text.toLowerCase() as SuitLetter)
}

/**
 * Reads one card, rank then suit: `10h` and `Th`, letters in either case, suit symbols; `Jk` is the joker. Fails with
 * `UnknownCard`.
 */
export function parseCard(text: string): Result<Card> {
  const plain = text.replace(/\uFE0F/g, '')
  if (/^(jk|joker)$/i.test(plain)) return ok(JOKER)
  const match = /^(10|.)(.)$/u.exec(plain)
  const rank = match ? readRank(match[1]!) : -1
  const suit = match ? readSuit(match[2]!) : -1
  if (rank < 0 || suit < 0) {
    const shown = text.length > 12 ? `${text.slice(0, 12)}…` : text
    return fail('UnknownCard', { id: 'not-a-card', args: { text: shown } })
  }
  return ok(cardOf(rank, suit))
}

const SEPARATORS = /[\s,;.+|/_-]+/
const NEXT_CARD = /^(?:joker|jk|(?:10|[^\s])[^\s])\uFE0F?/iu
const LONGEST_LIST = 1000

/**
 * Reads several cards, with or without separators: `AsKd QhJhTh`. Fails with `UnknownCard`. Repeated cards are allowed.
 */
export function parseCards(text: string): Result<readonly Card[]> {
  if (text.length > LONGEST_LIST) return fail('UnknownCard', { id: 'long-list', args: { length: text.length } })
  const cards: Card[] = []
  for (let piece of text.split(SEPARATORS)) {
    while (piece !== '') {
      const token = NEXT_CARD.exec(piece)?.[0] ?? piece
      const card = parseCard(token)
      if (!card.ok) return card
      cards.push(card.value)
      piece = piece.slice(token.length)
    }
  }
  return ok(cards)
}

/** Writes cards one after the other, as `parseCards` reads them: `AsKd`. */
export const makeCards = (cards: readonly Card[]): string => cards.map(makeCard).join('')
