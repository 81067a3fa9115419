import { words } from '../../es'
import { say } from '../../../message'
import type { breaks as Breaks, fields as Fields, Files } from './en'

/* Lo mismo en español. */

const { count } = words

const fields: typeof Fields = {
  text: ({ least, most }) =>
    `un texto de ${least === 0 ? '' : `${least} a `}${count(most)} caracteres${least === 0 ? ' como mucho' : ''}`,
  number: ({ least, most }) => `un número de ${count(least)} a ${count(most)}`,
  'number-or-null': ({ least, most }) => `null o un número de ${count(least)} a ${count(most)}`,
  count: ({ most }) => `un número entero de 0 a ${count(most)}`,
  'one-of': ({ known }) => `uno de estos textos: ${known.join(', ')}`,
  truth: () => 'true o false',
  moment: () => 'un momento en milisegundos enteros desde 1970',
  game: () => 'un juego que este Feltwise conoce',
  actions: () => 'una lista de acciones',
  advice: () => 'lo que decía una forma de jugar',
  record: () => 'una respuesta o una ronda',
  kind: () => '«answer», «round», «run» o «school»',
}

const breaks: typeof Breaks = {
  bracket: () => 'se cierra un paréntesis que no se abrió',
  empty: () => 'está vacío',
  cut: () => 'le falta el final',
}

export const files: Files = {
  'record-field': ({ place, must }) => `${place === '' ? 'Un registro' : place}: debe ser ${say(fields, must)}.`,
  'long-record': ({ place, length }) => `${place}: tiene ${count(length)} caracteres, demasiados para un registro.`,
  'record-not-json': ({ place }) => `${place}: no es JSON.`,
  'frame-not-json': () => 'No es un archivo JSON: no podemos leer lo que hay fuera de sus registros.',
  'broken-json': ({ why }) => `No es un archivo JSON: ${say(breaks, why)}.`,
  'deep-file': ({ most }) =>
    `Este archivo tiene más de ${most} paréntesis unos dentro de otros, así que no lo exportó Feltwise.`,
  'long-frame': () =>
    'Este archivo tiene más de 12 millones de caracteres que no son registros, así que no lo exportó Feltwise.',
  'foreign-json': () => 'Es un archivo JSON, pero no lo exportó Feltwise.',
  'foreign-format': ({ found, format }) =>
    `Es un archivo JSON, pero no lo exportó Feltwise: su formato es ${found}, no «${format}».`,
  'bad-version': ({ found }) => `version: debe ser un número entero, 1 o más, no ${found}.`,
  'newer-file': ({ version, most }) =>
    `Este archivo lo exportó un Feltwise más nuevo (formato ${version}; este lee hasta el ${most}). Recarga la página para tener el nuevo.`,
  'no-records': () => 'records: debe ser una lista. El archivo no tiene ninguna.',
  'odd-records': () =>
    'records: el nombre de esta lista está escrito de un modo que aquí no se lee. Escríbelo tal cual.',
  'many-records': ({ most }) => `Este archivo tiene más de ${count(most)} registros: demasiados para uno.`,
  'not-exported': () => 'Este archivo no lo exportó Feltwise: los suyos empiezan por una llave.',
  'large-file': ({ size, most }) => `Este archivo tiene ${count(size)} MB: más de los ${count(most)} MB que se leen.`,
  'reading-stopped': () => 'Lo hemos dejado antes del final del archivo.',
  'utf-16': () => 'Este archivo está en UTF-16. Guárdalo como texto UTF-8.',
  'not-text': () => 'No es un archivo de texto: algunos de sus bytes no son UTF-8.',
  'unreadable-file': () => 'El navegador no ha podido leer este archivo. Quizá se haya movido o cambiado.',
}
