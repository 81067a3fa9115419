import type { Catalogue } from '../catalogue'

export const evening: Catalogue['evening'] = {
  title: 'Mi noche',
  lead: 'Escribe las manos que has jugado esta noche. Cada decisión se valora con exactitud: qué costaron tus errores y cuáles entrenar.',
  whichGame: '¿A qué has jugado?',
  loading: 'Cargando el juego…',
  yourHands: 'Tus manos',
  how: 'Una mano por línea: tus cartas, lo que hiciste, las cartas siguientes y lo que hiciste entonces. Reglas:',
  example: 'Por ejemplo:',
  aboutFront: (count) => `Después de tus cartas, escribe las ${count} que pusiste delante; o «house way».`,
  byTapping: 'Introducir las manos tocando',
  cards: 'Cartas',
  tapYours: 'Toca tus cartas.',
  tapCards: 'Toca las cartas siguientes.',
  tapFront: (count) => `Toca las ${count} cartas que pusiste delante.`,
  tapAction: '¿Qué hiciste?',
  tapDone: 'Esta mano está completa.',
  nextHand: 'Mano siguiente',
  isKept: 'Lo que escribes se guarda en este navegador mientras escribes.',
  notKept: 'Este navegador no guarda nada: al recargar se pierde lo escrito.',
  line: (line) => `Línea ${line}`,

  noCards: 'Escribe primero tus cartas, como Kd 5s.',
  notACard: (text) => `No se puede leer «${text}» como carta. Una carta es un valor y un palo, como Kd, 10h o A♠.`,
  noSuit: (card) =>
    `¿De qué palo es «${card}»? Escribe Kd; para tus primeras cartas bastan K5s (mismo palo) o K5o (palos distintos).`,
  notInDeck: (card) => `«${card}» está dos veces en esta mano, o no está en la baraja de este juego.`,
  tooFew: (needed, given) => `Aquí se reparten ${needed} cartas y la línea tiene ${given}.`,
  noAction: (actions) => `¿Qué hiciste aquí? Escribe una de estas opciones: ${actions}.`,
  notAnAction: (text, actions) => `Aquí no se puede «${text}». Escribe una de estas opciones: ${actions}.`,
  severalActions: (text, actions) => `«${text}» puede ser cualquiera de estas opciones: ${actions}.`,
  nothingToDecide: (text) => `Aquí no hay nada que decidir. Quita «${text}» y escribe las cartas siguientes.`,
  over: (text) => `La mano termina antes de «${text}».`,
  cardsInFront: (count) => `las ${count} cartas que pusiste delante`,

  pricing: 'Valorando tus decisiones…',
  tryAgain: 'Reintentar',
  results: 'Lo que costó',
  mistakesCost: 'Tus errores costaron',
  right: 'Decisiones correctas',
  of: (right, asked) => `${right} de ${asked}`,
  won: (hands) => (hands === 1 ? 'Resultado de 1 mano completa' : `Resultado de ${hands} manos completas`),
  luck: 'De eso, suerte',
  dealerToo: 'Escribe también las cartas del crupier al final de la línea y verás qué ganó y cuánta suerte tuviste.',
  noMistakes: 'Sin errores: tus decisiones no te costaron nada.',
  worstFirst: 'Tus errores, el peor primero',
  trainThese: 'Entrenar estas con cartas nuevas',
  save: 'Añadir a mi progreso',
  aboutSaving:
    'Tu progreso, tus repasos y «Corregir mis fallos» cuentan entonces estas manos como las del entrenador. El texto se retira para que ninguna mano cuente dos veces.',
  saved: (decisions) =>
    decisions === 1
      ? 'Se ha añadido 1 decisión a tu progreso.'
      : `Se han añadido ${decisions} decisiones a tu progreso.`,
  redo: 'Repetir estos fallos',
  toProgress: 'Tu progreso',
}
