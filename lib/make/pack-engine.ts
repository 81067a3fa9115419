import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { AnyGame, SpotField } from '@/lib/game/game'
import { loadGame } from '@/lib/games/load-game'
import { GAME_IDS, type GameId } from '@/lib/games/ids'

/*
 * `npm run pack:engine [-- FOLDER]` makes feltwise-engine-<version>.tgz, the engine as a package without dependencies:
 * a module for each game, types, the README, and an API page from the docstrings. It goes into FOLDER, or into the
 * current folder.
 */

const NAME = 'feltwise-engine'
const HERE = 'lib/package'

const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string
  readonly license: string
}

/** The source of one game's module, before bundling. */
const gameModule = (id: GameId): string => `
import { game } from '@/lib/games/registry/made/${id}/index'
import { solver } from '@/lib/games/registry/made/${id}/solve'
import { makeEngine } from '@/${HERE}/engine'
export { EngineError } from '@/${HERE}/engine'
export const { about, solve, edge } = makeEngine(game, solver)
`

const INDEX_MODULE = `
export { EngineError } from '@/${HERE}/engine'
export const GAMES = Object.freeze(${JSON.stringify(GAME_IDS)})
const LOADERS = { ${GAME_IDS.map((id) => `'${id}': () => import('./${id}.js')`).join(', ')} }
export async function load(id) {
  if (!Object.hasOwn(LOADERS, id)) throw new RangeError('no game has the id ' + id)
  return LOADERS[id]()
}
`

const ERROR_TYPES = `
/** What is wrong with a question: \`name\` is a stable word such as \`DuplicateCard\`, \`at\` the field it is about. */
export declare class EngineError extends Error {
  readonly name: string
  readonly at?: string
}
`

const literals = (ids: readonly (string | number)[]): string =>
  ids.length === 0 ? 'never' : ids.map((id) => JSON.stringify(id)).join(' | ')

function fieldType(field: SpotField): string {
  switch (field.kind) {
    case 'cards':
      return field.holes ? 'Cards | readonly (CardText | null)[]' : 'Cards'
    case 'switch':
      return 'boolean'
    case 'choice':
      return literals(field.options.map(({ value }) => value))
    case 'choices':
      return `readonly (${literals(field.options.map(({ value }) => value))})[]`
  }
}

/** The types of a game's module: the fields of its decisions, its variants and its bets. */
function gameTypes({ fields, variants, sideBets }: AnyGame): string {
  const listed = fields.map((field) => {
    const isNeeded = field.kind === 'cards' && field.needed && field.counts.length > 0 && !field.counts.includes(0)
    return `  readonly ${field.id}${isNeeded ? '' : '?'}: ${fieldType(field)}${isNeeded ? '' : ' | undefined'}`
  })
  return `import type { About, Answer, Cards, CardText, Decision, Edge, EdgeQuestion } from './types.js'
export * from './types.js'
export { EngineError } from './error.js'
/** The id of a variant. */
export type Variant = ${literals(variants.map(({ id }) => id))}
/** A decision of this game. */
export interface Spot extends Decision {
  readonly variant?: Variant | undefined
${listed.join('\n')}
}
/** A question about a bet of this game. */
export interface Question extends EdgeQuestion {
  readonly variant?: Variant | undefined
  readonly bet?: ${literals(['main', ...sideBets.map(({ id }) => id)])} | undefined
}
/** What the game is called, what a decision of it takes, its variants and side bets. It can't be changed. */
export declare const about: About
/** What every option of a decision is worth, exactly. Throws an EngineError. */
export declare const solve: (decision: Spot) => Answer
/** What the whole game or a side bet costs. Throws an EngineError. */
export declare const edge: (question?: Question) => Edge
`
}

const INDEX_TYPES = `export * from './types.js'
export { EngineError } from './error.js'
/** The ids of the games, which are the names of their modules too. */
export declare const GAMES: readonly [${GAME_IDS.map((id) => `'${id}'`).join(', ')}]
/** The module of each game. */
export interface Modules {
${GAME_IDS.map((id) => `  readonly '${id}': typeof import('./${id}.js')`).join('\n')}
}
/** Loads a game. Rejects with a RangeError if no game has this id. */
export declare function load<Id extends keyof Modules>(id: Id): Promise<Modules[Id]>
`

const typeSource = (): string => readFileSync(`${HERE}/types.ts`, 'utf8')

/** The same exports, of nothing. */
const withoutCode = (source: string): string =>
  Array.from(
    source.matchAll(/^export (?:const|function) (\w+)/gm),
    ([, name]) => `export const ${name!} = undefined`,
  ).join('\n')

/**
 * The short strategies that were found, how the deals of known ones end, and what the trainer says: the package prices
 * only best play, and names what lies on the table.
 */
const LEFT_OUT: readonly { readonly filter: RegExp; readonly text: string | ((source: string) => string) }[] = [
  {
    filter: /[/]lib[/]games[/][^/]+[/]messages[/]en\.ts$/,
    text: "export { table as en } from './table-en'; export const skills = {}",
  },
  { filter: /[/]content[/].*[/]strategies\.json$/, text: '{"lists":[],"uncounted":[],"strategies":[]}' },
  { filter: /[/]content[/].*[/]strategy-deals\.json$/, text: '{"qualifies":"","deals":{}}' },
  // Where only pricing and explaining ask for strategies.
  {
    filter: /[/]lib[/]games[/][^/]*holdem[^/]*[/](strategy|strategies[/](strategies|kept-deals))\.ts$/,
    text: withoutCode,
  },
]

/** Bundles the modules. Code that games share becomes separate files, so that two games load it once. */
async function bundle(into: string): Promise<void> {
  const modules = new Map<string, string>([
    ...GAME_IDS.map((id) => [id, gameModule(id)] as const),
    ['index', INDEX_MODULE],
  ])
  const own = /^feltwise:/
  await build({
    entryPoints: [...modules.keys()].map((name) => ({ in: `feltwise:${name}`, out: name })),
    outdir: into,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    alias: { '@': resolve('.') },
    logLevel: 'warning',
    chunkNames: 'shared-[hash]',
    plugins: [
      {
        name: 'modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: own }, ({ path }) => ({ path: path.replace(own, ''), namespace: 'module' }))
          onResolve({ filter: /^\.\/.*\.js$/, namespace: 'module' }, ({ path }) => ({
            path: path.slice(2, -3),
            namespace: 'module',
          }))
          for (const { filter, text } of LEFT_OUT)
            onLoad({ filter }, ({ path }) => ({
              contents: typeof text === 'string' ? text : text(readFileSync(path, 'utf8')),
              loader: path.endsWith('.json') ? 'json' : 'ts',
              resolveDir: dirname(path),
            }))
          onLoad({ filter: /.*/, namespace: 'module' }, ({ path }) => ({
            contents: modules.get(path)!,
            resolveDir: resolve('.'),
          }))
        },
      },
    ],
  })
}

const DECLARED =
  /^\/\*\*(?:\n([^]*?) \*\/|([^\n]*) \*\/)\n(export (?:declare )?(?:interface|type|class|const|function) (\w+)[^]*?\n)(?=\n|\/\*\*|$(?![^]))/gm

/** An API page with the docstring and declaration of everything a module exports, with one game as an example. */
function apiPage(example: string): string {
  const parts = [...[INDEX_TYPES, example, typeSource(), ERROR_TYPES].join('\n').matchAll(DECLARED)]
  const page = parts.map(([, lines, line, declared, name]) => {
    const text = (lines ?? line)!
      .replaceAll(/^ \* ?/gm, '')
      .trim()
      .replaceAll('\n', ' ')
    return `## ${name}\n\n${text}\n\n\`\`\`ts\n${declared!.trim()}\n\`\`\`\n`
  })
  return `# API\n\n${page.join('\n')}`
}

async function gameList(): Promise<string> {
  const games = await Promise.all(GAME_IDS.map(loadGame))
  return games.map(({ id, name }) => `- \`${NAME}/${id}\` ${name}`).join('\n')
}

async function write(into: string): Promise<void> {
  await bundle(into)
  const put = (file: string, text: string): void => writeFileSync(join(into, file), text)
  put('types.d.ts', typeSource())
  put('error.d.ts', ERROR_TYPES)
  put('index.d.ts', INDEX_TYPES)
  const types = await Promise.all(GAME_IDS.map(async (id) => [id, gameTypes(await loadGame(id))] as const))
  for (const [id, text] of types) put(`${id}.d.ts`, text)
  put('API.md', apiPage(types[0]![1]))
  put('README.md', readFileSync(`${HERE}/README.md`, 'utf8').replace('GAMES\n', `${await gameList()}\n`))
  copyFileSync('LICENSE', join(into, 'LICENSE'))
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
  put(
    'package.json',
    JSON.stringify(
      {
        name: NAME,
        version,
        description: 'Exact expected values for casino table games played against the house',
        license,
        type: 'module',
        sideEffects: false,
        engines: { node: '>=20.19' },
        exports: {
          '.': entry('index'),
          ...Object.fromEntries(GAME_IDS.map((id) => [`./${id}`, entry(id)])),
          './package.json': './package.json',
        },
      },
      undefined,
      2,
    ),
  )
}

const folder = join(mkdtempSync(join(tmpdir(), `${NAME}-`)), NAME)
mkdirSync(folder)
await write(folder)
const into = resolve(process.argv[2] ?? '.')
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', into], { cwd: folder, encoding: 'utf8' }),
) as [{ readonly filename: string; readonly size: number }]
console.log(`${join(into, packed.filename)}: ${Math.round(packed.size / 1024)} KB`)
