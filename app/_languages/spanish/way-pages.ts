import type { Catalogue } from '../catalogue'

export const wayPages: Catalogue['wayPages'] = {
  title: 'Reglas de la casa de Pai Gow Poker',
  lead: (hands) =>
    `En Pai Gow Poker el crupier no elige: las reglas de la casa dicen cómo se coloca cada mano de siete cartas. Son una lista de cláusulas, y decide la primera que cubre la mano. Aquí cada una está calculada sobre las ${hands} manos posibles.`,
  drill: 'Practicar unas reglas',
  writeOwn: 'Escribir las tuyas',
  whyOne: 'Por qué existen',
  theWays: 'Las reglas',
  clauses: (count) => `${count} cláusulas.`,
  howFarApart: 'Cuánto se diferencian',
  aboutApart:
    'La proporción exacta de todas las manos que dos casas colocan de modo distinto. Cada cifra lleva a donde se separan, cláusula por cláusula.',
  apartTable: 'Proporción de manos colocadas de modo distinto',
  houseWay: 'Reglas de la casa',
  comeTo: 'Qué resultado dan',
  aboutComeTo: (commission) =>
    `Las mismas reglas a ambos lados de la mesa, contando todos los repartos, con ${commission} de comisión. La última columna es lo que la mejor colocación de cada mano añadiría para el jugador: una estimación con su error estándar, sumada cláusula por cláusula a partir de manos repartidas para esta página. La estimación de la guía, sobre rondas enteras, es de otra muestra, y las dos no difieren más que eso.`,
  comeToTable: 'Las reglas de la casa contra sí mismas',
  playerWins: 'Gana el jugador',
  push: 'Empate',
  playerLoses: 'Pierde el jugador',
  houseEdge: 'Ventaja de la casa',
  bestGains: 'Mejora posible',
  noneFound: 'ninguna hallada',

  both: (first, second) => `${first} y ${second}`,
  partIn: (share, hands, all, count, places) =>
    `Colocan de modo distinto el ${share} de todas las manos: ${hands} de ${all}, en ${count === 1 ? 'un solo caso' : `${places} casos`}. Todas las demás se colocan igual, se llamen como se llamen las cláusulas.`,
  otherWayRound: 'En el otro orden',
  ofAllHands: (hands) => `de todas las manos: ${hands}`,
}
