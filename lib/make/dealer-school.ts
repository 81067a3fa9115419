import { dealBoard, usualTable } from '@/lib/teaching/dealer-school/table/board'
import { resultOf, ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { SAMPLED_SEATS } from '@/lib/teaching/dealer-school/table/frequency'
import type { GameId } from '@/lib/games/ids'
import { namedGames, writeData } from './games'

/*
 * Writes content/<game>/frequencies.json: how often each result of each bet comes up among seats dealt and played as
 * the dealer school does. `npm run make:dealer-school -- casino-holdem` counts one game. Run it again after a change to
 * a game's rules or its layout.
 */

const COMMAND = 'npm run make:dealer-school'

function countsOf(game: GameId): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (let i = 1; i <= SAMPLED_SEATS; i++) {
    const [seat] = dealBoard({ ...usualTable(game), seats: 1, rounding: ROUNDINGS[0] }, `frequency-${i}`).seats
    for (const result of new Set(seat!.due.map(resultOf))) counts.set(result, (counts.get(result) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)))
}

await loadSchoolGames(namedGames())
for (const game of namedGames()) writeData(game, 'frequencies', { command: COMMAND }, ['results', countsOf(game)])
