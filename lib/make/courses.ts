import { progressBar } from '@/lib/command-line/terminal'
import { findGame } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { loadSolver } from '@/lib/games/solvers'
import { makeRandom } from '@/lib/math/random'
import { courseFigures } from '@/lib/teaching/census/course'
import { namedGames, writeData } from './games'

/*
 * Writes content/<game>/course.json: how many hands each rule of a game's strategy decides, and how near they
 * compared with playing them like all other hands, under the usual rules. `npm run make:courses -- texas-21` makes one
 * game's file. Run it again after a change to a game's strategy or skills, and after `make:skills`; otherwise the files
 * must not change by a byte.
 */

const COMMAND = 'npm run make:courses'

for (const id of namedGames()) {
  const game = findGame(id)!
  const seed = `course ${id}`
  const bar = progressBar(process.stderr)
  const { deals, rules } = courseFigures(
    game,
    await loadSolver(id),
    await skillsOf(id),
    (skill) => makeRandom(`${seed} ${skill}`),
    bar.show,
  )
  bar.clear()
  writeData(id, 'course', { command: COMMAND, game: id, deals, seed }, ['rules', rules])
}
