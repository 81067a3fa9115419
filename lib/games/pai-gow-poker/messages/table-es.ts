import { entered, felt, halfInWords } from '@/lib/messages/words/felt/es'
import { settled } from '@/lib/messages/words/settled/es'
import { words } from '@/lib/messages/words/es'
import { tidyNet } from '@/lib/game/ev'
import { wayLabels, wayNames } from './clauses-es'
import type { Copied, table as english } from './table-en'

const bonus = {
  ...words.paid,
  'seven-card-straight-flush': 'Escalera de color de siete cartas sin comodín',
  'royal-flush-royal-match': 'Escalera real sin comodín, y rey-dama del mismo palo',
  'seven-card-straight-flush-joker': 'Escalera de color de siete cartas con comodín',
  'five-aces': 'Cinco ases',
  'three-pair-push': 'Tres parejas',
}

/** “, la copia de delante, para la banca” */
const copiesIn = (copied: Copied | null): string =>
  copied === null
    ? ''
    : `, ${copied.half === 'both' ? 'las dos copias' : `la copia de ${copied.half === 'front' ? 'delante' : 'detrás'}`}, para ${copied.banking ? 'ti, que eres la banca' : 'la banca'}`

const percent = (share: number): string => `${tidyNet(100 * share).toLocaleString('es')}\u00A0%`

export const table: typeof english = {
  fields: {
    houseWay: {
      name: 'Reglas de la casa',
      meaning: 'Cómo coloca el crupier sus siete cartas. Tú puedes colocar las tuyas como quieras.',
      values: wayLabels,
      own: 'Reglas de la casa propias',
    },
    commission: {
      name: 'Comisión',
      meaning: 'Lo que la casa se lleva de una ganancia: 0,05 es el cinco por ciento.',
    },
    wheel: {
      name: 'A-2-3-4-5',
      meaning:
        'Dónde está A-2-3-4-5 entre las escaleras: justo por debajo de la escalera al as, o la más baja de todas.',
      values: {
        'second-highest': 'Segunda escalera más alta',
        lowest: 'Escalera más baja',
      },
    },
    banking: {
      name: 'Eres la banca',
      meaning:
        'Eres la banca: las manos iguales, las copias, son para ti y no para el crupier. De lo que ganas se sigue descontando la comisión.',
    },
    keepComplete: {
      name: 'El crupier conserva escaleras y colores',
      meaning:
        'Una escalera o un color se conserva aunque la pareja que contiene no pueda ir delante. Sin marcar: el crupier juega esa mano como una pareja.',
    },
    bonus: {
      name: 'Bono',
      meaning:
        'Se paga a uno por la mejor mano de tus siete cartas: la primera fila que forma. Una fila a 0 se salta y vale la siguiente.',
      values: bonus,
      asks: '1 si la apuesta se devuelve, 0 si pierde',
    },
  },
  wins: {
    bonus:
      'Gana si la mejor mano de tus siete cartas es escalera o mejor, las coloques como las coloques. En esta apuesta el trío gana a la escalera.',
  },
  variants: Object.fromEntries(Object.entries(wayNames).map(([id, name]) => [id, `Reglas de la casa: ${name}`])),
  tables: {
    playnow: 'Reglas de la casa de la hoja de reglas',
    'ballys-ac': 'Reglas de la casa de Bally’s',
    foxwoods: 'Reglas de la casa de Foxwoods',
    mgm: 'Reglas de la casa de los casinos MGM',
    banking: 'Eres la banca',
    'wheel-lowest': 'A-2-3-4-5, la escalera más baja',
    'no-commission': 'Sin ninguna comisión',
  },
  payTables: {
    'fortune-5000-1000-750-250-100-50-20-5-4-3-2-three-pair-pushes':
      'Fortune 5000-1000-750-250-100-50-20-5-4-3-2, tres parejas empatan',
    'fortune-8000-2000-1000-400-150-50-25-5-4-3-2': 'Fortune 8000-2000-1000-400-150-50-25-5-4-3-2',
    'fortune-5000-2000-1000-400-150-50-25-5-4-3-2': 'Fortune 5000-2000-1000-400-150-50-25-5-4-3-2',
    'fortune-2500-1000-750-250-125-50-25-5-4-3-2': 'Fortune 2500-1000-750-250-125-50-25-5-4-3-2',
    'fortune-5000-1000-500-300-110-45-25-5-4-3-2': 'Fortune 5000-1000-500-300-110-45-25-5-4-3-2',
  },
  arrange: { into: 'Delante', rest: 'Detrás', suggestedBy: 'Reglas de la casa' },
  bets: {
    main: 'Apuesta',
    bonus: 'Bono',
    envy: 'Envy',
  },
  entered,
  felt: {
    ...felt,
    dealerInFront: () => 'Crupier, delante',
    dealerBehind: () => 'Crupier, detrás',
    handInFront: () => 'Tu mano, delante',
    handBehind: () => 'Tu mano, detrás',
    playersHandInFront: () => 'Mano del jugador, delante',
    playersHandBehind: () => 'Mano del jugador, detrás',
    half: halfInWords,
    halfWins: (half) => `${halfInWords(half)}, gana`,
    halfCopyWins: (half) => `${halfInWords(half)}, copia: gana la banca`,
    halfCopied: (half) => `${halfInWords(half)}, copia: para la banca`,
    halfLoses: (half) => `${halfInWords(half)}, pierde`,
  },
  payouts: {
    win: () => 'Una ganancia, menos la comisión',
    note: ({ commission }) =>
      `Comisión del ${tidyNet(100 * commission).toLocaleString('es')}\u00A0%, exacta o redondeada hacia arriba, como lo haga tu casa.`,
  },
  settled: {
    ...settled,
    bothWin: ({ copied, commission }) =>
      `ganan las dos manos${copiesIn(copied)}: 1 a 1${commission > 0 ? ` menos ${percent(commission)}` : ''}`,
    oneEach: ({ copied }) => `una mano cada uno${copiesIn(copied)}: empata`,
    bothLose: ({ copied }) => `pierden las dos manos${copiesIn(copied)}: pierde`,
    foul: () => 'las dos de delante superan a las cinco: mano nula, pierde',
    bonus: ({ hand, pay }) => `${bonus[hand]}: gana ${pay} a 1`,
    dealersPaiGow: ({ high }) => `pai gow del crupier, carta alta ${words.rank(high)}: empata`,
    envied: () => 'la mano de otro jugador: envy',
    nothingToEnvy: () => 'nadie más tiene póquer',
    threePair: () => 'Tres parejas: empata',
    lessThanTable: () => 'menos de lo que paga la tabla: pierde',
  },
}
