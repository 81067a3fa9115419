import { isGameId } from '@/lib/games/ids'
import type { AnySolver } from '@/lib/game/solver'

/**
 * Loads a game's solver, its heavy half. Only the worker, the command line, the build and tests call it. Rejects on an
 * unknown id, which is a bug.
 */
export async function loadSolver(id: string): Promise<AnySolver> {
  if (!isGameId(id)) throw new Error(`no game has the id ${id}`)
  const { solver } = (await import(`./registry/made/${id}/solve.ts`)) as { readonly solver: AnySolver }
  return solver
}
