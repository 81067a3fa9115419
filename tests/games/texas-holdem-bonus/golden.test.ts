import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import type { GameFigures, SideFigures } from '@/lib/game/figures'
import { PROBES, readMeter } from '@/lib/game/side-bets/meter'
import { taughtGame as game } from '@/lib/games/texas-holdem-bonus/teaching'
import { STANDARD, type BonusRules } from '@/lib/games/texas-holdem-bonus/rules'
import { solve, solver } from '@/lib/games/texas-holdem-bonus/solve'
import { adviceFor } from '@/lib/games/texas-holdem-bonus/strategy'
import { compare, fraction, reduce, type Fraction } from '@/lib/math/fraction'
import { must } from '@/lib/result'
import { LONG } from '../../tools/long'
import { decision } from './spots'

const FLUSH: BonusRules = { ...STANDARD, antePaidFrom: 'flush' }
const edge = ({ ev }: { readonly ev: GameFigures['ev'] }): number => -100 * evValue(ev)
const exact = (ev: GameFigures['ev']): Fraction => reduce(ev as Fraction & GameFigures['ev'])

const solved = new Map<string, GameFigures>()
function whole(name: string, rules: BonusRules): GameFigures {
  const figures = solved.get(name) ?? solver.whole(rules)
  solved.set(name, figures)
  return figures
}

const folded = ({ classes }: GameFigures): readonly string[] =>
  classes!
    .filter(({ options: [bet, fold] }) => evValue(bet!.ev) < evValue(fold!.ev))
    .map(({ id }) => id)
    .sort()

describe('the whole game (RULEBOOK.md, section 3)', () => {
  it('ante paid from a straight', () => {
    const figures = whole('straight', STANDARD)
    expect(compare(exact(figures.ev), fraction(-1133091156680n, 55627620048000n))).toBe(0)
    expect(edge(figures)).toBeCloseTo(2.0369218667, 10)
    expect(evValue(figures.averageBet)).toBeCloseTo(3.818103, 6)
    expect(edge(figures) / evValue(figures.averageBet)).toBeCloseTo(0.5335, 4)
    expect(folded(figures)).toEqual(['32o', '42o', '52o', '62o', '72o'])
    const deals = figures.outcomes!.reduce((sum, [, ways]) => sum + ways, 0)
    expect(deals).toBe(55627620048000)
    expect(figures.outcomes!.reduce((sum, [net, ways]) => sum + net * (ways / deals), 0)).toBeCloseTo(
      evValue(figures.ev),
      12,
    )
  })

  it('ante paid from a flush', () => {
    const figures = whole('flush', FLUSH)
    expect(edge(figures)).toBeCloseTo(5.5935054698, 10)
    expect(folded(figures)).toEqual(['32o', '42o', '43o', '52o', '62o', '72o'])
  })

  it('if ties lost the edge would be 15.24%', () =>
    expect(edge(solver.whole({ ...STANDARD, ties: 'lose' })).toFixed(2)).toBe('15.24'))

  it('is what the Wizard of Odds and Evolution publish', () => {
    const { ev, averageBet, variance } = whole('straight', STANDARD)
    expect(edge({ ev }).toFixed(3)).toBe('2.037')
    expect(edge(whole('flush', FLUSH)).toFixed(4)).toBe('5.5935')
    expect(evValue(averageBet).toFixed(4)).toBe('3.8181')
    // The Wizard prints 3.500839 for the standard deviation. Summed over every deal it is this, hand by hand and at once.
    expect(Math.sqrt(variance!).toFixed(6)).toBe('3.507271')
    expect((100 - edge({ ev })).toFixed(2)).toBe('97.96')
    expect((100 - edge({ ev }) / evValue(averageBet)).toFixed(2)).toBe('99.47')
  })

  // Wizard of Odds, Texas Hold'em Bonus: EV of an offsuit deuce with the flop bet made.
  it.each([
    ['32o', -1.155927],
    ['42o', -1.091604],
    ['82o', -0.896002],
    ['K2o', -0.102668],
  ])('%s bet is worth %d', (id, published) => {
    const { options } = whole('straight', STANDARD).classes!.find((one) => one.id === id)!
    expect(evValue(options[0]!.ev)).toBeCloseTo(published, 6)
    const hand = `${id[0]}s${id[1]}h`
    expect(compare(exact(solve(STANDARD, decision(hand)).options[0]!.ev), exact(options[0]!.ev))).toBe(0)
  })

  it('other ways of starting cost more', () => {
    const best = edge(whole('straight', STANDARD))
    for (const { id } of LONG ? game.strategies! : game.strategies!.slice(0, 1))
      expect(edge(solver.whole(STANDARD, { strategy: id }))).toBeGreaterThan(best)
    expect(() => solver.whole(STANDARD, { strategy: 'no such' })).toThrow()
  })

  it('the ordered rules fold exactly what the exact play folds', () => {
    for (const [name, rules] of [
      ['straight', STANDARD],
      ['flush', FLUSH],
    ] as const)
      for (const { id, options } of whole(name, rules).classes!) {
        const hand = must(parseCards(`${id[0]}s${id[1]}${id[2] === 's' ? 's' : 'h'}`))
        const best = evValue(options[0]!.ev) > evValue(options[1]!.ev) ? 'bet' : 'fold'
        expect([id, adviceFor(rules, { ...decision('2s2h'), hand }).says]).toEqual([id, best])
      }
  })
})

describe('the bonus bet', () => {
  it('returns 91.4594%, published as 91.46% (RULEBOOK.md, section 3)', () => {
    const figures = solver.side(STANDARD, 'bonus')
    expect(100 - edge(figures)).toBeCloseTo(91.4594, 4)
    expect(figures.deals).toBe(1326 * 1225)
    // Six pairs of aces, each met by one other; the rest by choice of ranks and suits.
    expect(figures.hits.map(({ id, ways }) => [id, ways])).toEqual([
      ['pair', 9 * 6 * 1225],
      ['ace-queen-jack-offsuit', 2 * 12 * 1225],
      ['king-queen-jack-pair', 3 * 6 * 1225],
      ['ace-king-offsuit', 12 * 1225],
      ['ace-queen-jack-suited', 2 * 4 * 1225],
      ['ace-king-suited', 4 * 1225],
      ['aces', 6 * 1224],
      ['aces-both', 6],
    ])
  })

  it('knows dead cards', () => {
    const { hits, deals } = solver.side(STANDARD, 'bonus', { dead: must(parseCards('AsKs')) })
    const ways = Object.fromEntries(hits.map((hit) => [hit.id, hit.ways]))
    expect(deals).toBe(1225 * 1128)
    expect(ways['aces']).toBe(3 * 1128)
    expect(ways['aces-both']).toBe(0)
    expect(ways['ace-king-suited']).toBe(3 * 1128)
  })
})

describe('the First 5 Jackpot', () => {
  const side = (meter?: number): SideFigures =>
    solver.side(STANDARD, 'first-five', meter === undefined ? {} : { meter })

  it('counts five-card hands', () => {
    const { hits, deals } = side()
    expect(deals).toBe(2_598_960)
    expect(hits.map(({ id, ways }) => [id, ways])).toEqual([
      ['three-of-a-kind', 54_912],
      ['straight', 10_200],
      ['flush', 5_108],
      ['full-house', 3_744],
      ['four-of-a-kind', 624],
      ['straight-flush', 36],
      ['royal-flush', 4],
    ])
  })

  it('the meter holds the bet itself: a meter of 501 is a prize of 500 to one', () => {
    const prize = {
      ...STANDARD,
      pays: { ...STANDARD.pays, 'first-five': { ...STANDARD.pays['first-five'], 'royal-flush': 500 } },
    }
    expect(compare(exact(side(501).ev), exact(solver.side(prize, 'first-five').ev))).toBe(0)
  })

  it('gives each of several players, who all hold the same hand, an equal share of the meter', () => {
    const shared = (players: number, meter?: number): SideFigures =>
      solver.side(STANDARD, 'first-five', { players, ...(meter === undefined ? {} : { meter }) })
    expect(compare(exact(shared(4, 2000).ev), exact(side(500).ev))).toBe(0)
    expect(shared(4, 2000)).toMatchObject({ share: 0.25 })
    expect(shared(4, 2000).hits.at(-1)).toMatchObject({ id: 'royal-flush', pay: 499 })
    expect(compare(exact(shared(1).ev), exact(side().ev))).toBe(0)
    expect(compare(exact(shared(2).ev), exact(shared(2, 10_001).ev))).toBe(0)
    const reading = readMeter(shared(3, PROBES[0]), shared(3, PROBES[1]))!
    const alone = readMeter(side(PROBES[0]), side(PROBES[1]))!
    expect(reading.hands).toEqual(['royal-flush'])
    expect(compare(reading.breakEven!, fraction(alone.breakEven!.num * 3n, alone.breakEven!.den))).toBe(0)
  })

  it('is even at its break-even meter, exactly', () => {
    const reading = readMeter(side(PROBES[0]), side(PROBES[1]))!
    expect(reading.hands).toEqual(['royal-flush'])
    // Everything but the royal flush is worth a fixed sum; the four royals of a deck must make up for it.
    const fixed = side(0)
    const meter = reading.breakEven!
    expect(compare(meter, fraction(-exact(fixed.ev).num * 2_598_960n, exact(fixed.ev).den * 4n))).toBe(0)
    const even = exact(side(Math.ceil(Number(meter.num) / Number(meter.den))).ev)
    expect(even.num >= 0n).toBe(true)
  })
})
