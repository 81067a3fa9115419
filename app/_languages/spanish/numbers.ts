import type { Catalogue } from '../catalogue'

/** Up to one digits do, so that no word has a gender. */
const WORDS: readonly (string | undefined)[] = [
  '0',
  '1',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]

const UNITS: Readonly<Record<string, string>> = {
  bet: 'apuesta',
  'Play bet': 'apuesta Play',
  answer: 'respuesta',
  round: 'ronda',
  record: 'registro',
}

const unit = (name: string): string => UNITS[name] ?? name

export const numbers: Catalogue['numbers'] = {
  decimal: ',',
  grouping: '.',
  quoted: (text) => `«${text}»`,
  percent: (amount) => `${amount}\u00A0%`,
  under: (amount) => `menos de ${amount}`,
  word: (count) => WORDS[count],
  unit,
  units: (name) => unit(name).replace(/^\S+/, '$&s'),
}
