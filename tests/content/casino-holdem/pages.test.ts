import { describe, expect, it } from 'vitest'
import made from '@/content/casino-holdem/hands.json' with { type: 'json' }
import { parseCards } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { answerHand } from '@/content/casino-holdem/pages/answers'
import { handFacts } from '@/content/casino-holdem/pages/facts'
import type { CasinoMade } from '@/lib/games/casino-holdem/census/hands'
import { closestCase } from '@/content/casino-holdem/pages/list'
import { VARIANTS } from '@/lib/games/casino-holdem/rules'
import { solve, whole } from '@/lib/games/casino-holdem/solve'
import { start } from '@/lib/games/casino-holdem/round'
import { must } from '@/lib/result'

const RULES = VARIANTS[0].rules
const MADE = made.pages as unknown as readonly CasinoMade[]

describe('the pages of Casino Hold’em', () => {
  it('say of every starting hand what the whole game says: how often it calls, what it is worth', () => {
    for (const { id, ev, shares, options } of whole(RULES).cells!) {
      const { called, ev: worth, always } = handFacts(id.toLowerCase())
      expect(called, id).toBeCloseTo(shares!['call']!, 9)
      expect(worth).toBeCloseTo(evValue(ev!), 7)
      expect(always).toBeCloseTo(evValue(options[0]!.ev), 7)
    }
  })

  it('count every flop once, by what the flop makes of the hand', () => {
    for (const { slug, flops, calls, kinds, over, asked } of MADE) {
      const sum = (list: readonly { readonly flops: number }[]): number => list.reduce((all, one) => all + one.flops, 0)
      expect(sum(kinds), slug).toBe(flops)
      expect(kinds.reduce((all, one) => all + one.calls, 0)).toBe(calls)
      expect(sum(over)).toBe(asked.flops)
    }
  })

  it('have the call of these flops worth what their outcomes come to', () => {
    for (const { slug } of MADE) {
      const { solution, lead } = handFacts(slug)
      expect(evValue(solution.options[0]!.ev) + 1, slug).toBeCloseTo(lead, 7)
    }
  })

  it.each(['95o', '88'])('%s says what its command comes to, which solves the flop that is drawn', (slug) => {
    const { hand, flop } = closestCase(handFacts(slug))
    const { options } = solve(RULES, { ...start(RULES), hand: must(parseCards(hand)), board: must(parseCards(flop)) })
    const said = Number(/calling is worth ([−+]\S+) and folding/.exec(answerHand(slug).drawn!)![1]!.replace('−', '-'))
    expect(said).toBeCloseTo(evValue(options[0]!.ev), 5)
  })

  it.each(['95o', '22', 'k7o'])('%s: the flops it names are worth what the solver says', (slug) => {
    const { call, fold, worst } = handFacts(slug)
    for (const one of [call, fold, worst]) {
      if (!one) continue
      const { options } = solve(RULES, {
        ...start(RULES),
        hand: must(parseCards(one.hand)),
        board: must(parseCards(one.flop)),
      })
      expect(evValue(options[0]!.ev) - evValue(options[1]!.ev)).toBeCloseTo(one.gain, 7)
    }
  })
})
