import { readFileSync, writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GAMES } from '@/lib/games/index'
import { keepFigures, type Made, madeKey } from '@/lib/games/made'
import { parseRules } from '@/lib/games/rules'
import { slowWays } from '@/lib/games/slow-ways'
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

/** Rules under which a game is slow, its ways to play apart: as `makeRules` writes them. */
const SLOW_RULES: Readonly<Record<string, readonly string[]>> = {
  'pai-gow-poker': [
    '',
    'ballys-ac',
    'foxwoods',
    'mgm',
    'commission_0',
    'banking_yes',
    'wheel_lowest',
    'keepComplete_no',
  ],
}

/** Rules under which the slow ways to play are made, where they are not the usual ones alone. */
const RULES_OF_WAYS: Readonly<Record<string, readonly string[]>> = { 'texas-21': ['', 's17'] }

const rulesOf = (game: AnyGame, text: string): Rules => must(parseRules(game, text)) as Rules

const questionsOf = (game: AnyTaughtGame): readonly Question[] => [
  ...(SLOW_RULES[game.id] ?? []).map((text) => ({ game, rules: rulesOf(game, text) })),
  ...slowWays(game).flatMap((strategy) =>
    (RULES_OF_WAYS[game.id] ?? ['']).map((text) => ({ game, rules: rulesOf(game, text), strategy })),
  ),
]

async function answer({ game, rules, strategy }: Question): Promise<Made> {
  const bar = progressBar(process.stderr)
  const figures = (await loadSolver(game.id)).whole(rules, strategy === undefined ? {} : { strategy }, bar.show)
  bar.clear()
  return keepFigures(figures)
}

const named = process.argv.slice(2)
const isAsked = ({ game }: Question): boolean => named.length === 0 || named.includes(game.id)
const keyOf = ({ game, rules, strategy }: Question): string => madeKey(game, rules, strategy)

const questions = GAMES.flatMap(questionsOf)
const made = new Map<string, Made>()
for (const question of questions.filter(isAsked)) {
  made.set(keyOf(question), await answer(question))
  console.warn(keyOf(question))
}
const known = (JSON.parse(readFileSync(FILE, 'utf8')) as { readonly figures: Readonly<Record<string, Made>> }).figures
const figures = Object.fromEntries(
  questions
    .map(keyOf)
    .flatMap((key) => (made.has(key) || known[key] ? [[key, made.get(key) ?? known[key]!] as const] : [])),
)
writeFileSync(FILE, `${JSON.stringify({ command: 'npm run make:figures', figures }, undefined, 2)}\n`)
