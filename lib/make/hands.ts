import { mkdirSync, writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import { loadCensus, namedGames } from './games'

/*
 * Writes content/<game>/hands.json: what the pages of hands tell that takes too long to work out for each page while the site is built.
 * `npm run make:hands -- three-card-poker` makes those of one game. Run it again after a change to a game’s rules, its pages or its
 * solver; the files must not change by a byte otherwise. The flops of Texas 21 take a quarter of an hour, the others seconds.
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
    // One line to a page, so that a change shows as the pages it changes.
    writeFileSync(file, `{\n  "command": "${COMMAND}",\n  "pages": [\n${lines.join(',\n')}\n  ]\n}\n`)
    console.warn(`${file}: ${lines.length} pages`)
  }
}
