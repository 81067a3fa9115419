import { lowerFirst } from '@/lib/text'
import type { Catalogue } from '../catalogue'
import { engine } from './engine'

const HEADS: Readonly<Record<string, string>> = {
  Pays: 'Paga',
  Hand: 'Mano',
  Bet: 'Apuesta',
  Raise: 'Subida',
  pushes: 'empata',
  'the meter': 'el bote',
}

/** “1,250.50” como se escribe en español. */
const amount = (text: string): string =>
  new Intl.NumberFormat('es', { minimumFractionDigits: text.includes('.') ? 2 : 0 }).format(
    Number(text.replaceAll(',', '')),
  )

/** Lo que encabeza una columna de pagos. */
function column(name: string): string {
  const stake = /^on (.+)$/.exec(name)?.[1]
  if (stake !== undefined) return `con ${amount(stake)}`
  return /^\d[\d,]*(\.\d+)?$/.test(name) ? amount(name) : (HEADS[name] ?? engine(name) ?? name)
}

export const paper: Catalogue['paper'] = {
  title: 'Imprimir para una clase',
  lead: 'Los pagos en las fichas de tu casa, ejercicios con sus soluciones y cualesquiera reglas de la casa en una página. A4 o Carta.',
  sheet: 'Qué imprimir',
  sheets: {
    payouts: 'Pagos',
    settling: 'Ejercicios: pagar',
    setting: 'Ejercicios: colocar',
    way: 'Reglas de la casa',
  },
  stakes: 'Apuestas, en dólares',
  badStakes: 'Escribe de una a seis apuestas, como 5, 10, 2.50.',
  hands: 'Manos',
  badHands: (most) => `Escribe de 1 a ${most} manos.`,
  way: 'Reglas de la casa',
  print: 'Imprimir',
  newHands: 'Otras manos',
  alsoPrinted: 'La ronda en orden, las preguntas y las decisiones:',
  payoutsOf: (game) => `${game}: qué se paga`,
  payoutsNote: 'Compáralo con el cartel de tu mesa antes de usarlo.',
  column,
  range: (first, last) => `De ${lowerFirst(first)} a ${lowerFirst(last)}`,
  settlingOf: (game, hands) => `${game}: ${hands} ${hands === 1 ? 'puesto' : 'puestos'} por liquidar`,
  settlingNote: 'De cada apuesta, di si pierde, empata o se paga, y cuánto.',
  settingOf: (way, hands) => `${way}: ${hands} ${hands === 1 ? 'mano' : 'manos'} por colocar`,
  settingNote: 'Escribe las dos cartas que van delante y la cláusula que lo dice.',
  wayOf: (way) => `Reglas de la casa: ${way}`,
  wayNote: 'Lee desde arriba. La primera cláusula que encaja con las siete cartas las coloca.',
  key: 'Soluciones',
  name: 'Nombre',
  date: 'Fecha',
  front: 'Delante',
  clause: 'Cláusula',
  seed: (seed) => `Hoja ${seed}`,
}
