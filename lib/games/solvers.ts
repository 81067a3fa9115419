import type { GameId } from '@/lib/games/ids'
import type { AnySolver } from '@/lib/games/solver'
import { readyKernel } from '@/lib/holdem/kernel'

/** Compiling the kernel and filling its tables belongs to loading: the first question need not wait for it. */
async function withKernel(loaded: Promise<AnySolver>): Promise<AnySolver> {
  const solver = await loaded
  readyKernel()
  return solver
}

/** The heavy half of each game, loaded when it is asked for. Only the worker, the command line, the build and tests come here. */
const SOLVERS: Readonly<Record<GameId, () => Promise<AnySolver>>> = {
  'ultimate-texas-holdem': () => withKernel(import('@/lib/games/ultimate-texas-holdem/solve').then((module) => module.ultimateTexasHoldemSolver)),
  'three-card-poker': async () => (await import('@/lib/games/three-card-poker/solve')).threeCardPokerSolver,
  'texas-holdem-bonus': () => withKernel(import('@/lib/games/texas-holdem-bonus/solve').then((module) => module.texasHoldemBonusSolver)),
  'casino-holdem': () => withKernel(import('@/lib/games/casino-holdem/solve').then((module) => module.casinoHoldemSolver)),
  'pai-gow-poker': async () => (await import('@/lib/games/pai-gow-poker/solve')).paiGowPokerSolver,
  'xx-poker': async () => (await import('@/lib/games/xx-poker/solve')).xxPokerSolver,
  'texas-21': async () => (await import('@/lib/games/texas-21/solve')).texas21Solver,
}

/** Loads a game's solver. A game that has none is a bug and throws. */
export async function loadSolver(id: string): Promise<AnySolver> {
  if (!Object.hasOwn(SOLVERS, id)) throw new Error(`no game has the id ${id}`)
  return SOLVERS[id as GameId]()
}
