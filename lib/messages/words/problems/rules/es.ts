import { say } from '../../../message'
import { decimal } from '../hands/es'
import { suggestion } from '../hint/es'
import type { founds as Founds, mays as Mays, RuleProblems } from './en'

/* Lo mismo en español. */

const mays: typeof Mays = {
  number: ({ whole, least, most }) => `un número${whole ? ' entero' : ''} de ${decimal(least)} a ${decimal(most)}`,
  decimal: ({ places }) => `un número con ${places} decimales como mucho`,
  several: ({ least, known }) =>
    `una lista de ${least} o más de estos valores, cada uno una sola vez: ${known.join(', ')}`,
  choice: ({ known, begins }) =>
    `uno de estos textos: ${known.map((name) => `«${name}»`).join(', ')}${begins === undefined ? '' : `, o uno que empiece por «${begins}»`}`,
  truth: () => 'true o false',
  record: () => 'un registro de reglas por su nombre',
}

const founds: typeof Founds = {
  value: ({ text }) => text,
  list: () => 'una lista',
  record: () => 'un registro',
}

export const rules: RuleProblems = {
  'rule-missing': ({ rule, must }) => `${rule} debe ser ${say(mays, must)}; falta.`,
  'rule-too-little': ({ rule, must, value }) =>
    `${rule} debe ser ${say(mays, must)}; ${decimal(value)} es demasiado poco.`,
  'rule-too-much': ({ rule, must, value }) => `${rule} debe ser ${say(mays, must)}; ${decimal(value)} es demasiado.`,
  'rule-is': ({ rule, must, found }) => `${rule} debe ser ${say(mays, must)}, no ${say(founds, found)}.`,
  'rule-must': ({ rule, must }) => `${rule} debe ser ${say(mays, must)}.`,
  'unknown-rule': ({ name, game, hint }) => `«${name}» no es una regla de ${game}.${suggestion(hint)}`,
  'unknown-variant': ({ name, game, hint }) => `${game} no tiene ninguna variante «${name}».${suggestion(hint)}`,
  'long-rules': () => 'Este enlace es demasiado largo para ser las reglas de un juego.',
  'surrender-after-look': () =>
    'lateSurrender debe ser false donde peek es false: la rendición tardía llega después de que el crupier mire.',
}
