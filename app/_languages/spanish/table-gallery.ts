import type { Catalogue } from '../catalogue'

export const tableGallery: Catalogue['tableGallery'] = {
  title: 'Tablas de pagos',
  lead: 'El mismo juego cuesta más en una mesa que en otra: se recorta un pago, se cambia una regla. Aquí están las tablas encontradas en casinos y algunas más para comparar, cada una con el juego resuelto entero, de la más barata a la más cara. Abre una, mueve sus pagos y mira cómo el juego se resuelve de nuevo.',
  games: 'Los juegos de esta página',
  basis:
    'El coste por hora usa el ritmo habitual de cada juego, salvo que pongas el tuyo. Las tablas que solo están para comparar lo dicen y no se cuentan.',
  perBet: (stake, pace) => `${stake} por apuesta, ${pace} rondas por hora`,
  usual: (name) => `¿Qué tal es la tabla habitual, «${name}»?`,
  oneTable: (edge) => `una tabla, ${edge}`,
  tables: (count, best, worst) => `${count} tablas, del ${best} al ${worst}`,

  caption: (bet) => `${bet}: tablas conocidas, primero la de menor ventaja de la casa`,
  table: 'Tabla',
  houseEdge: 'Ventaja de la casa',
  elementOfRisk: 'Elemento de riesgo',
  costAnHour: 'Coste por hora',
  waysOn: 'Enlaces',
  riskAndHour: '{risk} de todo lo que apuestas, {cost} por hora',
  hour: '{cost} por hora',
  inFull: 'Al detalle',
  open: 'Abrir',
  train: 'Entrenar',
  allAbout: (table, game) => `Todo sobre ${table}, ${game}`,
  openTable: (table, game) => `Abrir ${table}, ${game}`,
  trainWith: (table, game) => `Entrenar con ${table}, ${game}`,
}
