import { type Card, JOKER, RANKS, rankOf, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { numberWord } from '@/lib/math/number-words'

/* Numbers and cards inside the sentences of a hand's page. */

const MINUS = '−'

/** `+1.446`, `−0.994`: base wagers with three decimals, with more where those would be noughts: `−0.0003`. */
export function saidEv(value: number): string {
  const size = Math.abs(value)
  return (value < 0 ? MINUS : '+') + (size < 0.0005 && size > 0 ? saidGap(size) : size.toFixed(3))
}

/** `0.006`, `0.00041`: an amount of base wagers of which something is to be seen. */
export function saidGap(value: number): string {
  const size = Math.abs(value)
  if (size >= 0.01 || size === 0) return size.toFixed(3)
  return size >= 0.0005 ? size.toFixed(4) : size.toFixed(Math.min(9, 1 - Math.floor(Math.log10(size))))
}

/** `31.2%`, more digits of what is rare, and “next to nothing” of what even those would not show. */
export function saidShare(share: number): string {
  const size = Math.abs(share * 100)
  if (size > 0 && size < 5e-6) return 'next to nothing'
  const digits = size === 0 || size >= 0.95 ? 1 : size >= 0.095 ? 2 : size >= 0.0095 ? 3 : 5
  return `${(share * 100).toFixed(digits)}%`
}

/** “one in 47”, “one in 7.4”: how rarely something comes, given its share. */
export function saidRarity(share: number): string {
  const times = 1 / share
  return `one in ${times < 9.95 ? times.toFixed(1).replace(/\.0$/, '') : Math.round(times).toLocaleString('en')}`
}

/** “three”, “16”: a count inside a sentence. */
export const saidCount = (count: number): string => numberWord(count) ?? count.toLocaleString('en')

const SIGNS = ['♠', '♥', '♦', '♣'] as const

/** `K♠`, as the view draws it; the joker by its name. */
export const saidCard = (card: Card): string =>
  card === JOKER ? 'joker' : `${RANKS[rankOf(card)]!}${SIGNS[suitOf(card)]!}`

/** `K♠ 5♦`, `joker, A♦`: a card in words stands apart from its neighbours. */
export const saidCards = (cards: readonly Card[]): string =>
  cards.reduce(
    (text, card, i) => text + (i === 0 ? '' : card === JOKER || cards[i - 1] === JOKER ? ', ' : ' ') + saidCard(card),
    '',
  )

/** “an ace”, “a ten”. */
export const aRank = (rank: number): string => `${rank === 6 || rank === 12 ? 'an' : 'a'} ${rankInWords(rank)}`

/** “the ace and the king”, “a, b or c”. */
export const andList = (parts: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts)
export const orList = (parts: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(parts)

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
