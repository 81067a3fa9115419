import { percent } from '@/app/_components/format'
import type { Picture } from '@/app/og/picture'
import {
  differencesOf,
  exampleHands,
  type HouseWay,
  KNOWN_WAYS,
  setHand,
  shareApart,
  usually,
} from '@/lib/engines/pai-gow/index'
import { capital } from '@/lib/text'
import type { SitePage } from './page'

/* House ways: a page for each, and one for each two in either order. */

/** A hand as a way sets it: two in front, five behind. */
function set(way: HouseWay, cards: Parameters<typeof setHand>[1]): Pick<Picture, 'rows' | 'caption'> {
  const hand = setHand(usually(way), cards)
  return hand
    ? { rows: [hand.low, hand.high], caption: capital(`${hand.front} in front, ${hand.behind} behind`) }
    : { rows: [cards] }
}

/** A hand of the clause that has the most to say: the last but one. */
function example(way: HouseWay): Pick<Picture, 'rows' | 'caption'> {
  const clause = way.clauses.at(-2) ?? way.clauses[0]
  const hand = clause && exampleHands(usually(way), clause, 1)[0]
  return hand ? set(way, [...hand.low, ...hand.high]) : { rows: [] }
}

const wayPage = (way: HouseWay): SitePage => ({
  path: `/house-ways/${way.id}`,
  picture: () => ({
    over: 'House way of Pai Gow Poker',
    title: way.name,
    line: `${way.clauses.length} clauses: how often each comes, an example, and what it costs.`,
    ...example(way),
  }),
})

function apart(first: HouseWay, second: HouseWay): Picture {
  const cards = differencesOf(first.id, second.id)[0]?.examples[0]
  return {
    over: 'House ways compared',
    title: `${first.name} and ${second.name}`,
    ...(cards ? set(first, cards) : { rows: [] }),
    figure: { value: percent(shareApart(first.id, second.id)), label: 'of all hands are set differently' },
  }
}

/** Both orders are one page to a search engine: the one in which the site lists the ways. */
const PAIRS: readonly SitePage[] = KNOWN_WAYS.flatMap((first, a) =>
  KNOWN_WAYS.flatMap((second, b) => {
    if (a === b) return []
    const page = { path: `/house-ways/compare/${first.id}/${second.id}`, picture: () => apart(first, second) }
    return [a < b ? page : { ...page, canonicalPath: `/house-ways/compare/${second.id}/${first.id}` }]
  }),
)

const index: SitePage = {
  path: '/house-ways',
  picture: () => ({
    over: 'Pai Gow Poker',
    title: 'House ways',
    line: 'How the dealer must set seven cards, house by house.',
    ...(KNOWN_WAYS[0] ? example(KNOWN_WAYS[0]) : { rows: [] }),
  }),
}

const editor: SitePage = {
  path: '/house-ways/editor',
  picture: () => ({
    over: 'Pai Gow Poker',
    title: 'Write a house way',
    line: 'Out of the usual clauses, and checked over every hand while you write.',
    ...(KNOWN_WAYS[1] ? example(KNOWN_WAYS[1]) : { rows: [] }),
  }),
}

export const HOUSE_WAY_PAGES: readonly SitePage[] = [index, ...KNOWN_WAYS.map(wayPage), ...PAIRS, editor]
