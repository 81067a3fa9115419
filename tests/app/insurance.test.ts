import { describe, expect, it } from 'vitest'
import { insuranceOf } from '@/app/[game]/side-bets/_table/insurance'
import { cardOf, rankOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { enterSpot } from '@/lib/game/enter'
import { findGame, GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'

const ACE = cardOf(12, 0)
const NINE = cardOf(7, 0)
const isTen = (card: number): boolean => rankOf(card) >= 8 && rankOf(card) <= 11

/** How many of each card six decks have besides an ace. */
const left = DECK.map((card) => 6 - (card === ACE ? 1 : 0))

/** The net of one unit of insurance over every first hand and every hole card of the shoe, and the number of ways. */
function overTheShoe(): readonly [net: number, ways: number] {
  let [net, ways] = [0, 0]
  for (const a of DECK)
    for (const b of DECK)
      for (const hole of DECK) {
        const chosen = [a, b, hole].map(
          (card, i, all) => left[card]! - all.slice(0, i).filter((one) => one === card).length,
        )
        const orders = chosen.reduce((product, n) => product * Math.max(0, n), 1)
        net += orders * (isTen(hole) ? 2 : -1)
        ways += orders
      }
  return [net, ways]
}

describe.each(['blackjack', 'texas-21'])('insurance at %s', (id) => {
  const game = findGame(id)!
  const { ev, edge, chance, stake, cards, winning } = insuranceOf(game)!

  it('is worth what every first hand and every hole card of a fresh shoe add up to', () => {
    const [net, ways] = overTheShoe()
    expect(ways).toBe(311 * 310 * 309)
    expect(ev.kind === 'exact' && ev.num * BigInt(ways) === ev.den * BigInt(net)).toBe(true)
    expect(edge).toBeCloseTo(-net / ways, 14)
    expect([cards, winning, stake]).toEqual([311, 96, 0.5])
    expect(chance).toBeCloseTo(1 / 13, 14)
  })

  it('is the mean of what the solver says of hands with no, one and two tens', async () => {
    const rules = game.variants[0].rules
    const solver = await loadSolver(game.id)
    const TEN = cardOf(8, 1)
    const hands = [
      { hand: [NINE, NINE], ways: (215 * 214) / 2 },
      { hand: [NINE, TEN], ways: 215 * 96 },
      { hand: [TEN, TEN], ways: (96 * 95) / 2 },
    ]
    const mean = hands.reduce((sum, { hand, ways }) => {
      const state = must(enterSpot(game, rules, { hand, upcard: [ACE], insurance: 1 }))
      const solved = solver.solve(rules, state).extra!['insurance']!
      if (solved.kind !== 'exact') throw new Error('it is counted exactly')
      return sum + (ways * Number(solved.num)) / Number(solved.den)
    }, 0)
    expect(mean / ((311 * 310) / 2)).toBeCloseTo(-edge, 13)
  })
})

it('only games of blackjack offer it', () => {
  expect(GAMES.filter((game) => insuranceOf(game)).map(({ id }) => id)).toEqual(['texas-21', 'blackjack'])
})
