import { describe, expect, it } from 'vitest'
import { fitsCard } from '@/app/[game]/strategy/card-parts'
import {
  answerInWords,
  costInWords,
  costPercent,
  edgeInWords,
  frontier,
  pricedWays,
  recommended,
  type PricedWay,
} from '@/app/[game]/strategy/words'
import { exact } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'

const way = (rules: number, cost: number, more: Partial<PricedWay> = {}): PricedWay => ({
  id: `${rules}-${cost}`,
  name: `${rules} for ${cost}`,
  about: '',
  rules: Array.from({ length: rules }, (_, i) => `rule ${i}`),
  price: { edge: 0.02 + cost, cost },
  ...more,
})

describe('the curve', () => {
  const ways = [
    way(6, 0.0001),
    way(2, 0.08),
    way(3, 0.09),
    way(4, 0.0006),
    way(1, 0.2),
    way(9, 0),
    way(2, 0.0002, { leaves: 'the turn' }),
  ]

  it('joins the ways that no other of as few rules beats; one that leaves something out is none of them', () => {
    expect(frontier(ways).map(({ rules }) => rules.length)).toEqual([1, 2, 4, 6, 9])
  })

  it('recommends the shortest from which rules save little', () => {
    expect(recommended(ways)?.rules.length).toBe(4)
    expect(recommended([way(1, 0.2)])?.rules.length).toBe(1)
    expect(recommended([])).toBeUndefined()
  })
})

describe('the answer', () => {
  it('is one sentence', () => {
    expect(answerInWords(way(5, 0.00051))).toBe('Five rules cost 0.0510% more than best play.')
    expect(answerInWords(way(1, 0.0428))).toBe('One rule costs 4.28% more than best play.')
    expect(answerInWords(way(2, 0))).toBe('Two rules are best play.')
  })

  it('gives costs with digits that mean something', () => {
    expect([0, 0.1177, 0.00834, 0.003, 0.000761, 0.0000514].map(costPercent)).toEqual([
      '0%',
      '11.77%',
      '0.834%',
      '0.300%',
      '0.0761%',
      '0.00514%',
    ])
  })
})

describe('prices', () => {
  const game = findGame('three-card-poker')!
  const priced = (of: Readonly<Record<string, number>>) =>
    pricedWays(game, game.variants[0].rules, (id) =>
      of[id ?? 'best'] === undefined ? undefined : { ev: exact(of[id ?? 'best']!, 1000), averageBet: exact(1, 1) },
    )

  it('are over best play, never below', () => {
    const found = priced({ best: -30, 'queen-six-four': -30, everything: -75 })!
    expect(found.ways.map(({ id, price }) => [id, price.cost, price.fraction])).toEqual([
      ['queen-six-four', 0, '3\u00A0/\u00A0100'],
      ['everything', 0.045, '3\u00A0/\u00A040'],
    ])
    expect(found.best.edge).toBe(0.03)
  })

  it('are over the best play that the chart shows; a way that sees more gains', () => {
    const blackjack = findGame('texas-21')!
    const of: Readonly<Record<string, number>> = { best: -615, 'with-flop': -612, 'total-dependent': -618 }
    const found = pricedWays(blackjack, blackjack.variants[0].rules, (id) =>
      of[id ?? 'best'] === undefined ? undefined : { ev: exact(of[id ?? 'best']!, 100_000), averageBet: exact(1, 1) },
    )!
    expect(found.best.edge).toBe(0.00615)
    expect(found.ways.map(({ id, price }) => [id, costInWords(price.cost)])).toEqual([
      ['total-dependent', 'costs 0.00300%'],
      ['with-flop', 'gains 0.00300%'],
    ])
  })

  it('count only the rules that can decide a hand', () => {
    const game = findGame('blackjack')!
    const of = (rules: Rules) =>
      pricedWays(game, rules, (id) =>
        id === 'total-dependent' ? undefined : { ev: exact(id === undefined ? -5 : -6, 1000), averageBet: exact(1, 1) },
      )!.ways.map(({ id, rules: list }) => [id, list.length])
    const usual = game.variants[0].rules as Rules
    const all = game.strategies!.find(({ id }) => id === 'basic-strategy')!.rules.length
    expect(of(usual)).toContainEqual(['basic-strategy', all - 4])
    expect(of(usual).map(([id]) => id)).not.toContain('no-surrender')
    expect(of({ ...usual, lateSurrender: true } as Rules)).toContainEqual(['basic-strategy', all])
    expect(of({ ...usual, lateSurrender: true } as Rules)).toContainEqual(['no-surrender', all - 4])
  })

  it('are none without the game’s own', () => expect(priced({ everything: -75 })).toBeUndefined())
})

it('a card takes what can be read on it', () => {
  expect(fitsCard(['Play every hand.'])).toBe(true)
  expect(fitsCard(Array.from({ length: 40 }, () => 'A rule of some fifty letters, as they mostly are here.'))).toBe(
    false,
  )
})

it('the edge is told of best play, of a house way where nothing better was priced, and of a game that one wins', () => {
  const [much, little] = [
    { edge: 0.0272, cost: 0 },
    { edge: 0.0243, cost: 0 },
  ]
  expect(edgeInWords({ best: much, own: much, ways: [] }, 'bet', false)).toBe(
    'With best play the house keeps 2.720% of the bet',
  )
  expect(edgeInWords({ best: much, own: much, ways: [] }, 'bet', true)).toBe(
    'If you follow the house way, the house keeps 2.720% of the bet',
  )
  expect(edgeInWords({ best: little, own: { ...much, cost: 0.0029 }, ways: [] }, 'bet', true)).toBe(
    'With best play the house keeps 2.430% of the bet',
  )
  expect(edgeInWords({ best: { edge: -0.01, cost: 0 }, own: { edge: -0.01, cost: 0 }, ways: [] }, 'ante', false)).toBe(
    'With best play you win 1.000% of the ante',
  )
})
