import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { progressBar } from '@/lib/command-line/terminal'
import { makeRandom } from '@/lib/math/random'
import { skillFigures } from '@/lib/teaching/census/counts'
import { loadCensus, namedGames } from './games'

/*
 * Writes content/<game>/skills.json: how often each skill comes up at the table and how hard it is, under the usual
 * rules and best play. `npm run make:skills -- texas-21` makes one game's file. Run it again after a change to a game's
 * rules, its skills or its solver; otherwise the files must not change by a byte.
 */

const COMMAND = 'npm run make:skills'

for (const game of namedGames()) {
  const { skills } = await loadCensus(game)
  const file = `content/${game}/skills.json`
  const seed = `skills ${game}`
  const bar = progressBar(process.stderr)
  const { counts, rounds } = skills(bar.show, makeRandom(seed))
  bar.clear()
  // One line for each skill, so that a diff shows only the lines that change.
  const lines = skillFigures(counts).map((one) => `    ${JSON.stringify(one)}`)
  const head = Object.entries({ command: COMMAND, game, rounds, seed }).map(
    ([key, value]) => `  "${key}": ${JSON.stringify(value)}`,
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `{\n${head.join(',\n')},\n  "skills": [\n${lines.join(',\n')}\n  ]\n}\n`)
  console.warn(`${file}: ${lines.length} skills, ${rounds} rounds`)
}
