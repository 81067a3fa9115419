import { progressBar } from '@/lib/command-line/terminal'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { GameId } from '@/lib/games/ids'
import { loadTaughtGame } from '@/lib/games/load'
import { keepFigures, type Made } from '@/lib/game/precomputed/figures'
import { madeKey, parseRules } from '@/lib/game/rules'
import { slowWays } from '@/lib/game/precomputed/slow-ways'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'
import { loadCensus, namedGames, writeData } from './games'

/*
 * Writes content/<game>/figures.json: the whole games that take seconds or minutes to solve, so that guides read them
 * instead of solving them in every build. Takes a quarter of an hour for all games. Run it again after a change to one of
 * these games; otherwise the files must not change by a byte.
 */

const COMMAND = 'npm run make:figures'

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

for (const id of namedGames()) {
  const questions = await questionsOf(id)
  const figures: Record<string, Made> = {}
  for (const question of questions) {
    const key = madeKey(question.game, question.rules, question.strategy)
    figures[key] = await answer(question)
    console.warn(key)
  }
  if (questions.length > 0) writeData(id, 'figures', { command: COMMAND }, ['figures', figures])
}
