import { GAMES } from '@/lib/games/index'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { GAME_PLACES, type PlaceWord } from '@/app/_site/game-places'

export interface Place {
  /** What it is called, in the catalogue. */
  readonly word: PlaceWord
  readonly href: string
  /** The paths that belong to the place. */
  readonly paths: readonly string[]
}

/*
 * Plain data for the header's client parts, made on the server: otherwise every page, the smallest too, would load every game
 * for the sake of its address and its unit.
 */

const OWN_PLACES: readonly string[] = ['/trainer', '/pay-tables']

/** The pages of all games that have no place of their own in the header. */
const gamePages = GAMES.flatMap(({ id }) =>
  GAME_PLACES.filter(({ path }) => !OWN_PLACES.includes(path)).map(({ path }) => `/${id}${path}`),
)

/** The dealer school, and what it reads from. */
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

/** The places of the site, for every menu. Only what exists stands here. */
export const PLACES: readonly Place[] = [
  // Before the first game was trained, the choice of games.
  { word: 'train', href: '/games', paths: GAMES.map(({ id }) => `/${id}/trainer`) },
  { word: 'games', href: '/games', paths: ['/games', ...gamePages] },
  { word: 'payTables', href: '/pay-tables', paths: ['/pay-tables', ...GAMES.map(({ id }) => `/${id}/pay-tables`)] },
  { word: 'dealerSchool', href: '/dealer-school', paths: SCHOOL_PATHS },
  { word: 'progress', href: '/progress', paths: ['/progress', '/progress/data'] },
]

/** What a base wager is called, by the game's id. */
export const UNITS: Readonly<Record<string, string>> = Object.fromEntries(GAMES.map(({ id, unit }) => [id, unit]))
