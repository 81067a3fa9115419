import { answerLine } from '@/lib/command-line/answer'
import { solveHelp } from '@/lib/command-line/help'
import { linesOf } from '@/lib/command-line/lines'
import { guardOutput, progressBar, readInput, refuseUsage, STATUS, write } from '@/lib/command-line/terminal'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'

/*
 * `npm run -s solve` reads requests from standard input, one JSON object a line, and prints one answer a line in the
 * same order.
 */

async function answerAll(proves: boolean): Promise<void> {
  const bar = progressBar(process.stderr)
  for await (const line of linesOf(readInput('solve'))) {
    if (line.text.trim() === '') continue
    const { text, failed, bug } = await answerLine(line, { load: loadSolver, onProgress: bar.show, proves })
    bar.clear()
    if (failed) process.exitCode = STATUS.failed
    if (bug !== undefined) console.error(bug)
    await write(process.stdout, `${text}\n`)
  }
}

guardOutput('solve')
const [first] = process.argv.slice(2)
if (first === '--help' || first === '-h') await write(process.stdout, solveHelp(GAMES))
else if (first !== undefined && first !== '--proof')
  refuseUsage('solve', `“${first.slice(0, 80)}” isn’t an option: requests come on standard input`)
else await answerAll(first === '--proof')
