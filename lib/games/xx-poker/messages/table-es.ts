import { entered, felt } from '@/lib/messages/words/felt/es'
import { comesTo, settled } from '@/lib/messages/words/settled/es'
import { words } from '@/lib/messages/words/es'
import type { FieldWords } from '@/lib/messages/message'
import { POSITION_NAMES } from '../rules'
import type { table as english } from './table-en'

const hands = { ...words.paid, pair: 'Pareja de jotas o mejor' }

const less = (at: string): FieldWords => ({
  name: `Menos de jotas en ${at}`,
  meaning:
    'Lo que pasa con Play y el añadido con menos de pareja de jotas: pierden lo apostado, estén donde estén, o empatan.',
  values: {
    loses: 'Pierde lo apostado',
    pushes: 'Empata',
  },
})

function suitsInWords(suited: readonly number[]): string {
  if (suited.length === 0) return 'tres palos'
  return suited.length === 3 ? 'un solo palo' : `${words.and(suited.map((rank) => words.rank(rank)))} del mismo palo`
}

export const table: typeof english = {
  fields: {
    x1: {
      name: 'Pagos en ×1',
      meaning:
        'Lo que se paga a uno por Play y el añadido cuando no se ganó ningún duelo. Una mano que paga 0 recupera la apuesta.',
      values: hands,
    },
    x2: {
      name: 'Pagos en ×2',
      meaning:
        'Lo que se paga a uno por Play y el añadido cuando se ganó un duelo. Una mano que paga 0 recupera la apuesta.',
      values: hands,
    },
    x5: {
      name: 'Pagos en ×5',
      meaning:
        'Lo que se paga a uno por Play y el añadido cuando se ganaron los dos duelos. Una mano que paga 0 recupera la apuesta.',
      values: hands,
    },
    'lessThanJacks.x1': less('×1'),
    'lessThanJacks.x2': less('×2'),
    'lessThanJacks.x5': less('×5'),
    addOns: {
      name: 'Añadidos ofrecidos',
      meaning:
        'Qué parte de la apuesta Play se puede añadir antes de ver una carta del crupier. La hoja permite cualquier cantidad hasta la mitad. Toda parte paga como la apuesta Play, así que lo mejor es siempre la mayor o ninguna.',
      values: {
        0.5: 'La mitad de la apuesta Play',
        0.25: 'Un cuarto de la apuesta Play',
        0.1: 'Un décimo de la apuesta Play',
      },
    },
    mayHold: {
      name: 'Puedes guardar una carta que gana',
      meaning:
        'Si puedes quedarte con una carta que gana un duelo. La hoja obliga a colocar una. Con sus pagos, guardarla nunca es mejor.',
    },
    'mix-and-match': {
      name: 'Mix & Match',
      meaning: 'Se paga por los palos de tus tres cartas y la tercera del crupier. Lo que está a 0 pierde.',
      values: {
        match: 'Match: todas del mismo palo',
        mix: 'Mix: los cuatro palos',
      },
    },
  },
  wins: {
    'mix-and-match':
      'Gana si tus tres cartas y la tercera del crupier son todas del mismo palo, o todas de palos distintos.',
  },
  variants: {
    standard: 'Estándar',
  },
  tables: {
    trial: 'La tabla de la prueba',
  },
  payTables: {
    standard: 'Estándar',
    '6-and-20': '6 y 20',
  },
  bets: {
    play: 'Play',
    'add-on': 'Añadido',
    ...POSITION_NAMES,
    'mix-and-match': 'Mix & Match',
  },
  entered: {
    ...entered,
    dealer: { name: 'Cartas de los duelos', inSentence: 'las cartas de los duelos' },
    placed: { name: 'Colocada en el primero', inSentence: '«Colocada en el primero»' },
    addOn: {
      name: 'Añadido hecho',
      options: { 0: 'Ninguno', 0.1: 'Un décimo', 0.25: 'Un cuarto', 0.5: 'La mitad' },
    },
  },
  felt: {
    ...felt,
    contestOne: () => 'Duelo uno',
    contestTwo: () => 'Duelo dos',
    mixAndMatch: () => 'Mix & Match',
    pairWith: ({ pair, side }) => `pareja de ${words.rank(pair, 2)} con ${words.aRank(side)}`,
    threeRanks: ({ ranks, suited }) => `${ranks.map((rank) => words.rank(rank)).join('-')}, ${suitsInWords(suited)}`,
    notWon: () => 'no ganado',
    wonBy: ({ card }) => `ganado por ${words.theCard(card)}`,
    noneWins: () => 'ninguna de tus cartas gana',
    oneWins: ({ ranks }) => `tu ${words.or(ranks.map((rank) => words.rank(rank)))} gana`,
  },
  settled: {
    ...settled,
    at: ({ hand, position, pay }) =>
      `${hand === 'less' ? 'menos de pareja de jotas' : hands[hand].toLowerCase()} en ${POSITION_NAMES[position]}: ${comesTo(pay)}`,
    suits: ({ suits, pay }) => `${suits === 'mix' ? 'los cuatro palos' : 'todas del mismo palo'}: ${comesTo(pay)}`,
    noMix: () => 'ni un palo ni cuatro: pierde',
    left: () => 'se queda donde está',
    play: () => 'Play',
    playAndAddOn: () => 'Play y añadido',
  },
}
