import type { Catalogue } from '../catalogue'

export const trainerSummary: Catalogue['trainerSummary'] = {
  nothingAnswered: 'No respondiste nada',
  oneRight: 'Una decisión, y fue correcta',
  oneWrong: 'Una decisión, y había una mejor',
  allRight: (asked) => `${asked} aciertos de ${asked}: nada regalado`,
  someRight: (right, asked) => `${right} ${right === 1 ? 'acierto' : 'aciertos'} de ${asked}`,
  returned: (count) =>
    count === 1
      ? 'Una mano volvió porque la fallaste. Solo cuenta tu primera respuesta.'
      : `${count} manos volvieron porque las fallaste. Solo cuentan tus primeras respuestas.`,
  helped: (count) =>
    count === 1
      ? 'En una de ellas tuviste ayuda, así que no cuenta para superar la lección.'
      : `En ${count} de ellas tuviste ayuda, así que no cuentan para superar la lección.`,

  givenAway: 'Regalado',
  errorRate: 'Tasa de error, por decisión que cuenta',
  time: 'Tiempo por decisión',
  roundsCameTo: (rounds) => (rounds === 1 ? 'Resultado de la ronda' : `Resultado de las ${rounds} rondas`),
  withSideBets: 'Con las apuestas laterales',
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
  rate: (counted, range) =>
    `Con ${counted === 1 ? 'la única decisión que cuenta' : `las ${counted} decisiones que cuentan`}, tu tasa de error real puede ir de ${range} por decisión (95\u00A0%).`,
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

  allHands: (count) => `Las ${count} decisiones`,
  show: 'Mostrar',
  showAll: 'Todas',
  showMistakes: (count) => `Fallos (${count})`,
  skill: 'Habilidad',
  everySkill: 'Todas las habilidades',

  sameHands: 'Las mismas manos para otra persona',
  aboutLink:
    'Un enlace reparte a otra persona las mismas manos y compara al final las puntuaciones. Lleva las puntuaciones y el nombre que escribas, pero no tus respuestas.',
  scoreboard: 'Clasificación',
  player: 'Jugador',
  you: 'Tú',
  aFriend: 'Un amigo',
  yourFriend: 'Tu amigo',
  lostLuckAside: 'Perdido, sin contar la suerte',
  thinkingTime: 'Tiempo',
  yoursAtTheEnd: 'Tu puntuación aparece cuando juegues la última mano.',
  yourName: 'Tu nombre en la clasificación, si quieres',
  savePicture: 'Guardar una imagen',
  pictureLost: (given) => `${given} perdidos por errores, sin contar la suerte`,
  noPicture: 'Este navegador no puede crear la imagen.',
  pasteLink: '¿Te han enviado un enlace? Pégalo aquí.',
  addScore: 'Añadir',
  added: (count) =>
    count === 1 ? 'Añadida a la clasificación.' : `${count} puntuaciones añadidas a la clasificación.`,
  notALink: 'Esto no es el enlace de una sesión. Copia el enlace entero, desde https hasta el final.',
  noScore: 'Este enlace no lleva puntuación. Pide el enlace del resumen de la sesión.',
  badScore: 'La puntuación de este enlace está incompleta. Copia otra vez el enlace entero.',
  otherHands: 'Este enlace es de otras manos, así que no se puede comparar.',
  copyLink: 'Copiar el enlace',
  makeLink: 'Crear el enlace',
  shared: (game, right, asked, given) =>
    `${game}: acerté ${right} de ${asked} y regalé ${given}. Las mismas manos para ti:`,
  friendGot: (name, right, asked, given) =>
    `${name}: ${right} ${right === 1 ? 'acierto' : 'aciertos'} de ${asked}; regaló ${given}.`,
  playAll: (hands, all) => `Has jugado ${hands} de las ${all} manos. Juégalas todas para comparar.`,
  gaveTheSame: 'Regalaste lo mismo.',
  gaveLess: (amount) => `Regalaste ${amount} menos: ganas.`,
  gaveMore: (amount) => `Regalaste ${amount} más.`,

  run: ({ right, before }) => {
    if (before === null) return `${right} aciertos: tu primera marca en una serie así.`
    if (right > before) return `Mejor marca personal: ${right} aciertos. La anterior era de ${before}.`
    return right === before
      ? `Has igualado tu mejor marca: ${before} aciertos.`
      : `Tu mejor marca es de ${before} aciertos.`
  },

  beginAgain: 'Empezar otra vez',
  lessonAgain: 'Más manos de esta lección',
  anotherSession: 'Otra sesión',
  redo: (count) => (count === 1 ? 'Repetir mi fallo' : `Repetir mis ${count} fallos`),
  practiceMissed: 'Practicar lo que fallé, con cartas nuevas',
  replay: 'Repetir estas manos',
  progress: 'Tu progreso',
  print: 'Imprimir',
  counting: 'Contando…',
}
