import { RANKS } from '@/lib/cards/card'
import { leastPairStrength } from '@/lib/cards/strength'

/** The least hand with which the dealer qualifies: `pair` is any pair, `pair-4` a pair of fours or better. */
export const QUALIFYING = ['none', 'pair', ...RANKS.map((rank) => `pair-${rank}` as const)] as const
export type Qualifying = (typeof QUALIFYING)[number]

const rankOfPair = (qualifies: Qualifying): number =>
  RANKS.indexOf(qualifies.slice('pair-'.length) as (typeof RANKS)[number])

/** The least strength (of `evaluate7`) with which the dealer qualifies. */
export function qualifyingStrength(qualifies: Qualifying): number {
  switch (qualifies) {
    case 'none':
      return 0
    case 'pair':
      return leastPairStrength(0)
    default:
      return leastPairStrength(rankOfPair(qualifies))
  }
}
