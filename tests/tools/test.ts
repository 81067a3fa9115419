/*
 * `npm test`: the unit, component and worker tests, then a build of the site and the tests in a real browser.
 * `npm test -- unit` and `npm test -- browser` run one half; what follows is handed to vitest or Playwright.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './browser'
import { run } from './run'
import { build, ROOT } from './site'

interface Count {
  readonly passed: number
  readonly failed: number
}

const REPORTS = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' } as const

function report(kind: keyof typeof REPORTS): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(`${ROOT}/${REPORTS[kind]}`, 'utf8')) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** A run that ended badly without a failed test (a file that does not load, no report) counts as one failure. */
function counted(passed: number, failed: number, ok: boolean): Count {
  return { passed, failed: ok ? failed : Math.max(1, failed) }
}

async function unit(args: readonly string[]): Promise<Count> {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.unit}`]
  const { ok } = await run(['vitest', 'run', '-c', 'tests/vitest.config.ts', ...output, ...args], true)
  const { numPassedTests = 0, numFailedTests = 0 } = (report('unit') ?? {}) as Record<string, number>
  return counted(numPassedTests, numFailedTests, ok)
}

async function browser(args: readonly string[]): Promise<Count> {
  if (!build()) return { passed: 0, failed: 1 }
  const { ok } = await run(['playwright', 'test', '-c', 'tests/playwright.config.ts', ...args], true)
  const { expected = 0, flaky = 0, unexpected = 0 } = (report('browser')?.stats ?? {}) as Record<string, number>
  if (flaky > 0) console.log(`${flaky} passed at the second try only: see above which`)
  return counted(expected + flaky, unexpected, ok)
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
const counts = [...(half === 'browser' ? [] : [await unit(args)]), ...(half === 'unit' ? [] : [await browser(args)])]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
