import { entered, felt } from '@/lib/messages/words/felt/es'
import { comesTo, settled } from '@/lib/messages/words/settled/es'
import { words } from '@/lib/messages/words/es'
import type { table as english } from './table-en'

const hands = {
  'aces-both': 'Ases, y ases del crupier',
  aces: 'Ases',
  'ace-king-suited': 'As-rey del mismo palo',
  'ace-queen-jack-suited': 'As con dama o jota, del mismo palo',
  'ace-king-offsuit': 'As-rey de distinto palo',
  'king-queen-jack-pair': 'Reyes, damas o jotas',
  'ace-queen-jack-offsuit': 'As con dama o jota, de distinto palo',
  pair: 'De dieces a doses',
}

export const table: typeof english = {
  fields: {
    antePaidFrom: {
      name: 'El ante se paga desde',
      meaning:
        'La mano mínima con la que el ante se paga 1 a 1 cuando ganas. Con menos se devuelve; las demás apuestas se pagan igual.',
      values: {
        straight: 'Una escalera',
        flush: 'Un color',
      },
    },
    ties: {
      name: 'Empates',
      meaning:
        'Lo que pasa con cada apuesta cuando las dos manos son iguales. En todas partes empata; la otra opción muestra cuánto vale eso.',
      values: {
        push: 'Todas las apuestas empatan',
        lose: 'Todas las apuestas pierden',
      },
    },
    bonus: {
      name: 'Bono',
      meaning:
        'Lo que la apuesta Bono paga a uno por tus dos cartas, se apueste lo que se apueste y gane quien gane. Una mano a 0 pierde.',
      values: hands,
    },
    'first-five': {
      name: 'First 5 Jackpot',
      meaning:
        'Lo que la apuesta paga a uno por tus dos cartas y el flop. La escalera real gana el bote si se indica uno; si no, lo que pone aquí.',
      values: words.paid,
    },
    'afterFold.bonus': words.afterFold('Bono'),
    'afterFold.first-five': words.afterFold('First 5 Jackpot'),
  },
  wins: {
    bonus:
      'Gana con pareja, o con as y rey, dama o jota, en tus dos cartas. Lo que más paga es tener ases cuando el crupier también los tiene.',
    'first-five':
      'Gana si tus dos cartas y el flop forman trío o mejor. Una escalera real gana el bote, que se reparte entre todos los que apostaron. Indica tu parte, con tu apuesta incluida.',
  },
  variants: {
    straight: 'Ante pagado desde escalera',
    flush: 'Ante pagado desde color',
  },
  tables: {
    straight: 'Ante pagado desde escalera',
    flush: 'Ante pagado desde color',
    'ties-lose': 'Los empates pierden',
  },
  payTables: {
    'an-example': 'Un ejemplo',
  },
  bets: {
    ante: 'Ante',
    'flop-bet': 'Apuesta del flop',
    'turn-bet': 'Apuesta del turn',
    'river-bet': 'Apuesta del river',
    bonus: 'Bono',
    'first-five': 'First 5 Jackpot',
  },
  entered: { ...entered, turnBet: { name: 'Apuesta en el flop' } },
  felt,
  settled: {
    ...settled,
    anteUnpaid: ({ from }) => `gana con menos de ${from === 'straight' ? 'escalera' : 'color'}: empata`,
    lessThanAntePays: () => 'menos de lo que paga el ante: empata',
    bonus: ({ hand, pay }) => `${hands[hand]}: ${comesTo(pay)}`,
    noBonusHand: () => 'sin mano de bono: pierde',
  },
}
