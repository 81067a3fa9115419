import { writeFileSync } from 'node:fs'
import type { Rules } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { madeFigures } from '@/lib/games/made'
import { paceOf } from '@/lib/games/pace'
import { makeSessions } from '@/lib/games/sessions'
import { loadSolver } from '@/lib/games/solvers'

/*
 * Writes content/sessions.json: how sessions of each game turn out, for the pages that compare games. Takes a few
 * seconds.
 */

const FILE = 'content/sessions.json'

const lines: string[] = []
for (const game of GAMES) {
  const rules = game.variants[0].rules as Rules
  const figures = madeFigures(game, rules) ?? (await loadSolver(game.id)).whole(rules)
  lines.push(`    ${JSON.stringify(game.id)}: ${JSON.stringify(makeSessions(figures, paceOf(game)))}`)
}
writeFileSync(FILE, `{\n  "command": "npm run make:sessions",\n  "games": {\n${lines.join(',\n')}\n  }\n}\n`)
