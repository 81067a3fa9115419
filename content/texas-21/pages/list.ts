import { ACE, type Card, cardOf } from '@/lib/cards/card'
import type { HandGroup, HandPage, HandPages } from '@/content/pages/hand-page'
import {
  cardsOfDeal,
  FIRST_HANDS,
  type FirstHand,
  firstHandName,
  firstHandSlug,
  upcardName,
} from '@/lib/engines/blackjack/index'
import { capital } from '@/lib/text'
import { VARIANTS } from '@/lib/games/texas-21/rules'
import { FLOPS, skillStage } from '@/lib/games/texas-21/skills'

/* The pages of Texas 21: every first hand of the chart against every up card. */

const GROUPS = [
  { id: 'hard', name: 'Hard totals' },
  { id: 'soft', name: 'Soft totals' },
  { id: 'pair', name: 'Pairs' },
] as const satisfies readonly HandGroup[]

const cardWith = (value: number, suit: number): Card => cardOf(value === 1 ? ACE : value - 2, suit)

/** The two cards that are drawn, and the dealer’s. */
export function cardsOf({ deals, upcard }: FirstHand): {
  readonly hand: readonly Card[]
  readonly upcard: readonly Card[]
} {
  const [a, b] = cardsOfDeal(deals[0]!)
  return { hand: [cardWith(a, 0), cardWith(b, 1)], upcard: [cardWith(upcard, 2)] }
}

const SPOKEN = (value: number): string => (value === 1 ? 'ace' : String(value))

const HANDS = {
  hard: (n: number) => `${n}`,
  soft: (n: number) => `soft ${n}`,
  pair: (n: number) => (n === 1 ? 'aces' : `pair of ${n}s`),
} as const

/** `16 vs 10`, `A-7 against 9`: as people type it. */
function alsoOf({ kind, number, upcard, deals }: FirstHand): readonly string[] {
  const cards = cardsOfDeal(deals[0]!)
    .map((value) => (value === 1 ? 'A' : String(value)))
    .join('-')
  return [
    `${HANDS[kind](number)} vs ${SPOKEN(upcard)}`,
    `${HANDS[kind](number)} against ${SPOKEN(upcard)}`,
    ...(kind === 'hard' ? [] : [`${cards} against ${SPOKEN(upcard)}`]),
  ]
}

const GROUPED: readonly { readonly skill: string; readonly holds: (hand: FirstHand) => boolean }[] = [
  { skill: 'hard 7 or less', holds: ({ kind, number }) => kind === 'hard' && number <= 7 },
  { skill: 'hard 18 or more', holds: ({ kind, number }) => kind === 'hard' && number >= 18 },
  { skill: 'soft 20 or more', holds: ({ kind, number }) => kind === 'soft' && number >= 20 },
  { skill: 'pair T', holds: ({ kind, number }) => kind === 'pair' && number === 10 },
]

/** The cell that the trainer asks, with and without a flop where one can turn it. */
function skillsOf(hand: FirstHand): readonly string[] {
  const grouped = GROUPED.find(({ holds }) => holds(hand))
  if (grouped) return [grouped.skill]
  const { kind, number, upcard } = hand
  const cell = `${kind} ${kind === 'pair' ? upcardName(number) : number} v ${upcardName(upcard)}`
  const { rules } = VARIANTS[0]
  return [cell, ...FLOPS.map((flop) => `${cell} with ${flop}`)].filter(
    (skill) => skillStage(rules, skill) !== undefined,
  )
}

/** `Hard 16 vs 10 in Texas 21: hit or stand?`: as people type it. */
function titleOf({ kind, number, upcard }: FirstHand): string {
  const hand = kind === 'pair' ? (number === 1 ? 'Pair of aces' : `Pair of ${number}s`) : `${capital(kind)} ${number}`
  const asks =
    kind === 'pair'
      ? 'split or not?'
      : kind === 'soft'
        ? 'hit, stand or double?'
        : number < 12
          ? 'hit or double?'
          : 'hit or stand?'
  return `${hand} vs ${SPOKEN(upcard)} in Texas 21 blackjack: ${asks}`
}

function pageOf(hand: FirstHand): HandPage {
  const cards = cardsOf(hand)
  const name = firstHandName(hand)
  return {
    slug: firstHandSlug(hand),
    name,
    title: titleOf(hand),
    also: alsoOf(hand),
    group: hand.kind,
    cards: [
      { name: 'Your hand', cards: cards.hand },
      { name: 'The dealer shows', cards: cards.upcard },
    ],
    spot: { ...cards, flop: [] },
    skills: skillsOf(hand),
  }
}

export const list: HandPages = {
  foundLater: true,
  name: 'Every first hand against every up card',
  about: `Hard totals, soft totals and pairs against every card the dealer can show: what each play is worth, how it ends, and whether the flop ever changes it.`,
  groups: GROUPS,
  pages: FIRST_HANDS.map(pageOf),
}
