/** The games, in the order the site lists them. An id is also the game's address. */
export const GAME_IDS = [
  'ultimate-texas-holdem',
  'three-card-poker',
  'texas-holdem-bonus',
  'casino-holdem',
  'pai-gow-poker',
  'xx-poker',
  'texas-21',
] as const
export type GameId = (typeof GAME_IDS)[number]

export const isGameId = (text: string): text is GameId => (GAME_IDS as readonly string[]).includes(text)
