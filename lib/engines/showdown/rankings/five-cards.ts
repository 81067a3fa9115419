import { POKER_HANDS } from '@/lib/cards/hands'
import { flushStrength, LEAST_STRENGTH, NO_RANKS, ranksStrength, STRENGTHS, withRank } from '@/lib/cards/strength'
import type { Ranking } from './ranking'

/** Poker hands of five cards. Strengths are those of `lib/cards/strength`, 0 to 7,461. */
export const FIVE_CARDS: Ranking = {
  id: 'five-cards',
  size: 5,
  strengths: STRENGTHS,
  categories: POKER_HANDS.map((id) => ({ id, from: LEAST_STRENGTH[id] })),
  byRanks: (ranks) => ranksStrength(...ranks.reduce(withRank, NO_RANKS)),
  bySuit: flushStrength,
}
