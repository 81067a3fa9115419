import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OTHER_LANGUAGES } from '@/lib/messages/languages'
import { addressIn } from '@/app/_languages/places'
import { GRID_GAMES, gridPath } from '@/app/_site/pages-of-games'
import { GAMES } from '@/lib/games/index'
import type { Kept } from './requests'

/*
 * What a build keeps on a device: the training pages, complete, and none of the thousands of pages for reading, which
 * are kept when visited.
 */

/** Pages of each game. */
const TOOLS = ['/learn', '/trainer', '/calculator', '/strategy', '/pay-tables', '/side-bets', '/risk'] as const

/** Pages that don't belong to a game. */
const OTHERS = [
  '/',
  '/offline',
  '/games',
  '/pay-tables',
  '/daily',
  '/dealer-school',
  '/dealer-school/house-way',
  '/dealer-school/payouts',
  '/dealer-school/audition',
  '/dealer-school/paper',
  '/dealer-school/foul',
  '/dealer-school/exam',
  '/dealer-school/exam/class',
  '/house-ways',
  '/house-ways/editor',
  '/my-evening',
  '/my-table',
  '/progress',
  '/progress/data',
  '/search',
  '/settings',
] as const

export const KEPT_PAGES: readonly string[] = [
  ...OTHERS,
  ...GAMES.flatMap(({ id }) => TOOLS.map((path) => `/${id}${path}`)),
  ...GRID_GAMES.map(({ id }) => gridPath(id)),
]

const INDEX = '/search-index.json'
const DATA = [INDEX, ...OTHER_LANGUAGES.map((id) => `/${id}${INDEX}`), '/manifest.webmanifest', '/icon.svg']

const CHUNKS = '/_next/static/chunks/'

/** The hashed scripts that a text names: a route's manifest those of its parts, a script those that it loads later. */
const scriptsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/static\/chunks\/([\w.~-]+\.js)/g), ([, name]) => `${CHUNKS}${name}`)

/** What these lead to, one after the other, with themselves. */
export function reached(from: readonly string[], leadsTo: (one: string) => readonly string[]): ReadonlySet<string> {
  const all = new Set(from)
  // A set is walked to its end, with what is added on the way.
  for (const one of all) for (const next of leadsTo(one)) all.add(next)
  return all
}

/** Divides files into those that only one language’s pages lead to, and the rest. */
export function filesByLanguage(
  files: readonly string[],
  reach: Readonly<Record<string, ReadonlySet<string>>>,
): Pick<Kept, 'files' | 'ownFiles'> {
  const ids = Object.keys(reach)
  const readers = new Map(files.map((file) => [file, ids.filter((id) => reach[id]!.has(file))] as const))
  const readBy = (id: string): readonly string[] =>
    files.filter((file) => readers.get(file)!.length === 1 && readers.get(file)![0] === id)
  return {
    files: files.filter((file) => readers.get(file)!.length !== 1),
    ownFiles: Object.fromEntries(ids.map((id) => [id, readBy(id)] as const)),
  }
}

/** What the routes of each language lead to. A route's manifest names the scripts of all that may be on its pages. */
function reachOfLanguages(files: readonly string[]): Readonly<Record<string, ReadonlySet<string>>> {
  const routes = join(process.cwd(), '.next/server/app')
  const manifests = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('_client-reference-manifest.js'))
  if (manifests.length === 0) throw new Error(`${routes}: no manifest of a route, so no language of a file is known`)
  const named = new Map(
    files
      .filter((file) => file.startsWith(CHUNKS) && file.endsWith('.js'))
      .map((file) => [file, scriptsIn(readFileSync(join(process.cwd(), '.next', file.slice(6)), 'utf8'))] as const),
  )
  const languageOf = (name: string): string => OTHER_LANGUAGES.find((id) => name.startsWith(`${id}/`)) ?? 'en'
  const reachOf = (id: string): ReadonlySet<string> =>
    reached(
      manifests
        .filter((name) => languageOf(name) === id)
        .flatMap((name) => scriptsIn(readFileSync(join(routes, name), 'utf8'))),
      (file) => named.get(file) ?? [],
    )
  return Object.fromEntries(['en', ...OTHER_LANGUAGES].map((id) => [id, reachOf(id)] as const))
}

/**
 * The addresses of the build's hashed files: scripts (including workers), style sheets and fonts. Source maps and
 * sources are left out.
 */
const builtFiles = (): readonly string[] =>
  ['chunks', 'media'].flatMap((folder) =>
    readdirSync(join(process.cwd(), '.next/static', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|woff2)$/.test(name))
      .map((name) => `/_next/static/${folder}/${name.replaceAll('\\', '/')}`)
      .sort(),
  )

/** The same pages in another language, where they exist; elsewhere the English page. */
export const keptIn = (language: string): readonly string[] =>
  KEPT_PAGES.map((path) => addressIn(language, path) ?? path)

/** What this build keeps. Paths are those that hosts answer without a redirect. */
export function keptOf(build: string): Kept {
  const ending = process.env.PAGES_END_IN_SLASH ? '/' : ''
  const ended = (paths: readonly string[]): readonly string[] =>
    paths.map((path) => (path === '/' ? path : `${path}${ending}`))
  const files = builtFiles()
  return {
    build,
    ...filesByLanguage(files, reachOfLanguages(files)),
    pages: ended(KEPT_PAGES),
    languages: Object.fromEntries(OTHER_LANGUAGES.map((id) => [id, ended(keptIn(id))] as const)),
    data: DATA,
  }
}
