import { exactDecimal } from '@/lib/math/fraction'
import { words } from '../es'
import type { Settled } from './en'

/* Lo mismo en español. */

/** “3 a 2” */
export function odds(pay: number): string {
  const { num, den } = exactDecimal(pay)
  return `${num} a ${den}`
}

/** “gana 3 a 2”, “empata”, “pierde” */
export const comesTo = (pay: number): string => (pay > 0 ? `gana ${odds(pay)}` : pay === 0 ? 'empata' : 'pierde')

export const settled: Settled = {
  folded: () => 'retirada: pierde',
  won: () => 'gana 1 a 1',
  lost: () => 'pierde',
  higher: () => 'mano más alta: gana 1 a 1',
  lower: () => 'la mano del crupier es más alta: pierde',
  tie: () => 'empate: empata',
  equal: () => 'manos iguales: empata',
  tied: ({ pay }) => `empate: ${comesTo(pay)}`,
  pays: ({ pay }) => comesTo(pay),
  'not-qualified': ({ pay }) => `el crupier no califica: ${comesTo(pay)}`,
  made: ({ hand, pay }) => `${words.paid[hand]}: ${comesTo(pay)}`,
  prize: ({ hand, pay }) => `${words.paid[hand]}: premio de ${pay.toLocaleString('es')} por 1`,
  anteBonus: ({ hand, pay }) => `${words.paid[hand]}: ${odds(pay)} sobre el ante`,
  'no-bonus': () => 'ninguna mano que pague',
  marked: () => 'marcada',
  taken: () => 'recogida',
}
