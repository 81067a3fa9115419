import { countFive } from '@/lib/cards/counts'
import { DECK, without } from '@/lib/cards/deck'
import { handOf, leastPairStrength } from '@/lib/cards/strength'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { HAND_NAMES } from '@/lib/cards/words'
import type { SideFigures } from '@/lib/games/figures'
import { figuresOf } from '@/lib/games/pays'
import type { SideOptions } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import type { CasinoRules } from './rules'
import { bonusPay } from './round'

/** The least strength of each hand that the table may pay: of pairs, the aces. */
const leastPaid = (hand: PokerHand, strength: number): boolean => hand !== 'pair' || strength >= leastPairStrength(12)

/** The bonus bet over every five cards that may come. Throws on any other bet. */
export function side(rules: CasinoRules, bet: string, options: SideOptions = {}): SideFigures {
  if (bet !== 'bonus') throw new RangeError(`“${bet}” is no side bet of Casino Hold’em`)
  const stub = without(DECK, options.dead ?? [])
  const ways = new Map<PokerHand, { pay: number; ways: number }>()
  countFive(stub).forEach((n, strength) => {
    const hand = handOf(strength)
    if (n === 0 || !leastPaid(hand, strength)) return
    ways.set(hand, { pay: bonusPay(rules, strength), ways: (ways.get(hand)?.ways ?? 0) + n })
  })
  const name = (hand: PokerHand): string => (hand === 'pair' ? 'Pair of aces' : HAND_NAMES[hand])
  const hits = POKER_HANDS.map((id) => ({ id, name: name(id), ...(ways.get(id) ?? { pay: 0, ways: 0 }) }))
  return figuresOf(hits, choose(stub.length, 5))
}
