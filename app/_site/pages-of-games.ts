import { COUNTED_GAMES } from '@/content/counting'
import { GAMES } from '@/lib/games/index'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { hasGrid } from '@/lib/teaching/quiz/grid'
import { dealt, type SitePage } from './page'

/* Games with a page about the value of counting cards: those at which a count changes the play. */

export const COUNTING_GAMES: readonly AnyTaughtGame[] = GAMES.filter(({ id }) => COUNTED_GAMES.includes(id))

export const countingPath = (game: string): string => `/counting/${game}`

export const COUNTING_PAGES: readonly SitePage[] = COUNTING_GAMES.map((game) => ({
  path: countingPath(game.id),
  picture: () => ({
    over: game.name,
    title: 'What a count is worth',
    line: 'Which plays the count changes, at what count, and what each gains.',
    rows: dealt(game, 'picture/counting').rows,
  }),
}))

/* Games with a grid quiz: those whose starting hands form a grid. */

export const GRID_GAMES: readonly AnyTaughtGame[] = GAMES.filter(hasGrid)

export const gridPath = (game: string): string => `/${game}/learn/grid`

export const GRID_PAGES: readonly SitePage[] = GRID_GAMES.map((game) => ({
  path: gridPath(game.id),
  index: false,
  picture: () => ({
    over: game.name,
    title: 'Mark the grid',
    line: 'Every starting hand on one chart: mark those that you would play, and see what the wrong ones cost.',
    rows: dealt(game, 'picture/grid').rows,
  }),
}))

/* The drill about neighbors' cards. Every game that has it has a page on their value. */

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
