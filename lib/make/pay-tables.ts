import { progressBar } from '@/lib/command-line/terminal'
import { exact } from '@/lib/game/ev'
import type { AnyGame } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import { keepEv } from '@/lib/game/precomputed/kept-ev'
import { foundTables, type FoundTable, type KeptFigures, MAIN_BET, tableKey } from '@/lib/game/precomputed/known-tables'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { loadSolver } from '@/lib/games/solvers'
import { namedGames, writeData } from './games'

/*
 * Writes content/<game>/table-figures.json: the value of each known table of a game. Those that take minutes come from
 * content/<game>/figures.json. `npm run make:pay-tables -- casino-holdem` makes one game's file. Run it again after a
 * change to a table or a solver; otherwise the files must not change by a byte.
 */

const COMMAND = 'npm run make:pay-tables'

async function worth(game: AnyGame, { bet, rules }: FoundTable): Promise<KeptFigures> {
  const solver = await loadSolver(game.id)
  if (bet !== MAIN_BET) return { ev: keepEv(solver.side(rules, bet).ev), averageBet: keepEv(exact(1, 1)) }
  const bar = progressBar(process.stderr)
  const { ev, averageBet } = madeFigures(game, rules) ?? solver.whole(rules, {}, bar.show)
  bar.clear()
  return { ev: keepEv(ev), averageBet: keepEv(averageBet) }
}

for (const id of namedGames()) {
  const game = findGame(id)!
  const figures: Record<string, KeptFigures> = {}
  for (const table of foundTables(game)) figures[tableKey(game, table)] = await worth(game, table)
  writeData(id, 'table-figures', { command: COMMAND }, ['figures', figures])
}
