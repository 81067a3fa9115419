import { writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import type { AnyGame, Rules } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { keepFigures, type Made, madeKey } from '@/lib/games/made'
import { loadSolver } from '@/lib/games/solvers'

/*
 * Writes content/figures.json: the whole games that take from some seconds to some minutes, which the guides read instead of working
 * them out at every build. Run it again after a change to one of these games (it takes a quarter of an hour); the file must not change
 * by a byte otherwise.
 */

const FILE = 'content/figures.json'

interface Question {
  readonly game: AnyGame
  readonly rules: Rules
  readonly strategy?: string
}

const usualOf = (game: AnyGame): Rules => game.variants[0].rules as Rules

/** What is slow, by game. */
const SLOW: Readonly<Record<string, (game: AnyGame) => readonly Question[]>> = {
  'pai-gow-poker': (game) => [
    ...game.variants.map(({ rules }): Question => ({ game, rules: rules as Rules })),
    ...(game.strategies ?? []).map(({ id }): Question => ({ game, rules: usualOf(game), strategy: id })),
  ],
  'texas-21': (game) => [{ game, rules: usualOf(game), strategy: 'with-flop' }],
}

async function answer({ game, rules, strategy }: Question): Promise<readonly [string, Made]> {
  const key = madeKey(game, rules, strategy)
  const bar = progressBar(process.stderr)
  const figures = (await loadSolver(game.id)).whole(rules, strategy === undefined ? {} : { strategy }, bar.show)
  bar.clear()
  console.warn(key)
  return [key, keepFigures(figures)]
}

const figures: Record<string, Made> = {}
for (const question of GAMES.flatMap((game) => SLOW[game.id]?.(game) ?? [])) {
  const [key, made] = await answer(question)
  figures[key] = made
}
writeFileSync(FILE, `${JSON.stringify({ command: 'npm run make:figures', figures }, undefined, 2)}\n`)
