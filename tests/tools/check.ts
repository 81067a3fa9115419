/*
 * `npm run check`: run this before a commit. All steps run, as many in parallel as the machine has cores, so that all
 * problems show at once. Of the unit tests, it runs those that the changes since the last commit can break; all of them
 * after a change of lib, or if git is not available. `npm run check -- static` leaves the unit tests out, for when `npm
 * test` runs next.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Outcome, run } from './run'

const [only] = process.argv.slice(2)
if (only !== undefined && only !== 'static') {
  console.error('usage: npm run check [-- static]')
  process.exit(2)
}

type NamedStep = readonly [name: string, ...command: [string, ...string[]]]

/** Files that differ from the last commit, including new ones; null if git can't tell. */
function changedFiles(): readonly string[] | null {
  try {
    const lines = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
    return lines.split('\n').flatMap((line) => line.slice(3).split(' -> ').filter(Boolean))
  } catch {
    return null
  }
}

/** Tests of app and content that read files. Their imports don't tell which files they depend on. */
const readers = (): readonly string[] =>
  ['tests/app', 'tests/content']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("'node:fs'"))
    .concat('tests/conventions.test.ts')

/** The unit tests that the changes can break: those that import a changed file, and those that read files. */
function unitTests(): readonly NamedStep[] {
  const vitest = ['vitest', 'run', '-c', 'tests/vitest.config.ts'] as const
  const changed = changedFiles() ?? []
  if (changed.length === 0 || !changed.every((file) => /^(app|content|tests\/(app|content))\//.test(file)))
    return [['unit tests', ...vitest]]
  return [
    ['unit tests that import what changed', ...vitest, '--changed', '--passWithNoTests'],
    ['unit tests that read files', ...vitest, ...readers()],
  ]
}

const STEPS: readonly NamedStep[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '--cache', '.'],
  ['lint', 'eslint', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  ['types', 'tsc', '--noEmit', '--tsBuildInfoFile', 'node_modules/.cache/tsc.json', '--checkers', '1', '-p', '.'],
  ['unused code', 'knip'],
  ['lock file', 'tsx', 'tests/tools/lock.ts'],
  ['import directions', 'tsx', 'tests/tools/imports.ts'],
  ...(only === 'static' ? [] : unitTests()),
]

let idle = availableParallelism()
const waiting: (() => void)[] = []

/** Runs a step as soon as a core is free. */
async function runInTurn([, ...command]: NamedStep): Promise<Outcome> {
  if (idle > 0) idle--
  else await new Promise<void>((resolve) => waiting.push(resolve))
  const outcome = await run(command)
  const next = waiting.shift()
  if (next) next()
  else idle++
  return outcome
}

// Writes next-env.d.ts and the types of the routes, which a fresh clone lacks.
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
