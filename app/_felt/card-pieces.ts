import { type Card, parseCard } from '@/lib/cards/card'

/** What a text of cards holds: the cards, and the pieces that are none. `null` is a place left empty. */
export interface Pieces {
  readonly cards: readonly (Card | null)[]
  readonly strange: readonly string[]
}

const BETWEEN = /[\s,;.+|/_-]+/
const CARD_LENGTHS = [3, 2] as const

/** The card a text begins with, and how many characters it takes: `10h` is three, `Th` two. */
function firstCard(text: string): { readonly card: Card; readonly length: number } | null {
  const joker = /^(joker|jk)/i.exec(text)?.[0]
  for (const length of joker ? [joker.length] : CARD_LENGTHS) {
    const read = parseCard(text.slice(0, length))
    if (read.ok && text.length >= length)
      return { card: read.value, length: text[length] === '\uFE0F' ? length + 1 : length }
  }
  return null
}

/** Reads a run of cards and goes on after what it cannot read, so that one slip does not hide the rest. `x` is an empty place where `holes`. */
export function readPieces(text: string, holes = false): Pieces {
  const cards: (Card | null)[] = []
  const strange: string[] = []
  for (let piece of text.split(BETWEEN)) {
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

/** A last piece that a suit would make a card: `A` in `KsA`, while it is being typed. */
export const isUnfinished = (strange: string): boolean => /^(10|[2-9tjqka1])$/i.test(strange)
