import { progressBar } from '@/lib/command-line/terminal'
import { makeRandom } from '@/lib/math/random'
import { skillFigures } from '@/lib/teaching/census/counts'
import { loadCensus, namedGames, writeData } from './games'

/*
 * Writes content/<game>/skills.json: how often each skill comes up at the table and how hard it is, under the usual
 * rules and best play. `npm run make:skills -- texas-21` makes one game's file. Run it again after a change to a game's
 * rules, its skills or its solver; otherwise the files must not change by a byte.
 */

const COMMAND = 'npm run make:skills'

for (const game of namedGames()) {
  const { skills } = await loadCensus(game)
  const seed = `skills ${game}`
  const bar = progressBar(process.stderr)
  const { counts, rounds } = skills(bar.show, makeRandom(seed))
  bar.clear()
  writeData(game, 'skills', { command: COMMAND, game, rounds, seed }, ['skills', skillFigures(counts)])
}
