import type { Qualifying } from '@/lib/engines/holdem/index'
import { tidyNet } from '@/lib/game/ev'
import { capital } from '@/lib/text'
import { words } from '../es'
import { odds } from '../settled/es'
import { glossary } from '../glossary/es'
import type { Mistakes } from './en'

/* Lo mismo en español. */

const PROPER = new Set([
  'trips',
  'pair-plus',
  'six-card',
  'first-five',
  'mix-and-match',
  'three-card',
  'twenty-one-plus-three',
  'perfect-pairs',
])

/** Los nombres propios conservan la mayúscula; los demás, dentro de la frase, no. */
const paidBet = (table: string): string => {
  const name = glossary.bets[table] ?? table
  return PROPER.has(table) ? name : name.toLowerCase()
}

const FROM = { straight: 'escalera', flush: 'color' } as const

const least = (qualifies: Qualifying): string => words.qualifying[qualifies]!.toLowerCase().replace(/^una /, '')

const DRAWING = {
  hit: 'El crupier pide hasta 16 y se planta desde 17; aquí pide con 17 blando.',
  stand: 'El crupier pide hasta 16 y se planta desde 17; aquí se planta con 17 blando.',
}

export const mistakes: Mistakes = {
  wrongWinner: () => ({
    name: 'Ganador equivocado',
    right: 'Gana la mano más alta: lee las dos otra vez, carta por carta.',
  }),
  pushTaken: () => ({ name: 'Se recogió un empate', right: 'Una apuesta que empata se queda donde está.' }),
  wrongChips: () => ({
    name: 'Decisión correcta, fichas incorrectas',
    right: 'El pago se cantó bien; las fichas no eran las que tocaban.',
  }),
  wrongOdds: ({ table }) => ({
    name: `Pago incorrecto: ${paidBet(table)}`,
    right: 'Lo que se paga lo dice la tabla de esta casa.',
  }),
  calledOut: () => ({
    name: 'El crupier califica y se canta que no',
    right: 'El crupier califica: todas las apuestas están en juego.',
  }),

  unqualifiedSettled: ({ bet, hand }) => ({
    name: `${glossary.bets[bet] ?? bet}: se liquidó aunque el crupier no califica`,
    right: `Con menos de ${glossary.rangeHand(hand).replace(/^una /, '')} el crupier no califica: ${glossary.theBet(bet)} empata.`,
  }),

  anteSettled: ({ qualifies }) => ({
    name: 'Ante liquidado aunque el crupier no califica',
    right: `Con menos de ${least(qualifies)} el crupier no califica y el ante empata.`,
  }),
  blindPaid: () => ({
    name: 'Ciega pagada con menos de escalera',
    right: 'Si se gana con menos de escalera, la ciega se devuelve.',
  }),

  bonusUnpaid: ({ bet }) => ({
    name: `${glossary.bets[bet] ?? bet} no pagado, o mal pagado`,
    right: `${capital(glossary.theBet(bet))} se paga por la mano del jugador, tenga lo que tenga el crupier.`,
  }),

  callSettled: ({ qualifies }) => ({
    name: 'Apuesta de igualar liquidada aunque el crupier no tiene juego',
    right: `Con menos de ${least(qualifies)} el crupier no tiene juego: «Igualar» empata.`,
  }),
  noGame: ({ house }) => ({
    name:
      house === 'table' || house === 'even-money'
        ? 'Ante no pagado cuando el crupier no tiene juego'
        : 'Ante mal liquidado cuando el crupier no tiene juego',
    right: {
      table: 'Esta hoja paga el ante según su tabla cuando el crupier no tiene juego, gane quien gane.',
      'even-money': 'Esta casa paga el ante a la par cuando el crupier no tiene juego, gane quien gane.',
      'push-if-lower':
        'Esta casa paga el ante según su tabla cuando el crupier no tiene juego y la mano del jugador es más alta; si no, se devuelve.',
      'lose-if-lower':
        'Si el crupier no tiene juego, esta casa paga el ante según su tabla a una mano más alta, lo devuelve en un empate y se lo lleva de una más baja.',
    }[house],
  }),

  antePaid: ({ from }) => ({
    name: `Ante pagado con menos de ${FROM[from]}`,
    right: `El ante se paga desde ${FROM[from]}; con menos, si se gana, se devuelve.`,
  }),
  anteUnpaid: ({ from }) => ({
    name: `Ante no pagado con ${FROM[from]}`,
    right: `El ante se paga desde ${FROM[from]}.`,
  }),
  tieTaken: () => ({ name: 'Se recogió un empate', right: 'En un empate se quedan todas las apuestas.' }),
  tieLeft: () => ({ name: 'Un empate que no se recogió', right: 'Aquí los empates pierden.' }),

  misset: () => ({
    name: 'La mano del crupier está mal colocada',
    right: 'Las reglas de la casa la colocan de otro modo.',
  }),
  copy: ({ isBanking }) => ({
    name: isBanking ? 'Copia dada al crupier' : 'Copia dada al jugador',
    right: isBanking
      ? 'Una mano idéntica es para la banca, que aquí es el jugador.'
      : 'Una mano idéntica es para la banca.',
  }),
  compared: () => ({
    name: 'Ganador equivocado',
    right:
      'Compara delante con delante y detrás con detrás. Con las dos más altas se gana, con las dos más bajas se pierde, y con una y una se empata.',
  }),
  commission: ({ share }) => ({
    name: 'Comisión incorrecta',
    right:
      share === 0
        ? 'Aquí no se cobra comisión.'
        : `La casa se queda con el ${tidyNet(100 * share).toLocaleString('es')}\u00A0% de lo ganado.`,
  }),
  wheel: ({ isLowest }) => ({
    name: 'A-2-3-4-5 mal ordenada',
    right: isLowest ? 'Aquí A-2-3-4-5 es la escalera más baja.' : 'Aquí A-2-3-4-5 es la segunda escalera más alta.',
  }),
  foulOverlooked: () => ({
    name: 'Una mano nula que no se vio',
    right: 'Las dos cartas de delante no pueden superar a las cinco de detrás. Una mano nula del jugador pierde.',
  }),

  position: () => ({
    name: 'Pagado con otro múltiplo',
    right: 'Las apuestas se liquidan en la casilla a la que las movieron los duelos.',
  }),
  lessThanJacks: ({ loses, pushes }) => ({
    name: 'Menos de jotas mal liquidado',
    right: `Con menos de una pareja de jotas ${words.and([
      ...(loses.length > 0 ? [`se pierde la apuesta en ${words.and(loses)}`] : []),
      ...(pushes.length > 0 ? [`se empata en ${words.and(pushes)}`] : []),
    ])}.`,
  }),
  addOn: () => ({
    name: 'Añadido no liquidado como la apuesta Play',
    right: 'El añadido se mueve con la apuesta Play y se liquida igual.',
  }),

  betLeft: () => ({
    name: 'Una apuesta de una mano ganadora sin pagar',
    right: 'Una mano que gana cobra en el ante y en cada calle en la que se apostó.',
  }),
  pushPaid: () => ({
    name: 'Una pareja de seises a dieces pagada',
    right: 'Solo cobran jotas o mejor: de seises a dieces se empata.',
  }),
  lowPairPushed: () => ({
    name: 'Una pareja de cincos o menor devuelta',
    right: 'Con una pareja de cincos o menos se pierden todas las apuestas.',
  }),
  bonusTaken: () => ({
    name: 'Three Card Bonus recogida con la retirada',
    right: 'El bono sigue en juego después de retirarse, hasta que se descubren las cartas comunitarias.',
  }),

  blackjackOdds: ({ pays }) => ({
    name: 'Pago incorrecto: blackjack',
    right: `Aquí un blackjack se paga ${odds(pays)}.`,
  }),
  wrongTotal: () => ({
    name: 'Ganador equivocado',
    right: 'Gana el total más alto que no se pase: cuenta los dos otra vez.',
  }),
  stood: ({ soft17 }) => ({ name: 'El crupier se plantó cuando debía pedir', right: DRAWING[soft17] }),
  drew: ({ soft17 }) => ({ name: 'El crupier pidió cuando debía plantarse', right: DRAWING[soft17] }),
  insurance: () => ({
    name: 'Seguro mal liquidado',
    right: 'El seguro paga 2 a 1 con un blackjack del crupier; si no, pierde.',
  }),
}
