import { comesTo } from '@/lib/messages/words/settled/es'
import { es as common } from '@/lib/messages/words/blackjack/es'
import { words } from '@/lib/messages/words/es'
import type { table as english } from './table-en'

const hands = { ...words.paid, 'five-of-a-kind': 'Repóquer', 'five-of-a-kind-suited': 'Repóquer del mismo palo' }

export const table: typeof english = {
  fields: {
    ...common.fields,
    maxHands: {
      name: 'Manos tras dividir',
      meaning:
        'Cuántas manos puedes tener dividiendo y volviendo a dividir. Los ases se dividen una sola vez y reciben una carta cada uno.',
    },
    decks: {
      name: 'Barajas',
      meaning: 'Cuántas barajas tiene el zapato.',
    },
    side: {
      name: 'Apuesta lateral',
      meaning: 'Se paga por las mejores cinco de tus dos cartas, la carta vista y el flop. Una mano a 0 pierde.',
      values: hands,
    },
    progressive: {
      name: 'Progresiva',
      meaning:
        'Se paga por las mismas siete cartas; si ganas conservas lo apostado. Una escalera real gana el bote, que se reparte por igual entre todas las apuestas ganadoras de la ronda.',
      values: hands,
    },
  },
  wins: {
    side: 'Gana si tus dos cartas, la carta vista del crupier y el flop forman trío o mejor.',
    progressive:
      'La apuesta es de un dólar. Gana con full o mejor. Una escalera real gana el bote; si la tienen varias manos, se lo reparten.',
  },
  variants: common.variants,
  tables: common.tables,
  payTables: {
    'table-a': 'Tabla A',
    'table-b-four-of-a-kind-14': 'Tabla B: póquer 14',
    'full-house-4-four-of-a-kind-8': 'Full 4, póquer 8',
    '500-seed': 'Bote inicial de 500 $',
  },
  bets: {
    main: 'Apuesta',
    insurance: 'Seguro',
    side: 'Apuesta Texas 21',
    progressive: 'Progresiva',
  },
  entered: {
    ...common.entered,
    insurance: {
      ...common.entered.insurance,
      options: {
        ...common.entered.insurance.options,
        0: 'Rechazado: el crupier no tiene blackjack',
        2: 'Tomado: el crupier no tiene blackjack',
      },
    },
  },
  felt: common.felt,
  settled: {
    ...common.settled,
    side: ({ hand, pay }) => `${hands[hand]}: ${comesTo(pay)}`,
    lessThan: ({ hand }) => `Menos de ${hands[hand].toLowerCase()}: pierde`,
    nothingPaid: () => 'Menos de una mano que se paga: pierde',
  },
}
