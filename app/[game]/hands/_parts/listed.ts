import { evValue } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { HandPage } from '@/content/pages/hand-page'
import { answerOf } from '@/content/pages/index'
import type { Solution } from '@/lib/games/solution'

/* The hands of a game with their plays, for lists. */

export interface Listed {
  readonly page: HandPage
  /** The best play, by its name. */
  readonly play: string
  /** What it is worth, in base wagers. */
  readonly ev: number
  readonly rules: Rules
  readonly options: Solution<string>['options']
}

async function listedHand(game: AnyGame, page: HandPage): Promise<Listed> {
  const { solution, rules } = await answerOf(game.id, page.slug)
  const { options } = solution
  return {
    page,
    play: game.label(rules, solution.best[0]!).name,
    ev: Math.max(...options.map(({ ev }) => evValue(ev))),
    rules,
    options,
  }
}

export const listed = (game: AnyGame, pages: readonly HandPage[]): Promise<readonly Listed[]> =>
  Promise.all(pages.map((page) => listedHand(game, page)))
