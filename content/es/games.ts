import type { GameId } from '@/lib/games/ids'

/** The games whose pages of hands are in Spanish. */
export const GAMES_IN_SPANISH: readonly GameId[] = [
  'ultimate-texas-holdem',
  'texas-holdem-bonus',
  'mississippi-stud',
  'casino-holdem',
  'blackjack',
  'pai-gow-poker',
  'texas-21',
  'three-card-poker',
]
