import { describe, expect, it } from 'vitest'
import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { evaluate3 } from '@/lib/cards/three'
import { taughtGame as threeCardPoker } from '@/lib/games/registry/made/three-card-poker/teaching'
import { solver as threeCardPokerSolver } from '@/lib/games/registry/made/three-card-poker/solve'
import { expectimax } from '@/lib/engines/round/index'
import { compareEv } from '@/lib/game/ev'
import { draw, makeRandom } from '@/lib/math/random'
import { LONG } from '../../tools/long'

/* The solver against ways of getting the same number that share nothing with it but the cards. */

/** The value of three cards by the rules' own words, as a list to compare place by place. */
function plainValue(cards: readonly Card[]): readonly number[] {
  const ranks = cards.map((card) => (card >> 2) + 2).sort((a, b) => b - a)
  const [a, b, c] = ranks as [number, number, number]
  const flush = new Set(cards.map((card) => card % 4)).size === 1
  const wheel = a === 14 && b === 3 && c === 2
  const straight = wheel || (a - b === 1 && b - c === 1)
  const top = wheel ? 3 : a
  if (straight && flush) return [top === 14 ? 7 : 6, top]
  if (a === b && b === c) return [5, a]
  if (straight) return [4, top]
  if (flush) return [3, a, b, c]
  if (a === b || b === c) return [2, b, a === b ? c : a]
  return [1, a, b, c]
}

function comparePlain(x: readonly number[], y: readonly number[]): number {
  const at = x.findIndex((value, i) => value !== y[i])
  return at < 0 ? 0 : x[at]! - y[at]!
}

/** The sum of what playing comes to over every dealer hand, and how many there are; the bonus is 5-4-1. */
function plainPlay(hand: readonly Card[], dead: readonly Card[]): readonly [sum: number, deals: number] {
  const player = plainValue(hand)
  const bonus = [0, 0, 0, 0, 1, 4, 5, 5][player[0]!]!
  const stub = DECK.filter((card) => !hand.includes(card) && !dead.includes(card))
  let [sum, deals] = [0, 0]
  for (const x of stub)
    for (const y of stub)
      for (const z of stub) {
        if (!(x < y && y < z)) continue
        const dealer = plainValue([x, y, z])
        const qualifies = dealer[0]! > 1 || dealer[1]! >= 12
        sum += bonus + (qualifies ? 2 * Math.sign(comparePlain(player, dealer)) : 1)
        deals++
      }
  return [sum, deals]
}

const usual = threeCardPoker.variants[0].rules

const SPOTS = LONG ? 1000 : 100

describe('three card poker, counted plainly', () => {
  it(`agrees on ${SPOTS} random spots, some with dead cards`, () => {
    const random = makeRandom('three card poker, plainly')
    for (let i = 0; i < SPOTS; i++) {
      const cards = draw(random, DECK, 3 + (i % 4) * 3)
      const [hand, dead] = [cards.slice(0, 3), cards.slice(3)]
      const [sum, deals] = plainPlay(hand, dead)
      const { options } = threeCardPokerSolver.solve(usual, { dead, sides: {}, hand, did: [], dealer: [] })
      const { ev } = options[0]!
      if (ev.kind !== 'exact') throw new Error('an exact game')
      expect(ev.num * BigInt(deals)).toBe(BigInt(sum) * ev.den)
    }
  })

  it('orders all pairs of many hands as the rules do', () => {
    const random = makeRandom('pairs of hands')
    for (let i = 0; i < 20_000; i++) {
      const [a, b, c, d, e, f] = draw(random, DECK, 6) as [Card, Card, Card, Card, Card, Card]
      expect(Math.sign(evaluate3(a, b, c) - evaluate3(d, e, f))).toBe(
        Math.sign(comparePlain(plainValue([a, b, c]), plainValue([d, e, f]))),
      )
    }
  })

  it('agrees with the plain method over the whole deck', () => {
    const state = threeCardPoker.spot(usual, 'close-calls', makeRandom('whole deck'))
    const plain = expectimax(threeCardPoker, usual, state)
    const fast = threeCardPokerSolver.solve(usual, state)
    expect(plain.options.map(({ outcomes }) => outcomes)).toEqual(fast.options.map(({ outcomes }) => outcomes))
    plain.options.forEach(({ ev }, i) => expect(compareEv(ev, fast.options[i]!.ev)).toBe(0))
    expect([plain.best, plain.deals]).toEqual([fast.best, fast.deals])
  })
})
