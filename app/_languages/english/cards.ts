import { cardInWords, rankInWords } from '@/lib/cards/words'

/** Cards for the ear, and cards that are chosen and moved. */
export const cards = {
  /** “king of diamonds”, “joker” */
  card: cardInWords,
  /** “four”; “fours” for any count but one. */
  rank: rankInWords,
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
}
