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
import { build } from 'esbuild'
import '../../lib/make/ready.mjs'
import { type Outcome, run } from './run'
import { ROOT } from './site'

const [only] = process.argv.slice(2)
if (only !== undefined && only !== 'static') {
  console.error('usage: npm run check [-- static]')
  process.exit(2)
}

type NamedStep = readonly [name: string, take: () => Promise<Outcome>]

const step = (name: string, ...command: [string, ...string[]]): NamedStep => [name, () => run(command)]

/** Files that differ from the last commit, including new ones; null if git can't tell. */
function changedFiles(): readonly string[] | null {
  try {
    const lines = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
    return lines.split('\n').flatMap((line) => line.slice(3).split(' -> ').filter(Boolean))
  } catch {
    return null
  }
}

/**
 * Whether a test reads files of a folder that changed, or imports all of them: its imports don't say so. Tests of
 * content read content, unless they name `app`.
 */
function readsChanged(test: string, changed: readonly string[]): boolean {
  if (test === 'tests/conventions.test.ts') return true
  if (!/^tests\/(app|content)\//.test(test)) return false
  const source = readFileSync(test, 'utf8')
  const reads = test.startsWith('tests/app/') || source.includes("'app'") ? /./ : /content\//
  return /'node:fs'|import\.meta\.glob/.test(source) && changed.some((file) => reads.test(file))
}

/**
 * The files and all that import one of them, directly or not, in what the tests import. Throws if a file can't be read
 * as code, or one that is imported is missing.
 */
async function importersOf(files: readonly string[], tests: readonly string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    stdin: { contents: tests.map((test) => `import './${test}'`).join('\n'), resolveDir: ROOT },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.mdx': 'empty', '.css': 'empty' },
    logLevel: 'silent',
  })
  const importers = new Map<string, string[]>()
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file])
  const found = new Set(files)
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return found
}

/**
 * The unit tests that the changes can break: those that import a changed file, and those that read files. All of them
 * where imports can't be followed: they say what is wrong.
 */
async function unitTests(): Promise<NamedStep> {
  const vitest = ['vitest', 'run', '-c', 'tests/vitest.config.ts'] as const
  const changed = changedFiles() ?? []
  if (changed.length === 0 || !changed.every((file) => /^(app|content|tests\/(app|content))\//.test(file)))
    return step('unit tests', ...vitest)
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', name).replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file))
  const importers = await importersOf(changed, tests).catch(() => undefined)
  if (!importers) return step('unit tests', ...vitest)
  const wanted = tests.filter((test) => importers.has(test) || readsChanged(test, changed))
  return step(`${wanted.length} files of unit tests that the changes can break`, ...vitest, ...wanted)
}

/** Writes next-env.d.ts and the types of the routes first, which a fresh clone lacks. */
async function checkTypes(): Promise<Outcome> {
  const written = await run(['next', 'typegen'])
  if (!written.ok) return written
  const checked = await run([
    'tsc',
    '--noEmit',
    '--tsBuildInfoFile',
    'node_modules/.cache/tsc.json',
    '--checkers',
    '1',
    '-p',
    '.',
  ])
  return { ...checked, seconds: written.seconds + checked.seconds }
}

// What takes longest begins first.
const STEPS: readonly NamedStep[] = [
  ...(only === 'static' ? [] : [await unitTests()]),
  step('format', 'prettier', '--check', '--log-level', 'warn', '--cache', '.'),
  ['types', checkTypes],
  step('import directions', 'tsx', 'tests/tools/imports.ts'),
  step('unused code', 'knip'),
  step('lint', 'oxlint'),
  step('lock file', 'tsx', 'tests/tools/lock.ts'),
]

let idle = availableParallelism()
const waiting: (() => void)[] = []

/** Takes a step as soon as a core is free. */
async function takeInTurn([, take]: NamedStep): Promise<Outcome> {
  if (idle > 0) idle--
  else await new Promise<void>((resolve) => waiting.push(resolve))
  const outcome = await take()
  const next = waiting.shift()
  if (next) next()
  else idle++
  return outcome
}

const started = performance.now()
let failed = 0
const outcomes = STEPS.map(takeInTurn)
for (const [i, [name]] of STEPS.entries()) {
  const { ok, output, seconds } = await outcomes[i]!
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output)
  failed += ok ? 0 : 1
}
console.log(`in all ${((performance.now() - started) / 1000).toFixed(0)} s`)
if (failed > 0) console.log(`${failed} of ${STEPS.length} steps failed`)
process.exitCode = failed > 0 ? 1 : 0
