/*
 * The time a user waits: one decision of each drill of each game, as the worker solves it, with warm tables. If the
 * round is short enough, compared with the naive walk over `step`, whose answers every game must match.
 */
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GAMES } from '@/lib/games/index'
import type { AnySolver } from '@/lib/game/solver'
import { loadSolver } from '@/lib/games/solvers'
import { expectimax } from '@/lib/engines/round/index'
import { makeRandom } from '@/lib/math/random'
import type { Comparison } from '../tools/comparison'

/** Different spots for each call, so that no answer is remembered and branches can't be learned. */
const SPOTS = 64

/** Drills whose decision is followed by a single deal: a naive walk takes milliseconds, not minutes. */
const SHORT = ['three-card-poker as-dealt', 'ultimate-texas-holdem river']

function spotsOf(game: AnyTaughtGame, drill: string): readonly unknown[] {
  const random = makeRandom(`bench ${game.id} ${drill}`)
  return Array.from({ length: SPOTS }, () => game.spot(game.variants[0].rules, drill, random))
}

function inTurn(spots: readonly unknown[], solve: (spot: unknown) => unknown): () => unknown {
  let at = 0
  return () => solve(spots[at++ % spots.length])
}

function comparison(game: AnyTaughtGame, solver: AnySolver, drill: string): Comparison {
  const name = `${game.id} ${drill}`
  const { rules } = game.variants[0]
  const spots = spotsOf(game, drill)
  const ours = inTurn(spots, (spot) => solver.solve(rules, spot))
  const naive = inTurn(spots, (spot) => expectimax(game, rules, spot))
  return {
    name: `A decision: ${name}`,
    unit: 'spots',
    amount: 1,
    contenders: SHORT.includes(name) ? { feltwise: ours, 'naive walk': naive } : { feltwise: ours },
  }
}

async function ofGame(game: AnyTaughtGame): Promise<readonly Comparison[]> {
  const solver = await loadSolver(game.id)
  return game.drills.map(({ id }) => comparison(game, solver, id))
}

export const comparisons: readonly Comparison[] = (await Promise.all(GAMES.map(ofGame))).flat()
