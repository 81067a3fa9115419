import { writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import { clausesIn, type Dealing, houseWay, WAY_IDS, type WayId } from '@/lib/engines/pai-gow/index'
import { playDuel } from '@/lib/games/pai-gow-poker/solve'

/*
 * Writes content/pai-gow-poker/duels.json: what each clause of each house way wins and loses against each house way,
 * over every deal: `plain` if the other side banks, `banking` if the player does. Run it again after a change to a
 * house way (it takes some minutes); otherwise the file must not change by a byte.
 */

const FILE = 'content/pai-gow-poker/duels.json'

type Clauses = Readonly<Record<string, readonly [wins: string, losses: string]>>

const dealing = (id: WayId): Dealing => ({ way: houseWay(id), wheel: 'second-highest', keepComplete: true })

function duelOf(player: WayId, other: WayId, banking: boolean): readonly [string, Clauses] {
  const bar = progressBar(process.stderr)
  const { wins, losses } = playDuel(dealing(player), dealing(other), banking, bar.show)
  bar.clear()
  console.warn(`${player} against ${other}${banking ? ', banking' : ''}`)
  return [
    `${player} ${other}`,
    Object.fromEntries(clausesIn(dealing(player)).map(({ id }, i) => [id, [String(wins[i]!), String(losses[i]!)]])),
  ]
}

const duels = (banking: boolean): Readonly<Record<string, Clauses>> =>
  Object.fromEntries(WAY_IDS.flatMap((player) => WAY_IDS.map((other) => duelOf(player, other, banking))))

/** One line for each duel. */
const written = (table: Readonly<Record<string, Clauses>>): string =>
  `{\n${Object.entries(table)
    .map(([key, clauses]) => `    ${JSON.stringify(key)}: ${JSON.stringify(clauses)}`)
    .join(',\n')}\n  }`

writeFileSync(
  FILE,
  `{\n  "command": "npm run make:duels",\n  "plain": ${written(duels(false))},\n  "banking": ${written(duels(true))}\n}\n`,
)
