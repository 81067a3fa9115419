import { allHands, canonicalFlops, eachCallGain } from '@/lib/engines/holdem/index'
import { payoffOf, start } from '@/lib/games/casino-holdem/round'
import { STANDARD, VARIANTS } from '@/lib/games/casino-holdem/rules'
import { skill } from '@/lib/games/casino-holdem/skills'
import { adviceFor, LIST_SIGNS } from '@/lib/games/casino-holdem/strategy'
import type { ListedRule } from '@/lib/game/strategy/decision-list'
import type { RulePrice } from '@/lib/game/precomputed/rule-prices'
import { type Census, listProperty } from '@/lib/teaching/census/census'
import { type Counts, type Found, note, type Show } from '@/lib/teaching/census/counts'
import { FLOPS_OF_HANDS, RUN_OUTS } from '@/lib/families/holdem/census/deals'
import { makeLooks } from '@/lib/families/holdem/census/looks'
import { cellsOf, searchLists } from '@/lib/teaching/census/list-search'
import { addDecision, pricesOf, type Sorted } from '@/lib/teaching/census/prices'
import { makeCasinoHands } from './hands'

/** Counts the skills of every two cards on every flop, exactly. */
function countCasinoHoldem(show: Show): Found {
  const rules = VARIANTS[0].rules
  const payoff = payoffOf(rules)
  const counts: Counts = new Map()
  const { low, high } = allHands()
  const state = start(rules)
  let done = 0
  eachCallGain(payoff, ([cards, flops], gains) => {
    show(done++ / canonicalFlops().length)
    gains.forEach((gain, hand) => {
      if (Number.isNaN(gain)) return
      const text = skill(rules, { ...state, hand: [low[hand]!, high[hand]!], board: cards })
      note(counts, {
        skill: text,
        stage: 'flop',
        share: flops / FLOPS_OF_HANDS,
        gap: gain === 0 ? null : Math.abs(gain) / (RUN_OUTS * payoff.unit),
      })
    })
  })
  return { counts, rounds: 0 }
}

/** Prices the rules of the strategy over every two cards on every flop. */
function priceCasinoHoldem(): readonly RulePrice[] {
  const rules = VARIANTS[0].rules
  const payoff = payoffOf(rules)
  const { low, high } = allHands()
  const state = start(rules)
  const sorted: Sorted = new Map()
  eachCallGain(payoff, ([cards, flops], gains) => {
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

/** Searches short lists under the usual rules, over every two cards on every flop. */
function searchCasinoHoldem(): readonly (readonly ListedRule[])[] {
  const looks = makeLooks(true)
  eachCallGain(payoffOf(STANDARD), ([cards, flops], gains) => looks.add(cards, flops, gains))
  const cells = cellsOf(LIST_SIGNS, looks.looks())
  return searchLists({ signs: LIST_SIGNS, yes: 'call', no: 'fold', most: 10, signsInRule: 3, beam: 3 }, cells).map(
    ({ rules }) => rules,
  )
}

export const census: Census = {
  skills: countCasinoHoldem,
  hands: { 'hands.json': makeCasinoHands },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchCasinoHoldem())] }),
  rulePrices: priceCasinoHoldem,
}
