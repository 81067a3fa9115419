import { ACE, type Card, cardOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { HandGroup, HandPage, HandPages } from '@/content/pages/hand-page'
import {
  cardsOfDeal,
  FIRST_HANDS,
  type FirstHand,
  firstHandName,
  firstHandSlug,
  isAskedHand,
  upcardName,
} from '@/lib/engines/blackjack/index'

/* The pages of blackjack: first hands against every up card, but for those that everybody plays right. */

const GROUPS = [
  { id: 'hard', name: 'Hard totals' },
  { id: 'soft', name: 'Soft totals' },
  { id: 'pair', name: 'Pairs' },
] as const satisfies readonly HandGroup[]

const cardWith = (value: number, suit: number): Card => cardOf(value === 1 ? ACE : value - 2, suit)

/** The two cards that are drawn, and the dealer’s. */
function cardsOf({ deals, upcard }: FirstHand): { readonly hand: readonly Card[]; readonly upcard: readonly Card[] } {
  const [a, b] = cardsOfDeal(deals[0]!)
  return { hand: [cardWith(a, 0), cardWith(b, 1)], upcard: [cardWith(upcard, 2)] }
}

/** “10”, “ace”: as people type it. */
const typed = (value: number): string => (value === 1 ? 'ace' : String(value))
const plural = (value: number): string => rankInWords(value === 1 ? 12 : value - 2, 2)

const typedHand = ({ kind, number }: FirstHand): string =>
  kind === 'pair' ? (number === 1 ? 'A-A' : `${number}-${number}`) : `${kind === 'hard' ? 'Hard' : 'Soft'} ${number}`

/** What people ask about a hand. */
function asked({ kind, number, upcard }: FirstHand): string {
  if (kind === 'pair') return number >= 9 ? 'split or stand?' : number === 5 ? 'double or hit?' : 'split or hit?'
  if (kind === 'soft') return number >= 18 ? 'stand or double?' : 'hit or double?'
  if (number <= 11) return 'hit or double?'
  return number >= 15 && number <= 17 && (upcard >= 9 || upcard === 1) ? 'hit, stand or surrender?' : 'hit or stand?'
}

/** `16 vs 10`, `A-7 against 9`, `split 8s against 10`: as people type it. */
function alsoOf(hand: FirstHand): readonly string[] {
  const { kind, number, upcard, deals } = hand
  const against = typed(upcard)
  const cards = cardsOfDeal(deals[0]!)
    .map((value) => (value === 1 ? 'A' : String(value)))
    .join('-')
  if (kind === 'hard') return [`${number} vs ${against}`, `${number} against ${against}`]
  if (kind === 'soft') return [`soft ${number} vs ${against}`, `${cards} vs ${against}`]
  return [`${cards} vs ${against}`, `pair of ${plural(number)} vs ${against}`, `split ${plural(number)} vs ${against}`]
}

/** The cell that the trainer asks: tens are one skill against every card. */
const skillOf = ({ kind, number, upcard }: FirstHand): string =>
  kind === 'pair' && number === 10
    ? 'pair T'
    : `${kind} ${kind === 'pair' ? upcardName(number) : number} v ${upcardName(upcard)}`

function pageOf(hand: FirstHand): HandPage {
  const cards = cardsOf(hand)
  return {
    slug: firstHandSlug(hand),
    name: firstHandName(hand),
    title: `${typedHand(hand)} vs ${typed(hand.upcard)} in blackjack: ${asked(hand)}`,
    also: alsoOf(hand),
    group: hand.kind,
    cards: [
      { name: 'Your hand', cards: cards.hand },
      { name: 'The dealer’s card', cards: cards.upcard },
    ],
    spot: cards,
    skills: [skillOf(hand)],
  }
}

export const list: HandPages = {
  name: 'Every first hand against every up card',
  about:
    'Hard totals, soft totals and pairs against each card the dealer can show: what each play is worth, how the rounds end, and which rules change the play.',
  groups: GROUPS,
  pages: FIRST_HANDS.filter(isAskedHand).map(pageOf),
}
