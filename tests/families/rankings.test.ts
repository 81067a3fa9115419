import { describe, expect, it } from 'vitest'
import { type Card, parseCards } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { sideFigures } from '@/lib/game/side-bets/figures'
import { leastOf, rankingOf, strengthOf } from '@/lib/families/showdown/hands'
import { cardsOf, madeBy } from '@/lib/families/showdown/made'
import type { ShowdownCore } from '@/lib/families/showdown/page'
import { countRows, sideRow } from '@/lib/families/showdown/side-hands'
import { combinations } from '@/lib/math/combinations'
import { makeRandom, draw } from '@/lib/math/random'
import { say } from '@/lib/messages/message'
import { must } from '@/lib/result'
import { page as crazyPage } from '@/lib/games/crazy-4-poker/page'
import { MESSAGES as ENGLISH } from '@/lib/games/registry/made/en'
import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import { laddersOf } from '@/lib/families/showdown/ladders'
import { page as fourPage } from '@/lib/games/four-card-poker/page'
import { dealer as fourDealer } from '@/lib/games/registry/made/four-card-poker/dealer'
import { duesOf, ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { game as crazy } from '@/lib/games/registry/made/crazy-4-poker/index'
import { solver as crazySolver } from '@/lib/games/registry/made/crazy-4-poker/solve'
import { game as flush } from '@/lib/games/registry/made/high-card-flush/index'
import { solver as flushSolver } from '@/lib/games/registry/made/high-card-flush/solve'
import { page as flushPage } from '@/lib/games/high-card-flush/page'
import { applyRules } from '@/lib/game/rules'

/* Games whose hands aren't compared as five or three cards of poker. */

const cards = (text: string): readonly Card[] => must(parseCards(text))
const ranking = (id: ShowdownCore['ranking']) => rankingOf({ ranking: id })

describe('a hand by its name', () => {
  it.each([
    ['four-cards', 'T-T-J', 'TsTdJc2h'],
    ['four-cards', 'T-T', 'TsTd3c2h'],
    ['four-cards', 'pair-aces', 'AsAd3c2h'],
    ['four-cards', 'four-aces', 'AsAdAcAh2s'],
    ['four-cards', 'K-Q-8-4', 'KsQd8c4h2s'],
    ['four-cards', 'king-high', 'Ks4d3c2h'],
    ['longest-suit', 'T-8-6', 'Ts8s6sAhKhQdJd'],
    ['longest-suit', 'nine-high', '9s3s2sAhKhQdJd'],
    ['longest-suit', '5-card', '6s5s4s3s2sAhKh'],
    ['longest-suit', '5', '6s5s4s3s2sAhKh'],
    ['wild-five', '4-4', '4s4d6c5h3s'],
    ['wild-five', 'five-of-a-kind', '3s3d3c3h2s'],
    ['wild-five', 'five-wilds', '2s2d2c2hJk'],
  ] as const)('%s: %s begins with %s', (id, name, hand) => {
    expect(leastOf(ranking(id), name)).toBe(strengthOf(ranking(id), cards(hand)))
  })

  it('is refused if no hand has it', () => {
    expect(() => leastOf(ranking('wild-five'), '2-2')).toThrow(RangeError)
    expect(() => leastOf(ranking('four-cards'), 'T-T-T-T-T')).toThrow(RangeError)
    expect(() => leastOf(ranking('longest-suit'), 'T-T')).toThrow(RangeError)
  })
})

it.each(['five-cards', 'four-cards', 'three-cards', 'longest-suit'] as const)(
  'makes a hand of every strength: %s',
  (id) => {
    const all = madeBy(ranking(id))
    expect(all.length).toBe(ranking(id).strengths)
    for (const [strength, made] of all.entries()) expect(strengthOf(ranking(id), cardsOf(made))).toBe(strength)
  },
)

it('knows a hand of every strength with wild cards, five wilds by no rank', () => {
  const all = madeBy(ranking('wild-five'))
  expect(all.length).toBe(ranking('wild-five').strengths)
  expect(all.findIndex((made) => made === undefined)).toBe(-1)
  expect(all.flatMap(({ ranks }, strength) => (ranks.length === 0 ? [strength] : []))).toEqual([all.length - 1])
})

describe('the largest bet that a hand may make', () => {
  const actionsWith = (game: typeof crazy, hand: string, rules = game.variants[0].rules) => {
    const state = must(game.enter(rules, { hand: cards(hand) }))
    const step = game.step(rules, state)
    return { state, actions: step.kind === 'decide' ? step.actions : [] }
  }

  it.each([
    [crazy, crazySolver, 'AsAd4c3h2s', ['play-3x', 'play-2x', 'play-1x', 'fold']],
    [crazy, crazySolver, 'KsKdQcJh9s', ['play-1x', 'fold']],
    [flush, flushSolver, 'As9s7s5s3s2hKd', ['raise-2x', 'raise-1x', 'fold']],
    [flush, flushSolver, 'As9s7s5s3s2sKd', ['raise-3x', 'raise-2x', 'raise-1x', 'fold']],
    [flush, flushSolver, 'As9s7s5s3hKdQd', ['raise-1x', 'fold']],
  ] as const)('%#: is what the table offers and the solver counts', (game, solver, hand, offered) => {
    const { state, actions } = actionsWith(game, hand)
    expect(actions).toEqual(offered)
    expect(solver.solve(game.variants[0].rules, state).options.map(({ action }) => action)).toEqual(offered)
  })

  it('is refused in a link with a weaker hand', () => {
    const { rules } = crazy.variants[0]
    expect(crazy.parse(rules, 'hand-KsKdQcJh9s~did-play-3x').ok).toBe(false)
    expect(crazy.parse(rules, 'hand-AsAdQcJh9s~did-play-3x').ok).toBe(true)
  })

  it('is a rule', () => {
    const rules = must(applyRules(flush, undefined, { most: { 5: 1, 6: 2 } }))
    expect(actionsWith(flush, 'As9s7s5s3s2sKd', rules).actions).toEqual(['raise-2x', 'raise-1x', 'fold'])
    expect(actionsWith(flush, 'As9s7s5s3s2hKd', rules).actions).toEqual(['raise-1x', 'fold'])
  })
})

describe('a side bet that isn’t paid by a poker hand', () => {
  const { rules } = flush.variants[0]

  it.each(['flush', 'straight-flush'])('%s: is counted as one hand after the other', (bet) => {
    const line = flushPage.settlement.sides![bet]!
    const random = makeRandom(bet)
    for (let round = 0; round < 4; round++) {
      const stub = draw(random, DECK, 16)
      const plain = new Map<string, number>()
      for (const hand of combinations(stub, 7)) {
        const row = sideRow(rules, bet, line, [...hand])
        if (row !== undefined) plain.set(row, (plain.get(row) ?? 0) + 1)
      }
      for (const [row, ways] of countRows(line, rules.pays[bet]!, 7, stub)) expect(ways).toBe(plain.get(row) ?? 0)
    }
    const counted = sideFigures(flushPage.settlement, rules, bet, without(DECK, []), undefined, (one, count, stub) =>
      countRows(one, rules.pays[bet]!, count, stub),
    )
    expect(counted.deals).toBe(133_784_560)
  })

  it.each([
    ['As2s3s4s9hTdQd', '4-card'],
    ['AsKsQs4s9hTd2d', '3-card'],
    ['As2sQsKs9hTd2d', '3-card'],
    ['9h8h7h6h5h4h3h', '7-card'],
    ['AsKs2s4s9hTd2d', undefined],
  ])('reads an ace high and low, and not round the corner: %s', (hand, row) => {
    expect(sideRow(rules, 'straight-flush', flushPage.settlement.sides!['straight-flush']!, cards(hand))).toBe(row)
  })
})

describe('what is printed', () => {
  it.each([
    ['four-card-poker', 'T-T-J', 'A pair of tens with a jack or better', 'Una pareja de dieces con una jota o mejor'],
    ['four-card-poker', '9-9', 'A pair of nines', 'Una pareja de nueves'],
    ['four-card-poker', '6-6', 'A pair of sixes or better', 'Una pareja de seises o mejor'],
    ['dj-wild', '5-5', 'A pair of fives or better', 'Una pareja de cincos o mejor'],
    ['dj-wild', 'none', 'Less than a pair', 'Menos de una pareja'],
    ['high-card-flush', '6-card', 'A six-card flush or better', 'Un color de 6 cartas o mejor'],
    ['high-card-flush', '5-card', 'A five-card flush', 'Un color de 5 cartas'],
  ] as const)('a row of the chart says which hands it has: %s %s', (id, row, english, spanish) => {
    expect(ENGLISH[id].map.rows?.[row]).toBe(english)
    expect(SPANISH[id].map.rows?.[row]).toBe(spanish)
  })

  it.each([
    [
      'high-card-flush',
      'most.5',
      'Most on the raise with a five-card flush',
      'Máximo en la subida con un color de 5 cartas',
    ],
    [
      'crazy-4-poker',
      'most.pair-aces',
      'Most on the Play bet with a pair of aces',
      'Máximo en la apuesta Play con una pareja de ases',
    ],
  ] as const)('a rule of the largest bet names its bet and its hand: %s %s', (id, field, english, spanish) => {
    expect(ENGLISH[id].fields[field]?.name).toBe(english)
    expect(SPANISH[id].fields[field]?.name).toBe(spanish)
  })

  it('doesn’t say that a win wins every bet where it may push one', () => {
    const otherwise = (id: 'crazy-4-poker' | 'caribbean-stud'): string =>
      say(ENGLISH[id].why, { id: 'otherwise', args: { wins: 0.14, loses: 0.7 } })
    expect(otherwise('crazy-4-poker')).toBe('Otherwise you win the showdown in 14.0% and lose it in 70.0%.')
    expect(otherwise('caribbean-stud')).toBe('Otherwise you win both bets in 14.0% and lose both in 70.0%.')
  })

  it('says of no strategy that a search found it, if none did', () => {
    for (const [id, page] of [
      ['crazy-4-poker', crazyPage],
      ['four-card-poker', fourPage],
      ['high-card-flush', flushPage],
    ] as const)
      for (const { id: strategy } of page.strategies) expect(ENGLISH[id].way(strategy).about).not.toContain('search')
  })
})

it('draws the line between all that is played and the fold, whatever sizes bets have', () => {
  const [ladder] = laddersOf(crazyPage)
  expect(ladder?.rungs.map(({ name }) => name)).toContain('K-Q-8-4')
  expect(ladder?.above).toEqual(['play-3x', 'play-2x', 'play-1x'])
  expect(ladder?.below).toEqual(['fold'])
})

it.each(['raise-3x', 'raise-2x', 'raise-1x'])('checks the ante bonus of every hand that raises: %s', (action) => {
  const { rules } = fourDealer.game.variants[0]
  const text = `hand-KsQd9c4h2s~did-${action}~upcard-3d~dealer-5c6h8s9dTc`
  const step = fourDealer.game.step(rules, must(fourDealer.game.parse(rules, text)))
  const dues = step.kind === 'end' ? duesOf(fourDealer, step.bets, 100, ROUNDINGS[0]) : []
  expect(dues.map(({ bet }) => bet)).toContain('ante-bonus')
})
