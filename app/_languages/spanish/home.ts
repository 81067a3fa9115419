import type { Catalogue } from '../catalogue'

const ABOUT: Readonly<Record<string, string>> = {
  blackjack: 'El juego más jugado: acércate a veintiuno más que el crupier, sin pasarte.',
  'casino-holdem':
    'Dos cartas y el flop de una vez: paga dos veces tu ante para seguir o retírate. El crupier necesita una pareja de cuatros para calificar.',
  'mississippi-stud':
    'Tu mano contra una tabla de pagos: antes de cada una de las tres cartas comunitarias, apuesta de una a tres veces tu ante o retírate. Una pareja de seises te devuelve el dinero.',
  'pai-gow-poker':
    'Siete cartas en dos manos, dos delante y cinco detrás: gana con ambas al crupier, que coloca las suyas según unas reglas fijas, las de la casa.',
  'texas-21':
    'Blackjack de seis barajas con un flop en la mesa: cuatro cartas más que todos ven antes de la primera jugada.',
  'texas-holdem-bonus':
    'Hold’em contra un crupier que siempre juega. Apuesta 2× para ver el flop. Luego puedes añadir 1× en el flop y 1× en el turn.',
  'three-card-poker':
    'Tres cartas contra las tres del crupier: juega o retírate, y gana la mano más alta. El crupier necesita carta alta dama para calificar.',
  'ultimate-texas-holdem':
    'Hold’em contra el crupier: sube 4× antes del flop, 2× en el flop o 1× en el river, pero solo una vez.',
  'xx-poker':
    'Tres cartas contra una tabla de pagos: antes de dos duelos puedes añadir a tu apuesta una sola vez, y los duelos la multiplican por dos o por cinco.',
}

export const home: Catalogue['home'] = {
  title: 'Descubre lo que cuesta cada decisión.',
  lead: 'Se reparte una mano, decides y ves el valor exacto de cada opción contra la casa: contado sobre todos los repartos posibles, en tu propio navegador. Después, el porqué y la prueba.',
  neverPlayed: '¿Nunca has jugado? Elige un juego y apréndelo en lecciones cortas.',
  games: 'Los juegos',
  aboutGame: (game, about) => ABOUT[game] ?? about,
  learn: 'Aprender',
  learnGame: (game) => `Aprender ${game}`,
  train: 'Entrenar',
  trainGame: (game) => `Entrenar ${game}`,
  calculator: 'Calculadora',
  calculatorOf: (game) => `Calculadora de ${game}`,
  guide: 'Guía',
  dailyHand: 'La mano del día',
  aboutDaily: 'Cada día, una decisión reñida, la misma para todos. Los juegos se turnan.',
  decideToday: 'Decidir la de hoy',
  howSure: 'Hasta qué punto son fiables las cifras',
  counted: 'Contado',
  countedText:
    'Cada carta que aún puede salir se reparte una vez. El valor esperado de una opción es su media en todos esos repartos: un cociente de enteros, sin muestreo y sin redondear antes de mostrarlo.',
  priced: 'Con precio',
  pricedText:
    'Una respuesta se califica por lo que pierde frente a la mejor: en apuestas base, y en dinero según el importe que fijes. Si dos opciones valen exactamente lo mismo, las dos son correctas.',
  checkable: 'Comprobable',
  checkableText:
    'Cada respuesta lleva sus recuentos, su fracción exacta, un enlace que la calcula de nuevo y una orden que hace lo mismo en la terminal de tu propio equipo.',

  gamesLead:
    'Estas cifras son exactas para las reglas habituales y el juego óptimo; en los juegos en que colocas cartas, para las reglas de la casa. Todos los juegos te cuestan dinero; cuánto, depende de las reglas y de tus decisiones.',
  youDecide: (...stages) => `Decides: ${stages.map((stage) => stage.toLowerCase()).join(', ')}.`,
  houseEdge: 'Ventaja de la casa',
  ofTheUnit: (unit) => (unit === 'ante' ? 'del ante' : `de la ${unit}`),
  elementOfRisk: 'Elemento de riesgo',
  ofAllYouBet: 'de todo lo que apuestas',
  allYouBet: 'Todo lo que apuestas',
  oneNeverMore: (unit) => `${unit === 'ante' ? 'Un' : 'Una'} ${unit}, nunca más`,
  averageBet: 'Apuesta media',
}
