import { GAMES } from '@/lib/games/index'

export interface Place {
  readonly name: string
  readonly href: string
  /** Whether the page at this path belongs to the place. */
  readonly holds: (path: string) => boolean
}

/** The places of the site, for every menu. Only what exists stands here. */
export const PLACES: readonly Place[] = [
  { name: 'Train', href: `/${GAMES[0].id}/trainer`, holds: (path) => path.endsWith('/trainer') },
  { name: 'Games', href: '/#games', holds: (path) => GAMES.some((game) => path === `/${game.id}` || path === `/${game.id}/calculator`) },
]
