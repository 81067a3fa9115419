import type { SitePage } from './page'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GAMES } from '@/lib/games/index'
import { dealt } from './cards'

/* What neighbors’ cards are worth: a page for each game that drills them. */

export const NEIGHBOR_DRILL = 'neighbors'

export const NEIGHBOR_GAMES: readonly AnyTaughtGame[] = GAMES.filter(({ drills }) =>
  drills.some(({ id }) => id === NEIGHBOR_DRILL),
)

export const neighborsPath = (game: string): string => `/neighbors/${game}`

export const NEIGHBOR_PAGES: readonly SitePage[] = NEIGHBOR_GAMES.map((game) => ({
  path: neighborsPath(game.id),
  picture: () => ({
    over: game.name,
    title: 'Your neighbors’ cards',
    line: 'What a card seen next door is worth, street by street.',
    rows: dealt(game, 'picture/neighbors').rows,
  }),
}))
