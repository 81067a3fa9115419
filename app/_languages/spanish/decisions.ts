import type { Catalogue } from '../catalogue'

export const decisions: Catalogue['decisions'] = {
  wins: 'gana',
  loses: 'pierde',
  // What the server writes comes with a point.
  close: (amount) => `ajustada: a menos de ${amount.replace('.', ',')}`,
  paler: 'más pálido, más ajustada',
  byCards: 'depende de las cartas',
  alsoByCards: ', depende de las cartas',
  inShares: (first, others) => `${first}: en tantos flops de cada cien; en los demás, ${others.toLowerCase()}`,
  bestPlays: (rows, columns) => `: la mejor jugada de cada una. Filas: ${rows}. Columnas: ${columns}.`,
  cell: (hand, play) => `${hand}: ${play}`,
  closeCell: (hand, play, amount) => `${hand}: ${play}, ajustada: ${amount}`,
}
