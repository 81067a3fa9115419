/*
 * The pages of a game, in the order a reader meets them: plain data, for the row of links at the top of each of them. Only what exists
 * stands here (tests/app/game-places.test.ts holds it to the folders).
 */

export interface GamePlace {
  readonly name: string
  /** What follows the game in the address. */
  readonly path: string
  /** Room is short there: the row of links is left out. */
  readonly bare?: true
  /** Only for games that have side bets. */
  readonly needsSideBets?: true
  /** Only for games that have pages of hands. */
  readonly needsHands?: true
}

/** What of this a game has. */
export interface GameHas {
  readonly sideBets: boolean
  readonly hands: boolean
}

export const GAME_PLACES: readonly GamePlace[] = [
  { name: 'Guide', path: '' },
  { name: 'Train', path: '/trainer', bare: true },
  { name: 'Calculator', path: '/calculator' },
  { name: 'Strategies', path: '/strategy' },
  { name: 'Hands', path: '/hands', needsHands: true },
  { name: 'Pay tables', path: '/pay-tables' },
  { name: 'Side bets', path: '/side-bets', needsSideBets: true },
  { name: 'Risk', path: '/risk' },
]

/** The pages that a game has. */
export const placesWith = ({ sideBets, hands }: GameHas): readonly GamePlace[] =>
  GAME_PLACES.filter(({ needsSideBets, needsHands }) => (needsSideBets !== true || sideBets) && (needsHands !== true || hands))
