import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '@/lib/games/ids'
import { LANGUAGES } from '@/lib/messages/languages'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What tools make and git ignores. */
const GENERATED = new Set([
  '.git',
  'node_modules',
  '.next',
  'out',
  'shots',
  'test-results',
  'coverage',
  'next-env.d.ts',
  'tsconfig.tsbuildinfo',
])

const TOP_LEVEL = [
  'README.md',
  'LICENSE',
  'app',
  'content',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'proxy.ts',
  'server.mjs',
  'tests',
  'tsconfig.json',
  'workers',
]

const TEXT = /\.(ts|tsx|mjs|js|json|md|mdx|css|svg|txt|npmrc|gitignore|gitattributes)$|^\.ci\//

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !GENERATED.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
}

const ALL_FILES = filesBelow('')
const FILES = ALL_FILES.filter((file) => TEXT.test(file))
const CODE = FILES.filter((file) => /\.(ts|tsx|mjs)$/.test(file))

/** `file:line` of each place where the text has the pattern. Words are put together so that this file does not have them. */
function places(files: readonly string[], ...words: readonly string[]): string[] {
  const pattern = new RegExp(words.join('|'))
  return files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []))
  })
}

const below = (...folders: readonly string[]) =>
  CODE.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))

/**
 * Code that may name a game, besides the games' own folders and the list of games. Everything else knows games by their interface: what
 * is said of one game alone belongs to its folder or to content.
 */
const MAY_NAME_A_GAME: readonly string[] = [
  // House ways are Pai Gow Poker's.
  'app/_languages/english/dealer-school.ts',
  'app/_languages/english/pages.ts',
  'app/_languages/english/way-pages.ts',
  'app/_languages/spanish/dealer-school.ts',
  'app/_languages/spanish/pages.ts',
  'app/_languages/spanish/way-clauses.ts',
  'app/_languages/spanish/way-pages.ts',
  'app/_site/registry.ts',
  'app/search-index.json/entries.ts',
  'app/search-index.json/pages.ts',
  'lib/engines/pai-gow/house-ways/hands.ts',
  'lib/engines/pai-gow/known-duels.ts',
  'lib/engines/pai-gow/printed/lexicon.ts',
  // An example of a request.
  'lib/command-line/help.ts',
].sort()

/** Where code names a game by its id or its name; comments may. A game of one word (blackjack) shares it with hands and payouts. */
const gamesNamed = ((): readonly string[] => {
  const names = GAME_IDS.filter((id) => id.includes('-')).map((id) =>
    id
      .replaceAll('-', '[ -]')
      .replace('holdem', 'hold.?em')
      .replace(/.*gow.*/, '(?<!engines/)pai[ -]gow'),
  )
  const pattern = new RegExp(`\\b(${names.join('|')})\\b`, 'i')
  // What `npm run make:routes` makes names the words of games as it finds them.
  const made = LANGUAGES.flatMap(({ id }) => [`app/${id}/`, `app/(${id})/`])
  const elsewhere = below('app', 'lib', 'workers').filter(
    (file) => !/^lib\/games\/[^/]+\//.test(file) && !made.some((folder) => file.startsWith(folder)),
  )
  return elsewhere.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ''))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  )
})()

/** A file or a folder in backticks: `lib/result.ts`, `finish.mjs`, `content/pages/`; `<game>` and `*` stand for any name. */
const NAMED_PATH = /`((?:[\w.<>*[\]-]+\/)*[\w.<>*[\]-]+(?:\.(?:ts|tsx|mjs|mdx|md|json|css)|\/))`/g

/** What a build or a command makes, or somebody who adds a game or a language. */
const MADE_LATER = ['out/', 'shots/', 'API.md']

/** Whether a file or a folder has this path, or one that ends with it. */
function isThere(path: string): boolean {
  const pattern = path.replace(/[.[\]]/g, '\\$&').replace(/<\w+>|\*/g, '[^/]+')
  const named = new RegExp(`(^|/)${pattern}${path.endsWith('/') ? '' : '(/|$)'}`)
  return ALL_FILES.some((file) => named.test(file))
}

/** A class with a value of its own, `w-[4.2em]`, or a variant with one, `max-[359px]:`. */
const ARBITRARY = /(?<=[\s'"`:])(?:[a-z@!-][\w@-]*-\[|\[(?=[&@]|[a-z-]+:))[^\]\s'"`]+\](?=[\s'"`:/!])/g

describe('conventions', () => {
  it('sizes, widths and weights come from the tokens of app/globals.css: classes with values of their own are few', () => {
    const classes = below('app')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(ARBITRARY)])
    expect(classes.length).toBeGreaterThan(0)
    expect(classes.length).toBeLessThan(150)
  })

  it('looks at the files it speaks of', () => {
    expect(below('lib').length).toBeGreaterThan(5)
    expect(FILES).toContain('package-lock.json')
  })

  it('keeps the top level as it is', () => {
    const entries = readdirSync(ROOT).filter(
      (name) => !name.startsWith('.') && !GENERATED.has(name) && !name.startsWith('feltwise-engine-'),
    )
    expect(entries.filter((name) => !TOP_LEVEL.includes(name))).toEqual([])
  })

  it('names no registry and no folder of one machine', () => {
    const hosts = ['npmjs', 'yarnpkg', 'npmmirror', 'jfrog', 'artifactory'].map(
      (name) => `registry[.]${name}|${name}[.](org|com|io)/`,
    )
    const folders = ['work', 'home', 'Users', 'root'].map((name) => `(^|[\\s"'\`(=:])/${name}/`)
    expect(places(FILES, ...hosts, ...folders)).toEqual([])
  })

  it('names a game only where games are listed, translated or set by a house way', () => {
    expect([...new Set(gamesNamed.map((place) => place.replace(/:\d+$/, '')))].sort()).toEqual(MAY_NAME_A_GAME)
  })

  it('names only files that are there, in every text about the code', () => {
    const texts = FILES.filter((file) => /(README|CONTRIBUTING)\.md$/.test(file))
    const named = texts.flatMap((text) =>
      [...readFileSync(join(ROOT, text), 'utf8').matchAll(NAMED_PATH)].map(([, path]) => ({ text, path: path! })),
    )
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(({ path }) => !MADE_LATER.includes(path) && !isThere(path))).toEqual([])
  })

  it('has every package in the lock file without the address it came from', () => {
    expect(places(['package-lock.json'], '"resolved": "http')).toEqual([])
  })

  it('has nothing beside the benchmarks that would be run as one', () => {
    const benches = below('tests/bench').filter((file) => !/(index|\.d)\.ts$/.test(file))
    expect(benches.filter((file) => places([file], '^export const comparisons\\b').length === 0)).toEqual([])
  })

  it('gives a reason wherever it silences a tool', () => {
    const silenced = places(
      CODE,
      '(es|ox)lint-' + 'disable(?!.* -- \\S)',
      '@ts-' + '(ignore|nocheck)',
      '@ts-expect-' + 'error\\s*$',
    )
    expect(silenced).toEqual([])
  })

  it('reads no private field of React', () => {
    expect(places(CODE, '__re' + 'act', 'isDe' + 'hydrated', '_react' + 'Listening')).toEqual([])
  })
})
