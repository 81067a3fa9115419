import { readdirSync } from 'node:fs'
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
  return {
    build,
    files: builtFiles(),
    pages: ended(KEPT_PAGES),
    languages: Object.fromEntries(OTHER_LANGUAGES.map((id) => [id, ended(keptIn(id))] as const)),
    data: DATA,
  }
}
