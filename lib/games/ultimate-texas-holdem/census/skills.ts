import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { startingClass } from '@/lib/cards/hole-cards'
import { type UltimateRules, VARIANTS } from '@/lib/games/ultimate-texas-holdem/rules'
import { skill } from '@/lib/games/ultimate-texas-holdem/skills'
import { solve, whole } from '@/lib/games/ultimate-texas-holdem/solve'
import { payoffOf, start, type UltimateState } from '@/lib/games/ultimate-texas-holdem/round'
import { allHands, canonicalFlops, type Dealt, eachRaiseGain, HANDS } from '@/lib/engines/holdem/index'
import { below, draw, type Random } from '@/lib/math/random'
import { type Counts, type Found, gapOf, note, type Show } from '@/lib/teaching/census/counts'
import { FLOPS_OF_HANDS, noteStartingHands, RUN_OUTS } from '@/lib/families/holdem/census/deals'

/** Rivers dealt for each of the 22,100 flops, to hands that best play checks twice. */
const RIVERS_OF_A_FLOP = 10

type Hand = readonly [Card, Card]

/** 1 for each hand that is checked before the flop. */
function checkedHands(checked: ReadonlySet<string>): Uint8Array {
  const { low, high } = allHands()
  return Uint8Array.from({ length: HANDS }, (_, hand) =>
    checked.has(startingClass([low[hand]!, high[hand]!])) ? 1 : 0,
  )
}

/** Notes the hands on one flop that were checked before it. Returns those that check again. */
function noteFlop(
  counts: Counts,
  rules: UltimateRules,
  [cards, flops]: Dealt,
  gains: Float64Array,
  checks: Uint8Array,
  unit: number,
): readonly Hand[] {
  const { low, high } = allHands()
  const again: Hand[] = []
  const state: UltimateState = { ...start(rules), board: cards, did: ['check'] }
  gains.forEach((gain, at) => {
    if (checks[at] === 0 || Number.isNaN(gain)) return
    const hand: Hand = [low[at]!, high[at]!]
    const gap = gain === 0 ? null : Math.abs(gain) / (RUN_OUTS * unit)
    note(counts, { skill: skill(rules, { ...state, hand }), stage: 'flop', share: flops / FLOPS_OF_HANDS, gap })
    if (gain <= 0) again.push(hand)
  })
  return again
}

/** Notes random rivers after one flop, for hands that best play checks twice. Returns how many. */
function noteRivers(
  counts: Counts,
  rules: UltimateRules,
  [cards, flops]: Dealt,
  hands: readonly Hand[],
  random: Random,
): number {
  const deals = hands.length === 0 ? 0 : RIVERS_OF_A_FLOP * flops
  const share = (hands.length * flops) / FLOPS_OF_HANDS / deals
  for (let i = 0; i < deals; i++) {
    const hand = hands[below(random, hands.length)]!
    const state: UltimateState = {
      ...start(rules),
      hand,
      board: [...cards, ...draw(random, without(DECK, hand, cards), 2)],
      did: ['check', 'check'],
    }
    note(counts, { skill: skill(rules, state), stage: 'river', share, gap: gapOf(solve(rules, state)), sampled: true })
  }
  return deals
}

/** Counts skills exactly before the flop and on it, and on the river from a sample of what best play reaches. */
export function countUltimateTexasHoldem(show: Show, random: Random): Found {
  const rules = VARIANTS[0].rules
  const payoff = payoffOf(rules)
  const counts: Counts = new Map()
  const checks = checkedHands(noteStartingHands(counts, whole(rules).cells!, 'check'))
  let rounds = 0
  let seen = 0
  eachRaiseGain(payoff, (flop, gains) => {
    show(seen++ / canonicalFlops().length)
    rounds += noteRivers(counts, rules, flop, noteFlop(counts, rules, flop, gains, checks, payoff.unit), random)
  })
  return { counts, rounds }
}
