import { evValue } from '@/lib/games/ev'
import type { AnyGame } from '@/lib/games/game'
import type { HandPage } from '@/lib/games/hand-page'
import { answerOf } from '@/lib/games/answers'

/* The hands of a game with their plays, for lists. */

export interface Listed {
  readonly page: HandPage
  /** The best play, by its name. */
  readonly play: string
  /** What it is worth, in base wagers. */
  readonly ev: number
  /** How far it is ahead of the last option, or behind it: below zero where the last one, which waits or gives up, is best. */
  readonly lead: number
}

async function listedHand(game: AnyGame, page: HandPage): Promise<Listed> {
  const { solution, rules } = await answerOf(game.id, page.slug)
  const values = solution.options.map(({ ev }) => evValue(ev))
  const lead = Math.max(...values.slice(0, -1)) - values.at(-1)!
  return { page, play: game.label(rules, solution.best[0]!).name, ev: Math.max(...values), lead }
}

export const listed = (game: AnyGame, pages: readonly HandPage[]): Promise<readonly Listed[]> => Promise.all(pages.map((page) => listedHand(game, page)))
