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
import PLAYS from '@/content/blackjack/plays.json' with { type: 'json' }
import type { HandGroup, OwnPages } from '@/content/pages/hand-page'
import { orList } from '@/content/pages/said'

/*
 * The first hands of blackjack as cards and in words, for every game with such pages. Lists of pages import this file,
 * so it is small.
 */

export const FIRST_HAND_GROUPS = [
  { id: 'hard', name: 'Hard totals' },
  { id: 'soft', name: 'Soft totals' },
  { id: 'pair', name: 'Pairs' },
] as const satisfies readonly HandGroup[]

/** The two cards shown and the dealer’s card, each of a different suit. */
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

/** “nine-seven” for `97 v T`. */
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

/** The order in which people ask about plays. */
const ASKED_ORDER: readonly Play[] = ['split', 'hit', 'stand', 'double', 'surrender']

/**
 * The plays in the title of a hand’s page: those that are best under the usual rules or under others that casinos have,
 * and the usual rules’ second best. Empty for hands that everybody plays right.
 */
export function askedPlays(slug: string): readonly Play[] {
  const plays = (PLAYS as Readonly<Record<string, readonly string[] | undefined>>)[slug] ?? []
  return ASKED_ORDER.filter((play) => plays.includes(play))
}

/** The trainer's skill for a cell of the chart. */
export const cellSkill = ({ kind, number, upcard }: FirstHand): string =>
  `${kind} ${kind === 'pair' ? upcardName(number) : number} v ${upcardName(upcard)}`

// ——— Neighboring up cards with the same play ————————————————————————————————————————————————————————————————————————

export interface Run {
  readonly play: Play
  /** From low to high, the ace last. */
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
 * Hands that are played like another: 15 like 16, but further from standing; 13 like 12; twos like threes and sixes
 * like sevens, but against fewer cards. Soft 13 to 16 are doubled against the dealer’s weakest cards, the higher ones
 * against one more card.
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

/** The class of hands that are played alike, named by one of them. */
export function classOfFirstHand(slug: string): string {
  const hand = slug.replace(/-against-.*/, '')
  return PLAYED_AS[hand] ?? hand
}

/** Which first hands have a page. The limit for close decisions fits stakes of one or two bets. */
export const FIRST_HANDS_WITH_A_PAGE: OwnPages = {
  classOf: classOfFirstHand,
  asked: ['16-against-10', '12-against-3', '11-against-ace', 'soft-18-against-9', '8-8-against-10', '10-10-against-6'],
  close: 0.05,
  splitsByPlay: (slug) => !isPair(slug),
}
