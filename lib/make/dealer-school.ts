import { writeFileSync } from 'node:fs'
import kept from '@/content/dealer-school/frequencies.json'
import { dealBoard, usualTable } from '@/lib/teaching/dealer-school/board'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/chips'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { resultOf } from '@/lib/teaching/dealer-school/chips'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { namedGames } from './games'

/*
 * Writes content/dealer-school/frequencies.json: how often each result of each bet comes up among seats dealt and
 * played as the dealer school does. `npm run make:dealer-school -- casino-holdem` counts one game. Run it again after a
 * change to a game's rules or its layout.
 */

const FILE = 'content/dealer-school/frequencies.json'
const SEATS = 20_000

function countsOf(game: GameId): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (let i = 1; i <= SEATS; i++) {
    const [seat] = dealBoard({ ...usualTable(game), seats: 1, rounding: ROUNDINGS[0] }, `frequency-${i}`).seats
    for (const result of new Set(seat!.due.map(resultOf))) counts.set(result, (counts.get(result) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)))
}

const before: Readonly<Partial<Record<string, Readonly<Record<string, number>>>>> = kept.games
const asked = namedGames()
await loadSchoolGames(GAME_IDS)
const games = Object.fromEntries(
  GAME_IDS.map((id) => [id, (asked.includes(id) ? undefined : before[id]) ?? countsOf(id)]),
)
writeFileSync(FILE, `${JSON.stringify({ seats: SEATS, games }, null, 1)}\n`)
