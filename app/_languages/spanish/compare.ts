import type { Catalogue } from '../catalogue'

export const compare: Catalogue['compare'] = {
  title: 'Juegos comparados',
  lead: (wild, most, calm, least) =>
    `El que más oscila es ${wild}: su desviación típica es de ${most} por ronda. El que menos, ${calm}, con ${least}. Las ventajas de la casa están en {odds}.`,
  odds: 'las mejores probabilidades',
  game: 'Juego',
  pairs: 'Juego contra juego',
  pair: (first, second) => `${first} o ${second}`,
  which: (first, second) => `¿${first} o ${second}?`,

  variance: 'Varianza por juego',
  varianceLead:
    'En apuestas: el ante, o la apuesta con la que empiezas. La oscilación de una hora es la desviación típica de tu resultado, con tu apuesta y al ritmo del juego.',
  calmestFirst: 'Todos los juegos, primero el más tranquilo',
  roundDeviation: 'Desviación típica por ronda',
  varianceOf: 'Varianza',
  swing: 'Oscilación en una hora',
  ahead: 'Ir ganando tras dos horas',
  lasts: (sure) => `Dinero para dos horas (al ${sure})`,
  bets: (count) => `${count} apuestas`,

  skill: 'La ventaja tal como se juega de verdad',
  skillLead:
    '«Con pocas reglas» es la mejor estrategia de seis reglas como mucho. «Peor costumbre» es la forma de jugar más cara a la que hemos puesto precio, si alguna cuesta más que esas reglas. Las manos son las que necesita {beginner} en el curso.',
  beginner: 'un principiante simulado',
  easiestFirst: 'Todos los juegos, primero el más fácil',
  best: 'Juego óptimo',
  few: 'Con pocas reglas',
  worst: 'Peor costumbre',
  rulesToLearn: 'Reglas que aprender',
  courseHands: 'Manos del curso',
  rules: (count) => (count === '1' ? '1 regla' : `${count} reglas`),
  bestHour: 'Una hora con el juego óptimo cuesta:',

  sideBySide: 'Uno al lado del otro',
  sideBySideLead: (byHouseWay) =>
    `Con reglas habituales y juego óptimo${byHouseWay === undefined ? '' : `; en ${byHouseWay}, cada mano colocada por las reglas de la casa`}. {practice} es la que necesita un principiante simulado.`,
  practice: 'La práctica',
  figuresOfBoth: 'Las cifras de los dos juegos',
  figure: 'Cifra',
  roundsAnHour: 'Rondas por hora',
  averageBet: 'Apuesta media',
  deviation: 'Desviación típica',
  won: 'Rondas ganadas',
  even: 'Rondas sin ganar ni perder',
  mostWon: 'Mayor ganancia',
  hands: 'Manos de práctica',
  byTable: 'Ventaja según la mesa',
  fromTo: (best, worst) => `${best} a ${worst}`,

  play: 'Cómo se juegan',
  rulesFor: (count, edge) => `${count === '1' ? '1 regla' : `${count} reglas`}, para una ventaja del ${edge}`,
  guide: 'Guía',
  train: 'Entrenar',
  bankroll: 'Dinero que llevar',

  ways: 'Si no juegas perfecto',
  waysLead: 'De menor a mayor ventaja, con la apuesta y el ritmo de arriba.',
  waysTable: 'La ventaja de la casa según cómo se juega',
  way: 'Forma de jugar',
  anHour: 'Por hora',

  pace: (fast, more, slow, less) => `En ${fast} se reparten ${more} rondas por hora; en ${slow}, ${less}.`,
  sameHour: (hour, stake) => `Cuestan lo mismo: ${hour} por hora con apuestas de ${stake}.`,
  cheaper: (cheap, dear, isLittle, hour, stake, dearHour) =>
    `${cheap} es ${isLittle ? 'algo más barato' : 'más barato'} que ${dear}: ${hour} por hora con apuestas de ${stake}, frente a ${dearHour}.`,
  sameEdge: (edge) => `La ventaja de la casa es la misma, el ${edge}.`,
  firstBet: (cheap, less, dear, more) =>
    `De la primera apuesta la casa se queda con el ${less} en ${cheap} y con el ${more} en ${dear}.`,
  allMoneyToo: (cheap) => `De todo el dinero apostado también se queda con menos en ${cheap}.`,
  allMoneyBut: (dear, less, cheap, more) =>
    less === more
      ? `De todo el dinero apostado se queda más o menos con el ${less} en los dos.`
      : `De todo el dinero apostado se queda con menos en ${dear}: el ${less}, frente al ${more} en ${cheap}.`,
  sameSwing: 'Los dos oscilan lo mismo.',
  swings: (wild, times, calm, more, less) =>
    `${wild} oscila ${times} veces lo que ${calm}. Para dos horas de ${wild} lleva ${more} apuestas; para ${calm}, ${less}.`,
  sameLearning: 'Los dos son más o menos igual de difíciles de jugar bien.',
  easier: (easy, fewer, easyCost, hard, more, hardCost) =>
    `${easy} se aprende antes que ${hard}: ${fewer} manos de nuestro curso, frente a ${more}. Con pocas reglas ${easy} cuesta un ${easyCost} más que el juego óptimo, y ${hard}, un ${hardCost}.`,
}
