import { describe, expect, it } from 'vitest'
import { type Card, cardOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { categoryOf, FIVE_CARDS, strengthOf, THREE_CARDS } from '@/lib/engines/showdown/index'
import { combinations } from '@/lib/math/combinations'
import { EVALUATE } from './plain'

/** Every choice of ranks, ascending, with none more than four times. */
function rankChoices(count: number, from = 0): number[][] {
  if (count === 0) return [[]]
  const all = Array.from({ length: 13 - from }, (_, i) => from + i)
  return all
    .flatMap((rank) => rankChoices(count - 1, rank).map((rest) => [rank, ...rest]))
    .filter((ranks) => ranks[4] === undefined || ranks[4] !== ranks[0])
}

/** One hand of each choice of ranks that isn't of one suit, and one of one suit if the ranks differ. */
function everyKind(count: number): readonly (readonly Card[])[] {
  return rankChoices(count).flatMap((ranks) => {
    const isDistinct = new Set(ranks).size === count
    const mixed = ranks.map((rank, i) => cardOf(rank, isDistinct && i === 0 ? 1 : i - ranks.indexOf(rank)))
    return isDistinct ? [mixed, ranks.map((rank) => cardOf(rank, 2))] : [mixed]
  })
}

describe.each([THREE_CARDS, FIVE_CARDS])('the ranking $id', (ranking) => {
  const evaluate = EVALUATE[ranking.id]!

  it('gives every hand the strength that the evaluator gives it', () => {
    for (const hand of everyKind(ranking.size)) {
      if (strengthOf(ranking, hand) !== evaluate(hand))
        expect({ hand, is: strengthOf(ranking, hand) }).toEqual({ hand, is: evaluate(hand) })
    }
  })

  it('has every strength below its number of strengths, and no other', () => {
    const found = new Set(everyKind(ranking.size).map((hand) => strengthOf(ranking, hand)))
    expect([...found].sort((a, b) => a - b)).toEqual(
      Array.from({ length: ranking.strengths }, (_, strength) => strength),
    )
  })

  it('puts each strength into the last category that starts at or below it', () => {
    ranking.categories.forEach(({ from }, place) => {
      expect(categoryOf(ranking, from)).toBe(place)
      expect(categoryOf(ranking, (ranking.categories[place + 1]?.from ?? ranking.strengths) - 1)).toBe(place)
    })
  })
})

it('compares all 22,100 hands of three cards as the evaluator does', () => {
  for (const hand of combinations(DECK, 3))
    if (strengthOf(THREE_CARDS, hand) !== EVALUATE['three-cards']!(hand)) expect(hand).toEqual([])
})
