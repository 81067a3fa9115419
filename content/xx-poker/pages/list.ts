import made from '@/content/xx-poker/contests.json' with { type: 'json' }
import { cardOf, parseCards, rankNamed, rankOf, RANKS } from '@/lib/cards/card'
import { HAND_NAMES, rankInWords } from '@/lib/cards/words'
import type { HandGroup, HandPage, HandPages } from '@/content/pages/hand-page'
import { capital } from '@/lib/text'
import { must } from '@/lib/result'
import { exampleOf, kindOf, slugOf, type XxKind } from '@/lib/games/xx-poker/hand-classes'
import { VARIANTS } from '@/lib/games/xx-poker/rules'
import { skill } from '@/lib/games/xx-poker/skills'
import { start } from '@/lib/games/xx-poker/round'

/* The pages of XX Poker: add on or decline, by what three cards show. */

const GROUPS = [
  { id: 'pair', name: 'Pairs and three of a kind' },
  { id: 'suited', name: 'Three of one suit' },
  { id: 'top-two', name: 'Neither pair nor one suit' },
  { id: 'contests', name: 'The first contest: which card to place' },
] as const satisfies readonly HandGroup[]

function everySlug(): readonly string[] {
  const found = new Set<string>()
  for (let a = 0; a < RANKS.length; a++)
    for (let b = 0; b <= a; b++)
      for (let c = 0; c <= b; c++) {
        found.add(slugOf([cardOf(a, 0), cardOf(b, 1), cardOf(c, 2)]))
        if (a !== b && b !== c) found.add(slugOf([cardOf(a, 0), cardOf(b, 0), cardOf(c, 0)]))
      }
  return [...found]
}

/** Three of a kind is in the group of pairs, at the top. */
const groupOf = (slug: string): Exclude<XxKind, 'trips'> => {
  const kind = kindOf(slug)
  return kind === 'trips' ? 'pair' : kind
}

const strength = (slug: string): number =>
  kindOf(slug) === 'trips'
    ? RANKS.length ** 2
    : exampleOf(slug)
        .map(rankOf)
        .slice(0, 2)
        .reduce((sum, rank) => sum * RANKS.length + rank, 0)
const inOrder = (a: string, b: string): number =>
  GROUPS.findIndex(({ id }) => id === groupOf(a)) - GROUPS.findIndex(({ id }) => id === groupOf(b)) ||
  strength(b) - strength(a)

/** `Pair of eights`, `King-high, one suit`, `Queen-jack and a lower card`. */
export function pageName(slug: string): string {
  const [a, b] = exampleOf(slug).map(rankOf) as [number, number]
  switch (kindOf(slug)) {
    case 'pair':
      return `Pair of ${rankInWords(a, 2)}`
    case 'trips':
      return HAND_NAMES['three-of-a-kind']
    case 'suited':
      return `${capital(rankInWords(a))} high of one suit`
    case 'top-two':
      return `${capital(rankInWords(a))}-${rankInWords(b)} and a lower card`
  }
}

function alsoOf(slug: string): readonly string[] {
  const letters = exampleOf(slug).map((card) => RANKS[rankOf(card)]!)
  switch (kindOf(slug)) {
    case 'pair':
      return [`${letters[0]!}${letters[0]!}`]
    case 'trips':
      return ['trips', 'three alike', ...RANKS.map((_, rank) => `three ${rankInWords(rank, 3)}`)]
    case 'suited':
      return [`three suited, ${letters[0]!} high`]
    case 'top-two':
      return [`${letters[0]!}-${letters[1]!}`, `${letters[0]!}${letters[1]!}`]
  }
}

function pageOf(slug: string): HandPage {
  const hand = exampleOf(slug)
  const name = pageName(slug)
  const { rules } = VARIANTS[0]
  return {
    slug,
    name,
    title: `${name} in XX Poker: add on or not?`,
    also: alsoOf(slug),
    group: groupOf(slug),
    cards: [{ cards: hand }],
    spot: { hand },
    skills: [skill(rules, { ...start(rules), hand })],
  }
}

/** “an ace (low here)”, “a king”. */
const shown = (rank: number): string =>
  RANKS[rank] === 'A' ? 'an ace (low here)' : `${rank === 6 ? 'an' : 'a'} ${rankInWords(rank)}`

function contestPage({ slug, rank, hand, dealer }: (typeof made.pages)[number]): HandPage {
  const number = rankNamed(rank)
  const cards = { hand: must(parseCards(hand)), dealer: must(parseCards(dealer)) }
  const { rules } = VARIANTS[0]
  return {
    slug,
    name: `Two cards that beat ${shown(number)}`,
    title: `Two cards beat the dealer’s ${rankInWords(number)} in XX Poker: which to place?`,
    also: [`dealer shows ${rankInWords(number)}`, `contest against ${rankInWords(number)}`],
    group: 'contests',
    cards: [
      { name: 'Your hand', cards: cards.hand },
      { name: 'The first contest card', cards: cards.dealer },
    ],
    spot: { ...cards, addOn: 0 },
    skills: [skill(rules, { ...start(rules), hand: cards.hand, addOn: 0, dealer: cards.dealer })],
  }
}

export const list: HandPages = {
  own: { classOf: (slug) => /^(pair|suited|contest)-/.exec(slug)?.[1] ?? 'high cards' },
  name: 'When to add on, and which card to place',
  about:
    'You decide on the add-on before you see a dealer’s card: what each hand is worth with it, how far its bets move, and which third card changes the answer. And when two cards win a contest, which one to place.',
  groups: GROUPS,
  pages: [...[...everySlug()].sort(inOrder).map(pageOf), ...made.pages.map(contestPage)],
}
