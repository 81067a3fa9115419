import {
  askedPlays,
  cardsOfFirstHand,
  cellSkill,
  FIRST_HAND_GROUPS,
  FIRST_HANDS_WITH_A_PAGE,
  typedCards,
  typedValue,
} from '@/content/pages/first-hand-words'
import type { HandPage, HandPages } from '@/content/pages/hand-page'
import { orList } from '@/content/pages/said'
import { FIRST_HANDS, type FirstHand, firstHandName, firstHandSlug } from '@/lib/engines/blackjack/index'
import { capital } from '@/lib/text'
import { VARIANTS } from '@/lib/games/texas-21/rules'
import { FLOPS, skillStage } from '@/lib/games/texas-21/skills'

/* The pages of Texas 21: every first hand of the chart against every up card. */

const HANDS = {
  hard: (n: number) => `${n}`,
  soft: (n: number) => `soft ${n}`,
  pair: (n: number) => (n === 1 ? 'aces' : `pair of ${n}s`),
} as const

/** `16 vs 10`, `A-7 against 9`: as people type it. */
function alsoOf(hand: FirstHand): readonly string[] {
  const { kind, number, upcard } = hand
  return [
    `${HANDS[kind](number)} vs ${typedValue(upcard)}`,
    `${HANDS[kind](number)} against ${typedValue(upcard)}`,
    ...(kind === 'hard' ? [] : [`${typedCards(hand)} against ${typedValue(upcard)}`]),
  ]
}

const GROUPED: readonly { readonly skill: string; readonly holds: (hand: FirstHand) => boolean }[] = [
  { skill: 'hard 7 or less', holds: ({ kind, number }) => kind === 'hard' && number <= 7 },
  { skill: 'hard 18 or more', holds: ({ kind, number }) => kind === 'hard' && number >= 18 },
  { skill: 'soft 20 or more', holds: ({ kind, number }) => kind === 'soft' && number >= 20 },
  { skill: 'pair T', holds: ({ kind, number }) => kind === 'pair' && number === 10 },
]

/** The trainer's skills of a hand: with and without a flop, if a flop can change the play. */
function skillsOf(hand: FirstHand): readonly string[] {
  const grouped = GROUPED.find(({ holds }) => holds(hand))
  if (grouped) return [grouped.skill]
  const cell = cellSkill(hand)
  const { rules } = VARIANTS[0]
  return [cell, ...FLOPS.map((flop) => `${cell} with ${flop}`)].filter(
    (skill) => skillStage(rules, skill) !== undefined,
  )
}

/** `Hard 16 vs 10 in Texas 21: hit or stand?`: as people type it. */
function titleOf(one: FirstHand): string {
  const { kind, number, upcard } = one
  const hand = kind === 'pair' ? (number === 1 ? 'Pair of aces' : `Pair of ${number}s`) : `${capital(kind)} ${number}`
  const plays = askedPlays(firstHandSlug(one))
  return `${hand} vs ${typedValue(upcard)} in Texas 21 blackjack: ${plays.length > 0 ? orList(plays) : 'hit or stand'}?`
}

function pageOf(hand: FirstHand): HandPage {
  const cards = cardsOfFirstHand(hand)
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
  own: FIRST_HANDS_WITH_A_PAGE,
  foundAfter: 'blackjack',
  name: 'Every first hand against every up card',
  about: `Hard totals, soft totals and pairs against every card the dealer can show: what each play is worth, how it ends, and whether the flop ever changes it.`,
  groups: FIRST_HAND_GROUPS,
  pages: FIRST_HANDS.map(pageOf),
}
