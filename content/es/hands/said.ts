import { type Card, JOKER } from '@/lib/cards/card'
import { shortCard } from '@/lib/cards/words'
import { NAMED_STAKE } from '@/lib/game/ev'
import { words } from '@/lib/messages/words/es'
import { speechOf } from '@/lib/messages/speech'

/* Cifras y cartas dentro de las frases de las páginas de manos; en inglés, `content/pages/said.ts`. */

const speech = speechOf('es')
const MINUS = '−'
const CENTS = 100

const fixed = (value: number, digits: number): string => speech.amount(value, digits)

/** `+1,446`, `−0,994` */
export function saidEv(value: number): string {
  const size = Math.abs(value)
  return (value < 0 ? MINUS : '+') + (size < 0.0005 && size > 0 ? saidGap(size) : fixed(size, 3))
}

/** `0,006`, `0,00041` */
export function saidGap(value: number): string {
  const size = Math.abs(value)
  if (size >= 0.01 || size === 0) return fixed(size, 3)
  return size >= 0.0005 ? fixed(size, 4) : fixed(size, Math.min(9, 1 - Math.floor(Math.log10(size))))
}

/** `1,18 $`, `9,6 centavos` */
export function saidMoney(value: number): string {
  const size = Math.abs(value) * NAMED_STAKE
  if (size >= 0.1 || size === 0) return `${fixed(size, 2)}\u00A0$`
  const cents = size * CENTS
  return `${cents >= 0.95 ? fixed(cents, 1) : cents.toPrecision(1).replace('.', ',')} centavos`
}

/** `con un ante de 10 $` */
export const atStake = (unit: 'ante' | 'apuesta'): string =>
  `con ${unit === 'ante' ? 'un ante' : 'una apuesta'} de ${NAMED_STAKE}\u00A0$`

/** `31,2 %`; `casi 0 %` si ni con más decimales se vería nada. */
export function saidShare(share: number): string {
  const size = Math.abs(share * 100)
  if (size > 0 && size < 5e-6) return 'casi 0\u00A0%'
  const digits = size === 0 || size >= 0.95 ? 1 : size >= 0.095 ? 2 : size >= 0.0095 ? 3 : 5
  return `${share < 0 ? MINUS : ''}${fixed(size, digits)}\u00A0%`
}

/** «una de cada 47» */
export function saidRarity(share: number): string {
  const times = 1 / share
  return `una de cada ${times < 9.95 ? speech.amount(times, 1).replace(/,0$/, '') : speech.count(Math.round(times))}`
}

const COUNTS = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]

/** «tres», `16`; «una» si es femenino. */
export const saidCount = (count: number, gender: 'm' | 'f' = 'f'): string =>
  count === 1 && gender === 'f' ? 'una' : (COUNTS[count] ?? speech.count(count))

/** `32.113` */
export const whole = (count: number): string => speech.count(count)

export const saidCard = (card: Card): string => shortCard(card, 'comodín')

/** `K♠ 5♦`, `comodín, A♦` */
export const saidCards = (cards: readonly Card[]): string =>
  cards.reduce(
    (text, card, i) => text + (i === 0 ? '' : card === JOKER || cards[i - 1] === JOKER ? ', ' : ' ') + saidCard(card),
    '',
  )

/** «un rey», «una dama» */
export const aRank = (rank: number): string => words.aRank(rank)

/** «el rey», «la dama» */
export const theRank = (rank: number): string => words.aRank(rank).replace(/^una/, 'la').replace(/^un/, 'el')

/** «del rey», «de la dama» */
export const ofTheRank = (rank: number): string => `de ${theRank(rank)}`.replace(/^de el /, 'del ')

/** «otro rey», «otra dama» */
export const anotherRank = (rank: number): string => words.aRank(rank).replace(/^una/, 'otra').replace(/^un/, 'otro')

/** «reyes» */
export const many = (rank: number): string => words.rank(rank, 2)

export const andList = (parts: readonly string[]): string => speech.and(parts)
export const orList = (parts: readonly string[]): string => speech.or(parts)

/** `−0,994626` */
export const preciseEv = (ev: number): string => (ev < 0 ? MINUS : '+') + fixed(ev, 6)

/** «La orden resuelve una mano, K♠ 7♥ 4♦: …» */
export const drawnText = (cards: readonly Card[], worth: string, hands: number): string =>
  `La orden resuelve una mano, ${saidCards(cards)}: ${worth}. La página da la media de las ${whole(hands)} manos de esta clase.`
