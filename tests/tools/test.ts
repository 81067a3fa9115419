/*
 * `npm test` runs the unit, component and worker tests, and then the tests in a real browser. It builds the site beside the
 * unit tests, because a build leaves a core idle for much of its time. `npm test -- unit` and `npm test -- browser` run
 * one half; further arguments are passed to vitest or Playwright.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './browser'
import '../../lib/make/ready.mjs'
import { build } from './build'
import { type Outcome, run } from './run'
import { ROOT } from './site'

interface Count {
  readonly passed: number
  readonly failed: number
  /** The failures, one a line, because a long log may be cut in the middle. */
  readonly failures: readonly string[]
}

const REPORTS = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' } as const

/** The part of vitest's report that is read here. */
interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** The part of Playwright's report that is read here. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly ok: boolean
    readonly file: string
    readonly line: number
    readonly title: string
  }[]
}
interface BrowserReport extends Suite {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number }
}

function report<T>(kind: keyof typeof REPORTS): T | undefined {
  try {
    return JSON.parse(readFileSync(`${ROOT}/${REPORTS[kind]}`, 'utf8')) as T
  } catch {
    return undefined
  }
}

const firstLines = (text: string): string => text.split('\n').slice(0, 12).join('\n    ')

const failedUnits = ({ testResults }: UnitReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0
        ? [`${name}: ${firstLines(message)}`]
        : failed.map(
            ({ fullName, failureMessages = [] }) =>
              `${name}: ${fullName}\n    ${firstLines(failureMessages.join('\n'))}`,
          )
    })

const failedSpecs = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failedSpecs),
]

/** A run that fails without a failed test (a file that doesn't load, a missing report) counts as one failure. */
function counted(passed: number, failed: number, ok: boolean, failures: readonly string[]): Count {
  return { passed, failed: ok ? failed : Math.max(1, failed), failures }
}

async function unit(args: readonly string[]): Promise<Count> {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.unit}`]
  const { ok } = await run(['vitest', 'run', '-c', 'tests/vitest.config.ts', ...output, ...args], true)
  const said = report<UnitReport>('unit')
  return counted(said?.numPassedTests ?? 0, said?.numFailedTests ?? 0, ok, said ? failedUnits(said) : [])
}

async function browser(args: readonly string[], building: Promise<Outcome>): Promise<Count> {
  const { ok: isBuilt, output, seconds } = await building
  if (output !== '') console.log(output)
  if (!isBuilt) return { passed: 0, failed: 1, failures: ['the site was not built'] }
  console.log(`built in ${seconds.toFixed(0)} s`)
  const { ok } = await run(['playwright', 'test', '-c', 'tests/playwright.config.ts', ...args], true)
  const said = report<BrowserReport>('browser')
  const { expected = 0, flaky = 0, unexpected = 0 } = said?.stats ?? {}
  if (flaky > 0) console.log(`${flaky} passed at the second try only: see above which`)
  return counted(expected + flaky, unexpected, ok, said ? failedSpecs(said) : [])
}

const [half, ...args] = process.argv.slice(2)
if (half !== undefined && half !== 'unit' && half !== 'browser') {
  console.error('usage: npm test [-- unit|browser [arguments]]')
  process.exit(2)
}
process.env.NEXT_TELEMETRY_DISABLED = '1'
rmSync(`${ROOT}/test-results`, { recursive: true, force: true })
mkdirSync(`${ROOT}/test-results`)
if (half !== 'unit') {
  try {
    const { from, executablePath } = await findBrowser()
    console.log(`Browser: ${executablePath} (${from})`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
const building = half === 'unit' ? undefined : build(half === 'browser')
const counts = [
  ...(half === 'browser' ? [] : [await unit(args)]),
  ...(building === undefined ? [] : [await browser(args, building)]),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`FAILED ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
