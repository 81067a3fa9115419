import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { edgeHelp } from '@/lib/command-line/help'
import { type EdgeWords, readEdge } from '@/lib/command-line/edge-words'
import { type EdgeQuestion, tryEdge } from '@/lib/questions/figures'
import { guardOutput, progressBar, readText, refuseUsage, write } from '@/lib/command-line/terminal'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { fail, ok, type Result } from '@/lib/result'

/* `npm run -s edge -- GAME` solves a whole game or a side bet and prints one line of JSON. */

const OPTIONS = {
  variant: { type: 'string' },
  rules: { type: 'string' },
  bet: { type: 'string' },
  strategy: { type: 'string' },
  player: { type: 'string' },
  meter: { type: 'string' },
  players: { type: 'string' },
  shoe: { type: 'string' },
  dead: { type: 'string' },
  seen: { type: 'string' },
  more: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

function readWords(args: readonly string[]): Result<EdgeWords & { readonly help: boolean }> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const { help, player, ...words } = values
    if (player !== undefined && words.strategy !== undefined)
      return fail('Usage', '--player and --strategy say the same: give one of them.')
    if (!help && positionals.length !== 1)
      return fail('Usage', positionals.length === 0 ? 'Name a game.' : 'Name one game only.')
    return ok({ ...words, strategy: words.strategy ?? player, game: positionals[0] ?? '', help: help ?? false })
  } catch (error) {
    return fail('Usage', error instanceof Error ? error.message : String(error))
  }
}

/**
 * Makes V8 optimize the kernel at once. A process that solves once would end before it replaces the quickly compiled
 * code.
 */
function compileKernelWell(): void {
  setFlagsFromString('--no-liftoff')
  setFlagsFromString('--no-wasm-lazy-compilation')
}

async function compute(question: EdgeQuestion): Promise<Result<object>> {
  compileKernelWell()
  const solver = await loadSolver(question.game.id)
  if (question.bet === 'main') solver.ready?.()
  const bar = progressBar(process.stderr)
  const started = performance.now()
  const answer = tryEdge(question, solver, bar.show)
  bar.clear()
  return answer.ok
    ? ok({ ...answer.value, seconds: Number(((performance.now() - started) / 1000).toFixed(3)) })
    : answer
}

async function main(): Promise<void> {
  const words = readWords(process.argv.slice(2))
  if (words.ok && words.value.help) return write(process.stdout, edgeHelp(GAMES))
  const question = words.ok ? readEdge(words.value, readText) : words
  const answer = question.ok ? await compute(question.value) : question
  return answer.ok
    ? write(process.stdout, `${JSON.stringify(answer.value)}\n`)
    : refuseUsage('edge', problemInEnglish(answer.problem))
}

guardOutput('edge')
await main()
