import { type Card, JOKER, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { NAMED_STAKE } from '@/lib/games/ev'
import { numberWord } from '@/lib/math/number-words'

/* Numbers and cards inside the sentences of a hand's page. */

const MINUS = '−'
const CENTS = 100

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

/** `$1.18`, `9.6 cents`: an amount of base wagers at the stake that pages name, as precise as `saidGap`. */
export function saidMoney(value: number): string {
  const size = Math.abs(value) * NAMED_STAKE
  if (size >= 0.1 || size === 0) return `$${size.toFixed(2)}`
  const cents = size * CENTS
  return `${cents >= 0.95 ? cents.toFixed(1) : cents.toPrecision(1)} cents`
}

/** `at a $10 ante`: the stake that `saidMoney` counts at. */
export const atStake = (unit: string): string => `at a $${NAMED_STAKE} ${unit}`

/** `31.2%`, more digits of what is rare, and “almost none” of what even those would not show. */
export function saidShare(share: number): string {
  const size = Math.abs(share * 100)
  if (size > 0 && size < 5e-6) return 'almost none'
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

/** `K♠ 5♦`, `joker, A♦`: a comma follows a card in words. */
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

/** “The command solves one hand, K♠ 7♥ 4♦: … The page averages over all 240 such hands.” `worth` as a clause of its own. */
export const drawnText = (cards: readonly Card[], worth: string, hands: number): string =>
  `The command solves one hand, ${saidCards(cards)}: ${worth}. The page averages over all ${saidCount(hands)} such hands by how often they come.`

// ——— Parts of a whole ——————————————————————————————————————————————————————————————————————————————————————————————

/** “34%”, “almost none”, “nearly all”: a share in whole percents, where a sentence needs no more. */
export function roundShare(share: number): string {
  if (share <= 0) return 'none'
  if (share >= 1) return 'all'
  if (share < 0.02) return 'almost none'
  return share > 0.975 ? 'nearly all' : `${Math.round(share * 100)}%`
}
