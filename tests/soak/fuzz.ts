import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../tools/site'

/*
 * Every parser and schema with damaged texts and data: addresses, typed hands, rules and pay tables, imports, exam
 * links, house ways, command-line requests, data files. Unit tests try a small share, always the same; here each round
 * tries as many again from its own seeds until there are enough.
 */

/**
 * Runs all properties from a round's seeds. Returns the number of cases, and the test runner's output if one failed.
 */
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

/** Tries at least `count` cases, in whole rounds. */
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
