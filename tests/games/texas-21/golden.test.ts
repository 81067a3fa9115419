import { describe, expect, it } from 'vitest'
import { evValue } from '@/lib/game/ev'
import type { GameFigures } from '@/lib/game/figures'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { whole } from '@/lib/games/texas-21/solve'
import { LONG } from '../../tools/long'

/* The whole game, edges in percent. Source: RULEBOOK 7, two independent enumerations. */

const rulesOf = (id: string): Texas21Rules => VARIANTS.find((variant) => variant.id === id)!.rules
const edge = ({ ev }: GameFigures): number => -100 * evValue(ev)

const OFF_THE_TOP = [
  { id: 'h17', composition: 0.61539, total: 0.61815 },
  { id: 'h17-ls', composition: 0.52719, total: 0.52985 },
  { id: 's17', composition: 0.40286, total: 0.40592 },
  { id: 's17-ls', composition: 0.33026, total: 0.33322 },
] as const

describe.each(OFF_THE_TOP)('$id off the top', ({ id, composition, total }) => {
  it('by one’s own cards and the up card', () => expect(edge(whole(rulesOf(id)))).toBeCloseTo(composition, 5))

  it('by totals, as the rules are said', () =>
    expect(edge(whole(rulesOf(id), { strategy: 'basic-strategy' }))).toBeCloseTo(total, 5))
})

it.each(LONG ? ['h17', 'h17-ls', 's17', 's17-ls'] : ['h17-ls', 's17'])(
  'the rules as they are said are the best play by totals: %s',
  (id) => {
    const [byTotals, said] = ['total-dependent', 'basic-strategy'].map((strategy) =>
      evValue(whole(rulesOf(id), { strategy }).ev),
    )
    expect(said).toBeCloseTo(byTotals!, 14)
  },
)

it('6 to 5 on a blackjack adds 1.35969', () => {
  const [less, usual] = [1.2, 1.5].map((blackjackPays) =>
    edge(whole({ ...rulesOf('h17'), blackjackPays }, { strategy: 'mimic-the-dealer' })),
  )
  expect(less! - usual!).toBeCloseTo(1.35969, 5)
})

// Also: npm run -s edge -- texas-21 --strategy with-flop [--variant s17].
describe.runIf(LONG)('with the flop known and used', () => {
  it.each([
    ['h17', 0.61243],
    ['s17', 0.39926],
  ])('%s', (id, percent) => expect(edge(whole(rulesOf(id), { strategy: 'with-flop' }))).toBeCloseTo(percent, 5))
})

describe('ways to play', () => {
  const figures = new Map(
    ['basic-strategy', 'never-bust', 'mimic-the-dealer'].map((id) => [
      id,
      edge(whole(rulesOf('h17'), { strategy: id })),
    ]),
  )

  it('cost more the simpler they are', () => {
    expect(figures.get('never-bust')).toBeGreaterThan(figures.get('basic-strategy')! + 2)
    expect(figures.get('mimic-the-dealer')).toBeGreaterThan(figures.get('never-bust')!)
  })

  it('are named', () => expect(() => whole(rulesOf('h17'), { strategy: 'hunches' })).toThrow('hunches'))
})

describe('other rules', () => {
  const with17 = (change: Partial<Texas21Rules>): number =>
    edge(whole({ ...rulesOf('s17'), ...change }, { strategy: 'basic-strategy' }))

  it('cost or gain what they should', () => {
    const usual = with17({})
    expect(with17({ doubleAfterSplit: false })).toBeGreaterThan(usual)
    expect(with17({ doubleOn: '9-11' })).toBeGreaterThan(usual)
    expect(with17({ doubleOn: '10-11' })).toBeGreaterThan(with17({ doubleOn: '9-11' }))
    expect(with17({ maxHands: 2 })).toBeGreaterThan(usual)
    expect(with17({ decks: 1 })).toBeLessThan(0)
  })
})

it('names its starting decisions', () => {
  const { classes = [] } = whole(rulesOf('h17-ls'))
  expect(classes).toHaveLength(54 * 10)
  const sixteen = classes.find(({ id }) => id === 'T6 v T')!
  expect(sixteen.options.map(({ action }) => action)).toEqual(['stand', 'hit', 'double', 'surrender'])
  expect(sixteen.deals).toBe(96 * 95 * 24)
})
