import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OTHER_LANGUAGES } from '@/lib/messages/languages'
import { addressIn } from '@/app/_languages/places'
import { GRID_GAMES, gridPath } from '@/app/_site/pages-of-games'
import { GAMES } from '@/lib/games/index'
import type { Kept } from './requests'

/* What a build keeps on a device: the pages one trains with, whole, and nothing of the thousands that are read. Those are kept as they are visited. */

/** Of each game. */
const TOOLS = ['/learn', '/trainer', '/calculator', '/strategy', '/pay-tables', '/side-bets', '/risk'] as const

/** Of no one game. */
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

/** The hashed files of the build, by address: scripts with those of workers, style sheets, fonts. Sources and maps that lie beside them are for nobody. */
const builtFiles = (): readonly string[] =>
  ['chunks', 'media'].flatMap((folder) =>
    readdirSync(join(process.cwd(), '.next/static', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|woff2)$/.test(name))
      .map((name) => `/_next/static/${folder}/${name.replaceAll('\\', '/')}`)
      .sort(),
  )

/** The same in another language, where it has them; the English page stays where it doesn't. */
export const keptIn = (language: string): readonly string[] =>
  KEPT_PAGES.map((path) => addressIn(language, path) ?? path)

/** What this build keeps. Pages stand under the addresses that a host gives without a detour. */
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
