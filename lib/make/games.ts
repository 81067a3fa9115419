import { GAME_IDS, type GameId, isGameId } from '@/lib/games/ids'
import type { Census } from '@/lib/teaching/census/census'

/** The games that the command line names, every game where it names none. Throws a `RangeError` on an unknown game. */
export function namedGames(): readonly GameId[] {
  const words = process.argv.slice(2)
  const stray = words.find((word) => !isGameId(word))
  if (stray !== undefined) throw new RangeError(`“${stray}” isn’t one of ${GAME_IDS.join(', ')}`)
  return GAME_IDS.filter((id) => words.length === 0 || words.includes(id))
}

/** What the makers ask of a game. */
export async function loadCensus(id: GameId): Promise<Census> {
  const { census } = (await import(`../games/${id}/census/index.ts`)) as { readonly census: Census }
  return census
}
