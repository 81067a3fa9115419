import type { Catalogue } from '../catalogue'

const ABOUT: Readonly<Record<string, string>> = {
  'casino-holdem':
    'Dos cartas y el flop de una vez: iguala con dos antes o retírate, y el crupier necesita una pareja de cuatros.',
  'pai-gow-poker':
    'Siete cartas en dos manos, dos delante y cinco detrás: gana con ambas al crupier, que las coloca según las reglas de la casa.',
  'texas-21':
    'Blackjack de seis barajas con un flop en la mesa: cuatro cartas más que todos ven antes de la primera jugada.',
  'texas-holdem-bonus':
    'Hold’em contra un crupier que no necesita nada: dos antes antes del flop, uno en el flop y uno en el turn, cada uno apostado o no.',
  'three-card-poker': 'Tres cartas contra las tres del crupier: juega o retírate, y el crupier necesita una dama alta.',
  'ultimate-texas-holdem':
    'Hold’em contra el crupier: sube cuatro antes antes del flop, dos en el flop o uno en el river, pero solo una vez.',
  'xx-poker':
    'Tres cartas contra una tabla de pagos: antes de dos duelos puedes añadir a tu apuesta una sola vez, y los duelos la llevan al doble y a cinco veces.',
}

export const home: Catalogue['home'] = {
  title: 'Descubre lo que cuesta cada decisión.',
  lead: 'Se reparte una mano, decides y ves el valor exacto de cada opción contra la casa: contado sobre todos los repartos posibles, en tu propio navegador. Después, el porqué y la prueba.',
  games: 'Los juegos',
  aboutGame: (game, about) => ABOUT[game] ?? about,
  train: 'Entrenar',
  trainGame: (game) => `Entrenar ${game}`,
  calculator: 'Calculadora',
  calculatorOf: (game) => `Calculadora de ${game}`,
  guide: 'Guía',
  dailyHand: 'La mano del día',
  aboutDaily: 'Una decisión reñida al día, la misma para todos. Los juegos se turnan.',
  decideToday: 'Decidir la de hoy',
  howSure: 'Qué seguros son los números',
  counted: 'Contado',
  countedText:
    'Cada carta que aún puede salir se reparte una vez. El valor esperado de una opción es la suma de todos esos repartos: un entero entre un entero, sin muestreo y sin redondear antes de mostrarlo.',
  priced: 'Con precio',
  pricedText:
    'Una respuesta se califica por lo que pierde frente a la mejor: en apuestas base, y en dinero según el importe que fijes. Un empate exacto cuenta como dos aciertos.',
  checkable: 'Comprobable',
  checkableText:
    'Cada respuesta lleva sus recuentos, su fracción exacta, un enlace que la calcula de nuevo y una orden que hace lo mismo en la terminal de tu propio equipo.',

  gamesLead:
    'Cada uno está resuelto por completo, con sus reglas habituales y el mejor juego. Todos le cuestan dinero al jugador; cuánto, depende de las reglas y de las decisiones.',
  youDecide: (...stages) => `Decides: ${stages.map((stage) => stage.toLowerCase()).join(', ')}.`,
  houseEdge: 'Ventaja de la casa',
  ofTheUnit: (unit) => (unit === 'ante' ? 'del ante' : `de la ${unit}`),
  elementOfRisk: 'Elemento de riesgo',
  ofAllYouBet: 'de todo lo que apuestas',
  allYouBet: 'Todo lo que apuestas',
  oneNeverMore: (unit) => `${unit === 'ante' ? 'Un' : 'Una'} ${unit}, nunca más`,
  averageBet: 'Apuesta media',
}
