import { entered, felt } from '@/lib/messages/words/felt/es'
import { comesTo, settled } from '@/lib/messages/words/settled/es'
import { words } from '@/lib/messages/words/es'
import type { table as english } from './table-en'

export const table: typeof english = {
  fields: {
    ante: {
      name: 'Ante',
      meaning:
        'Lo que el ante paga a uno, por tus mejores cinco de siete, cuando ganas a un crupier que califica y cuando no tiene juego.',
      values: words.paid,
    },
    qualifies: {
      name: 'El crupier califica con',
      meaning:
        'La mano mínima, de sus dos cartas y la mesa, con la que el crupier tiene juego. Con menos, la apuesta de igualar empata.',
      values: words.qualifying,
    },
    noGame: {
      name: 'Crupier sin juego',
      meaning:
        'Lo que pasa con el ante cuando el crupier no califica. La hoja lo paga por tabla sin mirar quién tiene más.',
      values: {
        table: 'Ante pagado por tabla, gane quien gane',
        'even-money': 'Ante pagado 1 a 1, gane quien gane',
        'push-if-lower': 'Ante pagado solo si ganas; si no, empata',
        'lose-if-lower': 'Ante pagado si ganas, perdido si no',
      },
    },
    bonus: {
      name: 'Bono',
      meaning:
        'Lo que la apuesta Bono paga a uno por tus dos cartas y el flop, con pareja de ases o mejor. Una mano a 0 pierde.',
      values: { ...words.paid, pair: 'Pareja de ases' },
    },
  },
  wins: {
    bonus:
      'Gana si tus dos cartas y el flop forman pareja de ases o mejor, iguales o te retires. No puedes apostarle más que tu ante.',
  },
  variants: {
    standard: 'Hoja de Texas Poker',
  },
  tables: {
    sheet: 'Ante 100-20-10-3-2-1',
    'royal-50': 'Ante 50-20-10-3-2-1',
    'royal-20': 'Ante 20-20-10-3-2-1',
    'even-money': 'Sin juego: ante a la par',
    'push-if-lower': 'Sin juego: una mano menor empata',
    'lose-if-lower': 'Sin juego: una mano menor pierde',
  },
  payTables: {
    'aces-or-better-7': 'Ases o mejor 7',
    'flush-or-better-25-else-7': 'Color o mejor 25, si no, 7',
  },
  bets: {
    ante: 'Ante',
    call: 'Igualar',
    'other-ante': 'Segunda casilla: Ante',
    'other-call': 'Segunda casilla: Igualar',
    bonus: 'Bono',
  },
  entered: {
    ...entered,
    board: { name: 'Flop', inSentence: 'el flop' },
    other: { name: 'Tu otra casilla', inSentence: 'tu otra casilla' },
  },
  felt,
  settled: {
    ...settled,
    noGame: ({ pay }) => `el crupier no tiene juego: ${comesTo(pay)}`,
    noGameButHigher: ({ pay }) => `el crupier no tiene juego, pero su mano es más alta: ${comesTo(pay)}`,
    aces: ({ pay }) => `Pareja de ases: ${comesTo(pay)}`,
    lessThanAces: () => 'Menos de pareja de ases: pierde',
  },
}
