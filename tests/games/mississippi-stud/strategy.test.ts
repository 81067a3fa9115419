import { describe, expect, it } from 'vitest'
import { type Card, parseCards } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { type Bet, VARIANTS } from '@/lib/games/mississippi-stud/rules'
import { whole } from '@/lib/games/mississippi-stud/solve'
import { policyOf, STRATEGIES } from '@/lib/games/mississippi-stud/strategy'
import { must } from '@/lib/result'

const { rules } = VARIANTS[0]
const cards = (text: string): readonly Card[] => must(parseCards(text))
const wholes = new Map(STRATEGIES.map(({ id }) => [id, whole(rules, policyOf(id))]))

describe('the strategy of points and draws', () => {
  const points = policyOf('points')
  const best = whole(rules)

  it('gives away nothing, and bets where a fold is worth the same', () => {
    const played = wholes.get('points')!
    expect(played.ev).toEqual(best.ev)
    expect(played.averageBet).toEqual(best.largestAverageBet)
    expect(played.largestAverageBet).toBeUndefined()
  })

  it.each([
    ['2s2d', '', [], 3],
    ['Js2d', '', [], 1],
    ['9s6d', '', [], 1],
    ['9s5d', '', [], 0],
    ['6s5s', '', [], 1],
    ['6s5d', '', [], 0],
    ['Js2d', '2h', [1], 1],
    ['9s6d', '6h', [1], 3],
    ['JsTs', 'Qs', [1], 3],
    ['6s5s', '7s', [1], 3],
    ['8s6s', '9s', [1], 1],
    ['8s9s', 'Js', [1], 3],
    ['6s5s', '4h', [1], 1],
    ['9s7d', '6h', [1], 1],
    ['Js2d', '3h', [1], 0],
    ['5s6s', '7d8h', [1, 1], 3],
    ['4s5s', '6d7h', [1, 1], 1],
    ['AsKd', 'QhJc', [1, 1], 1],
    ['As2d', '3h4c', [1, 1], 1],
    ['9s7d', '6h2c', [1, 1], 0],
    ['9s7d', '6h2c', [3, 1], 1],
    ['Js2s', '8s5s', [1, 1], 3],
  ] as const)('with %s and “%s” after bets %j bets %i', (hand, board, bets, bet) =>
    expect(points(cards(hand), cards(board), bets as readonly Bet[])).toBe(bet),
  )
})

describe('simpler ways', () => {
  it('cost more, the simpler the more', () => {
    const costs = STRATEGIES.map(({ id }) => -evValue(wholes.get(id)!.ev))
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
    expect(costs.map((cost) => (100 * cost).toFixed(3))).toEqual(['4.915', '5.247', '7.658', '12.736', '35.202'])
  })

  it('are known by name', () => {
    expect(new Set(STRATEGIES.map(({ id }) => id)).size).toBe(STRATEGIES.length)
    expect(() => policyOf('no-such-way')).toThrow(RangeError)
  })
})
