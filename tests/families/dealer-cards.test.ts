import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { evaluate3 } from '@/lib/cards/three'
import { compareEv, exact } from '@/lib/game/ev'
import { findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { combinations } from '@/lib/math/combinations'
import { readSpot } from '@/lib/questions/decision'
import { must } from '@/lib/result'

const threeCard = findGame('three-card-poker')!
const strength = (cards: readonly number[]): number => evaluate3(cards[0]!, cards[1]!, cards[2]!)

describe('cards of the dealer seen at a table that shows none', () => {
  it.each([
    ['Qs6d3c', 'Js', ''],
    ['Qs6d3c', 'JsKd', ''],
    ['Ks9d2c', '2h', 'AsAhAd'],
  ])('with %s, %s and %s dead: every hand that the dealer can have', async (hand, dealerCards, dead) => {
    const { rules, state } = must(readSpot(threeCard, { game: threeCard.id, hand, dealerCards, dead }))
    const [own, seen, gone] = [hand, dealerCards, dead].map((text) => must(parseCards(text)))
    const least = strength(must(parseCards('Qs3d2c')))
    let [net, deals] = [0, 0]
    for (const rest of combinations(without(DECK, [...own!, ...seen!, ...gone!]), 3 - seen!.length)) {
      const dealers = strength([...seen!, ...rest])
      net += dealers < least ? 1 : 2 * Math.sign(strength(own!) - dealers)
      deals++
    }
    const solution = (await loadSolver(threeCard.id)).solve(rules, state)
    expect(solution.deals).toBe(deals)
    expect(compareEv(solution.options[0]!.ev, exact(net, deals))).toBe(0)
  })

  it.each([
    ['three-card-poker', { hand: 'Qs6d3c', dealerCards: 'JsJdJh' }, 'WrongCount', 'dealerCards'],
    ['three-card-poker', { hand: 'Qs6d3c', dealerCards: 'Qs' }, 'DuplicateCard', 'dealerCards'],
    ['three-card-poker', { hand: 'Qs6d3c', dealerCards: 'Js', dead: 'Js' }, 'DuplicateCard', 'dead'],
    ['three-card-poker', { hand: 'Qs6d3c', upcard: 'Js' }, 'UnknownField', 'upcard'],
    ['caribbean-stud', { hand: 'AsKdQc7h3s', upcard: '2d', dealerCards: '2d' }, 'DuplicateCard', 'dealerCards'],
    ['caribbean-stud', { hand: 'AsKdQc7h3s', upcard: '2d', dealerCards: '9cKhJh3d' }, 'WrongCount', 'dealerCards'],
    ['caribbean-stud', { hand: 'AsKdQc7h3s', dealerCards: '9c' }, 'WrongCount', 'upcard'],
    ['caribbean-stud', { hand: 'AsKdQc7h3s', upcard: '2d', dealerCards: 'Jk' }, 'UnknownCard', 'dealerCards'],
  ])('of %s are refused: %j', (id, cards, name, at) =>
    expect(readSpot(findGame(id)!, { game: id, ...cards })).toMatchObject({ ok: false, problem: { name, at } }),
  )

  it('stay in the address and on the felt, and the deal brings the others', () => {
    const rules = threeCard.variants[0].rules
    const { state } = must(readSpot(threeCard, { game: threeCard.id, hand: 'Qs6d3c', dealerCards: 'Js' }))
    expect(threeCard.make(state as never)).toBe('hand-Qs6d3c~dealer-Js')
    expect(must(threeCard.parse(rules as never, 'hand-Qs6d3c~dealer-Js'))).toEqual(state)
    const step = threeCard.step(rules as never, state as never)
    if (step.kind !== 'decide') throw new Error('the hand is to be decided')
    expect(threeCard.step(rules as never, step.next('play'))).toMatchObject({ kind: 'deal', count: 2 })
  })
})
