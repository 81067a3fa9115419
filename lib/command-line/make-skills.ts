import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type GameId, GAME_IDS } from '@/lib/games/ids'
import { makeRandom, type Random } from '@/lib/math/random'
import { countCasinoHoldem } from './skill-counts/casino-holdem'
import { type Found, type Show, skillFigures } from './skill-counts/counts'
import { countPaiGowPoker } from './skill-counts/pai-gow-poker'
import { countTexas21 } from './skill-counts/texas-21'
import { countTexasHoldemBonus } from './skill-counts/texas-holdem-bonus'
import { countThreeCardPoker } from './skill-counts/three-card-poker'
import { countUltimateTexasHoldem } from './skill-counts/ultimate-texas-holdem'
import { countXxPoker } from './skill-counts/xx-poker'
import { progressBar } from './terminal'

/*
 * Writes content/skills/<game>.json: how often each skill comes at the table and how hard it is, under the usual rules and best play.
 * `npm run make:skills -- texas-21` makes those of one game. Run it again after a change to a game’s rules, its skills or its solver;
 * the files must not change by a byte otherwise.
 */

const COMMAND = 'npm run make:skills'

const COUNTED: Readonly<Record<GameId, (show: Show, random: Random) => Found>> = {
  'ultimate-texas-holdem': countUltimateTexasHoldem,
  'three-card-poker': countThreeCardPoker,
  'texas-holdem-bonus': countTexasHoldemBonus,
  'casino-holdem': countCasinoHoldem,
  'pai-gow-poker': countPaiGowPoker,
  'xx-poker': countXxPoker,
  'texas-21': countTexas21,
}

function make(game: GameId): void {
  const file = `content/skills/${game}.json`
  const seed = `skills ${game}`
  const bar = progressBar(process.stderr)
  const { counts, rounds } = COUNTED[game](bar.show, makeRandom(seed))
  bar.clear()
  // One line to a skill, so that a change shows as the lines it changes.
  const lines = skillFigures(counts).map((one) => `    ${JSON.stringify(one)}`)
  const head = Object.entries({ command: COMMAND, game, rounds, seed }).map(
    ([key, value]) => `  "${key}": ${JSON.stringify(value)}`,
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `{\n${head.join(',\n')},\n  "skills": [\n${lines.join(',\n')}\n  ]\n}\n`)
  console.warn(`${file}: ${lines.length} skills, ${rounds} rounds`)
}

const named = process.argv.slice(2)
for (const game of GAME_IDS) if (named.length === 0 || named.includes(game)) make(game)
