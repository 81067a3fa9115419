import { cardOf, JOKER, makeCard, RANKS, SUITS } from './card'

/* Cards as people write and paste them, rewritten as `parseCard` reads them. */

const RANK_WORDS: Readonly<Record<string, string>> = {
  ...{ ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: 'T', nine: '9', eight: '8', seven: '7', six: '6', five: '5' },
  ...{ four: '4', three: '3', two: '2', deuce: '2' },
  ...{ as: 'A', rey: 'K', reina: 'Q', dama: 'Q', jota: 'J', diez: 'T', nueve: '9', ocho: '8', siete: '7', seis: '6' },
  ...{ cinco: '5', cuatro: '4', tres: '3', dos: '2' },
}
const SUIT_WORDS: Readonly<Record<string, string>> = {
  ...{ spade: 's', heart: 'h', diamond: 'd', club: 'c' },
  ...{ pica: 's', corazón: 'h', corazon: 'h', corazone: 'h', diamante: 'd' },
  ...{ trébol: 'c', trebol: 'c', trébole: 'c', trebole: 'c' },
}

/** “King of spades”, “K of spades”, “rey de picas”. */
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(RANK_WORDS).join('|')}|10|[2-9tjqka])\\s+(?:of|de)\\s+(${Object.keys(SUIT_WORDS).join('|')})s?(?!\\p{L})`,
  'giu',
)

/** “sK”, “♠K”, “d10h5”: a word of cards with the suit first. No rank is a suit’s letter, so it has no other meaning. */
const SUIT_FIRST = /(?<![^\s,;|/])(?:[shdc♠♥♦♣♤♡♢♧]\uFE0F?(?:10|[2-9tjqka]))+(?![^\s,;|/])/giu
const SUIT_AND_RANK = /([shdc♠♥♦♣♤♡♢♧])\uFE0F?(10|[2-9tjqka])/giu

/** Unicode’s pictures of cards: an ace in each suit’s block of 16, then 2 to jack, a knight, queen and king. */
const FIRST_PICTURE = 0x1f0a0
const PICTURE = /[\u{1F0A1}-\u{1F0DF}]/gu
const ORDER_IN_BLOCK = 'A23456789TJ\u{0}QK'

function pictured(picture: string): string {
  const at = picture.codePointAt(0)! - FIRST_PICTURE
  const [suit, place] = [at >> 4, at & 15]
  // The last of a block is a joker in all blocks but the first.
  if (place === 15) return suit === 0 ? picture : ` ${makeCard(JOKER)} `
  const rank = RANKS.indexOf(ORDER_IN_BLOCK[place - 1] as (typeof RANKS)[number])
  return rank < 0 || suit >= SUITS.length ? picture : ` ${makeCard(cardOf(rank, suit))} `
}

/** The text with cards in words, with the suit first and in Unicode’s pictures as `Ks`. Anything else stays as it is. */
export const asWritten = (text: string): string =>
  text
    .replace(PICTURE, pictured)
    .replace(SPOKEN, (_, rank: string, suit: string) => {
      const letter = RANK_WORDS[rank.toLowerCase()] ?? rank
      return `${letter}${SUIT_WORDS[suit.toLowerCase()]!}`
    })
    .replace(SUIT_FIRST, (word) => word.replace(SUIT_AND_RANK, '$2$1'))
