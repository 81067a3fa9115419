import { languageNow } from '@/app/_languages/messages'
import type { AnyGame } from '@/lib/game/game'
import { enterSpot } from '@/lib/game/enter'
import type { HandAnswer, HandPage } from '@/content/pages/hand-page'
import { findGame, GAMES } from '@/lib/games/index'
import { answerOf, findPage, handPath, handsOf, pagesOf } from '@/content/pages/index'
import { must } from '@/lib/result'
import type { StartingClass } from '@/lib/game/figures'
import { handKey } from '@/lib/search/hand-key'

/* The page of a hand with everything on it, for its route, its data and its embedded frame. Server only. */

export interface Found {
  readonly game: AnyGame
  readonly page: HandPage
  readonly answer: HandAnswer
  readonly path: string
  /** The game's state for the decision of the page. */
  readonly state: unknown
}

export interface HandParams {
  readonly game: string
  readonly hand: string
}

/** The route parameters of all hands that have a page. */
export const handParams = (): HandParams[] =>
  GAMES.flatMap(({ id }) => pagesOf(id).map(({ slug }) => ({ game: id, hand: slug })))

/** The route parameters of all hands. Those without a page still have data and a frame. */
export const allHandParams = (): HandParams[] =>
  GAMES.flatMap(({ id }) => handsOf(id).map(({ slug }) => ({ game: id, hand: slug })))

export async function findHand({ game: id, hand }: HandParams): Promise<Found | undefined> {
  const game = findGame(id)
  const page = game && findPage(id, hand, languageNow())
  if (!game || !page) return undefined
  const answer = await answerOf(id, hand, languageNow())
  return { game, page, answer, path: handPath(id, hand), state: must(enterSpot(game, answer.rules, page.spot)) }
}

/** The previous and the next page of the same game. */
export function besides({ game, page }: Pick<Found, 'game' | 'page'>): {
  readonly before?: HandPage
  readonly after?: HandPage
} {
  const all = pagesOf(game.id, languageNow())
  const at = all.findIndex(({ slug }) => slug === page.slug)
  const [before, after] = [all[at - 1], all[at + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}

/** The most characters of a description that search results show, and the fewest that say anything. */
const ROOM = 155
const LEAST = 60

/** The first sentences of a description, as many as fit. A decimal point doesn't end a sentence. */
export function shortened(description: string): string {
  const sentences = description.split(/(?<=[.?!]) /)
  const starts = sentences.map((_, i) => sentences.slice(0, i + 1).join(' '))
  return (
    starts.findLast(({ length }) => length <= ROOM && length >= LEAST) ??
    starts.find(({ length }) => length >= LEAST) ??
    description
  )
}

/** The name of a cell as pages have it: `A-K-Q-against-10` for that of a hand and the dealer's card, `A-K-Q T`. */
const cellName = (id: string): string =>
  id.replace(/^(\S+) (\S)$/, (_, hand: string, up: string) => `${hand}-against-${up === 'T' ? '10' : up}`)

/**
 * The slug of each cell's page, by the cell's id. A cell belongs to a page if one of the page's names is the cell's;
 * others are left out.
 */
export function cellLinks(game: AnyGame, cells: readonly StartingClass[]): Readonly<Record<string, string>> {
  const slugs = new Map(
    handsOf(game.id)
      .flatMap(({ slug, name, also }) => [name, ...also, slug].map((called) => [handKey(called), slug] as const))
      .reverse(),
  )
  return Object.fromEntries(
    cells.flatMap(({ id }) => {
      const slug = slugs.get(handKey(cellName(id)))
      return slug === undefined ? [] : [[id, handPath(game.id, slug)] as const]
    }),
  )
}
