import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerLine } from '@/lib/command-line/answer'
import { GAME_IDS } from '@/lib/games/ids'
import { loadSolver } from '@/lib/games/solvers'
import { findBrowser, launchOptions } from '../tools/browser'
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

/** A module that asks each game, and gives the answers by game. */
const asksAll = (from: string): string =>
  `import { GAMES, load } from '${from}'
const asked = ${JSON.stringify(REQUESTS)}
const all = {}
for (const id of GAMES) all[id] = (await load(id)).solve(asked[id])
`

async function expectAsCommandLine(answers: Readonly<Record<string, unknown>>): Promise<void> {
  expect(Object.keys(answers)).toEqual([...GAME_IDS])
  for (const game of GAME_IDS) {
    const line = { text: JSON.stringify({ game, ...REQUESTS[game] }), whole: true }
    const { text, failed } = await answerLine(line, { load: loadSolver })
    expect(failed, text).toBe(false)
    expect(answers[game], game).toEqual(JSON.parse(text))
  }
}

it('answers every game in Node as the command line does', () =>
  expectAsCommandLine(
    JSON.parse(ask(`${asksAll('feltwise-engine')}console.log(JSON.stringify(all))`)) as Record<string, unknown>,
  ))

/** The installed files, a page that has nothing else, and a worker. */
function serveFolder(): Promise<Server> {
  const pages: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', '<!doctype html><title>bare</title>'],
    '/page.js': ['text/javascript', `${asksAll('/index.js')}export default all`],
    '/worker.js': ['text/javascript', `${asksAll('/index.js')}postMessage(all)`],
  }
  const server = createServer(({ url = '/' }, response) => {
    const [type, text] = pages[url] ?? ['text/javascript', readFileSync(join(installed(), url), 'utf8')]
    response.writeHead(200, { 'content-type': type })
    response.end(text)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

it('answers every game in a bare page and in a worker', async () => {
  const server = await serveFolder()
  const opened = await chromium.launch(launchOptions(await findBrowser()))
  try {
    const page = await opened.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const [there, inWorker] = (await page.evaluate(`Promise.all([
      import('/page.js').then((module) => module.default),
      new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = () => reject(new Error('the worker failed'))
      }),
    ])`)) as readonly Record<string, unknown>[]
    await expectAsCommandLine(there!)
    expect(inWorker).toEqual(there)
  } finally {
    await opened.close()
    server.close()
  }
})

/** A module and all that it imports. */
function modulesOf(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  const code = readFileSync(join(installed(), name), 'utf8')
  for (const [, other] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) modulesOf(other!, found)
  return found
}

it.each(GAME_IDS)('is at most 60 KB for one game: %s', (game) => {
  const bytes = [...modulesOf(`${game}.js`)].map((name) => brotliCompressSync(readFileSync(join(installed(), name))))
  expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(60 * 1024)
})

it('has types that say what is wrong before it runs', () => {
  const file = join(folder, 'typed.mts')
  writeFileSync(
    file,
    `import { solve, edge, EngineError } from 'feltwise-engine/three-card-poker'
import { load } from 'feltwise-engine'
export const best: readonly string[] = solve({ hand: ['Qs', '6h', '4d'] }).best
export const cost: number = edge({ bet: 'pair-plus' }).edge
export const other = (await load('blackjack')).about.name.length
export const at = (error: unknown): string | undefined => (error instanceof EngineError ? error.at : undefined)
void load('war')
solve({ hand: 'Qs6h4d', dead: undefined })
edge({ bet: 'pair-plus', dead: ['As'] })
void ((): unknown => solve({ hand: 'Qs6h4d', varient: '5-3-1' }))
void ((): unknown => edge({ bet: 'pair-pluss' }))
void ((): unknown => solve({}))
`,
  )
  const { NodeNext } = ts.ModuleKind
  const { ES2023 } = ts.ScriptTarget
  const moduleResolution = ts.ModuleResolutionKind.NodeNext
  const options = { strict: true, noEmit: true, module: NodeNext, moduleResolution, target: ES2023, types: [] }
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], options))
  // No game has this id; then a misspelled field, a misspelled bet and a missing hand. Nothing else is wrong.
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([
    expect.stringContaining(`'"war"' is not assignable`),
    expect.stringContaining(`'varient' does not exist`),
    expect.stringContaining(`'"pair-pluss"' is not assignable`),
    expect.stringContaining(`'hand' is missing`),
  ])
})

it('documents everything that it exports', () => {
  const page = readFileSync(join(installed(), 'API.md'), 'utf8')
  for (const name of ['GAMES', 'load', 'about', 'solve', 'edge', 'Decision', 'Answer', 'Edge', 'EngineError'])
    expect(page).toMatch(new RegExp(`^## ${name}\n\n\\w`, 'm'))
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

/** What the package says of questions, as a list of `name: message` or answers. */
const tried = (questions: readonly string[]): readonly string[] =>
  JSON.parse(
    ask(`import { about, edge, EngineError, solve } from 'feltwise-engine/three-card-poker'
const tried = (act) => { try { return JSON.stringify(act()) } catch (error) { return error instanceof EngineError ? error.name + ': ' + error.message : 'not ours: ' + error } }
console.log(JSON.stringify([${questions.map((question) => `tried(() => ${question})`).join(', ')}]))`),
  ) as readonly string[]

describe('a question of any kind', () => {
  it('is refused by name where it has what no question has', () => {
    const all = tried([
      'edge({ varient: "5-3-1" })',
      'edge("x")',
      'edge(null)',
      'edge([])',
      'edge({ game: "blackjack" })',
      'edge({ bet: 5 })',
      'edge({ variant: 5 })',
      'edge({ bet: "pair-plus", players: "2" })',
      'edge({ rules: null })',
      'edge({ dead: ["As"] })',
      'edge({ bet: "pair-plus", dead: [5] })',
      'solve()',
      'solve(null)',
      'solve("Qs6h4d")',
      'solve({ game: "blackjack", hand: "Qs6h4d" })',
      'solve({ hand: "Qs6h4d", varient: "5-3-1" })',
    ])
    expect(all.map((text) => text.split(':')[0])).toEqual([
      'UnknownField',
      'NotAnObject',
      'NotAnObject',
      'NotAnObject',
      'UnknownGame',
      'UnknownBet',
      'UnknownVariant',
      'Usage',
      'BadRule',
      'Usage',
      'UnknownCard',
      'NotAnObject',
      'NotAnObject',
      'NotAnObject',
      'UnknownGame',
      'UnknownField',
    ])
    expect(all[0]).toContain('variant')
  })

  it('may leave a field undefined, name its own game, and list dead cards', () => {
    const [plain, same, none, listed, text] = tried([
      'solve({ hand: "Qs6h4d" })',
      'solve({ hand: "Qs6h4d", dead: undefined, variant: undefined, game: "three-card-poker" })',
      'edge({ bet: "pair-plus", dead: undefined }).edge === edge({ bet: "pair-plus" }).edge',
      'edge({ bet: "pair-plus", dead: ["As", "Kd"] })',
      'edge({ bet: "pair-plus", dead: "AsKd" })',
    ])
    expect(same).toBe(plain)
    expect(none).toBe('true')
    expect(listed).toBe(text)
  })

  it('can’t be changed for others by what was asked before', () => {
    const [edge, changed, again] = tried([
      'edge().edge',
      'Object.assign(about.variants[0].rules, { anteBonus: 0 })',
      'edge().edge',
    ])
    expect(changed).toMatch(/TypeError/)
    expect(again).toBe(edge)
  })
})

it('lets its package.json be read', () => {
  expect(
    ask(`import { createRequire } from 'node:module'
console.log(createRequire(import.meta.url)('feltwise-engine/package.json').name)`).trim(),
  ).toBe('feltwise-engine')
})
