import { comesTo } from '@/lib/messages/words/settled/es'
import { es as common } from '@/lib/messages/words/blackjack/es'
import { words } from '@/lib/messages/words/es'
import type { table as english } from './table-en'

const threeCards = { ...words.paid, 'suited-three-of-a-kind': 'Trío del mismo palo' }

const pairs = {
  perfect: 'Pareja perfecta',
  'same-color': 'Pareja del mismo color',
  mixed: 'Pareja mixta',
}

export const table: typeof english = {
  fields: {
    ...common.fields,
    decks: {
      name: 'Barajas',
      meaning: 'Cuántas barajas tiene el zapato. Cuantas menos, mejor para ti.',
    },
    maxHands: {
      name: 'Manos tras dividir',
      meaning: 'Cuántas manos puedes tener dividiendo y volviendo a dividir.',
    },
    resplitAces: {
      name: 'Volver a dividir ases',
      meaning:
        'Si un as que cae sobre un as dividido se puede volver a dividir. Los ases divididos reciben una carta cada uno de todos modos.',
    },
    peek: {
      name: 'El crupier mira si tiene blackjack',
      meaning:
        'Con un as o un diez a la vista, el crupier mira su carta tapada antes de que juegues. Sin carta tapada, como en gran parte de Europa, un blackjack se lleva también lo doblado y lo dividido.',
    },
    'twenty-one-plus-three': {
      name: '21+3',
      meaning: 'Se paga por tus dos primeras cartas y la carta vista del crupier. Una mano a 0 pierde.',
      values: threeCards,
    },
    'perfect-pairs': {
      name: 'Perfect Pairs',
      meaning: 'Se paga por tus dos primeras cartas si son del mismo valor. Una pareja a 0 pierde.',
      values: pairs,
    },
  },
  wins: {
    'twenty-one-plus-three': 'Gana si tus dos cartas y la carta vista del crupier forman color, escalera o trío.',
    'perfect-pairs': 'Gana si tus dos primeras cartas son pareja, y paga más si comparten el color o el palo.',
  },
  variants: common.variants,
  tables: { ...common.tables, 'no-hole-card': 'Sin carta tapada, doblar con 9 a 11' },
  payTables: {
    '9-to-1': '9 a 1',
  },
  bets: {
    main: 'Apuesta',
    insurance: 'Seguro',
    'twenty-one-plus-three': '21+3',
    'perfect-pairs': 'Perfect Pairs',
  },
  entered: common.entered,
  felt: common.felt,
  settled: {
    ...common.settled,
    threeCards: ({ hand, pay }) => `${threeCards[hand]}: ${comesTo(pay)}`,
    lessThanFlush: () => 'Menos de color: pierde',
    pair: ({ hand, pay }) => `${pairs[hand]}: ${comesTo(pay)}`,
    noPair: () => 'Sin pareja: pierde',
  },
}
