import type { Rules } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { paceOf } from '@/lib/game/pace'
import { makeSessions } from '@/lib/game/precomputed/sessions'
import { loadSolver } from '@/lib/games/solvers'
import { namedGames, writeData } from './games'

/*
 * Writes content/<game>/sessions.json: how sessions of a game turn out, for the pages that compare games. Takes a few
 * seconds.
 */

const COMMAND = 'npm run make:sessions'

for (const id of namedGames()) {
  const game = findGame(id)!
  const rules = game.variants[0].rules as Rules
  const figures = madeFigures(game, rules) ?? (await loadSolver(id)).whole(rules)
  writeData(id, 'sessions', { command: COMMAND }, ['sessions', makeSessions(figures, paceOf(game))])
}
