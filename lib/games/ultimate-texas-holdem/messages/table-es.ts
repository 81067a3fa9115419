import { entered, felt } from '@/lib/messages/words/felt/es'
import { settled } from '@/lib/messages/words/settled/es'
import { words } from '@/lib/messages/words/es'
import type { table as english } from './table-en'

export const table: typeof english = {
  fields: {
    blind: {
      name: 'Ciega',
      meaning:
        'Lo que la ciega paga a uno cuando ganas. Si ganas con menos de escalera se devuelve; si pierdes, se pierde.',
      values: words.paid,
    },
    qualifies: {
      name: 'El crupier califica con',
      meaning:
        'La mano mínima, de sus dos cartas y la mesa, con la que el crupier juega contra el ante. Por debajo el ante se devuelve, ganes o pierdas.',
      values: words.qualifying,
    },
    preflopRaises: {
      name: 'Subidas antes del flop',
      meaning: 'Cuántos antes se pueden apostar antes del flop. En el flop son dos, en el river uno.',
      values: {
        4: '4×',
        3: '3×',
        2: '2×',
        1: '1×',
      },
    },
    trips: {
      name: 'Trips',
      meaning: 'Lo que la apuesta Trips paga a uno por tus mejores cinco de siete cartas, aunque el crupier te gane.',
      values: words.paid,
    },
    'afterFold.trips': words.afterFold('Trips'),
  },
  wins: {
    trips: 'Gana si formas trío o mejor, aunque el crupier te gane.',
  },
  variants: {
    standard: 'Reglas estándar',
  },
  tables: {
    usual: 'Color 3 a 2',
    '4x-only': 'Solo 4× antes del flop',
    '3x-only': 'Solo 3× antes del flop',
    'flush-2': 'Color 2 a 1',
    'flush-1': 'Color 1 a 1',
  },
  payTables: {
    'flush-3-to-2': 'Color 3 a 2',
    'flush-2-to-1': 'Color 2 a 1',
    'flush-1-to-1': 'Color 1 a 1',
  },
  bets: {
    ante: 'Ante',
    blind: 'Ciega',
    play: 'Play',
    trips: 'Trips',
  },
  entered,
  felt,
  payouts: {
    play: () => 'Play',
    note: () => 'Lo que hay en Play, y lo que cobra si gana.',
    times: ({ times }) => `${times}×`,
  },
  settled: {
    ...settled,
    blindUnpaid: ({ hand }) => `${words.paid[hand]}: no paga, empata`,
  },
}
