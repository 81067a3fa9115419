import type { AnyGame } from '@/lib/game/game'
import { load } from './load'

/* Apart from `load.ts`: a page that loads games with their teaching doesn't bring the list of all games without. */

/** The game at the table: its rules, rounds and felt. */
export async function loadGame(id: string): Promise<AnyGame> {
  const { game } = await load(
    id,
    async (id) => (await import(`./registry/made/${id}/index.ts`)) as { readonly game: AnyGame },
  )
  return game
}
