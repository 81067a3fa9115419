import { VARIANTS } from '@/lib/games/casino-holdem/rules'
import { skill } from '@/lib/games/casino-holdem/skills'
import { start } from '@/lib/games/casino-holdem/round'
import { payoffOf } from '@/lib/games/casino-holdem/round'
import { allHands, canonicalFlops, eachCallGain } from '@/lib/engines/holdem/index'
import { type Counts, type Found, note, type Show } from '@/lib/teaching/census/counts'
import { FLOPS_OF_HANDS, RUN_OUTS } from '@/lib/teaching/census/holdem'

/** Every two cards on every flop, exactly. */
export function countCasinoHoldem(show: Show): Found {
  const rules = VARIANTS[0].rules
  const payoff = payoffOf(rules)
  const counts: Counts = new Map()
  const { low, high } = allHands()
  const state = start(rules)
  let done = 0
  eachCallGain(payoff, ({ cards, flops }, gains) => {
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
