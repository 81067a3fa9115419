import { RANKS } from '@/lib/cards/card'
import { leastPairStrength } from '@/lib/cards/strength'
import { rankInWords } from '@/lib/cards/words'

/** The dealer's least qualifying hand; `pair` is any pair, `pair-4` a pair of fours or better. */
export const QUALIFYING = ['none', 'pair', ...RANKS.map((rank) => `pair-${rank}` as const)] as const
export type Qualifying = (typeof QUALIFYING)[number]

const rankOfPair = (qualifies: Qualifying): number =>
  RANKS.indexOf(qualifies.slice('pair-'.length) as (typeof RANKS)[number])

const nameOf = (value: Qualifying): string =>
  value === 'none' ? 'Always' : value === 'pair' ? 'A pair' : `A pair of ${rankInWords(rankOfPair(value), 2)}`

/** The choices of a rule field, with their names. */
export const QUALIFYING_OPTIONS = QUALIFYING.map((value) => ({ value, name: nameOf(value) }))

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
