import type { Catalogue } from '../catalogue'

export const ruleFields: Catalogue['ruleFields'] = {
  changed: (rules) => `${rules}, con cambios`,
  inUse: 'Las reglas en uso',
  choose: 'Reglas y tablas de pagos. Se reparte otra mano.',
  yours: 'Juegas con estas reglas.',
  makeYours: 'Jugar siempre con estas reglas',
  changedHere: 'Cambiado en este enlace:',
  yes: 'sí',
  no: 'no',
  sideTable: (rules, bet, table) => `${rules}, ${bet}: ${table}`,
  lostByFold: (rules, bet) => `${rules}, ${bet} se pierde al retirarte`,
  foldLoses: 'Si te retiras, la pierdes.',
  tablesOf: (bet) => `${bet} paga`,
  usualRules: 'Volver a las reglas habituales',
  close: 'Cerrar',

  toOne: (table, hand) => `${table}: ${hand}, a uno`,
  to1: 'a 1',
  for1: 'por 1',
  payTo: (pay, to) => `${pay} a ${to}`,
  knownTables: (table) => `${table}: tablas conocidas`,
  ownTable: 'Tu propia tabla',
  chooseOne: 'Elige una opción',

  noSideBet: 'Sin apuesta lateral',
  manySideBets: (count) => `${count} apuestas laterales`,
  sideBets: 'Apuestas laterales',
  onTheTable: 'Apuestas laterales. Se reparte otra mano con ellas.',
  stakeOn: (bet) => `Cantidad en ${bet}`,
  fixedStake: (amount) => `Siempre se apuestan ${amount}.`,
  noStake: 'Escribe una cantidad mayor que cero.',
  atMostBase: (amount) => `Esta apuesta no puede superar la apuesta principal: como máximo, ${amount}.`,
  paysTable: (table) => `Paga ${table}.`,
  examplePrizes: 'Los premios son un ejemplo: ningún casino los publica todos.',
  withExamplePrizes: (bet) => `${bet} (premios de ejemplo)`,
  refusedFixed: (bet, was, now) =>
    `El enlace pone ${was} en ${bet}. En la mesa esa apuesta siempre es de ${now}: tu próxima mano la tendrá así.`,
  refusedOver: (bet, was, now) =>
    `El enlace pone ${was} en ${bet}. En la mesa esa apuesta no puede superar la principal: tu próxima mano tendrá ${now}.`,
}
