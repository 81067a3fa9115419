import { expose } from 'comlink'
import { isGameId } from '@/lib/games/ids'
import { loadSolver } from '@/lib/games/solvers'
import { type Alive, READY } from '@/lib/solver/protocol'
import { makeSolverService } from '@/lib/solver/service'

/**
 * Holds a lock until this worker ends, and tells the page its name. Without locks (plain http), the page relies on its
 * time limits.
 */
function holdLock(): void {
  const alive: Alive = { solverLock: `feltwise.solver.${crypto.randomUUID()}` }
  const held = navigator.locks.request(alive.solverLock, () => {
    postMessage(alive)
    return new Promise(() => undefined)
  })
  held.catch(() => undefined)
}

expose(makeSolverService({ knows: isGameId, load: loadSolver, now: () => performance.now() }))
// Calls sent before this point would be lost.
postMessage(READY)
if (typeof navigator !== 'undefined' && 'locks' in navigator) holdLock()
