import type { Catalogue } from '../catalogue'

export const cards: Catalogue['cards'] = {
  faceDown: 'boca abajo',
  noCard: 'todavía sin carta',
  noCards: 'todavía sin cartas',
  cardsFaceDown: (count, written) => `${written} ${count === 1 ? 'carta' : 'cartas'} boca abajo`,

  byNumber: (number) => `carta ${number}`,
  takeBack: (card) => `Devolver a la mano: ${card}`,
  goesTo: (card, into) => `${card}, ${into}`,
  undo: 'Deshacer',
  clear: 'Vaciar',
  confirm: 'Confirmar',
  space: 'espacio',

  joker: 'Comodín',
  used: (card) => `${card}, ya usada`,
  left: (card, count) => (count === 1 ? `${card}, queda 1` : `${card}, quedan ${count}`),
}
