import { type Card, cardOf, rankOf, rankOfLetter, RANKS } from '@/lib/cards/card'
import { HAND_NAMES, rankInWords } from '@/lib/cards/words'
import type { HandGroup, HandPage, HandPages } from '@/content/pages/hand-page'
import { capital } from '@/lib/text'
import { exampleOf, kindOf, slugOf } from '@/lib/games/three-card-poker/hand-classes'
import { VARIANTS } from '@/lib/games/three-card-poker/rules'
import { skill } from '@/lib/games/three-card-poker/strategy'
import { start, strengthOf } from '@/lib/games/three-card-poker/round'

/*
 * The pages of Three Card Poker: the 44 queen-high hands one by one, since the line is among them, and all other hands
 * by the cards that decide them.
 */

const GROUPS = [
  { id: 'queen-high', name: 'Queen high' },
  { id: 'king-high', name: 'King high' },
  { id: 'ace-high', name: 'Ace high' },
  { id: 'pairs', name: 'Pairs' },
  { id: 'made', name: 'Flush and better' },
  { id: 'less', name: 'Less than a queen' },
] as const satisfies readonly HandGroup[]
type Group = (typeof GROUPS)[number]['id']

const QUEEN = rankOfLetter('Q')

function groupOf(slug: string): Group {
  switch (kindOf(slug)) {
    case 'queen':
      return 'queen-high'
    case 'top-two':
      return slug.startsWith('a') ? 'ace-high' : 'king-high'
    case 'pair':
      return 'pairs'
    case 'top':
      return 'less'
    default:
      return 'made'
  }
}

/** Three different ranks in three suits, from high to low. */
const ofRanks = (ranks: readonly number[]): readonly Card[] => ranks.map((rank, suit) => cardOf(rank, suit))

/** The slug of every page, found by trying all ranks, suited and not. */
function everySlug(): readonly string[] {
  const found = new Set<string>()
  for (let a = 0; a < RANKS.length; a++)
    for (let b = 0; b <= a; b++)
      for (let c = 0; c <= b; c++) {
        found.add(slugOf(ofRanks([a, b, c])))
        if (a !== b && b !== c) found.add(slugOf([a, b, c].map((rank) => cardOf(rank, 0))))
      }
  return [...found]
}

/** Group by group, the strongest hand first. */
const inOrder = (a: string, b: string): number =>
  GROUPS.findIndex(({ id }) => id === groupOf(a)) - GROUPS.findIndex(({ id }) => id === groupOf(b)) ||
  strengthOf(exampleOf(b)) - strengthOf(exampleOf(a))

const ranksOf = (slug: string): readonly number[] => exampleOf(slug).map(rankOf)

/** The name of a page's hand: `Q-6-4`, `King-nine high`, `Pair of fours`, `Flush`. */
export function pageName(slug: string): string {
  const [a, b] = ranksOf(slug) as [number, number, number]
  switch (kindOf(slug)) {
    case 'queen':
      return ranksOf(slug)
        .map((rank) => RANKS[rank])
        .join('-')
    case 'top-two':
      return `${capital(rankInWords(a))}-${rankInWords(b)} high`
    case 'pair':
      return `Pair of ${rankInWords(a, 2)}`
    case 'top':
      return capital(slug.replaceAll('-', ' '))
    default:
      return HAND_NAMES[slug as keyof typeof HAND_NAMES]
  }
}

const titleOf = (slug: string): string =>
  groupOf(slug) === 'made'
    ? `${pageName(slug)} in Three Card Poker: what it is worth`
    : `${pageName(slug)} in Three Card Poker: play or fold?`

function alsoOf(slug: string): readonly string[] {
  const words = ranksOf(slug).map((rank) => rankInWords(rank))
  const letters = ranksOf(slug).map((rank) => RANKS[rank])
  switch (kindOf(slug)) {
    case 'queen':
      return [words.join('-'), letters.join('')]
    case 'top-two':
      return [letters.slice(0, 2).join('-'), letters.slice(0, 2).join('')]
    case 'pair':
      return [letters.slice(0, 2).join(''), `${words[0]!}s`]
    default:
      return []
  }
}

function pageOf(slug: string): HandPage {
  const hand = exampleOf(slug)
  const { rules } = VARIANTS[0]
  return {
    slug,
    name: pageName(slug),
    title: titleOf(slug),
    also: alsoOf(slug),
    group: groupOf(slug),
    cards: [{ cards: hand }],
    spot: { hand },
    skills: [skill(rules, { ...start(rules), hand })],
  }
}

/** The line is within queen-six: one hand on each side of it has a page. */
const QUEEN_SIX = strengthOf(exampleOf('q-6-2'))

export const list: HandPages = {
  own: { classOf: (slug) => (strengthOf(exampleOf(slug)) < QUEEN_SIX ? 'below' : 'above'), asked: ['q-6-4'] },
  name: 'Every three-card hand',
  about: `The ${everySlug().filter((slug) => kindOf(slug) === 'queen').length} ${rankInWords(QUEEN)}-high hands one by one, because the line between playing and folding runs through them. All other hands are grouped by what decides them.`,
  groups: GROUPS,
  pages: [...everySlug()].sort(inOrder).map(pageOf),
}
