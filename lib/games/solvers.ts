import type { GameId } from '@/lib/games/ids'
import type { AnySolver } from '@/lib/games/solver'

/** The heavy half of each game, loaded when it is asked for. Only the worker, the command line, the build and tests come here. */
const SOLVERS: Readonly<Record<GameId, () => Promise<AnySolver>>> = {
  'ultimate-texas-holdem': async () =>
    (await import('@/lib/games/ultimate-texas-holdem/solve')).ultimateTexasHoldemSolver,
  'three-card-poker': async () => (await import('@/lib/games/three-card-poker/solve')).threeCardPokerSolver,
  'texas-holdem-bonus': async () => (await import('@/lib/games/texas-holdem-bonus/solve')).texasHoldemBonusSolver,
  'casino-holdem': async () => (await import('@/lib/games/casino-holdem/solve')).casinoHoldemSolver,
  'pai-gow-poker': async () => (await import('@/lib/games/pai-gow-poker/solve')).paiGowPokerSolver,
  'xx-poker': async () => (await import('@/lib/games/xx-poker/solve')).xxPokerSolver,
  'texas-21': async () => (await import('@/lib/games/texas-21/solve')).texas21Solver,
}

/** Loads a game's solver. A game that has none is a bug and throws. */
export async function loadSolver(id: string): Promise<AnySolver> {
  if (!Object.hasOwn(SOLVERS, id)) throw new Error(`no game has the id ${id}`)
  return SOLVERS[id as GameId]()
}
