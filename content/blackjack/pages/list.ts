import {
  askedPlays,
  cardsOfFirstHand,
  cellSkill,
  FIRST_HAND_GROUPS,
  FIRST_HANDS_WITH_A_PAGE,
  typedCards,
  typedValue,
  valueWord,
} from '@/content/pages/first-hand-words'
import type { HandPage, HandPages } from '@/content/pages/hand-page'
import { orList } from '@/content/pages/said'
import { FIRST_HANDS, type FirstHand, firstHandName, firstHandSlug, isAskedHand } from '@/lib/engines/blackjack/index'

/* The pages of blackjack: first hands against every up card, without those that everybody plays right. */

const typedHand = ({ kind, number }: FirstHand): string =>
  kind === 'pair' ? (number === 1 ? 'A-A' : `${number}-${number}`) : `${kind === 'hard' ? 'Hard' : 'Soft'} ${number}`

/** The question that people ask about a hand: `hit, stand or surrender?`. */
const asked = (hand: FirstHand): string => `${orList(askedPlays(firstHandSlug(hand)))}?`

/** `16 vs 10`, `A-7 against 9`, `split 8s against 10`: as people type it. */
function alsoOf(hand: FirstHand): readonly string[] {
  const { kind, number, upcard } = hand
  const against = typedValue(upcard)
  if (kind === 'hard') return [`${number} vs ${against}`, `${number} against ${against}`]
  if (kind === 'soft') return [`soft ${number} vs ${against}`, `${typedCards(hand)} vs ${against}`]
  return [
    `${typedCards(hand)} vs ${against}`,
    `pair of ${valueWord(number, 2)} vs ${against}`,
    `split ${valueWord(number, 2)} vs ${against}`,
  ]
}

/** The trainer's skill of a hand: a pair of tens is one skill against all cards. */
const skillOf = (hand: FirstHand): string => (hand.kind === 'pair' && hand.number === 10 ? 'pair T' : cellSkill(hand))

function pageOf(hand: FirstHand): HandPage {
  const cards = cardsOfFirstHand(hand)
  return {
    slug: firstHandSlug(hand),
    name: firstHandName(hand),
    title: `${typedHand(hand)} vs ${typedValue(hand.upcard)} in blackjack: ${asked(hand)}`,
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
  own: FIRST_HANDS_WITH_A_PAGE,
  name: 'Every first hand against every up card',
  about:
    'Hard totals, soft totals and pairs against each card the dealer can show: what each play is worth, how the rounds end, and which rules change the play.',
  groups: FIRST_HAND_GROUPS,
  pages: FIRST_HANDS.filter(isAskedHand).map(pageOf),
}
