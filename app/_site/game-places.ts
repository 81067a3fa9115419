import { isDraft } from '@/lib/games/ids'

/*
 * The pages of a game in reading order: plain data for the row of links at the top of each page. It lists only pages
 * that exist (tests/app/game-places.test.ts compares it with the folders).
 */

/** The keys of the pages' names in the catalogue's `chrome`. */
export type PlaceWord =
  | 'train'
  | 'games'
  | 'payTables'
  | 'dealerSchool'
  | 'progress'
  | 'guide'
  | 'learn'
  | 'calculator'
  | 'strategies'
  | 'hands'
  | 'sideBets'
  | 'risk'

export interface GamePlace {
  readonly word: PlaceWord
  /** The part of the address after the game. */
  readonly path: string
  /** Whether to leave out the row of links, for lack of room. */
  readonly bare?: true
  /** Only for games that have side bets. */
  readonly needsSideBets?: true
  /** Only once the game has its texts and lists have it. */
  readonly needsTexts?: true
}

export const GAME_PLACES: readonly GamePlace[] = [
  { word: 'guide', path: '', needsTexts: true },
  { word: 'learn', path: '/learn' },
  { word: 'train', path: '/trainer', bare: true },
  { word: 'calculator', path: '/calculator' },
  { word: 'strategies', path: '/strategy' },
  { word: 'hands', path: '/hands', needsTexts: true },
  { word: 'payTables', path: '/pay-tables' },
  { word: 'sideBets', path: '/side-bets', needsSideBets: true, needsTexts: true },
  { word: 'risk', path: '/risk' },
]

/** The pages of a game. */
export const placesOf = ({ id, hasSideBets }: { readonly id: string; readonly hasSideBets: boolean }) =>
  GAME_PLACES.filter(
    ({ needsSideBets, needsTexts }) => (needsSideBets !== true || hasSideBets) && (needsTexts !== true || !isDraft(id)),
  )

/** The first page of a game: its guide, or a draft's trainer. */
export const firstPage = (id: string): string => `/${id}${isDraft(id) ? '/trainer' : ''}`
