import { type Card, JOKER, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { NAMED_STAKE } from '@/lib/game/ev'
import { numberWord } from '@/lib/math/number-words'

/* Numbers and cards in the sentences of a hand's page. */

const MINUS = '−'
const CENTS = 100

/** `+1.446`, `−0.994`: base wagers with three decimals, or more if those would all be zeros: `−0.0003`. */
export function saidEv(value: number): string {
  const size = Math.abs(value)
  return (value < 0 ? MINUS : '+') + (size < 0.0005 && size > 0 ? saidGap(size) : size.toFixed(3))
}

/** `0.006`, `0.00041`: an amount in base wagers, with enough decimals to show a digit other than zero. */
export function saidGap(value: number): string {
  const size = Math.abs(value)
  if (size >= 0.01 || size === 0) return size.toFixed(3)
  return size >= 0.0005 ? size.toFixed(4) : size.toFixed(Math.min(9, 1 - Math.floor(Math.log10(size))))
}

/** `$1.18`, `9.6 cents`: an amount of base wagers in money at the stake that pages use, as precise as `saidGap`. */
export function saidMoney(value: number): string {
  const size = Math.abs(value) * NAMED_STAKE
  if (size >= 0.1 || size === 0) return `$${size.toFixed(2)}`
  const cents = size * CENTS
  return `${cents >= 0.95 ? cents.toFixed(1) : cents.toPrecision(1)} cents`
}

/** `at a $10 ante`: the stake of `saidMoney`. */
export const atStake = (unit: string): string => `at a $${NAMED_STAKE} ${unit}`

/** `31.2%`, with more digits for small shares; “almost none” if even those would show zeros only. */
export function saidShare(share: number): string {
  const size = Math.abs(share * 100)
  if (size > 0 && size < 5e-6) return 'almost none'
  const digits = size === 0 || size >= 0.95 ? 1 : size >= 0.095 ? 2 : size >= 0.0095 ? 3 : 5
  return `${(share * 100).toFixed(digits)}%`
}

/** “one in 47”, “one in 7.4”: a share, as a frequency. */
export function saidRarity(share: number): string {
  const times = 1 / share
  return `one in ${times < 9.95 ? times.toFixed(1).replace(/\.0$/, '') : Math.round(times).toLocaleString('en')}`
}

/** “three”, “16”: a count in a sentence. */
export const saidCount = (count: number): string => numberWord(count) ?? count.toLocaleString('en')

const SIGNS = ['♠', '♥', '♦', '♣'] as const

/** `K♠`, which the view draws; the joker by name. */
export const saidCard = (card: Card): string =>
  card === JOKER ? 'joker' : `${RANKS[rankOf(card)]!}${SIGNS[suitOf(card)]!}`

/** `K♠ 5♦`, `joker, A♦`: with a comma next to a joker. */
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

/** A mean or a chance, as the view expects it. */
export const real = (value: number): { readonly kind: 'real'; readonly value: number } => ({ kind: 'real', value })

// ——— The command on a page about a class of hands: the page shows means, the command solves one hand

const DIGITS = 6

/** `−0.994626`: as many digits as the command prints, and as are needed to tell hands of a class apart. */
export const preciseEv = (ev: number): string => (ev < 0 ? '−' : '+') + Math.abs(ev).toFixed(DIGITS)

/** “The command solves one hand, K♠ 7♥ 4♦: … The page averages over all 240 such hands.” `worth` is a clause. */
export const drawnText = (cards: readonly Card[], worth: string, hands: number): string =>
  `The command solves one hand, ${saidCards(cards)}: ${worth}. The page averages over all ${saidCount(hands)} such hands.`

// ——— Shares
// ———————————————————————————————————————————————————————————————————————————————————————————————————————————

/** “34%”, “almost none”, “nearly all”: a share in whole percent, for sentences that need no more. */
export function roundShare(share: number): string {
  if (share <= 0) return 'none'
  if (share >= 1) return 'all'
  if (share < 0.02) return 'almost none'
  return share > 0.975 ? 'nearly all' : `${Math.round(share * 100)}%`
}
