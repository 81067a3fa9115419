import { cardOf } from '@/lib/cards/card'
import { THREE_CARD_HANDS } from '@/lib/cards/hands'
import { evaluate3, LEAST_THREE_STRENGTH, THREE_CARD_STRENGTHS } from '@/lib/cards/three'
import { combinations } from '@/lib/math/combinations'
import { ranksIn } from '../masks'
import type { Ranking } from './ranking'

/** The best three of these ranks, in suits that differ, or in one suit. */
function bestThree(ranks: readonly number[], isSuited: boolean): number {
  let best = 0
  const [second, third] = isSuited ? [0, 0] : [1, 2]
  for (const [x, y, z] of combinations(ranks, 3))
    best = Math.max(best, evaluate3(cardOf(x!, 0), cardOf(y!, second), cardOf(z!, third)))
  return best
}

/** Three-card hands, in which a straight beats a flush. Strengths are those of `evaluate3`, 0 to 740. */
export const THREE_CARDS: Ranking = {
  id: 'three-cards',
  size: 3,
  strengths: THREE_CARD_STRENGTHS,
  categories: THREE_CARD_HANDS.map((id) => ({ id, from: LEAST_THREE_STRENGTH[id] })),
  byRanks: (ranks) => bestThree(ranks, false),
  bySuit: (mask) => bestThree(ranksIn(mask), true),
}
