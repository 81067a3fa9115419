import type { Catalogue } from '../catalogue'

export const trainerSummary: Catalogue['trainerSummary'] = {
  nothingAnswered: 'No respondiste nada',
  oneRight: 'Una decisión, y fue correcta',
  oneWrong: 'Una decisión, y había una mejor',
  allRight: (asked) => `${asked} de ${asked} aciertos: nada regalado`,
  someRight: (right, asked) => (asked === 1 ? `${right} de ${asked} acierto` : `${right} de ${asked} aciertos`),

  givenAway: 'Regalado',
  errorRate: 'Tasa de error, por decisión que cuenta',
  thousandths: 'milésimas',
  time: 'Tiempo por decisión',
  roundsCameTo: (rounds) => (rounds === 1 ? 'Resultado de la ronda' : `Resultado de las ${rounds} rondas`),
  stageByStage: 'Fase por fase',
  decision: 'Decisión',
  right: 'Aciertos',
  of: (right, asked) => `${right} de ${asked}`,

  range: (low, high) => `${low} a ${high}`,
  better: 'Lo hiciste mejor, y no por azar.',
  worse: 'Lo hiciste peor, y no por azar.',
  cannotTell: 'Los intervalos se tocan: con tan pocas decisiones no se distingue una de otra.',
  notCounted: (right) =>
    right === 1 ? 'No se cuenta 1 que era obvia y acertaste.' : `No se cuentan ${right} que eran obvias y acertaste.`,
  countedThoughObvious: (missed) => `Contadas aunque obvias, por falladas: ${missed}.`,
  allObvious: 'Todo era obvio: las decisiones que casi todo el mundo acierta no cuentan para la tasa de error.',
  rate: (counted, range, unit) =>
    `Con ${counted === 1 ? 'la única decisión que cuenta' : `las ${counted} decisiones que cuentan`}, tu tasa de error real puede ir de ${range} milésimas de ${unit} (95\u00A0%).`,
  earlier: (rate, counted, range) =>
    `Tus sesiones anteriores del mismo tipo: ${rate}, en ${counted === 1 ? '1 decisión' : `${counted} decisiones`} (${range}).`,

  dearest: (count) =>
    count === 1
      ? 'La decisión que te costó'
      : `Tus ${count === 2 ? 'dos ' : count === 3 ? 'tres ' : ''}decisiones más caras`,
  closest: (count) =>
    count === 1
      ? 'La decisión más ajustada'
      : `Tus ${count === 2 ? 'dos ' : count === 3 ? 'tres ' : ''}decisiones más ajustadas, todas correctas`,
  youChose: (stage) => `${stage}: elegiste {did}`,
  cannotBeLaidOut:
    'Esta decisión ya no se puede mostrar: sus reglas o sus cartas están escritas de un modo que aquí no se lee.',
  playAgain: 'Jugar otra vez esta mano',
  againNotCounted: 'Ya has visto la respuesta: esta vez no cuenta.',
  notWorkedOut: 'Esta decisión no se calculó.',

  sameHands: 'Las mismas manos para otra persona',
  aboutLink:
    'Un enlace reparte a otra persona las mismas manos y le dice, al final, cómo le fue frente a ti. Lleva la puntuación, sin nombre ni respuestas.',
  copyLink: 'Copiar el enlace',
  makeLink: 'Crear el enlace',
  shared: (game, right, asked, given) =>
    `${game}: acerté ${right} de ${asked} y regalé ${given}. Las mismas manos para ti:`,
  linkCameWith: (right, asked, given) => `El enlace traía ${right} de ${asked} aciertos y ${given} de regalo.`,
  doNotCompare: (asked) => `Tú respondiste ${asked}, así que no se pueden comparar.`,
  gaveTheSame: 'Regalaste lo mismo.',
  gaveLess: (amount) => `Regalaste ${amount} menos: ganas.`,
  gaveMore: (amount) => `Regalaste ${amount} más.`,

  beginAgain: 'Empezar otra vez',
  anotherSession: 'Otra sesión',
  practiceMissed: 'Practicar lo que fallé',
  replay: 'Repetir estas manos',
  progress: 'Tu progreso',
  print: 'Imprimir',
  counting: 'Contando…',
}
