import { cards as cardWords } from '@/app/_languages/words'
import { Fragment } from 'react'
import { parseCard, suitOf } from '@/lib/cards/card'
import { Suit } from './suit'
import { lowerFirst } from '@/lib/text'

/* Cards in names and sentences, as games write them: K♠, 10♦. */

const CARDS = /((?:10|[2-9TJQKA])[♠♥♦♣])/
const EVERY_CARD = new RegExp(CARDS, 'g')

/** Whether a text contains cards. */
export const hasCards = (text: string): boolean => CARDS.test(text)

/** A name for the middle of a sentence: “raise 4×”. A name that begins with a card keeps its capital. */
export const inSentence = (name: string): string => lowerFirst(name)

/** Text for screen readers: “K♠ Q♦ in front” becomes “king of spades, queen of diamonds in front”. */
export const spokenCards = (text: string): string =>
  text.replace(/((?:10|[2-9TJQKA])[♠♥♦♣]) (?=(?:10|[2-9TJQKA])[♠♥♦♣])/g, '$1, ').replace(EVERY_CARD, (card) => {
    const read = parseCard(card)
    return read.ok ? cardWords.card(read.value) : card
  })

/**
 * Text with cards: suits are drawn in color, and screen readers hear each card as words. Each card stands once in the
 * document, as written, so that a copied sentence is what was read. A card before another is heard with a comma.
 */
export function CardsInText({ children }: { readonly children: string }) {
  const pieces = children.split(CARDS)
  if (pieces.length === 1) return children
  return pieces.map((piece, i) => {
    const read = i % 2 === 1 ? parseCard(piece) : null
    if (!read?.ok) return <Fragment key={i}>{piece}</Fragment>
    const isBeforeCard = pieces[i + 1] === ' ' && i + 2 < pieces.length
    return (
      <span
        key={i}
        role="img"
        aria-label={`${cardWords.card(read.value)}${isBeforeCard ? ',' : ''}`}
        className="whitespace-nowrap"
      >
        {piece.slice(0, -1).replace('T', '10')}
        <span className="suit-letter">{piece.slice(-1)}</span>
        <Suit suit={suitOf(read.value)} className={`suit-in-text suit-ink-${suitOf(read.value)}`} />
      </span>
    )
  })
}
