import { words } from '../../es'
import { say } from '../../message'
import { suggestion } from '../hint/es'
import type { founds as Founds, Links, mays as Mays, numbers as Numbers } from './en'

/* Lo mismo en español. */

/** 0.5 como «0,5» */
const decimal = (value: number): string => String(value).replace('.', ',')

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

const numbers: typeof Numbers = {
  gap: () => 'lo ajustada que es una decisión',
  hands: () => 'un número de manos',
  seconds: () => 'un número de segundos',
  bankroll: () => 'una banca en apuestas',
}

export const links: Links = {
  'rule-missing': ({ rule, must }) => `${rule} debe ser ${say(mays, must)}; falta.`,
  'rule-too-little': ({ rule, must, value }) =>
    `${rule} debe ser ${say(mays, must)}; ${decimal(value)} es demasiado poco.`,
  'rule-too-much': ({ rule, must, value }) => `${rule} debe ser ${say(mays, must)}; ${decimal(value)} es demasiado.`,
  'rule-is': ({ rule, must, found }) => `${rule} debe ser ${say(mays, must)}, no ${say(founds, found)}.`,
  'rule-must': ({ rule, must }) => `${rule} debe ser ${say(mays, must)}.`,
  'unknown-rule': ({ name, game, hint }) => `«${name}» no es una regla de ${game}.${suggestion(hint)}`,
  'unknown-variant': ({ name, game, hint }) => `${game} no tiene ninguna variante «${name}».${suggestion(hint)}`,
  'long-rules': () => 'Esta dirección es demasiado larga para ser las reglas de un juego.',
  'surrender-after-look': () =>
    'lateSurrender debe ser false donde peek es false: la rendición tardía llega después de que el crupier mire.',
  'plan-number': ({ text, what, whole, most, key, example }) =>
    `«${text}» no es ${numbers[what]()}: ${whole ? 'un número entero de 1' : 'un número mayor que 0 y'} hasta ${decimal(most)}, como en ${key}=${example}.`,
  'two-clocks': () => 'Elige un reloj para cada decisión o uno para toda la serie, no los dos.',
  'no-such-drill': ({ text }) => `«${text}» no es un ejercicio de este juego.`,
  'no-such-choice': ({ text }) => `«${text}» no es una forma de elegir la mano siguiente.`,
  'no-such-seats': ({ text, known }) => `«${text}» no dice de quién se ven las cartas: ${words.or(known)}.`,
  'no-seats-here': ({ choice }) => `Las cartas de otros jugadores no se ven con choice=${choice}.`,
  'stray-part': ({ part, choice }) =>
    `«${part}» no dice nada donde las manos no se eligen así: va con choice=${choice}.`,
  'no-skill': () => 'Este enlace pide un tipo de decisión, pero no dice cuál.',
  'no-such-skill': ({ text }) => `«${text}» no es un tipo de decisión.`,
  'not-skill-here': ({ text }) => `«${text}» no es un tipo de decisión con estas reglas.`,
  'no-lesson': () => 'Este enlace pide una lección del curso, pero no dice cuál.',
  'no-session': ({ text }) => `«${text}» no es el nombre de una sesión. Uno es como k3x9a1b2.`,
  'many-hands': ({ count, most }) => `Una lista de ${words.count(count)} manos tiene más de ${words.count(most)}.`,
  'bankroll-of-rounds': () => 'Una banca necesita rondas enteras: las decisiones sueltas no ganan ni pierden dinero.',
  'not-won': ({ text }) => `«${text}» no es lo que ha ganado una banca: un número de apuestas, como en won=-12.5.`,
  'won-without-bankroll': () => '«won» no dice nada donde no hay banca.',
  'damaged-score': () => 'El resultado de este enlace está incompleto o dañado. Copia otra vez el enlace entero.',
  'not-a-seed': ({ text }) => `«${text}» no es la semilla de una pregunta. Una semilla es como k3x9-12.`,
  'not-a-date': ({ text }) => `«${text}» no es una fecha. Una fecha es como 2026-11-20.`,
  'not-in-school': ({ text }) => `«${text}» no es un juego de la escuela.`,
  'not-one-of-school': ({ text, known }) => `«${text}» no es un juego de la escuela: ${known.join(', ')}.`,
  'no-such-sheet': ({ text }) => `No podemos imprimir una hoja «${text}».`,
  'bad-stakes': () => 'No podemos leer las apuestas de este enlace.',
  'sheet-hands': ({ text, most }) => `Una hoja tiene de 1 a ${most} manos, no «${text}».`,
  'players-here': ({ text, most }) => `Una mesa tiene aquí de 1 a ${most} jugadores, no «${text}».`,
  'seats-here': ({ text, most }) => `Una mesa tiene aquí de 1 a ${most} puestos, no «${text}».`,
  'no-such-rounding': ({ text, known }) => `«${text}» no es una forma de redondear: ${known.join(', ')}.`,
  'no-such-flash': ({ known }) =>
    `Las cartas pueden verse ${words.or(known.map(decimal))} segundos, o el tiempo que haga falta.`,
  'bad-rack': ({ most }) => `Una bandeja tiene de 1 a ${most} valores de ficha, como 1, 2.50, 5, 25 y 100.`,
  'no-such-family': ({ text }) => `Este modo de la casa no tiene cláusulas de la familia «${text}».`,
  'no-such-clause': ({ way, text }) => `El modo de la casa «${way}» no tiene la cláusula «${text}».`,
  'no-such-way': ({ text }) => `No hay ningún modo de la casa llamado «${text}».`,
}
