import { vi } from 'vitest'
import { loadSolver } from '@/lib/games/solvers'
import type { AnyGame, Rules } from '@/lib/game/game'

/** In the place of the hooks that ask a worker: solved in the drawing itself, once for each decision. For tests of what a page makes of it. */
export async function solvedAtOnce(gameId: AnyGame['id']) {
  const solver = await loadSolver(gameId)
  const known = new Map<string, unknown>()
  const solved = (rules: Rules, state: unknown): unknown => {
    const key = JSON.stringify([rules, state])
    if (!known.has(key)) known.set(key, solver.solve(rules, state))
    return known.get(key)
  }
  return {
    ...(await vi.importActual('@/app/_solver/use-solver')),
    useSolution: (_game: string, rules: Rules, state: unknown, { enabled = true }: { readonly enabled?: boolean }) => {
      const solution = enabled && state !== null ? solved(rules, state) : null
      return {
        status: solution === null ? 'idle' : 'solved',
        solution,
        problem: null,
        progress: 1,
        retry: () => undefined,
        cancel: () => undefined,
      }
    },
    useWarmSolver: () => undefined,
  }
}
