import { describe, expect, it } from 'vitest'
import { parseCards, type Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { THREE_CARD_HANDS } from '@/lib/cards/hands'
import {
  evaluate3,
  handOfThree,
  LEAST_THREE_STRENGTH,
  leastHighCardStrengthThree,
  THREE_CARD_STRENGTHS,
} from '@/lib/cards/three'
import { combinations } from '@/lib/math/combinations'
import { must } from '@/lib/result'
import { compareWorth, slowThree } from './slow-evaluator'

const strengthOf = (text: string): number => {
  const [a, b, c] = must(parseCards(text)) as readonly [Card, Card, Card]
  return evaluate3(a, b, c)
}

function allThree() {
  return Array.from(combinations(DECK, 3), (three) => {
    const [a, b, c] = three as readonly [Card, Card, Card]
    return { strength: evaluate3(a, b, c), turned: [evaluate3(c, a, b), evaluate3(b, a, c)], ...slowThree([a, b, c]) }
  })
}

describe('three cards', () => {
  const all = allThree()

  it('has the published counts of all 22,100 hands', () => {
    const counts: Record<string, number> = {}
    for (const { strength } of all) counts[handOfThree(strength)] = (counts[handOfThree(strength)] ?? 0) + 1
    // Wikipedia, "Three-card poker"; of the 48 straight flushes there, four are A-K-Q.
    expect(counts).toEqual({
      'mini-royal': 4,
      'straight-flush': 44,
      'three-of-a-kind': 52,
      straight: 720,
      flush: 1096,
      pair: 3744,
      'high-card': 16440,
    })
    expect(new Set(all.map(({ strength }) => strength)).size).toBe(THREE_CARD_STRENGTHS)
  })

  it('has the names and the order of the slow evaluator', () => {
    const sorted = [...all].sort((x, y) => compareWorth(x.worth, y.worth))
    const wrong = sorted.filter((x, i) => {
      const y = sorted[i + 1]
      const disordered =
        y !== undefined && Math.sign(y.strength - x.strength) !== Math.sign(compareWorth(y.worth, x.worth))
      return disordered || handOfThree(x.strength) !== x.hand || x.turned.some((strength) => strength !== x.strength)
    })
    expect(wrong).toEqual([])
  })

  it('knows the weakest hand of each name', () => {
    const weakest = {
      'high-card': '5s3d2h',
      pair: '2s2d3h',
      flush: '5s3s2s',
      straight: '3s2dAh',
      'three-of-a-kind': '2s2d2h',
      'straight-flush': '3s2sAs',
      'mini-royal': 'AsKsQs',
    }
    for (const hand of THREE_CARD_HANDS) expect(strengthOf(weakest[hand])).toBe(LEAST_THREE_STRENGTH[hand])
  })

  it('knows where queen high and the other high cards begin', () => {
    expect(strengthOf('Qs3d2h')).toBe(leastHighCardStrengthThree(10))
    expect(strengthOf('JsTd8h')).toBe(leastHighCardStrengthThree(10) - 1)
    expect(['5s3d2h', '6s3d2h', 'Ks3d2h', 'As4d2h'].map(strengthOf)).toEqual(
      [3, 4, 11, 12].map(leastHighCardStrengthThree),
    )
  })
})
