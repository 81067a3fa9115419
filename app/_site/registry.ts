import { halfInWords } from '@/lib/messages/words/felt/en'
import { betIn } from '@/lib/messages/message'
import { tableIn } from '@/lib/messages/tables'
import { priceOf, wholeOf } from '@/app/[game]/_guide/figures'
import { barShare } from '@/app/_charts/bar-scale'
import { signedEv } from '@/app/_solver/ev-format'
import { percent, plain, withUnit } from '@/app/_languages/format'
import { placesOf } from './game-places'
import { chrome } from '@/app/_languages/words'
import { type Bar, MOST_BARS, type Picture } from '@/app/og/picture'
import made from '@/content/page-dates.json'
import type { HandAnswer, HandPage } from '@/content/pages/hand-page'
import { answerOf, handPages, handPath, pagesOf } from '@/content/pages/index'
import {
  differencesOf,
  exampleHands,
  type HouseWay,
  KNOWN_WAYS,
  setHand,
  shareApart,
  usually,
} from '@/lib/engines/pai-gow/index'
import { evValue } from '@/lib/game/ev'
import type { AnyGame, Rules } from '@/lib/game/game'
import { isDraft } from '@/lib/games/ids'
import { EVERY_GAME, GAMES } from '@/lib/games/index'
import { knownTables } from '@/lib/game/precomputed/known-tables'
import { betPath, type FoundBet, listedBets } from '@/app/[game]/side-bets/_table/found'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { capital } from '@/lib/text'
import { dealt, inRows, type SitePage } from './page'
import { COUNTING_PAGES, GRID_PAGES, NEIGHBOR_PAGES } from './pages-of-games'
import { PLAIN_PAGES } from './plain'

/* The pages that every game has, and the picture of each kind. */

type Words = Omit<Picture, 'rows'>
type Draw = (game: AnyGame) => Words | Promise<Words>

const usual = (game: AnyGame): Rules => game.variants[0].rules as Rules

/** The range of the house edge over a bet's pay tables that casinos use. */
function edges(game: AnyGame, bet?: string): string {
  const found = knownTables(game, bet)
    .filter(({ comparison }) => !comparison)
    .map(({ edge }) => edge)
  const [least, most] = [percent(Math.min(...found)), percent(Math.max(...found))]
  return least === most ? least : `${least} to ${most}`
}

/** Keyed by the part of the address after the game. Other pages show only their name. */
const DRAWN: Readonly<Record<string, Draw>> = {
  '': async (game) => ({
    title: game.name,
    over: 'Guide',
    line: 'Strategy, odds and house edge',
    figure: {
      value: percent(-evValue((await priceOf(game, usual(game))).ev)),
      label: `house edge, of the ${game.unit}`,
    },
  }),
  '/trainer': ({ name }) => ({
    over: 'Trainer',
    title: name,
    line: 'Decide a hand, then see what every option is worth, why, and the proof.',
  }),
  '/learn': ({ name }) => ({
    over: 'Course',
    title: name,
    line: 'One rule a lesson, the one that saves most first.',
  }),
  '/calculator': ({ name }) => ({
    title: name,
    line: 'Any hand, any dead cards, your own pay table: every option, exactly.',
  }),
  '/strategy': ({ name }) => ({
    title: name,
    line: 'The whole strategy, in charts and in rules, and what simplicity costs.',
  }),
  '/pay-tables': (game) => ({
    title: game.name,
    line: 'Drag a pay, and the whole game is solved again.',
    // No casino's table of a draft is listed yet.
    ...(!isDraft(game.id) && { figure: { value: edges(game), label: 'house edge, by the table' } }),
  }),
  '/side-bets': (game) => ({
    title: game.sideBets.map(({ id }) => betIn(game.messages, id)).join(', '),
    line: `Side bets in ${game.name}, without mercy.`,
    ...(game.sideBets[0] && {
      figure: {
        value: edges(game, game.sideBets[0].id),
        label: `house edge of ${betIn(game.messages, game.sideBets[0].id)}, by the table`,
      },
    }),
  }),
  '/risk': async (game) => ({
    over: 'The risk of a session',
    title: game.name,
    line: 'How it ends, counted and not simulated.',
    figure: {
      value: withUnit(plain(Math.sqrt((await wholeOf(game, usual(game))).variance ?? 0), 2), game.unit),
      label: 'standard deviation of one round',
    },
  }),
}

async function pictureOf(game: AnyTaughtGame, path: string, name: string): Promise<Picture> {
  const drawn = (await DRAWN[path]?.(game)) ?? { title: game.name }
  return { over: drawn.title === game.name ? name : game.name, ...dealt(game, `picture${path}`), ...drawn }
}

/** How each game is dealt, for people learning to deal it. */
const DEALING_PAGES: readonly SitePage[] = GAMES.map((game) => ({
  path: `/dealer-school/${game.id}`,
  picture: () => ({
    over: 'Dealer school',
    title: `How to deal ${game.name}`,
    line: 'What you do and say, in order; payouts by heart; what supervisors look for.',
    rows: dealt(game, 'picture/dealing').rows,
  }),
}))

/** A side bet with its known pay tables. */
const betPage = ({ game, bet, tables }: FoundBet): SitePage => ({
  path: betPath(game, bet.id),
  picture: () => ({
    over: game.name,
    title: betIn(game.messages, bet.id),
    line:
      tables.length === 1
        ? `Pay table: ${tableIn(game.messages, tables[0]!)}`
        : `Its ${tables.length} known pay tables, the best first`,
    ...dealt(game as AnyTaughtGame, `picture/${tables[0]!.id}`),
    figure: { value: edges(game, bet.id), label: 'house edge, of the bet' },
  }),
})

const SIDE_TABLE_PAGES: readonly SitePage[] = GAMES.flatMap((game) => listedBets(game).map(betPage))

/** The pages in the row at the top of a game's pages. Lists of hands are below. */
const GAME_PAGES: readonly SitePage[] = EVERY_GAME.flatMap((game) =>
  placesOf({ id: game.id, hasSideBets: game.sideBets.length > 0 })
    .filter(({ path }) => path !== '/hands')
    .map(({ path, word }) => ({
      path: `/${game.id}${path}`,
      picture: () => pictureOf(game, path, chrome[word]),
      ...(isDraft(game.id) && { index: false as const }),
    })),
)

/* House ways: a page for each, and one for every two, in either order. */

/** A hand as a way sets it: two cards in front, five behind. */
function set(way: HouseWay, cards: Parameters<typeof setHand>[1]): Pick<Picture, 'rows' | 'caption'> {
  const hand = setHand(usually(way), cards)
  return hand
    ? {
        rows: [hand.low, hand.high],
        caption: capital(`${halfInWords(hand.front)} in front, ${halfInWords(hand.behind)} behind`),
      }
    : { rows: [cards] }
}

/** A hand of the last clause but one, which usually has the most to say. */
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

/** For search engines, both orders are one page: the one in the site's own order of the ways. */
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

const HOUSE_WAY_PAGES: readonly SitePage[] = [index, ...KNOWN_WAYS.map(wayPage), ...PAIRS, editor]

/* Pages of hands: each game's list, and one page for each hand. */

/** How many characters fit under a title, on two lines. */
const LINE = 76

/**
 * The first sentences of an answer, as many as fit. A sentence that is too long ends before its colon: the bars show
 * its figures.
 */
function inShort(answer: string): string {
  const [first = answer, ...more] = answer.split(/(?<=[.!?]) /)
  const begun = first.length > LINE ? `${first.split(': ')[0]!.replace(/[.]$/, '')}.` : first
  return more.reduce((line, sentence) => (line.length + sentence.length < LINE ? `${line} ${sentence}` : line), begun)
}

/** A text with cards without their suits, which the picture fonts lack. The cards are drawn beside it. */
const withoutSuits = (text: string): string => text.replace(/[♠♥♦♣]\uFE0E?/g, '')

/** The best options, as many as there is room for. */
function bars(game: AnyGame, { solution }: HandAnswer): readonly Bar[] {
  const ranked = [...solution.options].sort((a, b) => evValue(b.ev) - evValue(a.ev))
  const top = ranked[0] ? evValue(ranked[0].ev) : 0
  return ranked.slice(0, MOST_BARS).map(({ action, ev }) => ({
    name: withoutSuits(game.messages.action(action).name),
    value: signedEv(ev),
    share: barShare(top - evValue(ev)),
    best: solution.best.includes(action),
  }))
}

async function handPicture(game: AnyGame, page: HandPage): Promise<Picture> {
  const answer = await answerOf(game.id, page.slug)
  const rows = page.cards.flatMap(({ name, cards }) =>
    inRows(cards).map((spots, index) => ({ spots, name: index === 0 ? name : undefined })),
  )
  return {
    over: game.name,
    title: capital(page.name),
    line: inShort(withoutSuits(answer.answer)),
    rows: rows.map(({ spots }) => spots),
    rowNames: rows.map(({ name }) => name),
    bars: bars(game, answer),
  }
}

function listPage(game: AnyGame): SitePage {
  const all = handPages(game.id)
  // A hand from the middle, neither the best nor the worst.
  const shown = all.pages[Math.floor(all.pages.length / 2)]?.cards ?? []
  const picture = (): Picture => ({
    over: game.name,
    title: all.name,
    line: 'Each with the best play, what it is worth, and what the other costs.',
    rows: shown.flatMap(({ cards }) => inRows(cards)),
  })
  return { path: handPath(game.id), picture }
}

const HAND_PAGES: readonly SitePage[] = GAMES.flatMap((game) => [
  listPage(game),
  ...pagesOf(game.id).map((page) => ({ path: handPath(game.id, page.slug), picture: () => handPicture(game, page) })),
])

/** A page with the day on which pages of its kind last changed: `2026-11-22`. */
interface ListedPage extends SitePage {
  readonly changed: string
}

const listed = (kind: keyof typeof made.dates, pages: readonly SitePage[]): readonly ListedPage[] =>
  pages.map((page) => ({ ...page, changed: made.dates[kind] }))

/*
 * Every page of the site. The sitemap and the pictures are made from it, and tests/tools/built-site.ts compares it with
 * the build. Pages that other sites embed (app/embed) aren't listed.
 */
export const SITE_PAGES: readonly ListedPage[] = [
  ...listed('plain', PLAIN_PAGES),
  ...listed('games', GAME_PAGES),
  ...listed('games', GRID_PAGES),
  ...listed('games', NEIGHBOR_PAGES),
  ...listed('games', COUNTING_PAGES),
  ...listed('sideTables', SIDE_TABLE_PAGES),
  ...listed('hands', HAND_PAGES),
  ...listed('dealing', DEALING_PAGES),
  ...listed('houseWays', HOUSE_WAY_PAGES),
]

/** Whether search engines should show a page. */
export const isIndexed = ({ index, canonicalPath }: SitePage): boolean => index !== false && canonicalPath === undefined
