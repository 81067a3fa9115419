import type { Catalogue } from '../catalogue'

export const home: Catalogue['home'] = {
  title: 'Descubre lo que cuesta cada decisión.',
  lead: 'Se reparte una mano, decides y ves el valor exacto de cada opción contra la casa: contado sobre todos los repartos posibles, en tu propio navegador. Después, el porqué y la prueba.',
  neverPlayed: '¿Nunca has jugado? Elige un juego y apréndelo en lecciones cortas.',
  games: 'Los juegos',
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
