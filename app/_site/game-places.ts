/*
 * The pages of a game, in the order a reader meets them: plain data, for the row of links at the top of each of them. Only what exists
 * stands here (tests/app/game-places.test.ts holds it to the folders).
 */

/** What places are called, in the catalogue's `chrome`. */
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
  /** What follows the game in the address. */
  readonly path: string
  /** Room is short there: the row of links is left out. */
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

/** The pages that a game has. */
export const placesWith = (hasSideBets: boolean): readonly GamePlace[] =>
  GAME_PLACES.filter(({ needsSideBets }) => needsSideBets !== true || hasSideBets)
