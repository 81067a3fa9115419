import { COUNTED_GAMES } from '@/content/counting'
import { GAMES } from '@/lib/games/index'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { dealt } from './cards'
import type { SitePage } from './page'

/* What counting cards is worth: a page for each game at which a count changes the play. */

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
