import { words } from '../../es'
import { say } from '../../../message'
import { suggestion } from '../hint/es'
import type { parts as Parts, Ways } from './en'

/* Lo mismo en español. */

const { count } = words

const parts: typeof Parts = {
  record: ({ known }) => `debe ser un registro de ${known.join(', ')}.`,
  unknown: ({ text, hint }) => `«${text}» no se conoce aquí.${suggestion(hint)}`,
  text: () => 'debe ser un texto.',
  empty: () => 'está vacío.',
  'strange-text': () => 'tiene un carácter que no se puede mostrar.',
  'long-text': ({ most }) => `tiene más de ${most} caracteres.`,
  id: () => 'un id tiene letras, cifras y guiones.',
  list: () => 'debe ser una lista que no esté vacía.',
  'long-list': ({ most }) => `tiene más de ${most} entradas.`,
  'one-of': ({ text, known }) =>
    `${text === undefined ? 'debe' : `«${text}» debe`} ser uno de estos textos: ${known.join(', ')}.`,
  range: ({ text }) => `«${text}» no es un rango de valores como J-K, 2-6 o A.`,
  front: () => 'delante van dos cartas.',
  truth: () => 'debe ser true o false.',
  'truth-or-any': () => 'debe ser true, false o «any».',
  'same-id': ({ text }) => `dos cláusulas tienen el id «${text}».`,
  'no-such-clause': ({ text }) => `no hay ninguna cláusula llamada «${text}».`,
}

export const ways: Ways = {
  'no-such-way': ({ text }) => `No hay reglas de la casa llamadas «${text}».`,
  'way-part': ({ at, wrong }) => `${at}: ${say(parts, wrong)}`,
  'not-a-way': () => 'Esto no es el texto de unas reglas de la casa.',
  'long-way': ({ length, most }) =>
    `Estas reglas de la casa son demasiado largas para un enlace: su texto tiene ${count(length)} caracteres, y caben ${count(most)}. Pásalas como archivo.`,
  'damaged-way': () => 'El texto de estas reglas de la casa está dañado.',
  'taken-id': ({ text }) => `Unas reglas propias no se pueden llamar «${text}»: así se llaman unas de este sitio.`,
  'not-total': ({ way, hand }) =>
    `Las reglas de la casa «${way}» no tienen ninguna colocación legal para ${hand} (las * son de un mismo palo).`,
  'large-way': ({ length }) =>
    `Este archivo tiene ${count(length)} caracteres: demasiados para unas reglas de la casa.`,
  'way-not-json': ({ place }) =>
    place === undefined
      ? 'Este archivo no es JSON.'
      : `Este archivo no es JSON (línea ${place.line}, columna ${place.column}${place.isCut ? ': el archivo termina demasiado pronto' : ''}).`,
}
