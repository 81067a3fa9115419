/** The games, in the order in which the site lists them. An id is also the path of the game's pages. */
export const GAME_IDS = [
  'ultimate-texas-holdem',
  'three-card-poker',
  'texas-holdem-bonus',
  'casino-holdem',
  'pai-gow-poker',
  'xx-poker',
  'texas-21',
  'mississippi-stud',
  'blackjack',
] as const
export type GameId = (typeof GAME_IDS)[number]

/** The games' names, for lists that need nothing else of a game. */
export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  'ultimate-texas-holdem': 'Ultimate Texas Hold’em',
  'three-card-poker': 'Three Card Poker',
  'texas-holdem-bonus': 'Texas Hold’em Bonus',
  'casino-holdem': 'Casino Hold’em',
  'pai-gow-poker': 'Pai Gow Poker',
  'xx-poker': 'XX Poker',
  'texas-21': 'Texas 21',
  'mississippi-stud': 'Mississippi Stud',
  blackjack: 'Blackjack',
}

/**
 * How many games take turns as the hand of the day, by the first day on which they do, in days since 1 January 1970:
 * the first so many of the list. A day must keep its game, so a new game goes last in the list and gets a line here
 * with a future day.
 */
export const TURNS: readonly { readonly from: number; readonly games: number }[] = [
  { from: 0, games: 7 },
  // 1 December 2026.
  { from: 20_788, games: 8 },
  // 15 December 2026.
  { from: 20_802, games: 9 },
]

export const isGameId = (text: string): text is GameId => (GAME_IDS as readonly string[]).includes(text)
