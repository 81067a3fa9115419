import type { Catalogue } from '../catalogue'

const ROUNDINGS: Readonly<Record<string, string>> = {
  cent: 'al centavo',
  quarter: 'al siguiente cuarto de dólar',
  half: 'al siguiente medio dólar',
  dollar: 'al siguiente dólar',
}

export const dealerSchool: Catalogue['dealerSchool'] = {
  title: 'Escuela de crupieres',
  lead: 'Para quien tiene una prueba la semana que viene. Quién gana, qué se paga y qué salió mal, en todos los juegos; y en Pai Gow Poker, las reglas de la casa, cláusula por cláusula, como las pregunta un supervisor.',
  howToDeal: 'Cómo repartir, juego por juego',
  howToDealAbout:
    'Qué haces con las manos y qué dices, en orden; la cláusula que te van a preguntar; en qué se fijan los supervisores; y todos los pagos en una página para imprimir.',
  howToDealGame: (game) => `Cómo repartir ${game}`,

  drillName: 'Práctica de las reglas de la casa',
  drillAbout:
    'Siete cartas cada vez: colócalas como debe hacerlo el crupier. Al momento ves qué cláusula manda, por qué no lo hace ninguna anterior y qué parece que aplicaste en su lugar.',
  drillWay: 'Empezar la práctica',
  waysName: 'Reglas de la casa',
  waysAbout:
    'Las reglas de cada casa, para leer y para imprimir en una página: cada cláusula y cada cuánto sale, su árbol de decisiones, lo que cuesta y dónde se separan dos casas.',
  waysWay: 'Abrir la referencia',
  editorName: 'Escribe las tuyas',
  editorAbout:
    'Las reglas de tu casino, con las mismas cláusulas y umbrales, comprobadas con todas las manos mientras escribes y listas para practicar como las demás.',
  editorWay: 'Escribir reglas',
  auditionName: 'Prueba de mesa',
  auditionAbout:
    'Lleva una mesa en vivo de uno a siete jugadores: revisa las apuestas, reparte, pregunta, descubre tu mano, recoge, paga en fichas y retira, cada cosa en su orden. Ves tu ritmo, el tiempo de cada paso y tus errores por cada 100 pagos.',
  auditionWay: 'Llevar una mesa',
  payoutsName: 'Pagar y recoger',
  payoutsAbout:
    'Una mesa ya jugada de cualquiera de los juegos, puesto por puesto: di qué pierde, qué empata y cuánto pagas en fichas, hasta el último medio dólar.',
  payoutsWay: 'Liquidar una mesa',
  foulName: 'Encuentra el error',
  foulAbout:
    'Rondas que ha liquidado un crupier, algunas con un error de verdad: señala el error y di cuál es, o da la ronda por buena. Y las disputas de sala, con la decisión de una hoja y su porqué.',
  foulWay: 'Vigilar al crupier',
  paperName: 'Imprimir para una clase',
  paperAbout:
    'Los pagos en las fichas de tu casa, ejercicios de tantas manos como quieras con sus soluciones y unas reglas de la casa en una página.',
  paperWay: 'Imprimir una hoja',
  examName: 'Exámenes',
  examAbout:
    'Para instructores: un examen en un enlace, las mismas manos para todos, sin ayudas y contra el reloj. Los resultados se abren con un código corto y se comparan en la tabla de la clase.',
  examWay: 'Preparar un examen',

  toSchool: 'A la escuela de crupieres',
  game: 'Juego',
  whatIsAsked: 'Qué se pregunta',
  houseWay: 'Reglas de la casa',
  commission: 'Cómo se cobra la comisión',
  rounding: (id, says) => ROUNDINGS[id] ?? says,
  verdict: 'El veredicto',
  right: 'Aciertos',
  accuracy: 'Precisión',
  ofAll: (right, asked) => `${right} de ${asked}`,
  middleSeconds: 'segundos, la mediana',

  houseRules: 'Qué paga esta casa y sus reglas',
  ownTables: 'Las tablas de pagos, los pagos y las reglas de tu casa',
  houseRule: (source) => `Fuente: ${source}.`,
  ownHouse: 'Tu casa: límites, tablas y reglas',
  limits: (least, most) =>
    most === undefined ? `desde ${least}` : least === undefined ? `hasta ${most}` : `de ${least} a ${most}`,
  leastBet: 'Apuesta mínima, en dólares',
  mostBet: 'Apuesta máxima, en dólares',
  noLimits: 'Escribe dólares enteros, primero el mínimo, o nada.',
  pushes: 'empata',

  space: 'espacio',
  enter: 'intro',
  spaceKey: 'Espacio',
  enterKey: 'Intro',
  backspaceKey: 'Retroceso',
  keyNext: 'tras el veredicto: lo siguiente. Intro hace lo mismo',
  keyMove: 'mueve una carta: delante y de vuelta',
  keySort: 'ordena las cartas',
  keyUndo: 'deshacer, borrar. Retroceso también deshace',
  keyConfirm: 'confirma, y sigue tras el veredicto. Intro hace lo mismo',
  keyLose: 'esta apuesta pierde, empata',
  keyPay: 'empieza la cantidad que se le paga',
  keyNextBet: 'la siguiente apuesta; tras la última, comprobar',
  keyBetBefore: 'la apuesta anterior, fuera de un campo',
  keyPass: 'dejarla pasar',
  keyFoul: 'cantar falta; después, el número del error lo nombra',
  keyTakeBack: 'retira la falta',
  keyRule: 'decide: con el número de la opción',
  audition: 'Tu prueba: en qué se fijan en cualquier mesa',
  opening: 'Abriendo…',
  needsJavaScript: 'Esta página funciona en tu navegador y necesita JavaScript.',
}
