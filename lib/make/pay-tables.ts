import { writeFileSync } from 'node:fs'
import kept from '@/content/pay-tables/figures.json'
import { progressBar } from '@/lib/command-line/terminal'
import { exact } from '@/lib/games/ev'
import type { AnyGame } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { keepEv } from '@/lib/games/kept-ev'
import { foundTables, type FoundTable, type KeptFigures, MAIN_BET, tableKey } from '@/lib/games/known-tables'
import { madeFigures } from '@/lib/games/made'
import { loadSolver } from '@/lib/games/solvers'
import { namedGames } from './games'

/*
 * Writes content/pay-tables/figures.json: the value of each table in content/pay-tables/tables.json. Those that take
 * minutes come from content/figures.json. `npm run make:pay-tables -- casino-holdem` computes one game. Run it again
 * after a change to a table or a solver; otherwise the file must not change by a byte.
 */

const FILE = 'content/pay-tables/figures.json'

async function worth(game: AnyGame, { bet, rules }: FoundTable): Promise<KeptFigures> {
  const solver = await loadSolver(game.id)
  if (bet !== MAIN_BET) return { ev: keepEv(solver.side(rules, bet).ev), averageBet: keepEv(exact(1, 1)) }
  const bar = progressBar(process.stderr)
  const { ev, averageBet } = madeFigures(game, rules) ?? solver.whole(rules, {}, bar.show)
  bar.clear()
  return { ev: keepEv(ev), averageBet: keepEv(averageBet) }
}

const before: Readonly<Record<string, KeptFigures | undefined>> = kept.figures
const asked = namedGames()
const figures: Record<string, KeptFigures> = {}
for (const game of GAMES) {
  for (const table of foundTables(game)) {
    const key = tableKey(game, table)
    const known = asked.some((id) => id === game.id) ? undefined : before[key]
    figures[key] = known ?? (await worth(game, table))
    if (!known) console.warn(key)
  }
}
writeFileSync(FILE, `${JSON.stringify({ command: 'npm run make:pay-tables', figures }, undefined, 2)}\n`)
