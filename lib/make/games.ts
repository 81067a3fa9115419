import { EVERY_ID, type GameId, isGameId } from '@/lib/games/ids'
import type { Census } from '@/lib/teaching/census/census'

/** The games named on the command line, or every game if there are none. Throws a `RangeError` on an unknown game. */
export function namedGames(): readonly GameId[] {
  const words = process.argv.slice(2)
  const stray = words.find((word) => !isGameId(word))
  if (stray !== undefined) throw new RangeError(`“${stray}” isn’t one of ${EVERY_ID.join(', ')}`)
  return EVERY_ID.filter((id) => words.length === 0 || words.includes(id))
}

/** The census of a game, which the commands of this folder need. */
export async function loadCensus(id: GameId): Promise<Census> {
  const { census } = (await import(`../games/registry/made/${id}/census.ts`)) as { readonly census: Census }
  return census
}
