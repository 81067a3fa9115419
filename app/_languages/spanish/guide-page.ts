import type { Catalogue } from '../catalogue'

/** A base wager with its article: what an edge is a share of. */
const ofThe = (unit: string): string => (unit === 'ante' ? 'del ante' : `de la ${wager(unit)}`)
const wager = (unit: string): string =>
  unit === 'ante'
    ? unit
    : unit.replace(/^(?:(\w+) )?bet$/, (_, name?: string) => `apuesta${name === undefined ? '' : ` ${name}`}`)

const RESULTS = { ahead: 'ganando', even: 'sin ganar ni perder', behind: 'perdiendo' } as const

export const guidePage: Catalogue['guidePage'] = {
  title: (game) => `${game}: estrategia y ventaja de la casa`,
  howTo: (game) => `Cómo va una ronda de ${game}`,

  houseEdge: 'Ventaja de la casa',
  elementOfRisk: 'Elemento de riesgo',
  averageBet: 'Apuesta media',
  train: 'Entrenar',
  calculator: 'Calculadora',
  neverPlayed: '¿Nunca has jugado? Cómo va una ronda',
  course: 'Aprende con lecciones',
  whole: 'La estrategia entera, con lo que cuesta cada error',
  inShort: 'La mejor forma de jugar, en breve',
  exactly: (stage) => `${stage}, con exactitud`,
  raiseThese: 'Sube con estas y pasa con las demás. Es el juego óptimo: no cuesta nada.',
  handsToRaise: 'Las manos iniciales con las que se sube',
  highCard: 'Tu carta más alta',
  suited: 'Mismo palo',
  offsuit: 'Distinto palo',
  pair: 'Pareja',
  none: 'ninguna',
  any: 'todas',
  andUp: (hand) => `desde ${hand}`,
  later: (rules, cost, unit) =>
    `Después del flop: ${rules} reglas. Con la tabla de arriba, cuestan un ${cost} ${ofThe(unit)} más que el juego óptimo.`,
  simpler: '¿La quieres más sencilla?',
  rulesCost: (rules, cost) => `${rules} reglas cuestan un ${cost}`,
  seeLists: 'Ver las listas',
  inRules: (rules) => `Cómo jugar, en ${rules} reglas`,
  rulesTogether: (cost, unit) =>
    `Usa la primera que valga para tu mano. Juntas cuestan un ${cost} ${ofThe(unit)} más que el juego óptimo.`,

  onThisPage: 'En esta página',
  round: 'Una ronda',
  roundTitle: 'Cómo va una ronda',
  bets: 'Apuestas',
  betsTitle: 'Lo que pagan las apuestas',
  examplesTitle: 'Ejemplos resueltos',
  examplesLead:
    'Repartos reales con las reglas usuales y las apuestas más pequeñas. Cada línea es una apuesta, como la paga el crupier.',
  examplesList: 'Ejemplos de cómo acaba una ronda',
  example: {
    win: 'Ganas',
    paid: 'Ganas con una mano que paga más',
    loss: 'Pierdes',
    tie: 'Empatas',
    push: 'Recuperas tus apuestas',
    unqualified: 'El crupier no califica',
  },
  exampleTotal: 'En total',
  strategy: 'Estrategia',
  strategyTitle: 'La estrategia',
  strategyLead:
    'En cada decisión usa la primera regla que vale para tu mano. Debajo de cada una está lo que cuesta no seguirla.',
  mistakes: 'Errores',
  mistakesTitle: 'Errores habituales y lo que cuestan',
  sideBets: 'Apuestas laterales',
  variants: 'Variantes',
  variantsTitle: 'Variantes y lo que cambian',
  variantsLead:
    'Cada línea es el juego entero resuelto con esas reglas y su propio juego óptimo. El nombre la abre en la calculadora.',
  history: 'Historia',
  historyTitle: 'De dónde viene',
  questions: 'Preguntas',
  questionsTitle: 'Preguntas frecuentes',
  proof: 'La prueba',
  proofTitle: 'De dónde salen las cifras',

  steps: 'Pasos de una ronda',
  step: 'Paso',
  stepByStep: 'Una ronda, paso a paso',
  tableAt: (step) => `La mesa: ${step}`,
  notPlaced: 'sin apostar',

  pushes: 'se devuelve',
  paysToOne: (bet) => `${bet} Los pagos son a uno.`,
  tablesOf: (bet) => `${bet}: tablas de pagos y su ventaja`,
  hand: 'Mano',
  oneInColumn: 'Una de cada',
  usualTable: 'Tabla habitual',
  tableNumber: (number) => `Tabla ${number}`,
  anyWin: 'se gana algo una vez de cada',
  priceYours: 'Calcula tu propia tabla',

  priced: 'Formas de jugar y lo que cuestan',
  simplicity: 'Lo que cuesta la sencillez, regla por regla',
  waysTable: 'Formas de jugar y lo que cuestan',
  way: 'Forma de jugar',
  costsMore: 'Cuesta de más',
  nothing: 'nada',
  lessBy: (share) => `un ${share} menos`,
  nearest: 'Las manos más cercanas a la línea',
  learnLast: 'Déjalas para el final: son las manos en las que un error cuesta menos.',
  best: 'Lo mejor',
  worthIn: (units) => `Valor, ${units}`,
  mistakeCosts: 'Un error cuesta',
  hands: (_, isEnglish) => `Las manos, una por una${isEnglish ? ' (en inglés)' : ''}`,

  variantsTable: 'Variantes y su ventaja',
  rules: 'Reglas',
  againstFirst: 'Frente a la primera',
  atRisk: 'Riesgo',
  points: (difference) => `${difference} puntos`,

  everyFigure:
    'Cada cifra de esta página está contada sobre todos los repartos posibles, con el mismo motor que usa el entrenador.',
  everyFigureBut:
    'Cada cifra de esta página, salvo las que se nombran abajo, está contada sobre todos los repartos posibles, con el mismo motor que usa el entrenador.',
  worthExactly: (units) => `Para el jugador, el juego vale exactamente {worth} ${units}.`,
  worthExactlyOver: (units, hands) =>
    `Para el jugador, el juego vale exactamente {worth} ${units}, contando ${hands} manos iniciales y todo lo que puede venir después.`,
  worthDecimal:
    'Cada carta cambia la probabilidad de la siguiente; por eso el valor del juego se guarda como un decimal de quince cifras y no como una fracción. Si una respuesta simplifica algo, el entrenador lo dice.',
  sampled: (way, hands, seed, error, unit) =>
    `«${way}» se estima con una muestra: ${hands} manos, repartidas desde la semilla «${seed}». El error típico es del ${error} ${ofThe(unit)}.`,
  twoMethods: 'Cada juego se cuenta con dos métodos.',
  howCompared: 'Cómo se comparan',
  workItOut: 'Para calcularlo de nuevo',
  dealerSide: '¿Estás al otro lado de la mesa?',
  howToDeal: (game) => `Cómo repartir ${game}`,
  dealerSideHas: ': la ronda en orden, qué decir y todos los pagos, para imprimir.',

  ofThe,
  overAllRounds: (unit) => `${ofThe(unit)}, en todas las rondas`,
  ofAllMoney: 'de todo lo que apuestas',
  edgeOf: (bet) => `Ventaja de la casa en ${bet}`,
  againstOwn: 'Frente a la cifra propia del juego',
  twiceError: 'El doble del error típico',
  allMoney: 'Todo lo que apuestas en una ronda media',
  shareOfRounds: 'Porcentaje de las rondas',
  shareEnding: (result) => `Porcentaje de las rondas que acabas ${RESULTS[result]}`,
  shareEndingAt: (net) => `Porcentaje de las rondas con un resultado de ${net}`,
  playedAs: (way) => `Jugando así: «${way}».`,
  otherRules: 'Con reglas distintas de las de esta página.',
  changeRules: 'Cambia las reglas y mira',
  lostAnHour: (basis) => `Lo que se pierde por hora de media, con ${basis}`,
  dollars: 'dólares',
  basis: (stake, unit, rounds, meter) =>
    meter === undefined
      ? `${stake} por ${wager(unit)} y ${rounds} rondas por hora`
      : `${stake} por ${wager(unit)}, ${rounds} rondas por hora y un bote de ${meter}`,
  anHourAt: (basis) => `{figure} por hora con ${basis}`,
  shareOfHands: 'Porcentaje de las manos iniciales',
  worthOnAverage: (hand) => `Valor medio de ${hand}, con todos los palos`,
  costsOnAverage: (hand) => `Coste medio con ${hand}, con todos los palos`,
  averageOfRounds: 'De media en todas las rondas',
  inCalculator: 'Esta mano en la calculadora',
  isWorth: (action) => `${action} vale`,
  costs: (action) => `${action} cuesta`,
  count: (action, fact, ways, deals) => `${action}: ${fact} en ${ways} de ${deals} repartos`,
  unimproved: 'Veces que gana al enseñar las cartas sin ayuda de la mesa',
  handPage: 'La página de esta mano',
  anyWinOf: 'Cualquier premio',
  dealsOf: (hand, ways, deals) => `${hand}: ${ways} de ${deals} repartos`,
  oneIn: (times) => `una de cada ${times}`,
  shareOfMeter: (players) => `Lo que recibe de media del bote quien gana, con ${players} jugadores`,
  evenMeter: 'El bote con el que la apuesta no pierde nada',
  betsOfMeter: 'apuestas',
  always: (action, rule) => `${action} siempre que decide esto: ${rule}`,
  againstRules: 'Frente a seguir las reglas.',
  decides: (rule) => `De las rondas: ${rule}`,
}
