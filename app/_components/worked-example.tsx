import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { startRound } from '@/lib/teaching/quiz/round'
import { WorkedAnswer } from './worked-answer'

/** Whichever decision this seed gives among the close ones; it is solved when the page is built. */
const SEED = 'proof-2'

/** One close decision with its whole answer: nothing in it is typed, everything is counted while the page is built. */
export async function WorkedExample() {
  const game = GAMES[0]
  const rules = game.variants[0].rules
  const drill = game.drills[1] ?? game.drills[0]
  const { state } = startRound(game, rules, drill.id, SEED)
  const solver = await loadSolver(game.id)
  return <WorkedAnswer game={game} rules={rules} state={state} solution={solver.solve(rules, state)} />
}
