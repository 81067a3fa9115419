import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../tools/site'

/*
 * Every parser and schema against texts and data that are spoiled: addresses, hands as they are typed, rules and pay tables, imports, links
 * to exams, house ways, requests of the command line, data files. The unit tests try a small share, always the same; here come rounds of
 * as many again, each from seeds of its own, till there were enough.
 */

/** Runs all properties from a round’s seeds; how many cases that were, and what the runner said where one failed. */
function tryRound(round: number, counts: string): { readonly cases: number; readonly wrong: readonly string[] } {
  writeFileSync(counts, '')
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', '--reporter=dot', 'property.test'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, FUZZ_ROUND: String(round), FUZZ_COUNT: counts, NO_COLOR: '1' },
    },
  )
  const cases = readFileSync(counts, 'utf8')
    .split('\n')
    .reduce((sum, line) => sum + Number(line), 0)
  const said = stdout.split('\n').filter((line) => /FAIL|Error:|Counterexample|seed: /.test(line))
  return { cases, wrong: status === 0 ? [] : [`round ${round} failed`, ...said.map((line) => line.trim())] }
}

/** Tries so many cases or a round more. */
export async function soakFuzz(_site: string, count: number): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const wrong: string[] = []
  let cases = 0
  try {
    for (let round = 1; cases < count; round++) {
      const tried = tryRound(round, join(folder, 'counts'))
      if (tried.cases === 0) return [...wrong, ...tried.wrong, 'no property was tried']
      cases += tried.cases
      wrong.push(...tried.wrong)
      console.log(`  round ${round}: ${cases.toLocaleString('en-US')} mutations so far`)
    }
    return await Promise.resolve(wrong)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
