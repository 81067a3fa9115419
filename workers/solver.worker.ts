import { expose } from 'comlink'
import { findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { READY } from '@/lib/solver/protocol'
import { makeSolverService } from '@/lib/solver/service'

expose(makeSolverService({ knows: (game) => findGame(game) !== undefined, load: loadSolver, now: () => performance.now() }))
// Only now can a call be heard.
postMessage(READY)
