import type { AnyGame } from '@/lib/games/game'
import { enterSpot } from '@/lib/games/enter'
import type { HandAnswer, HandPage } from '@/content/pages/hand-page'
import { findGame, GAMES } from '@/lib/games/index'
import { answerOf, findPage, handPath, pagesOf } from '@/content/pages/index'
import { must } from '@/lib/result'

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

/** Every page of every game, as route parameters. */
export const handParams = (): HandParams[] =>
  GAMES.flatMap(({ id }) => pagesOf(id).map(({ slug }) => ({ game: id, hand: slug })))

export async function findHand({ game: id, hand }: HandParams): Promise<Found | undefined> {
  const game = findGame(id)
  const page = game && findPage(id, hand)
  if (!game || !page) return undefined
  const answer = await answerOf(id, hand)
  return { game, page, answer, path: handPath(id, hand), state: must(enterSpot(game, answer.rules, page.spot)) }
}

/** The pages before and after one, of its game. */
export function besides({ game, page }: Pick<Found, 'game' | 'page'>): {
  readonly before?: HandPage
  readonly after?: HandPage
} {
  const all = pagesOf(game.id)
  const at = all.findIndex(({ slug }) => slug === page.slug)
  const [before, after] = [all[at - 1], all[at + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}
