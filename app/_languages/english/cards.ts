import { area } from '../area'

/** Cards for the ear, and cards that are chosen and moved. What a card is called the engine says. */
export const cards = area('cards', {
  faceDown: 'face down',
  noCard: 'no card yet',
  noCards: 'no cards yet',
  cardsFaceDown: (count: number, written: string) => `${written} ${count === 1 ? 'card' : 'cards'} face down`,

  // ——— Moved on the felt
  byNumber: (number: number) => `card ${number}`,
  takeBack: (card: string) => `Take the ${card} back`,
  goesTo: (card: string, into: string) => `${card}, ${into}`,
  undo: 'Undo',
  clear: 'Clear',
  confirm: 'Confirm',
  space: 'space',

  // ——— Chosen from the deck
  joker: 'Joker',
  used: (card: string) => `${card}, used`,
  left: (card: string, count: number) => `${card}, ${count} left`,
})
