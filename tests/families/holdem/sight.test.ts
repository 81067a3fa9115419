import { describe, expect, it } from 'vitest'
import { type Card, rankOf, suitOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { looker, type Sight, sightOf } from '@/lib/families/holdem/sight'
import { draw, makeRandom } from '@/lib/math/random'

const RANKS = Array.from({ length: 13 }, (_, rank) => rank)
const STRAIGHTS = [[12, 0, 1, 2, 3], ...RANKS.slice(0, 9).map((low) => [0, 1, 2, 3, 4].map((up) => low + up))]
const hasStraight = (ranks: readonly number[]): boolean =>
  STRAIGHTS.some((straight) => straight.every((rank) => ranks.includes(rank)))

/** What there is to see, card by card. */
function plainSight(hand: readonly Card[], board: readonly Card[]): Sight {
  const [own, shown] = [hand, board].map((cards) => cards.map(rankOf)) as [number[], number[]]
  const all = [...own, ...shown]
  const [low, high] = [Math.min(...own), Math.max(...own)]
  const copies = (rank: number): number => all.filter((other) => other === rank).length
  const suitsOn = (cards: readonly Card[], suit: number): number => cards.filter((card) => suitOf(card) === suit).length
  const inSuitOf = (card: Card): number => suitsOn([...hand, ...board], suitOf(card))
  const paired = own.filter((rank) => copies(rank) >= 2)
  const pair = Math.max(-1, ...paired)
  const straight = hasStraight(all)
  const isStrong =
    straight ||
    hand.some((card) => inSuitOf(card) >= 5) ||
    own.some((rank) => copies(rank) >= 3) ||
    (low !== high && paired.length === 2)
  const suited = suitOf(hand[0]!) === suitOf(hand[1]!)
  const sorted = [...shown].sort((a, b) => b - a)
  return {
    low,
    high,
    suited,
    pocketPair: low === high,
    made: isStrong ? 2 : pair >= 0 ? 1 : 0,
    pair,
    above: pair < 0 ? -1 : new Set(shown.filter((rank) => rank > pair)).size,
    flushDraw: Math.max(-1, ...hand.filter((card) => inSuitOf(card) === 4).map(rankOf)),
    backdoorFlush: suited && inSuitOf(hand[0]!) === 3,
    straight,
    straightRanks: straight ? 0 : RANKS.filter((rank) => hasStraight([...all, rank])).length,
    overcards: own.filter((rank) => shown.every((other) => rank > other)).length,
    oneSuit: Math.max(...[0, 1, 2, 3].map((suit) => suitsOn(board, suit))),
    boardPaired: new Set(shown).size < shown.length,
    top: sorted[0] ?? -1,
    second: sorted[1] ?? -1,
    third: sorted[2] ?? -1,
    bottom: sorted.at(-1) ?? -1,
  }
}

describe('what a person sees in two cards', () => {
  const random = makeRandom('sights')

  it.each([0, 3, 4])('with %i cards on the board: what the cards say', (shown) => {
    for (let i = 0; i < 4000; i++) {
      const cards = draw(random, DECK, 2 + shown)
      const [hand, board] = [cards.slice(0, 2), cards.slice(2)]
      expect([cards, sightOf(hand, board)]).toEqual([cards, plainSight(hand, board)])
    }
  })

  it('is one record for all hands of a board, and one for each board', () => {
    const [first, second] = [looker([0, 5, 10]), looker([3, 6, 9])]
    expect(first(20, 25)).toBe(first(30, 35))
    expect(first(20, 25)).not.toBe(second(20, 25))
    expect(first(20, 25)).toEqual(sightOf([20, 25], [0, 5, 10]))
  })
})
