import type { Catalogue } from '../catalogue'

export const shoe: Catalogue['shoe'] = {
  title: 'Con los ojos de quien cuenta cartas',
  about:
    'Saca las cartas a medida que salen del zapato, o repártelo ronda a ronda. La apuesta se valora de nuevo con lo que queda, con exactitud.',
  cardsLeft: 'Cartas que quedan',
  out: (count) => `${count} fuera`,
  yourEv: 'Tu valor esperado con este zapato',
  startFrom: 'Empezar con',
  decks: (count) => (count === 1 ? '1 baraja' : `${count} barajas`),
  dealRound: 'Repartir una ronda',
  undo: 'Deshacer',
  newShoe: 'Zapato nuevo',
  putBackInstead: 'Devolver en vez de sacar',
  tapTakes: 'El zapato: cuántas quedan de cada carta. Un toque saca una; la tecla menos saca y la tecla más devuelve.',
  tapPuts:
    'El zapato: cuántas quedan de cada carta. Un toque devuelve una; la tecla menos saca y la tecla más devuelve.',
  leftOf: (card, left, decks) => `${card}: ${left === 1 ? 'queda 1' : `quedan ${left}`} de ${decks}`,

  noneOut: 'Todavía no ha salido ninguna carta.',
  lastOut: 'Lo último en salir',
  lastBack: 'Lo último devuelto',
  outMoved: 'Lo último en salir: la apuesta cambió un {change}',
  backMoved: 'Lo último devuelto: la apuesta cambió un {change}',
  manyAtOnce: 'Muchas a la vez',
  takeOut: 'Sacar',
  typeCards: 'Escribe las cartas que salieron, como Ks Qd 7c.',
  notThatMany: 'En el zapato no quedan tantas de estas cartas.',
  tooLong: 'Es demasiado largo para ser las cartas que salieron de un zapato.',
  cannotGive: (decks) => `Un zapato de ${decks === 1 ? '1 baraja' : `${decks} barajas`} no puede dar esas cartas.`,

  cardsOut: 'Cartas fuera',
  cardsOutAt: (count) => `${count} cartas fuera`,
  spoken: (bet, from, to, count) =>
    `${bet}: tu valor esperado a medida que salen cartas, de ${from} a ${to} con ${count} cartas fuera.`,
  oneMore: 'Cuánto cambia tu valor esperado si sale una carta más',
}
