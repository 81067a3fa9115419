import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { enterSpot } from '@/lib/game/enter'
import { evValue } from '@/lib/game/ev'
import { game } from '@/lib/games/blackjack/index'
import { type BlackjackGameRules, VARIANTS } from '@/lib/games/blackjack/rules'
import { side } from '@/lib/games/blackjack/side'
import { solve, whole } from '@/lib/games/blackjack/solve'
import { must } from '@/lib/result'

const rulesOf = (id: string): BlackjackGameRules => VARIANTS.find((variant) => variant.id === id)!.rules
const usual = rulesOf('h17')
const edge = (rules: BlackjackGameRules, strategy?: string): number =>
  -100 * evValue(whole(rules, strategy === undefined ? {} : { strategy }).ev)

// Edges in percent. Source: RULEBOOK, two independent enumerations.
describe.each([
  { id: 'h17', composition: 0.61539, total: 0.61815 },
  { id: 'h17-ls', composition: 0.52719, total: 0.52985 },
  { id: 's17', composition: 0.40286, total: 0.40592 },
  { id: 's17-ls', composition: 0.33026, total: 0.33322 },
])('$id off the top', ({ id, composition, total }) => {
  it('by the cards of the hand', () => expect(edge(rulesOf(id))).toBeCloseTo(composition, 5))
  it('by totals', () => expect(edge(rulesOf(id), 'total-dependent')).toBeCloseTo(total, 5))
})

it.each([
  // The usual exceptions of six-deck basic strategy: sixteen of three cards and more, twelve with a ten, fifteen without one.
  { id: 'h17', cells: ['16 v T'] },
  { id: 's17-ls', cells: ['12 v 4', '15 v T', '16 v T', 'A7 v A'] },
])('$id: the cells in which the cards decide', ({ id, cells }) => {
  const found = whole(rulesOf(id)).cells!.filter(({ byCards }) => byCards)
  expect(found.map((one) => one.id).toSorted()).toEqual(cells)
  const hitsBetter = (hand: string): boolean => {
    const spot = { hand: must(parseCards(hand)), upcard: must(parseCards('Th')) }
    const { options } = solve(rulesOf(id), must(enterSpot(game, rulesOf(id), spot)))
    const [stand, hit] = options.map(({ ev }) => evValue(ev))
    return hit! > stand!
  }
  expect([hitsBetter('Ts6d'), hitsBetter('Ts4d2c')]).toEqual([true, false])
})

it('6 to 5 on a blackjack adds 1.35969', () =>
  expect(edge({ ...usual, blackjackPays: 1.2 }) - edge(usual)).toBeCloseTo(1.35969, 5))

it('costs what the side bets are known to cost', () => {
  expect(-100 * evValue(side(usual, 'twenty-one-plus-three').ev)).toBeCloseTo(3.238572, 6)
  expect(-100 * evValue(side(usual, 'perfect-pairs').ev)).toBeCloseTo(6.109325, 6)
})

/*
 * Wizard of Odds, blackjack appendix 9: expected returns of the game, six decimals. His splits know how many hands were split but not
 * their cards; ours play one strategy by their own cards, and split again always or never. The two are within 0.00001 of each other.
 */
describe('appendix 9 of the Wizard of Odds', () => {
  it.each([
    { name: '1ds17r4', decks: 1, soft17: 'stand', das: 0.001839, noDas: 0.000423 },
    { name: '1dh17r4', decks: 1, soft17: 'hit', das: -0.000072, noDas: -0.001513 },
    { name: '2dh17r4', decks: 2, soft17: 'hit', das: -0.003797, noDas: -0.005252 },
    { name: '5ds17r4', decks: 5, soft17: 'stand', das: -0.003804, noDas: -0.005225 },
    { name: '5dh17r4', decks: 5, soft17: 'hit', das: -0.005918, noDas: -0.007366 },
    { name: 'euro-6dh17r4', decks: 6, soft17: 'hit', das: -0.0072705, noDas: -0.0086975, peek: false },
    { name: 'euro-8dh17r4', decks: 8, soft17: 'hit', das: -0.007562, noDas: -0.0089865, peek: false },
  ] as const)('$name: the whole game', ({ decks, soft17, das, noDas, ...more }) => {
    const of = (doubleAfterSplit: boolean): number =>
      evValue(whole({ ...usual, decks, soft17, doubleAfterSplit, ...more }).ev)
    expect(Math.abs(of(true) - das)).toBeLessThan(1e-5)
    expect(Math.abs(of(false) - noDas)).toBeLessThan(1e-5)
  })

  // Stand, hit, double, six decimals, where no split changes anything.
  it.each([
    { rules: { decks: 1, soft17: 'stand' }, hand: '2s As', values: [-0.661732, -0.067808, -0.593281] },
    { rules: { decks: 1, soft17: 'stand' }, hand: '6s 5d', values: [-0.634013, 0.172946, 0.240259] },
    { rules: { decks: 1, soft17: 'stand' }, hand: '7s As', values: [-0.101015, -0.108386, -0.357778] },
    { rules: { decks: 1, soft17: 'hit' }, hand: '6s 4d', values: [-0.575556, 0.045103, 0.030867] },
    { rules: { decks: 1, soft17: 'hit' }, hand: '7s As', values: [-0.223909, -0.173175, -0.414678] },
    { rules: { decks: 2, soft17: 'hit' }, hand: '6s 5d', values: [-0.587564, 0.121079, 0.16665] },
    { rules: { decks: 2, soft17: 'hit' }, hand: '5s 2d', values: [-0.591782, -0.357274, -1.08059] },
    { rules: { decks: 5, soft17: 'stand' }, hand: '5s 4d', values: [-0.66422, -0.066434, -0.425176] },
    { rules: { decks: 5, soft17: 'hit' }, hand: '7s 3d', values: [-0.593574, 0.034084, -0.026078] },
    { rules: { decks: 6, soft17: 'hit', peek: false }, hand: '2s As', values: [-0.722356, -0.37991, -1.024099] },
    { rules: { decks: 6, soft17: 'hit', peek: false }, hand: '6s 5d', values: [-0.720879, -0.235772, -0.535879] },
    { rules: { decks: 6, soft17: 'hit', peek: false }, hand: '7s As', values: [-0.466029, -0.421285, -0.909374] },
    { rules: { decks: 8, soft17: 'hit', peek: false }, hand: '6s 4d', values: [-0.72115, -0.286345, -0.639456] },
  ] as const)('$rules $hand against an ace', ({ rules, hand, values }) => {
    const of = { ...usual, ...rules }
    const entered = must(enterSpot(game, of, { hand: must(parseCards(hand)), upcard: must(parseCards('Ah')) }))
    const { options } = solve(of, entered)
    options.slice(0, 3).forEach(({ ev }, i) => expect(Math.abs(evValue(ev) - values[i]!)).toBeLessThan(6e-7))
  })
})
