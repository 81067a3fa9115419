import { type Card, cardOf, rankOfValue } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import {
  cardsOfDeal,
  type FirstHand,
  type Play,
  totalOf,
  UPCARDS,
  upcardName,
  upcardWords,
} from '@/lib/engines/blackjack/index'
import type { HandGroup, OwnPages } from '@/content/pages/hand-page'
import { orList } from '@/content/pages/said'

/* The first hands of blackjack as cards and in words, for every game whose pages they are. Light: a list of pages reads it. */

export const FIRST_HAND_GROUPS = [
  { id: 'hard', name: 'Hard totals' },
  { id: 'soft', name: 'Soft totals' },
  { id: 'pair', name: 'Pairs' },
] as const satisfies readonly HandGroup[]

/** The two cards that are drawn, and the dealer’s, each of its own suit. */
export function cardsOfFirstHand({ deals, upcard }: FirstHand): {
  readonly hand: readonly Card[]
  readonly upcard: readonly Card[]
} {
  const [a, b, shown] = [...cardsOfDeal(deals[0]!), upcard].map((value, suit) => cardOf(rankOfValue(value), suit))
  return { hand: [a!, b!], upcard: [shown!] }
}

export const totalOfFirstHand = ({ deals }: FirstHand): { readonly total: number; readonly soft: boolean } =>
  totalOf(cardsOfDeal(deals[0]!))

/** A card’s value as a word: “ace”, “ten”. */
export const valueWord = (value: number, count = 1): string => rankInWords(rankOfValue(value), count)

/** “nine-seven” of `97 v T`. */
export const dealCards = (deal: string): string =>
  cardsOfDeal(deal)
    .map((value) => valueWord(value))
    .join('-')

/** “10”, “ace”: as people type it. */
export const typedValue = (value: number): string => (value === 1 ? 'ace' : String(value))

/** “A-7”: as people type it. */
export const typedCards = ({ deals }: FirstHand): string =>
  cardsOfDeal(deals[0]!)
    .map((value) => (value === 1 ? 'A' : String(value)))
    .join('-')

/** The cell of the chart that a trainer asks about. */
export const cellSkill = ({ kind, number, upcard }: FirstHand): string =>
  `${kind} ${kind === 'pair' ? upcardName(number) : number} v ${upcardName(upcard)}`

// ——— Up cards that follow one another and ask for the same play ————————————————————————————————————————————————————

export interface Run {
  readonly play: Play
  /** Low to high, the ace last. */
  readonly upcards: readonly number[]
}

export function runsOf(playAgainst: (upcard: number) => Play): readonly Run[] {
  const runs: { play: Play; upcards: number[] }[] = []
  for (const upcard of UPCARDS) {
    const play = playAgainst(upcard)
    const run = runs.at(-1)
    if (run?.play === play) run.upcards.push(upcard)
    else runs.push({ play, upcards: [upcard] })
  }
  return runs
}

/** “against a two or a three”, “against a seven to an ace” */
export const runsText = ({ upcards }: Run): string =>
  `against ${upcards.length <= 3 ? orList(upcards.map(upcardWords)) : `${upcardWords(upcards[0]!)} to ${upcardWords(upcards.at(-1)!)}`}`

const isPair = (slug: string): boolean => /^(\d+-\d+|aces)-/.test(slug)

/**
 * Hands that are played as another one: fifteen as sixteen, only further from a stand; thirteen as twelve; twos as threes, and sixes as sevens, but
 * against fewer cards. Soft thirteen to sixteen are doubled against the dealer’s weakest cards, the higher ones against a card more.
 */
const PLAYED_AS: Readonly<Record<string, string>> = {
  '15': '16',
  '13': '12',
  'soft-14': 'soft-13',
  'soft-15': 'soft-13',
  'soft-16': 'soft-13',
  '2-2': '3-3',
  '6-6': '7-7',
}

/** The hands that are played alike, by the slug of one of them. */
export function classOfFirstHand(slug: string): string {
  const hand = slug.replace(/-against-.*/, '')
  return PLAYED_AS[hand] ?? hand
}

/** Which first hands have a page. One or two bets are at stake, and not six. */
export const FIRST_HANDS_WITH_A_PAGE: OwnPages = {
  classOf: classOfFirstHand,
  asked: ['16-against-10', '12-against-3', '11-against-ace', 'soft-18-against-9', '8-8-against-10', '10-10-against-6'],
  close: 0.05,
  splitsByPlay: (slug) => !isPair(slug),
}
