import { sidesOf } from '@/lib/engines/round/index'
import type { AnySolver, Progress } from '@/lib/game/solver'
import type { Solution } from '@/lib/game/solution'

/** Solves a requested decision, with the side bets that the request places. */
export const solveSpot = (
  solver: AnySolver,
  rules: unknown,
  state: unknown,
  onProgress?: Progress,
): Solution<string> =>
  solver.withSides !== undefined && Object.keys(sidesOf(state)).length > 0
    ? solver.withSides(rules, state, onProgress)
    : solver.solve(rules, state, onProgress)
