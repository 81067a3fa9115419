import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeBonusHands } from './hands/texas-holdem-bonus'
import { makeCasinoHands } from './hands/casino-holdem'
import { makePaiGowHands } from './hands/pai-gow-poker'
import { makeTexas21Hands } from './hands/texas-21'
import { makeTexas21Flops } from './hands/texas-21-flops'
import { makeThreeCardHands } from './hands/three-card-poker'
import { makeUltimateHands } from './hands/ultimate-texas-holdem'
import { makeXxContests } from './hands/xx-contests'
import { makeXxHands } from './hands/xx-poker'
import type { Show } from './skill-counts/counts'
import { progressBar } from './terminal'

/*
 * Writes content/<game>/hands.json: what the pages of hands tell that takes too long to work out for each page while the site is built.
 * `npm run make:hands -- three-card-poker` makes those of one game. Run it again after a change to a game’s rules, its pages or its
 * solver; the files must not change by a byte otherwise. The flops of Texas 21 take a quarter of an hour, the others seconds.
 */

const COMMAND = 'npm run make:hands'

/** What is kept of each page, in the order of the file. */
type Make = (show: Show) => readonly unknown[]

const MADE: Readonly<Record<string, Make>> = {
  'three-card-poker/hands': makeThreeCardHands,
  'casino-holdem/hands': makeCasinoHands,
  'pai-gow-poker/hands': makePaiGowHands,
  'xx-poker/hands': makeXxHands,
  'xx-poker/contests': makeXxContests,
  'texas-21/hands': makeTexas21Hands,
  'texas-21/flops': makeTexas21Flops,
  'ultimate-texas-holdem/hands': makeUltimateHands,
  'texas-holdem-bonus/hands': makeBonusHands,
}

function make(name: string, work: Make): void {
  const file = `content/${name}.json`
  const bar = progressBar(process.stderr)
  const lines = work(bar.show).map((one) => `    ${JSON.stringify(one)}`)
  bar.clear()
  mkdirSync(dirname(file), { recursive: true })
  // One line to a page, so that a change shows as the pages it changes.
  writeFileSync(file, `{\n  "command": "${COMMAND}",\n  "pages": [\n${lines.join(',\n')}\n  ]\n}\n`)
  console.warn(`${file}: ${lines.length} pages`)
}

const named = process.argv.slice(2)
for (const [name, work] of Object.entries(MADE))
  if (named.length === 0 || named.some((one) => name.startsWith(one))) make(name, work)
