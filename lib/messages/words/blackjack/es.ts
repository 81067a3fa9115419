import { mapWords } from './map'
import { words } from '../es'
import { comesTo, settled } from '../settled/es'
import { actionIn, type Actions } from '../../message'
import { entered as common, felt as commonFelt } from '../felt/es'
import type { Action, End, Felt, Messages } from './en'
import { rankOfValue } from '@/lib/cards/card'

/* Las palabras que comparten Blackjack y Texas 21. */

const actions: Actions<Action> = {
  insure: { name: 'Seguro', doing: 'Tomar el seguro' },
  decline: { name: 'Sin seguro', doing: 'Rechazar el seguro' },
  // Las letras de las tablas en español: Q de «quedarse», S de «separar».
  stand: { name: 'Plantarse', doing: 'Plantarse', letter: 'Q' },
  hit: { name: 'Pedir', doing: 'Pedir', letter: 'P' },
  double: { name: 'Doblar', doing: 'Doblar' },
  split: { name: 'Dividir', doing: 'Dividir', letter: 'S' },
  surrender: { name: 'Rendirse', doing: 'Rendirse' },
}

const ends: Actions<End> = {
  blackjack: { name: 'Blackjack', doing: 'Blackjack' },
  'dealer-blackjack': { name: 'Blackjack del crupier', doing: 'Blackjack del crupier' },
  'even-money': { name: 'Blackjack a la par', doing: 'Cobrar a la par' },
}

const DO: Readonly<Record<Action, string>> = {
  insure: 'Toma el seguro',
  decline: 'Rechaza el seguro',
  stand: 'Plántate con',
  hit: 'Pide con',
  double: 'Dobla con',
  split: 'Divide',
  surrender: 'Ríndete con',
}

const OF_TWO_BETS: Readonly<Partial<Record<Action, string>>> = {
  double: ', por el doble de apuesta',
  split: ', con una apuesta en cada mano',
}

const doing = (action: Action): string => actions[action].doing.toLowerCase()
const upcard = (value: number): string => words.aRank(rankOfValue(value))

const better = ({ best, says }: Parameters<Messages['why']['flopChanges']>[0]): string =>
  `${doing(best)} vale más que ${doing(says)}`

const KINDS = { hard: 'duro', soft: 'blando' } as const

const cell: Messages['cell'] = ({ kind, number, upcard: value }) =>
  `${kind === 'pair' ? `Pareja de ${words.rank(rankOfValue(number), 2)}` : `${number} ${KINDS[kind]}`} contra ${upcard(value)}`

function totalInWords({ total, soft, isBlackjack }: Parameters<Felt['total']>[0]): string {
  if (isBlackjack) return 'blackjack'
  if (total > 21) return `${total}, se pasa`
  return soft ? `${total} blando` : String(total)
}

const entered: Messages['entered'] = {
  hand: common.hand,
  dead: common.dead,
  upcard: { name: 'Carta vista', inSentence: '«Carta vista»' },
  flop: { name: 'Flop', inSentence: 'el flop' },
  drawn: { name: 'Cartas pedidas', inSentence: 'las cartas pedidas' },
  insurance: { name: 'Seguro con un as', options: { 0: 'Rechazado', 1: 'Por decidir', 2: 'Tomado' } },
}

const felt: Felt = {
  ...commonFelt,
  flop: () => 'Flop',
  flopForOthers: () => 'por la apuesta lateral de otro jugador',
  handOf: ({ at, of }) => `Mano ${at} de ${of}`,
  betOfHand: ({ hand }) => `Mano ${hand}`,
  noBlackjack: () => 'sin blackjack',
  total: (hand) =>
    [totalInWords(hand), ...(hand.doubled ? ['doblada'] : []), ...(hand.surrendered ? ['rendida'] : [])].join(', '),
}

const VARIANTS: Messages['variants'] = {
  h17: 'El crupier pide con 17 blando',
  'h17-ls': 'El crupier pide con 17 blando, rendición tardía',
  s17: 'El crupier se planta con 17 blando',
  's17-ls': 'El crupier se planta con 17 blando, rendición tardía',
}

export const es: Messages = {
  approximation:
    'El valor de dividir es exacto si juegas cada mano por sus propias cartas. Mirar también las otras manos ganaría unas millonésimas de apuesta.',
  skills: {
    insurance: 'Seguro',
    'hard 7 or less': '7 duro o menos',
    'hard 18 or more': '18 duro o más',
    'soft 20 or more': '20 blando o más',
    'pair T': 'Pareja de dieces',
  },
  cell,
  upcard,
  action: actionIn({ ...actions, ...ends }),
  fields: {
    soft17: {
      name: '17 blando',
      meaning: 'Si el crupier pide o se planta con un diecisiete en el que un as vale once. Que pida es peor para ti.',
      values: {
        hit: 'El crupier pide',
        stand: 'El crupier se planta',
      },
    },
    lateSurrender: {
      name: 'Rendición tardía',
      meaning:
        'Cuando el crupier ya ha mirado si tiene blackjack, puedes ceder media apuesta en vez de jugar tus dos primeras cartas.',
    },
    doubleAfterSplit: {
      name: 'Doblar tras dividir',
      meaning: 'Una mano de una pareja dividida se puede doblar como cualquier otra; los ases divididos, nunca.',
    },
    doubleOn: {
      name: 'Doblar con',
      meaning: 'Los totales de dos cartas con los que puedes doblar.',
      values: {
        any: 'Dos cartas cualesquiera',
        '9-11': '9, 10 u 11',
        '10-11': '10 u 11',
      },
    },
    blackjackPays: {
      name: 'El blackjack paga',
      meaning: 'Lo que pagan a uno un as y una carta que vale diez: 1,5 es 3 a 2; 1,2 es 6 a 5.',
    },
  },
  map: {
    name: 'Primeras jugadas',
    rowsName: 'Tus dos cartas',
    columnsName: 'Carta vista del crupier',
    note: 'Totales duros, totales blandos y parejas contra cada carta vista. Un total duro se forma con varias combinaciones de dos cartas, que la mejor jugada puede tratar de forma distinta. Un blackjack no deja nada que decidir.',
    groups: { hard: 'Totales duros', soft: 'Totales blandos', pairs: 'Parejas' },
    ...mapWords({
      hard: (total) => `${total} duro`,
      soft: (total) => `${total} blando`,
      pair: (rank) => `Pareja de ${words.rank(rank, 2)}`,
      against: (hand, upcard) => `${hand} contra ${words.aRank(upcard)}`,
    }),
  },
  payouts: {
    title: () => 'Blackjack',
    blackjack: ({ odds }) => `Blackjack, ${odds}`,
    insurance: ({ odds }) => `Seguro de media apuesta, ${odds}`,
    surrender: () => 'Rendición: la casa se queda',
  },
  variants: VARIANTS,
  /** Known rules that both games share, by their ids in content/pay-tables/shared.json. */
  tables: {
    ...VARIANTS,
    '6-5': 'El blackjack paga 6 a 5',
    '1-deck': 'Una baraja, sin doblar tras dividir',
    '1-deck-10-11': 'Una baraja, doblar solo con 10 y 11',
    '1-deck-6-5': 'Una baraja, el blackjack paga 6 a 5',
    '2-decks-s17': 'Dos barajas, el crupier se planta con 17 blando',
    '2-decks': 'Dos barajas, el crupier pide con 17 blando',
    '4-decks-s17': 'Cuatro barajas, el crupier se planta con 17 blando',
    '8-decks-s17-ls': 'Ocho barajas, el crupier se planta con 17 blando, rendición tardía',
    '8-decks-s17': 'Ocho barajas, el crupier se planta con 17 blando',
    '8-decks-h17-ls': 'Ocho barajas, el crupier pide con 17 blando, rendición tardía',
  },
  rules: {
    insurance: 'No tomes nunca el seguro, ni siquiera con blackjack.',
    'surrender-eights': 'Donde se permita, ríndete con pareja de ochos contra un as si el crupier pide con 17 blando.',
    'surrender-17': 'Donde se permita, ríndete con 17 contra un as si el crupier pide con 17 blando.',
    'surrender-16': 'Donde se permita, ríndete con 16, salvo pareja de ochos, contra un nueve, un diez o un as.',
    'surrender-15':
      'Donde se permita, ríndete con 15 contra un diez, y también contra un as si el crupier pide con 17 blando.',
    'split-aces-eights': 'Divide siempre ases y ochos.',
    'split-nines': 'Divide nueves contra dos a nueve, pero no contra un siete.',
    'split-sevens': 'Divide sietes contra dos a siete.',
    'split-sixes': 'Divide seises contra dos a seis. Si no se puede doblar tras dividir, no los dividas contra un dos.',
    'split-fours': 'Divide cuatros contra un cinco o un seis, si después se puede doblar.',
    'split-twos-threes':
      'Divide doses y treses contra dos a siete. Si no se puede doblar tras dividir, solo contra cuatro a siete.',
    'double-11': 'Dobla con once, salvo contra un as si el crupier se planta con 17 blando.',
    'double-10': 'Dobla con diez contra dos a nueve.',
    'double-9': 'Dobla con nueve contra tres a seis.',
    'double-soft-19': 'Dobla con 19 blando contra un seis si el crupier pide con 17 blando.',
    'double-soft-18':
      'Dobla con 18 blando contra tres a seis, y también contra un dos si el crupier pide con 17 blando.',
    'double-soft-17': 'Dobla con 17 blando contra tres a seis.',
    'double-soft-15-16': 'Dobla con 15 y 16 blandos contra cuatro a seis.',
    'double-soft-13-14': 'Dobla con 13 y 14 blandos contra un cinco o un seis.',
    'stand-soft': 'Plántate con 19 blando o más, y con 18 blando contra dos a ocho.',
    'hit-soft': 'Pide con 17 blando o menos, y con 18 blando contra un nueve, un diez o un as.',
    'stand-17': 'Plántate con 17 o más.',
    'stand-13-16': 'Plántate con 13 a 16 contra dos a seis: deja que se pase el crupier.',
    'stand-12': 'Plántate con 12 contra cuatro, cinco y seis.',
    'hit-stiff': 'Pide con 12 a 16 contra cualquier otra carta.',
    hit: 'Pide con once o menos: con una carta no puedes pasarte.',
    'stand-stiff': 'Plántate con 12 duro o más.',
    'mimic-hit': 'Pide con 16 o menos, y con 17 blando si el crupier también lo hace.',
    'mimic-stand': 'Plántate con todo lo demás; nunca dobles, dividas ni te rindas.',
  },
  alone: {
    'hit-stiff': 'Pide con 12 a 16 contra siete a as, y con 12 contra un dos o un tres.',
    hit: 'Pide con once o menos si ninguna regla dobla o divide: con una carta no puedes pasarte.',
  },
  entered,
  felt,
  settled: {
    ...settled,
    bust: ({ total }) => `se pasa con ${total}: pierde`,
    dealerBust: ({ dealer }) => `el crupier se pasa con ${dealer}: gana 1 a 1`,
    sameTotal: ({ total }) => `${total} los dos: empata`,
    beats: ({ player, dealer }) => `${player} supera a ${dealer}: gana 1 a 1`,
    beaten: ({ player, dealer }) => `${dealer} supera a ${player}: pierde`,
    bothBlackjack: () => 'los dos tienen blackjack: empata',
    dealerBlackjack: () => 'el crupier tiene blackjack: pierde',
    blackjack: ({ pays }) => `blackjack: ${comesTo(pays)}`,
    evenMoney: () => 'blackjack a la par: gana 1 a 1',
    surrendered: () => 'rendida: pierde la mitad',
    insured: () => 'el crupier tiene blackjack: gana 2 a 1',
    uninsured: () => 'el crupier no tiene blackjack: pierde',
  },
  why: {
    verdict: ({ best, seen }) =>
      `${DO[best]} ${best === 'split' ? words.rank(rankOfValue(seen.pair), 2) : `${seen.total} ${seen.soft ? 'blando' : 'duro'}`} contra ${upcard(seen.upcard)}.`,
    insuranceVerdict: ({ best }) => `${DO[best]}.`,
    worth: (at) =>
      `${actions[at.action].doing} gana el ${words.percent(at.wins)}${at.pushes === 0 ? '' : `, empata el ${words.percent(at.pushes)}`} y pierde el ${words.percent(at.loses)} de las veces${OF_TWO_BETS[at.action] ?? ''}.`,
    surrenderWorth: () => 'Rendirse cuesta siempre media apuesta.',
    tens: ({ cards, tens }) =>
      `De las ${words.count(cards)} cartas que no has visto, ${words.count(tens)} valen diez: el ${words.percent(tens / cards)}.`,
    needsAThird: () => 'El seguro paga dos a uno, así que hace falta un tercio para no perder.',
    insurancePays: () => 'Quedan tantos dieces que esta vez el seguro conviene.',
    theseCards: (at) => `La regla es para un zapato normal. Con estas cartas ${better(at)}.`,
    cardsGone: (at) => `Las cartas muertas hacen de esta mano una excepción: ${better(at)}.`,
    evenWithoutFlop: (at) => `Estas dos cartas son una excepción incluso sin el flop: ${better(at)}.`,
    flopChanges: (at) => `El flop cambia la jugada: sin estas cuatro cartas ${better(at)}.`,
    flopRestores: ({ usual }) =>
      `Sin el flop lo mejor sería ${doing(usual)}. Con estas cuatro cartas fuera, la regla vale.`,
  },
}
