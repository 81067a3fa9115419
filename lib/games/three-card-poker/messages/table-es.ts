import { entered, felt } from '@/lib/messages/felt/es'
import { settled } from '@/lib/messages/settled/es'
import { words } from '@/lib/messages/es'
import type { table as english } from './table-en'

export const table: typeof english = {
  fields: {
    anteBonus: {
      name: 'Bono de ante',
      meaning:
        'Se paga sobre el ante siempre que juegas, tenga lo que tenga el crupier. Una mini escalera real cuenta como escalera de color.',
      values: words.paid,
    },
    qualifies: {
      name: 'El crupier califica con',
      meaning: 'La mano mínima con la que el crupier juega. Con menos, el ante gana 1 a 1 y la apuesta Play empata.',
      values: {
        none: 'Cualquier mano',
        'jack-high': 'Carta alta jota',
        'queen-high': 'Carta alta dama',
        'king-high': 'Carta alta rey',
        'ace-high': 'Carta alta as',
        pair: 'Una pareja',
      },
    },
    'pair-plus': {
      name: 'Pair Plus',
      meaning:
        'Se paga solo por tus tres cartas. Una mano a 0 pierde; una mini escalera real a 0 se paga como escalera de color.',
      values: words.paid,
    },
    'six-card': {
      name: '6 Card Bonus',
      meaning: 'Se paga por las mejores cinco de tus tres cartas y las tres del crupier. Una mano a 0 pierde.',
      values: words.paid,
    },
    'afterFold.pair-plus': words.afterFold('Pair Plus'),
    'afterFold.six-card': words.afterFold('6 Card Bonus'),
  },
  wins: {
    'pair-plus': 'Gana si tus tres cartas tienen pareja o mejor, tenga lo que tenga el crupier.',
    'six-card': 'Gana si tus tres cartas y las tres del crupier forman trío o mejor.',
  },
  variants: {
    '5-4-1': 'Bono de ante 5-4-1',
    '5-3-1': 'Bono de ante 5-3-1',
    '4-3-1': 'Bono de ante 4-3-1',
    '3-2-1': 'Bono de ante 3-2-1',
    '3-1-1': 'Bono de ante 3-1-1',
  },
  tables: {
    '5-4-1': 'Bono de ante 5-4-1',
    '5-3-1': 'Bono de ante 5-3-1',
    '4-3-1': 'Bono de ante 4-3-1',
    '3-2-1': 'Bono de ante 3-2-1',
    '3-1-1': 'Bono de ante 3-1-1',
  },
  payTables: {},
  bets: {
    ante: 'Ante',
    play: 'Play',
    'ante-bonus': 'Bono de ante',
    'pair-plus': 'Pair Plus',
    'six-card': '6 Card Bonus',
  },
  entered,
  felt,
  settled: {
    ...settled,
    equal: () => 'manos iguales: empata',
    anteBonus: ({ hand, pay }) => `${words.paid[hand]}: ${pay} a 1 sobre el ante`,
  },
}
