import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { CARD_KEYS, handOf, strengthOfSum5 } from '@/lib/cards/evaluate'
import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { leastPairStrength, STRENGTHS } from '@/lib/cards/strength'
import { HAND_NAMES } from '@/lib/cards/words'
import type { SideFigures, SideOptions } from '@/lib/games/game'
import { figuresOf } from '@/lib/games/pays'
import { choose } from '@/lib/math/combinations'
import type { CasinoRules } from './rules'
import { bonusPay } from './settle'

/** How often each strength comes among all choices of five of the cards: 2,598,960 of a whole deck. */
function countFive(cards: readonly Card[]): Uint32Array {
  const counts = new Uint32Array(STRENGTHS)
  const keys = CARD_KEYS
  for (let a = 4; a < cards.length; a++)
    for (let b = 3; b < a; b++)
      for (let c = 2; c < b; c++)
        for (let d = 1; d < c; d++) {
          const sum = keys[cards[a]!]! + keys[cards[b]!]! + keys[cards[c]!]! + keys[cards[d]!]!
          for (let e = 0; e < d; e++) {
            const at = strengthOfSum5((sum + keys[cards[e]!]!) | 0, cards[a]!, cards[b]!, cards[c]!, cards[d]!, cards[e]!)
            counts[at] = counts[at]! + 1
          }
        }
  return counts
}

/** The counts of a whole deck: the same for every table, so that editing one is instant. */
let wholeDeck: Uint32Array | undefined

const strengthsIn = (stub: readonly Card[]): Uint32Array => (stub.length < DECK.length ? countFive(stub) : (wholeDeck ??= countFive(stub)))

/** The least strength of each hand that the table may pay: of pairs, the aces. */
const leastPaid = (hand: PokerHand, strength: number): boolean => hand !== 'pair' || strength >= leastPairStrength(12)

/** The bonus bet over every five cards that may come. Throws on any other bet. */
export function side(rules: CasinoRules, bet: string, options: SideOptions = {}): SideFigures {
  if (bet !== 'bonus') throw new RangeError(`“${bet}” is no side bet of Casino Hold’em`)
  const stub = without(DECK, options.dead ?? [])
  const ways = new Map<PokerHand, { pay: number; ways: number }>()
  strengthsIn(stub).forEach((n, strength) => {
    const hand = handOf(strength)
    if (n === 0 || !leastPaid(hand, strength)) return
    ways.set(hand, { pay: bonusPay(rules, strength), ways: (ways.get(hand)?.ways ?? 0) + n })
  })
  const name = (hand: PokerHand): string => (hand === 'pair' ? 'Pair of aces' : HAND_NAMES[hand])
  const hits = POKER_HANDS.map((id) => ({ id, name: name(id), ...(ways.get(id) ?? { pay: 0, ways: 0 }) }))
  return figuresOf(hits, choose(stub.length, 5))
}
