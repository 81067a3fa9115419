import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerLine } from '@/lib/command-line/answer'
import { GAME_IDS } from '@/lib/games/ids'
import { loadSolver } from '@/lib/games/solvers'
import { REQUESTS } from '../tools/requests'
import { ROOT } from '../tools/site'

/* The package as its reader has it: installed in an empty folder from the file that the command makes. */

let folder: string
const installed = (): string => join(folder, 'node_modules', 'feltwise-engine')

function ask(code: string): string {
  writeFileSync(join(folder, 'ask.mjs'), code)
  return execFileSync('node', ['ask.mjs'], { cwd: folder, encoding: 'utf8' })
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'))
  const npm = (...args: readonly string[]): string => execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' })
  npm('run', '-s', 'pack:engine', '--', folder)
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  npm('install', '--offline', '--no-audit', '--no-fund', '--prefix', folder, join(folder, packed))
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('needs nothing else', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')) as {
    readonly dependencies?: object
    readonly peerDependencies?: object
  }
  expect([dependencies, peerDependencies]).toEqual([undefined, undefined])
  const code = readdirSync(installed()).filter((name) => name.endsWith('.js'))
  for (const name of code)
    expect(readFileSync(join(installed(), name), 'utf8'), name).not.toMatch(/from"(node:|react|next)|\brequire\(/)
})

it('answers the first example of its README, in five lines', () => {
  const [, example] = /```js\n([^]*?)```/.exec(readFileSync(join(installed(), 'README.md'), 'utf8'))!
  expect(example!.trim().split('\n').length).toBeLessThanOrEqual(5)
  expect(ask(example!)).toContain("[ 'play' ]")
})

it('answers every game as the command line does', async () => {
  const answers = JSON.parse(
    ask(
      `import { GAMES, load } from 'feltwise-engine'\nconst asked = ${JSON.stringify(REQUESTS)}\nconst all = {}\nfor (const id of GAMES) all[id] = (await load(id)).solve(asked[id])\nconsole.log(JSON.stringify(all))`,
    ),
  ) as Record<string, unknown>
  expect(Object.keys(answers)).toEqual([...GAME_IDS])
  for (const game of GAME_IDS) {
    const line = { text: JSON.stringify({ game, ...REQUESTS[game] }), whole: true }
    const { text, failed } = await answerLine(line, { load: loadSolver })
    expect(failed, text).toBe(false)
    expect(answers[game], game).toEqual(JSON.parse(text))
  }
})

it('solves a whole game and a side bet', () => {
  const said = ask(
    `import { edge } from 'feltwise-engine/three-card-poker'\nconsole.log(JSON.stringify([edge().edge, edge({ bet: 'pair-plus' }).method, edge({ variant: '5-3-1' }).variant]))`,
  )
  expect(JSON.parse(said)).toEqual([expect.closeTo(0.0337298, 6), 'exact', '5-3-1'])
})

describe('a wrong question', () => {
  it.each([
    ['{ hand: "QsQs4d" }', 'DuplicateCard', 'hand'],
    ['{ hand: "Qs" }', 'WrongCount', 'hand'],
    ['{ hand: "Qs6h4d", variant: "none" }', 'UnknownVariant', null],
  ])('%s: %s', (decision, name, at) => {
    const said = ask(
      `import { EngineError, solve } from 'feltwise-engine/three-card-poker'\ntry { solve(${decision}) } catch (error) { console.log(JSON.stringify([error instanceof EngineError, error.name, error.at ?? null])) }`,
    )
    const [isOurs, found, where] = JSON.parse(said) as [boolean, string, string | null]
    expect([isOurs, found]).toEqual([true, name])
    if (at !== null) expect(where).toBe(at)
  })
})
