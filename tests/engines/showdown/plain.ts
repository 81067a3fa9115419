import type { Card } from '@/lib/cards/card'
import { evaluate5 } from '@/lib/cards/evaluate/five'
import { evaluate3 } from '@/lib/cards/three'
import { handPlace } from '@/lib/cards/strength'
import { DECK, without } from '@/lib/cards/deck'
import {
  type Action,
  type ByEnd,
  FIVE_CARDS,
  type Ranking,
  type Showdown,
  type Spot,
  THREE_CARDS,
} from '@/lib/engines/showdown/index'
import type { ThreeCardRules } from '@/lib/games/three-card-poker/rules'
import { playNets } from '@/lib/games/three-card-poker/solve'
import { combinations } from '@/lib/math/combinations'

/* Games that are played against the engine, and a plain count of one decision. */

export const THREE: Showdown = { ranking: THREE_CARDS, player: 3, dealer: 3, up: 0, qualifies: 201 }

/** The weakest ace-king: A-K-4-3-2. */
export const ACE_KING = evaluate5(48, 44, 8, 5, 2)
export const CARIBBEAN: Showdown = { ranking: FIVE_CARDS, player: 5, dealer: 5, up: 1, qualifies: ACE_KING }

/** Pays of the raise from high card to royal flush. */
export const CARIBBEAN_PAYS = [1, 1, 2, 3, 4, 5, 7, 20, 50, 100]

export const FOLD: Action = { bet: 1, nets: () => ({ unqualified: -1, win: -1, tie: -1, loss: -1 }) }

/** Raise two antes, or fold. */
export const caribbean = (pays: readonly number[] = CARIBBEAN_PAYS): readonly Action[] => [
  {
    bet: 3,
    nets: (strength) => ({ unqualified: 1, win: 1 + 2 * pays[handPlace(strength)]!, tie: 0, loss: -3 }),
  },
  FOLD,
]

/** Play or fold at Three Card Poker. */
export const threeCard = (rules: ThreeCardRules): readonly Action[] => [
  {
    bet: 2,
    nets: (strength) => playNets(rules, strength),
  },
  FOLD,
]

/** Strengths by evaluators that share nothing with the engine's tables but the numbering. */
export const EVALUATE: Readonly<Record<Ranking['id'], (cards: readonly Card[]) => number>> = {
  'three-cards': (cards) => evaluate3(...(cards as [Card, Card, Card])),
  'five-cards': (cards) => evaluate5(...(cards as [Card, Card, Card, Card, Card])),
}

/** The dealer's hands by end, one hand at a time. */
export function plainEnds({ ranking, dealer, qualifies }: Showdown, { hand, up, dead }: Spot): ByEnd {
  const evaluate = EVALUATE[ranking.id]!
  const own = evaluate(hand)
  const ends = { unqualified: 0, win: 0, tie: 0, loss: 0 }
  for (const rest of combinations(without(DECK, hand, up, dead), dealer - up.length)) {
    const other = evaluate([...up, ...rest])
    if (other < qualifies) ends.unqualified++
    else if (other < own) ends.win++
    else if (other === own) ends.tie++
    else ends.loss++
  }
  return ends
}
