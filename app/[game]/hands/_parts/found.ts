import { languageNow } from '@/app/_languages/area'
import type { AnyGame } from '@/lib/games/game'
import { enterSpot } from '@/lib/games/enter'
import type { HandAnswer, HandPage } from '@/content/pages/hand-page'
import { findGame, GAMES } from '@/lib/games/index'
import { answerOf, findPage, handPath, handsOf, pagesOf } from '@/content/pages/index'
import { must } from '@/lib/result'
import type { StartingClass } from '@/lib/games/figures'
import { handKey } from '@/lib/search/hand-key'

/* A page of a hand with all that is on it, for its route, its data and its frame. Server only. */

export interface Found {
  readonly game: AnyGame
  readonly page: HandPage
  readonly answer: HandAnswer
  readonly path: string
  /** The decision of the page’s spot, as the game has it. */
  readonly state: unknown
}

export interface HandParams {
  readonly game: string
  readonly hand: string
}

/** Every hand of every game that has a page, as route parameters. */
export const handParams = (): HandParams[] =>
  GAMES.flatMap(({ id }) => pagesOf(id).map(({ slug }) => ({ game: id, hand: slug })))

/** Every hand of every game: those without a page have their data and their frame all the same. */
export const allHandParams = (): HandParams[] =>
  GAMES.flatMap(({ id }) => handsOf(id).map(({ slug }) => ({ game: id, hand: slug })))

export async function findHand({ game: id, hand }: HandParams): Promise<Found | undefined> {
  const game = findGame(id)
  const page = game && findPage(id, hand, languageNow())
  if (!game || !page) return undefined
  const answer = await answerOf(id, hand, languageNow())
  return { game, page, answer, path: handPath(id, hand), state: must(enterSpot(game, answer.rules, page.spot)) }
}

/** The pages before and after one, of its game. */
export function besides({ game, page }: Pick<Found, 'game' | 'page'>): {
  readonly before?: HandPage
  readonly after?: HandPage
} {
  const all = pagesOf(game.id, languageNow())
  const at = all.findIndex(({ slug }) => slug === page.slug)
  const [before, after] = [all[at - 1], all[at + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}

/** As much of a description as a list of search results shows, and what is too little to say anything. */
const ROOM = 155
const LEAST = 60

/** The first sentences of a description, as many as there is room for. A decimal point ends none. */
export function shortened(description: string): string {
  const sentences = description.split(/(?<=[.?!]) /)
  const starts = sentences.map((_, i) => sentences.slice(0, i + 1).join(' '))
  return (
    starts.findLast(({ length }) => length <= ROOM && length >= LEAST) ??
    starts.find(({ length }) => length >= LEAST) ??
    description
  )
}

/** The page of each cell's hand, by the cell's id, where there is one: a page that is called, in any of its names, as the cell is. */
export function cellLinks(game: AnyGame, cells: readonly StartingClass[]): Readonly<Record<string, string>> {
  const slugs = new Map(
    handsOf(game.id)
      .flatMap(({ slug, name, also }) => [name, ...also, slug].map((called) => [handKey(called), slug] as const))
      .reverse(),
  )
  return Object.fromEntries(
    cells.flatMap(({ id }) => {
      const slug = slugs.get(handKey(id))
      return slug === undefined ? [] : [[id, handPath(game.id, slug)] as const]
    }),
  )
}
