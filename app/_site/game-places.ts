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
}

export const GAME_PLACES: readonly GamePlace[] = [
  { word: 'guide', path: '' },
  { word: 'learn', path: '/learn' },
  { word: 'train', path: '/trainer', bare: true },
  { word: 'calculator', path: '/calculator' },
  { word: 'strategies', path: '/strategy' },
  { word: 'hands', path: '/hands' },
  { word: 'payTables', path: '/pay-tables' },
  { word: 'sideBets', path: '/side-bets', needsSideBets: true },
  { word: 'risk', path: '/risk' },
]

/** The pages of a game. */
export const placesWith = (hasSideBets: boolean): readonly GamePlace[] =>
  GAME_PLACES.filter(({ needsSideBets }) => needsSideBets !== true || hasSideBets)
