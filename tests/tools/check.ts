/*
 * `npm run check`: everything that can be known without a browser. All steps run, as many at once as the machine has cores, so that one
 * look shows all that is wrong.
 * `npm run check -- static` leaves out the unit tests, for who runs `npm test` next.
 */
import { availableParallelism } from 'node:os'
import { type Outcome, run } from './run'

const [only] = process.argv.slice(2)
if (only !== undefined && only !== 'static') {
  console.error('usage: npm run check [-- static]')
  process.exit(2)
}

type NamedStep = readonly [name: string, ...command: [string, ...string[]]]

const UNIT_TESTS: NamedStep = ['unit tests', 'vitest', 'run', '-c', 'tests/vitest.config.ts']

const STEPS: readonly NamedStep[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '--cache', '.'],
  ['lint', 'eslint', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  ['types', 'tsc', '--noEmit', '-p', '.'],
  ['unused code', 'knip'],
  ['lock file', 'tsx', 'tests/tools/lock.ts'],
  ['import directions', 'tsx', 'tests/tools/imports.ts'],
  ...(only === 'static' ? [] : [UNIT_TESTS]),
]

let idle = availableParallelism()
const waiting: (() => void)[] = []

/** Runs a step as soon as a core is free for it. */
async function runInTurn([, ...command]: NamedStep): Promise<Outcome> {
  if (idle > 0) idle--
  else await new Promise<void>((resolve) => waiting.push(resolve))
  const outcome = await run(command)
  const next = waiting.shift()
  if (next) next()
  else idle++
  return outcome
}

// Writes next-env.d.ts and the types of the routes, which a fresh clone does not have.
const generated = await run(['next', 'typegen'])
if (!generated.ok) console.log(generated.output)

let failed = generated.ok ? 0 : 1
const outcomes = STEPS.map(runInTurn)
for (const [i, [name]] of STEPS.entries()) {
  const { ok, output, seconds } = await outcomes[i]!
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output)
  failed += ok ? 0 : 1
}
if (failed > 0) console.log(`${failed} of ${STEPS.length} steps failed`)
process.exitCode = failed > 0 ? 1 : 0
