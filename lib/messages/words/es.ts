import { type Card, JOKER, rankNamed, rankOf, RANKS as RANK_LETTERS, suitOf } from '@/lib/cards/card'
import { capital } from '@/lib/text'
import type { Exception, Words } from './en'
import { speechOf } from '../speech'

/* Lo mismo en español. Jota y dama son femeninas; los demás valores, masculinos. */

const RANKS = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'jota', 'dama', 'rey', 'as']
const SUITS = ['picas', 'corazones', 'diamantes', 'tréboles']

const isFeminine = (rank: number): boolean => RANKS[rank] === 'jota' || RANKS[rank] === 'dama'

function several(word: string): string {
  if (/[aeiou]$/.test(word)) return `${word}s`
  return `${word.replace(/z$/, 'c')}es`
}

const rank = (number: number, count = 1): string => (count === 1 ? RANKS[number]! : several(RANKS[number]!))
/** “al rey”, “a la dama” */
const upTo = (number: number): string => `${isFeminine(number) ? 'a la' : 'al'} ${rank(number)}`

const hand: Words['hand'] = ({ hand: kind, first, second }) => {
  const many = rank(first, 2)
  switch (kind) {
    case 'high-card':
      return `carta alta ${rank(first)}`
    case 'pair':
      return `pareja de ${many}`
    case 'two-pair':
      return `dobles parejas de ${many} y ${rank(second, 2)}`
    case 'three-of-a-kind':
      return `trío de ${many}`
    case 'straight':
      return `escalera ${upTo(first)}`
    case 'flush':
      return `color ${upTo(first)}`
    case 'full-house':
      return `full de ${many} y ${rank(second, 2)}`
    case 'four-of-a-kind':
      return `póquer de ${many}`
    case 'straight-flush':
      return `escalera de color ${upTo(first)}`
    case 'royal-flush':
      return 'escalera real'
    case 'mini-royal':
      return 'mini escalera real'
    case 'five-of-a-kind':
      return `repóquer de ${many}`
    case 'five-wilds':
      return 'cinco comodines'
  }
}

const cardInWords = (card: Card): string =>
  card === JOKER ? 'comodín' : `${rank(rankOf(card))} de ${SUITS[suitOf(card)]!}`

const SUITED: Readonly<Record<string, string>> = { s: ' del mismo palo', o: ' de distinto palo' }

const COUNTS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce']

const foundWay: Words['foundWay'] = (count, isUncounted) => {
  const number = COUNTS[count - 1] ?? String(count)
  const about =
    count === 1 ? 'La regla que menos cuesta' : `Las ${number} reglas que juntas cuestan menos, según una búsqueda`
  return {
    name: `${capital(number)} ${count === 1 ? 'regla' : 'reglas'}${isUncounted ? ', sin contar nada' : ''}`,
    about: `${about}${isUncounted ? ', si no cuentas las cartas que te ganan' : ''}.`,
  }
}

const speech = speechOf('es')

const listed: Words['listed'] = (verb, { hand, board, isOnly }, sign) => {
  if (hand.length + board.length === 0) return `${verb} con ${isOnly ? 'todas las manos' : 'todo lo demás'}.`
  const held = hand.length === 0 ? 'cualquier mano' : speech.and(hand.map(sign))
  return `${verb} con ${held}${board.length === 0 ? '' : ` en ${speech.and(board.map(sign))}`}.`
}

const paid: Words['paid'] = {
  'high-card': 'Carta alta',
  pair: 'Pareja',
  'two-pair': 'Dobles parejas',
  'three-of-a-kind': 'Trío',
  straight: 'Escalera',
  flush: 'Color',
  'full-house': 'Full',
  'four-of-a-kind': 'Póquer',
  'straight-flush': 'Escalera de color',
  'royal-flush': 'Escalera real',
  'mini-royal': 'Mini escalera real',
  'five-of-a-kind': 'Repóquer',
  'five-wilds': 'Cinco comodines',
}

const qualifying: Words['qualifying'] = {
  none: 'Siempre',
  pair: 'Una pareja',
  ...Object.fromEntries(RANK_LETTERS.map((letter, number) => [`pair-${letter}`, `Pareja de ${rank(number, 2)}`])),
}

const twoCardMap: Words['twoCardMap'] = (about) => ({
  name: 'Manos iniciales',
  rowsName: 'Una carta',
  columnsName: 'La otra',
  note: `${about} Las manos del mismo palo están por encima de la diagonal, las de palos distintos por debajo.`,
})

function threeCardCell(id: string): string {
  const [a, b] = [...id].map((letter) => rankNamed(letter)) as [number, number]
  if (a === b) return `pareja o trío de ${rank(a, 2)}`
  return `${rank(a)} y ${rank(b)}, ${id.endsWith('s') ? 'las tres' : 'no todas'} del mismo palo`
}

const threeCardMap: Words['threeCardMap'] = (about, splits) => ({
  name: 'Manos iniciales',
  rowsName: 'Carta más alta',
  columnsName: 'Segunda',
  note: `${about}Busca tus dos cartas más altas: las manos de un solo palo están por encima de la diagonal, las demás por debajo, y las parejas y los tríos en ella. En una casilla partida ${splits}.`,
  cell: threeCardCell,
})

const EXCEPTIONS: Readonly<Record<Exception, string>> = {
  rules: 'La regla vale para las reglas habituales de este juego. Con las de esta mesa, otra jugada es mejor.',
  dead: 'La regla no cuenta las cartas muertas. Sin estas, otra jugada es mejor.',
  both: 'La regla vale para las reglas habituales y sin cartas muertas. En esta mesa, otra jugada es mejor.',
  sides:
    'La regla no cuenta tus apuestas laterales. En esta mesa pierdes una al retirarte, así que otra jugada es mejor.',
  cards: 'La regla no mira todas las cartas. Las que no mira hacen de esta mano una excepción.',
}

export const words: Words = {
  ...speech,
  exception: (cause) => EXCEPTIONS[cause],
  afterFold: (bet) => ({
    name: `${bet} si te retiras`,
    meaning: `Qué pasa con ${bet} cuando te retiras: paga como siempre, o la pierdes con la mano.`,
    values: { pays: 'Paga como siempre', forfeits: 'La pierdes' },
  }),
  paid,
  qualifying,
  foundWay,
  listed,
  twoCardMap,
  threeCardMap,
  rank,
  aRank: (number) => `${isFeminine(number) ? 'una' : 'un'} ${rank(number)}`,
  card: cardInWords,
  theCard: (card) => `${card !== JOKER && isFeminine(rankOf(card)) ? 'la' : 'el'} ${cardInWords(card)}`,
  hand,
  withHand: hand,
  holeCards: ({ high, low, suited }) =>
    high === low ? `pareja de ${rank(high, 2)}` : `${rank(high)}-${rank(low)}${SUITED[suited ? 's' : 'o']!}`,
  kickers: (number, isSuited) => `${capital(rank(number, 2))}${SUITED[isSuited ? 's' : 'o']!}`,
  startingHand: (id, number) => (id.length === 2 ? `pareja de ${rank(number, 2)}` : id.slice(0, 2) + SUITED[id[2]!]!),
}
