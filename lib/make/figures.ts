import { readFileSync, writeFileSync } from 'node:fs'
import { progressBar } from '@/lib/command-line/terminal'
import type { AnyGame, Rules } from '@/lib/games/game'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { loadTaughtGame } from '@/lib/games/load'
import { keepFigures, type Made } from '@/lib/games/made'
import { madeKey, parseRules } from '@/lib/games/rules'
import { slowWays } from '@/lib/games/slow-ways'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'
import { loadCensus } from './games'

/*
 * Writes content/figures.json: the whole games that take seconds or minutes to solve, so that guides read them instead
 * of solving them in every build. Takes a quarter of an hour. Run it again after a change to one of these games;
 * otherwise the file must not change by a byte.
 */

const FILE = 'content/figures.json'

interface Question {
  readonly game: AnyGame
  readonly rules: Rules
  readonly strategy?: string
}

const rulesOf = (game: AnyGame, text: string): Rules => must(parseRules(game, text)) as Rules

async function questionsOf(id: GameId): Promise<readonly Question[]> {
  const [game, { slow = {} }] = await Promise.all([loadTaughtGame(id), loadCensus(id)])
  return [
    ...(slow.rules ?? []).map((text) => ({ game, rules: rulesOf(game, text) })),
    ...slowWays(game).flatMap((strategy) =>
      (slow.rulesOfWays ?? ['']).map((text) => ({ game, rules: rulesOf(game, text), strategy })),
    ),
  ]
}

async function answer({ game, rules, strategy }: Question): Promise<Made> {
  const bar = progressBar(process.stderr)
  const figures = (await loadSolver(game.id)).whole(rules, strategy === undefined ? {} : { strategy }, bar.show)
  bar.clear()
  return keepFigures(figures)
}

const named = process.argv.slice(2)
const isAsked = ({ game }: Question): boolean => named.length === 0 || named.includes(game.id)
const keyOf = ({ game, rules, strategy }: Question): string => madeKey(game, rules, strategy)

const questions = (await Promise.all(GAME_IDS.map(questionsOf))).flat()
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
