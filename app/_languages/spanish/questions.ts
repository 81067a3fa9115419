import { listsOf } from '@/lib/messages/lists'
import { lowerFirst } from '@/lib/text'
import type { Catalogue } from '../catalogue'

const lists = listsOf('es')

export const questions: Catalogue['questions'] = {
  title: 'Preguntas',

  bring: (game) => `¿Cuánto dinero hay que llevar para jugar dos horas a ${game}?`,
  ahead: (game) => `¿Cada cuánto se gana en ${game}?`,
  inRound: (game) => `¿Cuánto se apuesta en una ronda de ${game}?`,
  variance: (game) => `¿Tiene ${game} mucha varianza?`,
  first: (game) => `¿Qué conviene aprender primero en ${game}?`,
  learning: (game) => `¿Cuánto se tarda en aprender ${game}?`,
  perfect: (game) => `¿Hay que jugar a ${game} a la perfección?`,
  closest: (game) => `¿Qué decisiones son las más ajustadas en ${game}?`,
  entered: (game) => `¿Qué se puede introducir en la calculadora de ${game}?`,
  exact: '¿Hasta qué punto es exacta la respuesta?',
  bestTable: (game) => `¿Qué mesa de ${game} tiene la menor ventaja de la casa?`,
  badTable: (game) => `¿Cuánto cuesta una mala mesa de ${game}?`,
  singleRules: (game) => `¿Cuánto vale cada regla de ${game}?`,

  basis: (stake, unit, rounds) => `${stake} por ${unit === 'ante' ? 'ante' : 'apuesta'} y ${rounds} rondas por hora`,
  hours: (hours, word) => (hours === 1 ? 'una hora' : `${word} horas`),

  bringIt: (units, money, basis, sure) =>
    `Lleva ${money} para que te alcance con un ${sure} de seguridad. Son ${units}, con ${basis}.`,
  bankroll: 'El dinero que alcanza',
  lasting: 'Para',
  sure: (share) => `al ${share}`,
  byHouseWay: 'Colocas todas las manos según las reglas de la casa.',
  roundTakes: (game, most, money, more) =>
    `Una ronda de ${game} puede costar ${money} (${most}): guarda ${more} además de la primera apuesta.`,
  neverAdd: 'Nunca tienes que aumentar la apuesta.',
  aheadAfter: (one, eight) =>
    `Tras una hora vas ganando en el ${one} de las sesiones, y tras ocho horas en el ${eight}.`,
  longerMore:
    'Las sesiones largas se ganan algo más a menudo, porque dan tiempo a una gran mano. De media se pierde más.',
  average: (money, units, most) => `${money} de media (${units})${most === null ? '' : `, y como mucho ${most}`}.`,
  isHigh: 'Sí.',
  isLow: 'No.',
  isMiddle: 'Ni mucha ni poca.',
  deviation: (game, units) => `La desviación típica de ${game} es de ${units} por ronda.`,
  bigWins: (units, rounds, share) =>
    `Las ganancias de ${units} o más salen una vez cada ${rounds} rondas y son el ${share} de la varianza.`,
  neverMore: (units) => `Nunca ganas más de ${units} en una ronda.`,
  between: (calmer, wilder) =>
    wilder === undefined
      ? `Ningún juego de aquí oscila más. Le sigue ${calmer}.`
      : calmer === undefined
        ? `Ningún juego de aquí oscila menos. Le sigue ${wilder}.`
        : `${calmer} oscila menos, y ${wilder}, más.`,
  allGames: 'Todos los juegos, comparados',

  learnFirst: 'Empieza por estas tres reglas. Son las que salen más a menudo con más en juego:',
  atStage: (stage, rule) => `${stage}: ${lowerFirst(rule)}`,
  price: (money, basis) =>
    `Si jugaras estas manos de la segunda mejor manera, perderías ${money} por hora, con ${basis}.`,
  theCourse: 'El curso las enseña en este orden',
  learned: (rules, course, dealt, isMore) =>
    `Hay ${rules} reglas que aprender. Nuestros principiantes simulados juegan casi a la perfección tras ${course} manos del curso. Con manos repartidas al azar necesitan ${isMore ? `más de ${dealt}` : dealt}.`,
  assumed: 'Qué suponemos',
  easyBest: (way) => `Sí, y es fácil: «${way}» es el juego óptimo.`,
  listIsEnough: (way, money, best, share) =>
    `No. La lista corta más barata, «${way}», añade ${money} por hora a los ${best} que cuesta el juego óptimo: el ${share}.`,
  listIsDear: (way, money, best, share) =>
    `Sí. Incluso la lista corta más barata, «${way}», añade ${money} por hora a los ${best} que cuesta el juego óptimo: el ${share}.`,
  habits: 'Estas formas de jugar cuestan más:',
  habit: (way, money) => `${way}: ${money} por hora`,
  everyWay: 'Cada forma de jugar, con su precio',

  closeLead: 'Consúltalas si quieres, pero son aquellas en las que menos cuesta equivocarse:',
  close: (action, gap) => `: ${action}, mejor por ${gap}`,
  fields: (fields) => `${fields}. Las cartas muertas, las que has visto en otras manos, no se reparten de nuevo.`,
  changes: (rules) =>
    `${rules.length === 1 ? 'Puedes cambiar esta regla' : 'Puedes cambiar estas reglas'}: ${lists.and(rules)}.`,
  toDigits: 'Hasta unas quince cifras: cada orden de las cartas cuenta con su probabilidad exacta. Nada se simula.',
  toTheLast: (deals, example) =>
    `Hasta la última cifra. Con ${lowerFirst(example)} son ${deals} repartos, cada uno contado una vez. Nada se simula.`,

  onlyTable: (table, edge) => `Solo conocemos una en uso: «${table}», con un ${edge}`,
  lowest: (tables, edge) =>
    `${lists.and(tables.map((table) => `«${table}»`))}, con un ${edge}${tables.length === 1 ? '' : ' cada una'}. Todas las que conocemos, de la más barata a la más cara:`,
  tableEdge: (table, edge) => `${table}: ${edge}.`,
  worstCosts: (worst, best, money, basis) => `«${worst}» cuesta ${money} por hora más que «${best}», con ${basis}.`,
  compared: (game, usual) =>
    `No hemos encontrado ${game} con estas reglas en ningún casino. Solo para comparar, frente a «${usual}»:`,
  moreOrLess: (table, edge, isMore) => `${table}: ${edge} ${isMore ? 'más' : 'menos'} para la casa`,
  oneList: 'Todos los juegos y apuestas que resolvemos en una lista, de menor a mayor coste',

  byHeart: '¿Cuántos pagos se sabe un crupier de memoria?',
  byHeartLead: 'Cada mano que paga una tabla impresa del juego, con cada apuesta habitual:',
  prices: (count) => `${count} pagos`,
  mistakes: '¿Qué errores hay que descubrir?',
  seats: '¿Cuántos puestos atiende un crupier?',
  seatsAt: (usual, most) => (usual === most ? most : `${usual} para empezar, ${most} como mucho`),
  sides: '¿En qué orden cobra y paga un crupier?',
  passFrom: (from, bets) => `${lists.and(bets)} desde la ${from === 'left' ? 'izquierda' : 'derecha'}`,
  passes: (passes) => passes.join('; después, '),
  ways: '¿Qué reglas de la casa se pueden practicar?',
  waysLead: 'Se leen desde arriba, y la primera cláusula que vale coloca la mano:',
  clauses: (count) => `${count} cláusulas`,
}
