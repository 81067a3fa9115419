import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evaluate6 } from '@/lib/cards/evaluate'
import { handOf, STRENGTHS } from '@/lib/cards/strength'
import { POKER_HANDS, type PokerHand, THREE_CARD_HANDS, type ThreeCardHand } from '@/lib/cards/hands'
import { handOfThree } from '@/lib/cards/three'
import { HAND_NAMES } from '@/lib/cards/words'
import type { SideFigures } from '@/lib/games/figures'
import { figuresOf } from '@/lib/games/pays'
import type { SideOptions } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import { countStrengths } from './count'
import { SIDE_BET_IDS, type ThreeCardRules, type ThreeCardSideBet } from './rules'
import { pairPlusPay, sixCardPay } from './round'

/** How often each strength comes among all choices of six cards: 20,358,520 of a whole deck. */
function countSix(cards: readonly Card[]): Uint32Array {
  const counts = new Uint32Array(STRENGTHS)
  const n = cards.length
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++)
      for (let c = b + 1; c < n; c++)
        for (let d = c + 1; d < n; d++)
          for (let e = d + 1; e < n; e++)
            for (let f = e + 1; f < n; f++) {
              const at = evaluate6(cards[a]!, cards[b]!, cards[c]!, cards[d]!, cards[e]!, cards[f]!)
              counts[at] = counts[at]! + 1
            }
  return counts
}

function byHand<H extends string>(counts: Uint32Array, handAt: (strength: number) => H): ReadonlyMap<H, number> {
  const ways = new Map<H, number>()
  counts.forEach((n, strength) => ways.set(handAt(strength), (ways.get(handAt(strength)) ?? 0) + n))
  return ways
}

function figures<H extends ThreeCardHand | PokerHand>(
  hands: readonly H[],
  ways: ReadonlyMap<H, number>,
  deals: number,
  payOf: (hand: H) => number,
): SideFigures {
  return figuresOf(
    hands.map((id) => ({ id, name: HAND_NAMES[id], pay: payOf(id), ways: ways.get(id) ?? 0 })),
    deals,
  )
}

/** The six-card counts of a whole deck: the same for every pay table, so that editing one is instant. */
let wholeDeckSix: ReadonlyMap<PokerHand, number> | undefined

function sixCardWays(stub: readonly Card[]): ReadonlyMap<PokerHand, number> {
  if (stub.length < DECK.length) return byHand(countSix(stub), handOf)
  return (wholeDeckSix ??= byHand(countSix(stub), handOf))
}

const PRICED: Readonly<Record<ThreeCardSideBet, (rules: ThreeCardRules, stub: readonly Card[]) => SideFigures>> = {
  'pair-plus': (rules, stub) =>
    figures(THREE_CARD_HANDS, byHand(countStrengths(stub), handOfThree), choose(stub.length, 3), (hand) =>
      pairPlusPay(rules, hand),
    ),
  'six-card': (rules, stub) =>
    figures(POKER_HANDS, sixCardWays(stub), choose(stub.length, 6), (hand) => sixCardPay(rules, hand)),
}

/** A side bet over every deal of the cards that are not dead. */
export function side(rules: ThreeCardRules, bet: string, options: SideOptions = {}): SideFigures {
  const id = SIDE_BET_IDS.find((known) => known === bet)
  if (id === undefined) throw new RangeError(`“${bet}” is no side bet of Three Card Poker`)
  return PRICED[id](rules, without(DECK, options.dead ?? []))
}
