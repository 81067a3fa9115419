import { expose } from 'comlink'
import { isGameId } from '@/lib/games/ids'
import { loadSolver } from '@/lib/games/solvers'
import { READY } from '@/lib/solver/protocol'
import { makeSolverService } from '@/lib/solver/service'

expose(makeSolverService({ knows: isGameId, load: loadSolver, now: () => performance.now() }))
// Only now can a call be heard.
postMessage(READY)
