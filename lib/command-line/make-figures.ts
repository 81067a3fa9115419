import { writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import type { AnyGame, Rules } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { keepFigures, type Made, madeKey, SLOW_WAYS } from '@/lib/games/made'
import { parseRules } from '@/lib/games/rules'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'

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

/** Rules under which a game is slow, its ways to play apart: as `makeRules` writes them. */
const SLOW_RULES: Readonly<Record<string, readonly string[]>> = {
  'pai-gow-poker': ['', 'ballys-ac', 'foxwoods', 'mgm', 'commission_0', 'banking_yes', 'wheel_lowest', 'keepComplete_no'],
}

const questionsOf = (game: AnyGame): readonly Question[] => [
  ...(SLOW_RULES[game.id] ?? []).map((text) => ({ game, rules: must(parseRules(game, text)) as Rules })),
  ...(SLOW_WAYS[game.id] ?? []).map((strategy) => ({ game, rules: usualOf(game), strategy })),
]

async function answer({ game, rules, strategy }: Question): Promise<readonly [string, Made]> {
  const key = madeKey(game, rules, strategy)
  const bar = progressBar(process.stderr)
  const figures = (await loadSolver(game.id)).whole(rules, strategy === undefined ? {} : { strategy }, bar.show)
  bar.clear()
  console.warn(key)
  return [key, keepFigures(figures)]
}

const figures: Record<string, Made> = {}
for (const question of GAMES.flatMap(questionsOf)) {
  const [key, made] = await answer(question)
  figures[key] = made
}
writeFileSync(FILE, `${JSON.stringify({ command: 'npm run make:figures', figures }, undefined, 2)}\n`)
