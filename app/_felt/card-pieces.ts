import { type Card, parseCard } from '@/lib/cards/card'
import { asWritten } from '@/lib/cards/typed'

/** A text split into cards and other pieces. `null` is an empty place. */
export interface Pieces {
  readonly cards: readonly (Card | null)[]
  readonly strange: readonly string[]
}

const BETWEEN = /[\s,;.+|/_-]+/
const CARD_LENGTHS = [3, 2] as const

/** The card at the start of a text, and its length in characters: `10h` has three, `Th` two. */
function firstCard(text: string): { readonly card: Card; readonly length: number } | null {
  const joker = /^(joker|jk)/i.exec(text)?.[0]
  for (const length of joker ? [joker.length] : CARD_LENGTHS) {
    const read = parseCard(text.slice(0, length))
    if (read.ok && text.length >= length)
      return { card: read.value, length: text[length] === '\uFE0F' ? length + 1 : length }
  }
  return null
}

/**
 * Reads several cards and continues after anything it can't read, so that one typo doesn't hide the rest. With `holes`,
 * `x` is an empty place. Cards may be in words, “king of spades”.
 */
export function readPieces(text: string, holes = false): Pieces {
  const cards: (Card | null)[] = []
  const strange: string[] = []
  for (let piece of asWritten(text).split(BETWEEN)) {
    while (piece !== '') {
      const found = firstCard(piece)
      const hole = holes && /^x/i.test(piece)
      if (found) cards.push(found.card)
      else if (hole) cards.push(null)
      else strange.push(piece)
      piece = found ? piece.slice(found.length) : hole ? piece.slice(1) : ''
    }
  }
  return { cards, strange }
}

/** Whether a last piece only lacks a suit, such as `A` in `KsA` while the user is typing. */
export const isUnfinished = (strange: string): boolean => /^(10|[2-9tjqka1])$/i.test(strange)
