import { words } from '../../es'
import { say } from '../../../message'
import { suggestion } from '../hint/es'
import type { Hands, takes as Takes } from './en'

/* Lo mismo en español. */

const takes: typeof Takes = {
  cards: () => 'una lista de cartas',
  'all-cards': () => 'una lista de cartas sin huecos',
  truth: () => 'true o false',
  'one-of': ({ known }) => `uno de estos valores: ${known.join(', ')}`,
  'list-of': ({ known }) => `una lista de estos valores: ${known.join(', ')}`,
}

/** Los campos por sus nombres en enlaces y mensajes. */
const FIELDS: Readonly<Record<string, string>> = {
  hand: 'tu mano',
  board: 'la mesa',
  flop: 'el flop',
  player: 'tu mano',
  dealer: 'la mano del crupier',
  other: 'las otras cartas',
  upcard: 'la carta vista del crupier',
  drawn: 'las cartas pedidas',
  community: 'las cartas comunitarias',
  placed: 'las cartas colocadas',
  third: 'la tercera carta del crupier',
  dead: 'las cartas muertas',
}

export const field = (id: string): string => FIELDS[id] ?? `«${id}»`

/** «3 cartas», «0, 3 o 5 cartas» */
export const cards = (counts: readonly number[]): string =>
  `${words.or(counts.map(String))} ${counts.length === 1 && counts[0] === 1 ? 'carta' : 'cartas'}`

/** 0.5 como «0,5» */
export const decimal = (value: number): string => String(value).replace('.', ',')

const NUMBERS = ['ninguna', 'una', 'dos', 'tres'] as const
const times = (count: number): string => `${NUMBERS[count] ?? count} ${count === 1 ? 'vez' : 'veces'}`

const front = ([high, low]: readonly [number, number]): string =>
  high === low ? `pareja de ${words.rank(high, 2)}` : `${words.rank(high)}-${words.rank(low)}`

export const hands: Hands = {
  'not-a-card': ({ text }) =>
    `«${text}» no es una carta. Escribe un valor (2–9, T, J, Q, K, A) y un palo (s picas, h corazones, d diamantes, c tréboles), como As o Td.`,
  'long-list': ({ length }) => `Son ${length} caracteres: demasiados para una lista de cartas.`,
  'unknown-field': ({ field: id, game, hint }) => `«${id}» no es un campo de ${game}.${suggestion(hint)}`,
  'field-takes': ({ field: id, must }) => `${id} debe ser ${say(takes, must)}.`,
  'field-count': ({ field: id, counts, count }) =>
    `En ${field(id)} van ${cards(counts)}; ${count === 0 ? 'no hay ninguna' : `hay ${count}`}.`,
  'one-each': ({ field: id, per, cards: held, count }) =>
    `En «${id}» va un valor por cada carta de ${field(per)}: ${held}, no ${count}.`,
  'not-among': ({ card, field: id, of }) => `${card}, de ${field(id)}, no está en ${field(of)}.`,
  repeated: ({ card, fields, copies }) => {
    const places = [...new Set(fields)].map((id) => `en ${field(id)}`)
    const decks = copies === 1 ? '' : `; hay ${copies} barajas`
    return `${card} aparece ${times(fields.length)}${places.length === 1 ? ' ' : ': '}${words.and(places)}${decks}`
  },
  'not-in-deck': ({ card }) => `${card} no está en la baraja de este juego.`,
  'no-joker': () => 'Este juego no tiene comodín.',
  'few-cards': ({ left, needed }) =>
    `Con estas cartas muertas quedan ${left} en la baraja, y la ronda necesita ${needed} más.`,
  'more-than-decks': ({ card }) => `${card} aparece más veces que barajas hay.`,
  bust: ({ total }) => `La mano se pasa: suma ${total}.`,
  'no-such-decision': () =>
    'Con estas cartas la ronda no llega a esta decisión: una acción no está permitida, o la mano ya había terminado.',
  'nothing-to-decide': () => 'No hay nada que decidir: la mano tiene 21, se ha pasado o ha terminado.',
  'drawn-misfit': () =>
    'Las cartas pedidas no encajan con la mano: un hueco antes de una carta es plantarse, dos doblar y tres dividir.',
  'insurance-under-ace': () => 'El seguro solo se ofrece cuando el crupier enseña un as.',
  'insurance-first': () => 'El seguro se pregunta antes de la primera carta pedida.',
  'sides-on-two': () => 'Las apuestas laterales se resuelven con las dos primeras cartas.',
  'side-on-flop': () => 'Una apuesta lateral se resuelve en el flop, y aquí no hay flop.',
  'two-in-front': () => 'Delante van dos cartas de tu mano.',
  foul: ({ front: low, behind }) =>
    `Mano nula: ${front(low)} delante vale más que ${behind ? words.hand(behind) : 'cinco ases'} detrás. Las cinco cartas deben ser la mano más alta.`,
  'front-impossible': () => 'No puedes poner estas dos cartas delante con esta mano.',
  'dealer-before-setting': () => 'Las cartas del crupier no se ven antes de que coloques tu mano.',
  'add-on-early': () =>
    'El añadido se decide antes de que se vean las cartas del crupier: déjalo fuera, o pon las cartas de los duelos.',
  'add-on': ({ offered }) =>
    `El añadido debe ser ${words.or(offered.map(decimal))} veces la apuesta Play: estas reglas no ofrecen otra.`,
  'placed-count': ({ contests, count }) =>
    `Entre las cartas colocadas va una carta o un hueco por cada duelo anterior: aquí ${contests}, no ${count}.`,
  'placed-loses': ({ card, contest }) => `${card} no gana a ${contest}, así que no se puede haber colocado.`,
  'placed-strange': () => 'Solo se puede colocar una carta de la mano, y solo una vez.',
  'one-third': () => 'El crupier solo tiene una tercera carta.',
  'community-count': ({ count }) => `Las cartas comunitarias son tres, no ${count}.`,
  'contest-count': ({ count }) => `Hay dos duelos; el crupier enseña ${count} cartas.`,
  'add-on-first': () => 'Las cartas del crupier no se ven antes de decidir el añadido.',
  'contest-first': () => 'Cada duelo se decide antes de que se vea la carta siguiente.',
  'contests-first': () => 'Las cartas comunitarias llegan después de los dos duelos.',
  'third-hidden': () => 'La tercera carta del crupier aún no se ve.',
}
