import { type Card, JOKER, rankOf, RANKS, suitOf } from '@/lib/cards/card'
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

/** A mean or a chance as the view takes it. */
export const real = (value: number): { readonly kind: 'real'; readonly value: number } => ({ kind: 'real', value })

// ——— The one hand that is drawn: a page about a class of hands shows means over all of them, and its command solves one

const DIGITS = 6

/** `−0.994626`: with as many digits as the command gives and hands of a class differ by. */
export const preciseEv = (ev: number): string => (ev < 0 ? '−' : '+') + Math.abs(ev).toFixed(DIGITS)

/** “This solves the one hand that is drawn, K♠ 7♥ 4♦: … The page’s figures are means over 240 hands.” `worth` as a clause of its own. */
export const drawnText = (cards: readonly Card[], worth: string, hands: number): string =>
  `This solves the one hand that is drawn, ${saidCards(cards)}: ${worth}. The figures of the page are means over all ${saidCount(hands)} hands of its kind, each as often as it comes.`

// ——— Parts of a whole ——————————————————————————————————————————————————————————————————————————————————————————————

const PARTS: readonly (readonly [part: number, words: string])[] = [
  [1 / 20, 'a twentieth'],
  [1 / 10, 'a tenth'],
  [1 / 8, 'an eighth'],
  [1 / 6, 'a sixth'],
  [1 / 5, 'a fifth'],
  [1 / 4, 'a quarter'],
  [3 / 10, 'three tenths'],
  [1 / 3, 'a third'],
  [2 / 5, 'two fifths'],
  [4 / 9, 'four ninths'],
  [1 / 2, 'half'],
  [5 / 9, 'five ninths'],
  [3 / 5, 'three fifths'],
  [2 / 3, 'two thirds'],
  [7 / 10, 'seven tenths'],
  [3 / 4, 'three quarters'],
  [4 / 5, 'four fifths'],
  [5 / 6, 'five sixths'],
  [7 / 8, 'seven eighths'],
  [9 / 10, 'nine tenths'],
]

/** Nearer than this to a part, as a share of the whole, nothing is said of how near. */
const NEAR = 0.006

/** “a little over a third”, “just under half”, “next to none”, “nearly all”: a share between none and all. */
export function partInWords(share: number): string {
  if (share <= 0) return 'none'
  if (share >= 1) return 'all'
  if (share < 0.02) return 'next to none'
  if (share > 0.95) return 'nearly all'
  const [part, words] = PARTS.reduce((best, one) => (Math.abs(one[0] - share) < Math.abs(best[0] - share) ? one : best))
  if (Math.abs(share - part) < NEAR) return `about ${words}`
  return share > part ? `a little over ${words}` : `just under ${words}`
}
