import type { Catalogue } from '../catalogue'

export const bestOdds: Catalogue['bestOdds'] = {
  title: 'Las mejores probabilidades en las mesas del casino',
  lead: 'Todos los juegos y apuestas laterales que resolvemos, con su tabla habitual, primero lo más barato. Pulsa un encabezado para ordenar por él.',
  caption: 'Todos los juegos y apuestas laterales que resolvemos, con su tabla habitual',
  bet: 'Apuesta',
  houseEdge: 'Ventaja de la casa',
  elementOfRisk: 'Elemento de riesgo',
  hour: 'Coste por hora',
  range: 'Tablas conocidas',
  wholeGame: 'juego entero, mejor estrategia',
  byHouseWay: (best) => `juego entero, con las reglas de la casa; ${best} con la mejor estrategia`,
  sideBet: (game) => `${game}, apuesta lateral`,
  fixedBet: (game, stake) => `${game}, apuesta lateral, siempre de ${stake}`,
  againstAce: (game, rounds, stake) => `${game}, solo contra un as: una ronda de cada ${rounds}, ${stake} cada vez`,
  hourAt: (stake) =>
    `Los costes por hora son con apuestas de ${stake}, salvo que la línea de la apuesta diga otra cosa.`,
  fromTo: (best, worst) => `del ${best} al ${worst}`,
  reading: 'Cómo se lee',
  ofEdge:
    'La ventaja de la casa es lo que cuesta una ronda media, como parte de la apuesta inicial. Supone que juegas cada mano de la mejor manera, o como dice la línea de la apuesta.',
  ofRisk:
    'El elemento de riesgo es el mismo coste como parte de todo el dinero que apuestas. Donde subes después de empezar, es la comparación más justa.',
  ofHour:
    'El coste por hora es con tu apuesta y el ritmo habitual del juego, o con tu propio ritmo si lo has puesto. Un juego lento con más ventaja puede costar menos. El seguro cuesta eso si lo tomas siempre.',
  ofRange:
    'Los casinos usan más de una tabla para casi todas las apuestas. La última columna da la ventaja en la mejor y en la peor que conocemos.',
  unlisted: (game) => `Falta: {bet} (${game}). No conocemos su tabla de pagos completa en ningún casino.`,
  inOneList: 'Ver todos los juegos y apuestas laterales que resolvemos en una lista, primero lo más barato',
  tables: 'Ver todas las tablas conocidas',
  compare: 'Comparar la varianza, el dinero que hay que llevar y la dificultad de cada juego',
}
