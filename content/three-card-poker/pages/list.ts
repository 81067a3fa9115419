import type { PagesOfRules } from '@/content/pages/showdown/rows'
import { RANKS } from '@/lib/cards/card'
import { page } from '@/lib/games/three-card-poker/page'

type Rank = (typeof RANKS)[number]

const DOWN: readonly Rank[] = RANKS.toReversed()
const below = (rank: Rank): readonly Rank[] => DOWN.slice(DOWN.indexOf(rank) + 1)

const MADE = ['mini-royal', 'straight-flush', 'three-of-a-kind', 'straight', 'flush']
const PAIRS = DOWN.map((rank) => `${rank}-${rank}`)
// The ranks that are left out make a straight with those before them.
const ACES = below('A').flatMap((rank) => (rank < '4' ? [] : [`A-${rank}`]))
const KINGS = below('K').flatMap((rank) => (rank < '3' ? [] : [`K-${rank}`]))
const QUEENS = below('Q')
  .flatMap((second) => below(second).map((third) => `Q-${second}-${third}`))
  .filter((hand) => hand !== 'Q-J-T')

const hands: PagesOfRules['hands'] = {
  // The line runs through the hands with queen high.
  rows: [...MADE, ...PAIRS, ...ACES, ...KINGS, ...QUEENS, 'jack-high', 'ten-high', 'none'],
  slugs: {
    ...Object.fromEntries(PAIRS.map((pair) => [pair, `pair-${pair[0]!.toLowerCase()}`])),
    none: 'nine-high-or-less',
  },
  asked: ['q-6-4', 'q-5-4'],
}

export const pages: PagesOfRules = { page, hands }
