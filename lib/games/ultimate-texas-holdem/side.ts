import { DECK, without } from '@/lib/cards/deck'
import { POKER_HANDS } from '@/lib/cards/hands'
import { HAND_NAMES } from '@/lib/cards/words'
import type { SideFigures } from '@/lib/games/figures'
import { figuresOf } from '@/lib/games/pays'
import type { SideOptions } from '@/lib/games/solver'
import { countSevenCardHands } from '@/lib/engines/holdem/index'
import { choose } from '@/lib/math/combinations'
import type { UltimateRules } from './rules'

/** The Trips bet over every seven cards that may come; a hand that the table does not pay loses. Throws on any other bet. */
export function side(rules: UltimateRules, bet: string, options: SideOptions = {}): SideFigures {
  if (bet !== 'trips') throw new RangeError(`“${bet}” is no side bet of Ultimate Texas Hold’em`)
  const stub = without(DECK, options.dead ?? [])
  const deals = choose(stub.length, 7)
  const counts = countSevenCardHands(stub)
  return figuresOf(
    POKER_HANDS.map((id) => ({ id, name: HAND_NAMES[id], pay: rules.pays.trips[id] ?? 0, ways: counts[id] })),
    deals,
  )
}
