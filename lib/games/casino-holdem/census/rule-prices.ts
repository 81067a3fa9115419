import { VARIANTS } from '@/lib/games/casino-holdem/rules'
import { skill } from '@/lib/games/casino-holdem/skills'
import { start } from '@/lib/games/casino-holdem/round'
import { adviceFor } from '@/lib/games/casino-holdem/strategy'
import { payoffOf } from '@/lib/games/casino-holdem/round'
import type { RulePrice } from '@/lib/games/rule-prices'
import { allHands, eachCallGain } from '@/lib/engines/holdem/index'
import { FLOPS_OF_HANDS, RUN_OUTS } from '@/lib/teaching/census/holdem'
import { addDecision, pricesOf, type Sorted } from '@/lib/teaching/census/prices'

/** Every two cards on every flop. */
export function priceCasinoHoldem(): readonly RulePrice[] {
  const rules = VARIANTS[0].rules
  const payoff = payoffOf(rules)
  const { low, high } = allHands()
  const state = start(rules)
  const sorted: Sorted = new Map()
  eachCallGain(payoff, ({ cards, flops }, gains) => {
    gains.forEach((gain, at) => {
      if (Number.isNaN(gain)) return
      const hand = [low[at]!, high[at]!]
      const { rule, says } = adviceFor(hand, cards)
      const costs = says === 'call' ? { call: 0, fold: gain } : { call: -gain, fold: 0 }
      addDecision(sorted, { rule: rule.id, skill: skill(rules, { ...state, hand, board: cards }), times: flops, costs })
    })
  })
  return pricesOf(sorted, FLOPS_OF_HANDS, RUN_OUTS * payoff.unit)
}
