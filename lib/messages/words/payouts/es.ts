import { lowerFirst } from '@/lib/text'
import type { PayoutWords } from './en'

/* Las palabras de las tablas de pagos. */

const amount = (cents: number): string =>
  new Intl.NumberFormat('es', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 }).format(cents / 100)

export const payouts: PayoutWords = {
  hand: 'Mano',
  bet: 'Apuesta',
  raise: 'Subida',
  pays: 'Paga',
  on: (stake) => `con ${amount(Math.round(100 * stake))}`,
  amount,
  odds: (num, den) => `${num.toLocaleString('es')} a ${den}`,
  pushes: 'empata',
  meter: 'el bote',
  range: (first, last) => `De ${lowerFirst(first)} a ${lowerFirst(last)}`,
  roundings: { cent: 'Exacta', quarter: 'Cuarto', half: 'Medio', dollar: 'Dólar' },
}
