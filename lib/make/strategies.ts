import { writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import { loadCensus, namedGames } from './games'

/*
 * Writes content/<game>/strategies.json: short strategies found by search, and the figures about them that take long to
 * compute. `npm run make:strategies -- ultimate-texas-holdem` makes one game's file. Run it again after a change to a
 * game, its signs or its rules; otherwise the files must not change by a byte.
 */

const COMMAND = 'npm run make:strategies'

for (const game of namedGames()) {
  const { strategies } = await loadCensus(game)
  if (strategies === undefined) continue
  const bar = progressBar(process.stderr)
  const files = Object.entries(strategies(bar.show))
  bar.clear()
  for (const [name, properties] of files)
    writeFileSync(`content/${game}/${name}`, `{\n  "command": "${COMMAND}",\n${properties.join(',\n')}\n}\n`)
  console.warn(game)
}
