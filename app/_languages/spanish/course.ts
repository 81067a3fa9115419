import { lowerFirst } from '@/lib/text'
import type { Catalogue } from '../catalogue'

export const course: Catalogue['course'] = {
  title: (game) => `Curso de ${game}`,
  intro:
    'Cada lección es una regla de la mejor estrategia. Las primeras reglas son las que salen más a menudo con más en juego.',
  assumed: (stake, rounds) =>
    `Un precio es lo que perderías en una hora si jugaras todas las manos de la regla de la segunda mejor manera, con ${stake} por apuesta y ${rounds} rondas por hora. Cada reparto está contado.`,

  start: 'Empezar la lección 1',
  startLesson: (lesson) => `Empezar la lección ${lesson}`,
  place: 'Buscar mi nivel',
  aboutPlacement: (hands) => `¿Ya has jugado? Responde como mucho ${hands} manos y el curso se salta lo que sabes.`,
  readRules: '¿Nunca has jugado? Lee antes las reglas.',
  placedAt: (known, lessons) => `En la prueba de nivel sabías ${known} de ${lessons} lecciones.`,
  done: (done, lessons) => `${done} de ${lessons} lecciones hechas`,
  allDone: 'Has hecho todas las lecciones. Haz la prueba: dice cuánto te acercas al juego óptimo.',
  test: 'Hacer la prueba',
  aboutTest: (hands) => `La prueba son ${hands} manos tal como se reparten. Dice cuánto te acercas al juego óptimo.`,
  review: 'Repasar lo que toca',

  map: 'Lo que sabes',
  aboutMap: 'Según tus respuestas a manos nuevas. Elige una para practicarla.',
  known: 'Dos aciertos seguidos',
  once: 'Un acierto, el último',
  missed: 'Fallada la última vez',
  unmet: 'Aún no ha salido',
  rarer: (count) =>
    count === '1'
      ? 'Y otra decisión menos frecuente que aún no te ha salido.'
      : `Y otras ${count} decisiones menos frecuentes que aún no te han salido.`,

  grid: 'Marca la tabla',
  aboutGrid:
    'Todas las manos iniciales en una tabla. Marca las que se juegan mejor de una manera y mira en cuáles fallas y cuánto cuesta.',
  toGrid: '¿Ya te sabes las manos? Márcalas todas en una tabla.',
  gridQuestion: (action) => `Marca todas las manos cuya mejor jugada es «${action}»`,
  gridAsks: 'Qué se pregunta',
  gridHow:
    'Toca una mano o arrastra el dedo por una fila. Teclas: las flechas mueven, la barra espaciadora marca, y Mayús con las flechas marca al pasar.',
  gridSolving: 'Calculando todas las manos',
  gridRetry: 'Reintentar',
  gridCheck: 'Corregir',
  gridMarked: (hands) => (hands === '1' ? '1 marcada' : `${hands} marcadas`),
  gridGrade: (grade) =>
    ({
      right: 'bien',
      missed: 'había que marcarla',
      extra: 'no había que marcarla',
      unasked: 'no se pregunta, porque depende de la otra carta',
    })[grade],
  gridLook: '− había que marcarla, ✗ no había que marcarla. Toca una mano para ver su mejor jugada.',
  gridBest: (hand, action) => `${hand}: ${action}.`,
  gridRight: (right, asked) => `${right} de ${asked} bien`,
  gridFree: 'Ningún fallo: jugada así, tu primera decisión no te cuesta nada.',
  gridCosts: (money, share) => `Jugada así, te costaría ${money} por hora: un ${share} de una apuesta en cada ronda.`,
  gridAgain: 'Empezar de nuevo',
  gridPractice: (hands) => (hands === 1 ? 'Practicar la que he fallado' : `Practicar las ${hands} que he fallado`),
  gridChart: 'Ver la tabla resuelta',

  price: (money) => `De la segunda mejor manera: ${money} por hora`,
  passed: 'Superada',
  skipped: 'Saltada: ya la sabías',
  nextUp: 'La siguiente',
  sure: (chance) => `Acertarías el ${chance}`,
  how: 'Cómo funciona una lección',
  aboutLesson: (shown, hinted, chance) =>
    `Las primeras ${shown} manos muestran la respuesta. En las ${hinted} siguientes puedes preguntar qué regla se aplica. Después juegas sin ayuda. La mayoría de las manos están cerca del límite de la regla, a ambos lados, aunque en la mesa salgan poco. La superas cuando aciertas las manos más cercanas de ambos lados y esperamos que aciertes el ${chance} de las siguientes. Lo estimamos con tus respuestas: las últimas cuentan más, y las manos con ayuda no cuentan.`,
  measured: 'Cuánto se tarda, medido',

  thisLesson: (lesson, rule) => `Lección ${lesson}: ${rule}`,
  thisLessonAt: (lesson, stage, rule) => `Lección ${lesson}, ${lowerFirst(stage)}: ${rule}`,
  thisPlacement: (hand, most) => `Buscando tu nivel: mano ${hand}, como mucho ${most}.`,
  progress: (chance, pass) => `Acertarías el ${chance} de las próximas manos. La superas con el ${pass}.`,
  closestLeft: (chance) =>
    `Acertarías el ${chance} de las próximas manos. Para superarla, acierta las más cercanas de ambos lados.`,
  isPassed: 'Superas esta lección.',
  answerComes: 'La respuesta llega en un momento.',
  answerIs: (answer) => `La respuesta es: ${answer}.`,
  whichRule: '¿Qué regla se aplica?',

  lessonPassed: (lesson) => `Has superado la lección ${lesson}.`,
  lessonOpen: (lesson) => `Aún no has superado la lección ${lesson}. Tus respuestas cuentan cuando vuelvas.`,
  counts: (chance, answers, pass) =>
    `Esperamos que aciertes el ${chance} de las próximas manos, según ${answers === '1' ? 'tu única respuesta' : `tus ${answers} respuestas`} sin ayuda. La superas con el ${pass} y si aciertas las manos más cercanas de ambos lados.`,
  passedBefore: 'Ya habías superado esta lección, y sigue superada.',
  level: (known, lessons) =>
    known === lessons
      ? `Sabes las ${lessons} lecciones.`
      : known === '1'
        ? `Sabes la primera de ${lessons} lecciones.`
        : `Sabes las primeras ${known} de ${lessons} lecciones.`,
  levelNone: 'Empieza por la lección 1.',
  toCourse: 'Al curso',
  testPassed: 'Aprobado: tienes nivel para la mesa.',
  testFailed: 'Aún no tienes nivel para la mesa.',
  testFree: 'Tus errores no cuestan casi nada.',
  testCosts: (money, share) => `Tus errores cuestan ${money} por hora: un ${share} de una apuesta en cada ronda.`,
  testRange: (low, high) => `Con tan pocas manos podrían ser entre ${low} y ${high} por hora.`,
  testAgain: 'Repite tus errores y vuelve a hacer la prueba.',
  betterThan: (strategy, cost) => `Es mejor que la estrategia «${strategy}», que cuesta un ${cost}.`,
  reviewLater: 'Vuelve dentro de una semana: los repasos traen lo que estás a punto de olvidar.',
  reviewWeek: (skills, more) => {
    const named = skills.map((skill) => `«${skill}»`).join(', ')
    return `Para repasar en una semana: ${named}${more === 0 ? '' : ` y ${more} más`}.`
  },
  cardFigure: (share) => `A un ${share} del juego óptimo`,
  cardAbout: (hands) => `Una prueba de ${hands} manos tal como se reparten`,
}
