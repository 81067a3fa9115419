import { entered, felt } from '@/lib/messages/words/felt/es'
import { comesTo, settled } from '@/lib/messages/words/settled/es'
import { words } from '@/lib/messages/words/es'
import type { table as english } from './table-en'

const hands = { ...words.paid, 'pair-jacks': 'Pareja de jotas o mejor', 'pair-sixes': 'Pareja de seises a dieces' }

export const table: typeof english = {
  fields: {
    hands: {
      name: 'Tabla de pagos',
      meaning:
        'Se paga en el ante y en cada apuesta por tus cinco cartas finales. Donde la tabla paga 0, las apuestas se devuelven. Una pareja de cincos o menor pierde.',
      values: hands,
    },
    'three-card': {
      name: 'Three Card Bonus',
      meaning: 'Se paga solo por las tres cartas comunitarias, aunque te retires. Una mano a 0 pierde.',
      values: words.paid,
    },
  },
  wins: {
    'three-card': 'Gana si las tres cartas comunitarias forman pareja o mejor, aunque te retires.',
  },
  variants: {
    standard: 'Estándar',
  },
  tables: {
    'straight-4': 'Escalera 4 a 1',
    'straight-5': 'Escalera 5 a 1',
  },
  payTables: {
    'straight-4': 'Escalera 4',
    'straight-5': 'Escalera 5 a 1',
  },
  bets: {
    ante: 'Ante',
    third: 'Tercera calle',
    fourth: 'Cuarta calle',
    fifth: 'Quinta calle',
    'three-card': 'Three Card Bonus',
  },
  entered: {
    ...entered,
    board: { name: 'Cartas comunitarias', inSentence: 'las cartas comunitarias' },
    bets: { name: 'Apuestas hechas', options: { 1: '1×', 2: '2×', 3: '3×' } },
  },
  felt,
  payouts: {
    win: ({ antes }) => `Una mano ganadora con ${antes} antes en la mesa`,
    note: ({ times }) => `El ante y tres calles a ${times}×, pagados a la vez.`,
  },
  settled: {
    ...settled,
    paying: ({ hand, pay }) => `${hands[hand]}: ${comesTo(pay)}`,
    lessThanSixes: () => 'Menos de pareja de seises: pierde',
    lowPair: () => 'pareja: empata',
    left: () => 'sin pagar',
  },
}
