import type { Catalogue } from '../catalogue'

export const felt: Catalogue['felt'] = {
  table: 'La mesa',
  notPlaced: 'sin apostar',
  nothingHere: 'nada aquí',
  seenAndGone: 'Vistas y fuera de juego',
  isFree: (game) => `${game}. Sin registro y sin pagar nada.`,
}
