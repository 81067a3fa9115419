import { words } from '../../es'
import { cards, decimal, field } from '../hands/es'
import type { Links, numbers as Numbers } from './en'

/* Lo mismo en español. */

const numbers: typeof Numbers = {
  gap: () => 'lo ajustada que es una decisión',
  hands: () => 'un número de manos',
  seconds: () => 'un número de segundos',
  bankroll: () => 'el dinero para jugar, en apuestas',
}

export const links: Links = {
  'long-link': () => 'Este enlace es demasiado largo para ser una mano.',
  'not-a-part': ({ piece }) => `«${piece}» no es parte de un enlace a una mano.`,
  'part-twice': ({ part }) => `«${part}» está dos veces en el enlace.`,
  'no-such-action': () => 'Este enlace nombra una acción que no existe.',
  'no-such-bet': ({ bet }) => `«${bet}» no es una apuesta lateral de este juego.`,
  'no-such-stake': ({ bet }) =>
    `«${bet}» necesita un importe en apuestas base, como en ${bet}_1: hasta un millón, con seis decimales como mucho.`,
  'card-twice': () => 'Una carta aparece dos veces en este enlace.',
  'this-card-twice': ({ card }) => `${card} aparece dos veces en este enlace.`,
  'strange-card': () => 'Una de las cartas no está en la baraja.',
  'hand-count': ({ of, count }) => `Una mano tiene ${of === 3 ? 'tres' : 'siete'} cartas, no ${count}.`,
  'hand-of-three': ({ count }) => `Una mano tiene tres cartas, no ${count}.`,
  'dealer-count': ({ of, count }) => `El crupier tiene ${of === 3 ? 'tres' : 'siete'} cartas, no ${count}.`,
  'place-count': ({ place, count, now }) =>
    `En este enlace hay ${cards([count])} en ${field(place)}; en este momento de la ronda hay ${now}.`,
  'deal-count': ({ place, dealt, count }) =>
    `Aquí se reparten ${cards([dealt])} en ${field(place)}; en este enlace hay ${count}.`,
  'not-choosable': ({ action }) => `«${action}» no se puede elegir en este momento de la ronda.`,
  'not-together': () => 'Estas cartas y acciones no encajan en una ronda de este juego.',
  'other-spelling': () => 'Este enlace no escribe la mano como la escribe este sitio.',
  'before-cards': () => 'No hay ninguna decisión antes de las cartas.',
  'dealer-hidden': () => 'Las cartas del crupier aún no se ven.',
  'plan-number': ({ text, what, whole, most, key, example }) =>
    `«${text}» no es ${numbers[what]()}: ${whole ? 'un número entero de 1' : 'un número mayor que 0 y'} hasta ${decimal(most)}, como en ${key}=${example}.`,
  'two-clocks': () => 'Elige un reloj para cada decisión o uno para toda la serie, no los dos.',
  'no-such-drill': ({ text }) => `«${text}» no es un ejercicio de este juego.`,
  'no-such-choice': ({ text }) => `«${text}» no es una forma de elegir la mano siguiente.`,
  'no-such-deal': ({ text, known }) =>
    `«${text}» no es una forma de repartir una decisión: quítalo o escribe «${known}».`,
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
  'bankroll-of-rounds': () =>
    'El dinero para jugar necesita rondas enteras: las decisiones sueltas no ganan ni pierden dinero.',
  'not-won': ({ text }) =>
    `«${text}» no es lo que se ha ganado con el dinero para jugar: un número de apuestas, como en won=-12.5.`,
  'won-without-bankroll': () => '«won» no dice nada donde no hay dinero para jugar.',
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
  'table-limits': ({ most }) => `Los límites deben ser dólares enteros de 1 a ${most}, primero el mínimo.`,
  'not-limits': ({ text, such }) => `«${text}» no es un par de límites como ${such}.`,
  'no-such-rounding': ({ text, known }) => `«${text}» no es una forma de redondear: ${known.join(', ')}.`,
  'no-such-flash': ({ known }) =>
    `Las cartas pueden verse ${words.or(known.map(decimal))} segundos, o el tiempo que haga falta.`,
  'bad-rack': ({ most }) => `Una bandeja tiene de 1 a ${most} valores de ficha, como 1, 2.50, 5, 25 y 100.`,
  'no-such-family': ({ text }) => `Estas reglas de la casa no tienen cláusulas de la familia «${text}».`,
  'no-such-clause': ({ text }) => `Estas reglas de la casa no tienen la cláusula «${text}».`,
}
