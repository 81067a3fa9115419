import { parseArgs } from 'node:util'
import { answerHand, houseWayHelp, readWay } from '@/lib/command-line/house-way-lines'
import { linesOf } from '@/lib/command-line/lines'
import { guardOutput, readInput, readText, refuseUsage, STATUS, write } from '@/lib/command-line/terminal'
import type { HouseWay } from '@/lib/engines/pai-gow/index'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { fail, ok, type Result } from '@/lib/result'

/*
 * `npm run -s house-way` reads hands from standard input, one JSON object a line, and prints each as the house sets it.
 */

function readArguments(
  args: readonly string[],
): Result<{ readonly way?: string | undefined; readonly help?: boolean | undefined }> {
  try {
    return ok(
      parseArgs({ args: [...args], options: { way: { type: 'string' }, help: { type: 'boolean', short: 'h' } } })
        .values,
    )
  } catch (error) {
    return fail('Usage', error instanceof Error ? error.message : String(error))
  }
}

async function answerAll(way: HouseWay): Promise<void> {
  for await (const line of linesOf(readInput('house-way'))) {
    if (line.text.trim() === '') continue
    const { text, failed } = answerHand(way, line)
    if (failed) process.exitCode = STATUS.failed
    await write(process.stdout, `${text}\n`)
  }
}

async function main(): Promise<void> {
  const words = readArguments(process.argv.slice(2))
  if (words.ok && words.value.help) return write(process.stdout, houseWayHelp())
  const way = words.ok ? readWay(words.value.way, readText) : words
  return way.ok ? answerAll(way.value) : refuseUsage('house-way', problemInEnglish(way.problem))
}

guardOutput('house-way')
await main()
