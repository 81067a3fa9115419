import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OTHER_LANGUAGES } from '@/lib/messages/languages'
import { addressIn } from '@/app/_languages/places'
import { GRID_GAMES, gridPath } from '@/app/_site/pages-of-games'
import { DRAFTS, GAMES } from '@/lib/games/index'
import type { Kept, KeptFile } from './requests'

/*
 * What a build can keep on a device: the training pages, complete, and none of the thousands of pages for reading, which
 * are kept when visited. A device keeps the pages that all games share, and those of the games that were opened on it.
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

/** The code that loads a module later, by its id, and the scripts that have the module. */
const LOADED_LATER = /\b(\d+),(?:\w+=>|function\(\w+\))\{(?:"use strict";)?\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g

/** A module that is found by a path with the id of a game, as in `lib/games/load.ts`: the game and the module's id. */
const MODULE_OF_GAME = new RegExp(
  `"[^"]*/(${[...GAMES, ...DRAFTS].map(({ id }) => id).join('|')})[/.][^"]*":\\{id:\\(\\)=>(\\d+),`,
  'g',
)

/** The scripts that a script leads to: for every page, and those that it loads for a game alone. */
interface Leads {
  readonly all: readonly string[]
  readonly games: Readonly<Record<string, readonly string[]>>
}

/** What each script leads to, by its path. Throws if the bundler writes games in another way, which nobody could divide. */
export function leadsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, Leads> {
  const gameOf = new Map<string, string>()
  for (const text of texts.values()) for (const [, game, id] of text.matchAll(MODULE_OF_GAME)) gameOf.set(id!, game!)
  const divided = new Set<string>()
  const leads = Array.from(texts, ([path, text]) => {
    const games: Record<string, string[]> = {}
    const rest = text.replace(LOADED_LATER, (all, id: string, scripts: string) => {
      const game = gameOf.get(id)
      if (game === undefined) return all
      divided.add(id)
      ;(games[game] ??= []).push(...scriptsIn(scripts))
      return ''
    })
    return [path, { all: scriptsIn(rest), games }] as const
  })
  if (gameOf.size === 0 || divided.size < gameOf.size)
    throw new Error(
      `the scripts of ${String(gameOf.size - divided.size)} of ${String(gameOf.size)} parts of games are not known`,
    )
  return new Map(leads)
}

/** Whose pages lead to a file: of one language alone, of some games alone. */
export function readersOf(
  file: string,
  reach: Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>>,
): Pick<KeptFile, 'language' | 'games'> {
  const languages = Object.keys(reach).filter((id) => Object.values(reach[id]!).some((files) => files.has(file)))
  const games = [
    ...new Set(languages.flatMap((id) => Object.keys(reach[id]!).filter((game) => reach[id]![game]!.has(file)))),
  ]
  return {
    ...(languages.length === 1 && { language: languages[0]! }),
    ...(games.length > 0 && !games.includes('') && { games }),
  }
}

/**
 * What the routes of each language lead to: `''` without any game, and with each game alone. A route's manifest names
 * the scripts of all that may be on its pages.
 */
function reachOfLanguages(
  texts: ReadonlyMap<string, string>,
): Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>> {
  const routes = join(process.cwd(), '.next/server/app')
  const manifests = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('_client-reference-manifest.js'))
  if (manifests.length === 0) throw new Error(`${routes}: no manifest of a route, so no language of a file is known`)
  const leads = leadsOf(texts)
  const languageOf = (name: string): string => OTHER_LANGUAGES.find((id) => name.startsWith(`${id}/`)) ?? 'en'
  const reachOf = (language: string, game: string): ReadonlySet<string> =>
    reached(
      manifests
        .filter((name) => languageOf(name) === language)
        .flatMap((name) => scriptsIn(readFileSync(join(routes, name), 'utf8'))),
      (file) => [...(leads.get(file)?.all ?? []), ...(leads.get(file)?.games[game] ?? [])],
    )
  return Object.fromEntries(
    ['en', ...OTHER_LANGUAGES].map((language) => [
      language,
      Object.fromEntries(['', ...GAMES.map(({ id }) => id)].map((game) => [game, reachOf(language, game)] as const)),
    ]),
  )
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
  const contents = new Map(
    builtFiles().map((path) => [path, readFileSync(join(process.cwd(), '.next', path.slice(6)))]),
  )
  const scripts = Array.from(contents).filter(([path]) => path.startsWith(CHUNKS) && path.endsWith('.js'))
  const reach = reachOfLanguages(new Map(scripts.map(([path, content]) => [path, content.toString()])))
  return {
    build,
    files: Array.from(contents, ([path, content]) => ({
      path,
      digest: createHash('sha256').update(content).digest('hex').slice(0, 16),
      bytes: content.length,
      ...readersOf(path, reach),
    })),
    games: GAMES.map(({ id }) => id),
    pages: ended(KEPT_PAGES),
    languages: Object.fromEntries(OTHER_LANGUAGES.map((id) => [id, ended(keptIn(id))] as const)),
    data: DATA,
  }
}
