import type { Catalogue } from '../catalogue'

export const felt: Catalogue['felt'] = {
  table: 'La mesa',
  notPlaced: 'sin apostar',
  shuffling: 'Barajando…',
  needsScript: 'Las manos se reparten y se resuelven en tu navegador, así que esta página necesita JavaScript.',
  nothingHere: 'nada aquí',
  seenAndGone: 'Vistas y fuera de juego',
  neighborsCards: 'Las cartas de tus vecinos',
  othersCards: 'Las cartas de los demás jugadores',
  isFree: (game) => `${game}. Gratis y sin registro.`,
}
