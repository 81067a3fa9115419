import { mkdirSync, writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import { loadCensus, namedGames } from './games'

/*
 * Writes content/<game>/hands.json: the parts of hand pages that take too long to compute for each page during a build.
 * `npm run make:hands -- xx-poker` makes one game's file. Run it again after a change to a game's rules, its
 * pages or its solver; otherwise the files must not change by a byte. The flops of Texas 21 take a quarter of an hour,
 * the others seconds.
 */

const COMMAND = 'npm run make:hands'

for (const game of namedGames()) {
  const { hands = {} } = await loadCensus(game)
  mkdirSync(`content/${game}`, { recursive: true })
  for (const [name, work] of Object.entries(hands)) {
    const file = `content/${game}/${name}`
    const bar = progressBar(process.stderr)
    const lines = work(bar.show).map((one) => `    ${JSON.stringify(one)}`)
    bar.clear()
    // One line for each page, so that a diff shows only the pages that change.
    writeFileSync(file, `{\n  "command": "${COMMAND}",\n  "pages": [\n${lines.join(',\n')}\n  ]\n}\n`)
    console.warn(`${file}: ${lines.length} pages`)
  }
}
