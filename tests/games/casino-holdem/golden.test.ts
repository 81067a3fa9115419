import { payTableIn } from '@/lib/messages/tables'
import { describe, expect, it } from 'vitest'
import { combinations } from '@/lib/math/combinations'
import { DECK } from '@/lib/cards/deck'
import { evaluate5 } from '@/lib/cards/evaluate/five'
import { leastPairStrength } from '@/lib/cards/strength'
import { taughtGame as game } from '@/lib/games/casino-holdem/teaching'
import { STANDARD, type CasinoRules, type NoGame } from '@/lib/games/casino-holdem/rules'
import { solver } from '@/lib/games/casino-holdem/solve'
import { evValue } from '@/lib/game/ev'
import type { GameFigures } from '@/lib/game/figures'
import { compare, fraction, type Fraction } from '@/lib/math/fraction'
import { LONG } from '../../tools/long'

const edge = (figures: { readonly ev: GameFigures['ev'] }): number => -100 * evValue(figures.ev)

describe('the whole game (RULEBOOK.md, section 4)', () => {
  let solved: GameFigures | undefined
  const standard = (): GameFigures => (solved ??= solver.whole(STANDARD))

  it('the sheet’s rules', () => {
    const { ev, averageBet, frequencies, outcomes } = standard()
    expect(compare(ev as Fraction & typeof ev, fraction(-600123513880n, 27813810024000n))).toBe(0)
    expect(edge({ ev })).toBeCloseTo(2.1576458362, 10)
    expect(100 * frequencies['call']!).toBeCloseTo(81.9906, 4)
    expect(evValue(averageBet)).toBeCloseTo(2.639812, 6)
    expect(edge({ ev }) / evValue(averageBet)).toBeCloseTo(0.817348, 6)
    const deals = outcomes!.reduce((sum, [, ways]) => sum + ways, 0)
    expect(deals).toBe(27813810024000)
    expect(outcomes!.reduce((sum, [net, ways]) => sum + net * (ways / deals), 0)).toBeCloseTo(evValue(ev), 12)
  })

  it('is the 2.16% that the Wizard of Odds publishes', () => expect(edge(standard()).toFixed(2)).toBe('2.16'))

  // A lower hand pushes or loses its ante; an equal one pushes; a higher one is paid by the table.
  it.each([
    ['even-money', 3.0877],
    ['push-if-lower', 5.3159],
    ['lose-if-lower', 7.536],
  ] as const)('the dealer without a game: %s', (noGame: NoGame, expected) => {
    expect(edge(solver.whole({ ...STANDARD, noGame }))).toBeCloseTo(expected, 4)
  })

  it('every way of calling costs more than the best', () => {
    const best = edge(standard())
    const ways = LONG ? game.strategies! : game.strategies!.slice(0, 2)
    const costs = Object.fromEntries(ways.map(({ id }) => [id, edge(solver.whole(STANDARD, { strategy: id })) - best]))
    for (const cost of Object.values(costs)) expect(cost).toBeGreaterThan(0)
    // What following the ordered rules exactly costs, of the engine's own making: less than four thousandths of an ante.
    expect(costs['rules']).toBeLessThan(0.4)
    expect(() => solver.whole(STANDARD, { strategy: 'no such' })).toThrow()
  })

  it('calling everything is a plain sum, whatever the solver decides', () => {
    const { frequencies, averageBet } = solver.whole(STANDARD, { strategy: 'everything' })
    expect(frequencies).toEqual({ call: 1, fold: 0 })
    expect(evValue(averageBet)).toBe(3)
  })
})

describe('the bonus bet (RULEBOOK.md, section 4)', () => {
  const tables = game.presets.filter(({ table }) => table === 'bonus')
  const priced = (name: string): number => {
    const { pays } = tables.find(({ id }) => payTableIn(game.messages, id) === name)!
    const rules: CasinoRules = { ...STANDARD, pays: { ...STANDARD.pays, bonus: pays } }
    return edge(solver.side(rules, 'bonus'))
  }

  it.each([
    ['Aces or better 7', 12.9929],
    ['100-50-40-30-20-7', 6.2583],
    ['Flush or better 25, else 7', 6.4023],
  ])('%s', (name, expected) => expect(priced(name)).toBeCloseTo(expected, 4))

  it('counts dead cards out: a plain count of the rest agrees', () => {
    const dead = DECK.filter((card) => card % 4 === 1 || card < 20)
    let hit = 0
    let all = 0
    for (const [a, b, c, d, e] of combinations(
      DECK.filter((card) => !dead.includes(card)),
      5,
    )) {
      all++
      if (evaluate5(a!, b!, c!, d!, e!) >= leastPairStrength(12)) hit++
    }
    const { hits, deals } = solver.side(STANDARD, 'bonus', { dead })
    expect([deals, hits.reduce((sum, { ways }) => sum + ways, 0)]).toEqual([all, hit])
  })
})
