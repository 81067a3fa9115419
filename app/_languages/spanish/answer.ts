import { listsOf } from '@/lib/messages/lists'
import type { Catalogue } from '../catalogue'

const lists = listsOf('es')

/** What is dealt. All of it is feminine. */
const DEALT: Readonly<Record<string, string>> = { hand: 'mano', round: 'ronda', table: 'mesa' }

export const answer: Catalogue['answer'] = {
  grades: {
    best: 'Mejor',
    fine: 'Bien',
    inaccuracy: 'Imprecisión',
    mistake: 'Error',
    blunder: 'Error grave',
    followed: 'Has seguido la regla',
  },

  best: 'mejor',
  you: 'tú',
  worths: 'Lo que vale cada opción',
  countsSides: (all, lost) => `Los valores incluyen ${lists.and(all)}. Si te retiras, pierdes ${lists.and(lost)}.`,
  every: 'Todas las opciones',
  allRanked: (count) => `Las ${count}, de la mejor a la peor`,
  spot: (game, stage) => `${game}: ${stage.toLowerCase()}`,

  lost: (share) => `pierde ${share}`,
  even: (share) => `empata ${share}`,
  won: (share) => `gana ${share}`,
  howItEnds: (option) => `Cómo termina la ronda: ${option}`,
  netResult: (units) => `Resultado neto, ${units}`,
  ways: 'Repartos',
  chance: 'Probabilidad',

  exactly: (value) => `exactamente\u00A0${value}`,
  worth: (option, value) => `${option} vale ${value}`,
  worthOver: (deals, option, value) => `En ${deals} repartos, ${option} vale ${value}`,
  ends: (option, counts, value) => `${option}: ${counts}; ${value}`,
  endsOver: (deals, option, counts, value) => `En ${deals} repartos, ${option}: ${counts}; ${value}`,
  moreCounts: (option, counts) => `${option}: ${counts}.`,
  inexact:
    'Cada carta que puede salir se cuenta con su probabilidad; las sumas se guardan con quince cifras en lugar de fracciones.',

  counting: 'Contando',
  countingDeals: 'Contando todos los repartos que aún pueden salir.',
  stop: 'Parar',
  stopped: (what) => `Detenido. ${what}`,
  failed: 'El cálculo ha fallado.',
  tryAgain: 'Reintentar',

  settled: 'La ronda ya está pagada',
  eachBet: 'Lo que ganó o perdió cada apuesta',
  bet: 'Apuesta',
  stake: 'Importe',
  result: 'Resultado',
  pushNote: 'Una apuesta que empata vuelve a ti.',
  total: 'Total',
  mainTotal: 'Apuestas principales',
  allTotal: 'Todas las apuestas',
  mainBets: (amount) => `${amount}, apuestas principales`,

  thisSession: 'Esta sesión',
  before: 'Aún no has respondido nada. Aquí verás tus aciertos, tu tasa de error y lo que te cuesta.',
  rightOnes: 'bien',
  ofAsked: (right, asked) => `${right} de ${asked}`,
  errorRate: 'Tasa de error, por decisión que cuenta',
  givenAway: 'Regalado',

  unreadable: (dealt) => `No podemos leer ninguna ${DEALT[dealt] ?? dealt} en este enlace`,
  dealNew: (dealt) => `Repartir otra ${DEALT[dealt] ?? dealt}`,
}
