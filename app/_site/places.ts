import { EVERY_GAME, GAMES } from '@/lib/games/index'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { placesOf, type PlaceWord } from '@/app/_site/game-places'

export interface Place {
  /** The key of its name in the catalogue. */
  readonly word: PlaceWord
  readonly href: string
  /** The paths that belong to the menu item. */
  readonly paths: readonly string[]
}

/*
 * Plain data for the header's client components, made on the server. Otherwise every page would load every game just
 * for its path and its unit.
 */

const OWN_PLACES: readonly string[] = ['/trainer', '/pay-tables']

/** The pages of all games that have no menu item of their own. */
const gamePages = EVERY_GAME.flatMap(({ id }) =>
  placesOf({ id, hasSideBets: true })
    .filter(({ path }) => !OWN_PLACES.includes(path))
    .map(({ path }) => `/${id}${path}`),
)

/** The dealer school and the pages it is based on. */
const SCHOOL_PATHS: readonly string[] = [
  ...[
    '',
    '/house-way',
    '/payouts',
    '/foul',
    '/exam',
    '/exam/class',
    '/audition',
    '/paper',
    ...GAMES.map(({ id }) => `/${id}`),
  ].map((path) => `/dealer-school${path}`),
  ...[
    '',
    '/editor',
    ...KNOWN_WAYS.flatMap(({ id }) => [`/${id}`, ...KNOWN_WAYS.map((other) => `/compare/${id}/${other.id}`)]),
  ].map((path) => `/house-ways${path}`),
]

/** The items of every menu. Only existing pages are listed. */
export const PLACES: readonly Place[] = [
  // Before the first game is trained, this leads to the choice of games.
  { word: 'train', href: '/games', paths: EVERY_GAME.map(({ id }) => `/${id}/trainer`) },
  { word: 'games', href: '/games', paths: ['/games', ...gamePages] },
  {
    word: 'payTables',
    href: '/pay-tables',
    paths: ['/pay-tables', ...EVERY_GAME.map(({ id }) => `/${id}/pay-tables`)],
  },
  { word: 'dealerSchool', href: '/dealer-school', paths: SCHOOL_PATHS },
  { word: 'progress', href: '/progress', paths: ['/progress', '/progress/data'] },
]

/** The name of a base wager, by the game's id. */
export const UNITS: Readonly<Record<string, string>> = Object.fromEntries(GAMES.map(({ id, unit }) => [id, unit]))
