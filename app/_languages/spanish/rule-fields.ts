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
  usualRules: 'Volver a las reglas habituales',
  close: 'Cerrar',

  toOne: (table, hand) => `${table}: ${hand}, a uno`,
  to1: 'a 1',
  knownTables: (table) => `${table}: tablas conocidas`,
  ownTable: 'Tu propia tabla',
  chooseOne: 'Elige una opción',

  noSideBet: 'Sin apuesta lateral',
  manySideBets: (count) => `${count} apuestas laterales`,
  sideBets: 'Apuestas laterales',
  onTheTable: (amount) => `Apuestas laterales en la mesa, ${amount} cada una. Se reparte otra mano con ellas.`,
}
