import { words } from '@/lib/messages/words/es'
import type { Catalogue } from '../catalogue'

export const cards: Catalogue['cards'] = {
  card: words.card,
  rank: words.rank,
  faceDown: 'boca abajo',
  noCard: 'todavía sin carta',
  noCards: 'todavía sin cartas',
  cardsFaceDown: (count, written) => (count === 1 ? 'una carta boca abajo' : `${written} cartas boca abajo`),

  byNumber: (number) => `carta ${number}`,
  takeBack: (card) => `Devolver a la mano: ${card}`,
  goesTo: (card, into) => `${card}, ${into}`,
  undo: 'Deshacer',
  clear: 'Vaciar',
  confirm: 'Aceptar',
  space: 'espacio',

  joker: 'Comodín',
  used: (card) => `${card}, ya usada`,
  left: (card, count) => (count === 1 ? `${card}, queda 1` : `${card}, quedan ${count}`),
}
