import { describe, expect, it } from 'vitest'
import { type Card, cardOf, JOKER } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import {
  categoryOf,
  FIVE_CARDS,
  FOUR_CARDS,
  LONGEST_SUIT,
  strengthOf,
  THREE_CARDS,
  WILD_FIVE,
} from '@/lib/engines/showdown/index'
import { combinations } from '@/lib/math/combinations'
import { draw, makeRandom } from '@/lib/math/random'
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

describe.each([THREE_CARDS, FIVE_CARDS, FOUR_CARDS])('the ranking $id', (ranking) => {
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

/** Four cards as the rules describe them: the place of the category, then the ranks that decide. */
function plainFour(cards: readonly Card[]): readonly number[] {
  const ranks = cards.map((card) => card >> 2).sort((a, b) => b - a)
  const countOf = (rank: number): number => ranks.filter((other) => other === rank).length
  const byCount = [...ranks].sort((a, b) => countOf(b) - countOf(a) || b - a)
  const isWheel = ranks.join() === '12,2,1,0'
  const isStraight = isWheel || ranks.every((rank, i) => rank === ranks[0]! - i)
  const isFlush = new Set(cards.map((card) => card & 3)).size === 1
  const top = isWheel ? 2 : ranks[0]!
  if (countOf(byCount[0]!) === 4) return [7, byCount[0]!]
  if (isStraight && isFlush) return [6, top]
  if (countOf(byCount[0]!) === 3) return [5, ...byCount]
  if (isFlush) return [4, ...ranks]
  if (isStraight) return [3, top]
  if (countOf(byCount[3]!) === 2) return [2, ...byCount]
  return [countOf(byCount[0]!) === 2 ? 1 : 0, ...byCount]
}

it('orders hands of four cards as the rules do', () => {
  const hands = everyKind(4).map((hand) => ({ strength: strengthOf(FOUR_CARDS, hand), value: plainFour(hand) }))
  hands.sort((a, b) => a.strength - b.strength)
  hands.forEach(({ strength, value }, i) => {
    const before = hands[i - 1]
    if (before === undefined) return
    const at = value.findIndex((one, place) => one !== before.value[place])
    expect(at < 0 ? 'equal' : value[at]! > before.value[at]!).toBe(strength === before.strength ? 'equal' : true)
    expect(FOUR_CARDS.categories[categoryOf(FOUR_CARDS, strength)]).toBe(FOUR_CARDS.categories[value[0]!])
  })
})

it('finds the best four of five and six cards', () => {
  const random = makeRandom('best four')
  for (let i = 0; i < 20_000; i++) {
    const hand = draw(random, i % 2 ? DECK : DECK.filter((card) => (card & 3) < 2), 5 + ((i % 4) >> 1))
    expect(strengthOf(FOUR_CARDS, hand)).toBe(EVALUATE['four-cards']!(hand))
  }
})

// ——— Wild cards —————————————————————————————————————————————————————————————————————————————————————————————

/** A hand without wilds by what decides: the place of the category, then ranks. Aces are low only with a two. */
function plainFive(ranks: readonly number[], isSuited: boolean): readonly number[] {
  const high = [...ranks].sort((a, b) => b - a)
  const countOf = (rank: number): number => ranks.filter((other) => other === rank).length
  const byCount = [...high].sort((a, b) => countOf(b) - countOf(a) || b - a)
  const counts = byCount.map(countOf).join('')
  const isWheel = high.join() === '12,3,2,1,0'
  const isStraight = isWheel || high.every((rank, i) => rank === high[0]! - i)
  const isFlush = isSuited && counts === '11111'
  const top = isWheel ? 3 : high[0]!
  if (isFlush && isStraight) return top === 12 ? [10] : [8, top]
  if (counts === '55555') return [9, high[0]!]
  if (counts.startsWith('4444')) return [7, ...byCount]
  if (counts === '33322') return [6, ...byCount]
  if (isFlush) return [5, ...high]
  if (isStraight) return [4, top]
  return [['11111', '22111', '22221', '33311'].indexOf(counts), ...byCount]
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((one, i) => one !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/** The best hand that wilds make, whatever cards they are. A two may only complete A-2-3-4-5. */
function plainWild(naturals: readonly number[], isSuited: boolean): readonly number[] {
  if (naturals.length === 0) return [11]
  const fill = (ranks: readonly number[], from: number): readonly number[] => {
    if (ranks.length === 5) {
      const isWheel = [...ranks].sort((a, b) => a - b).join() === '0,1,2,3,12'
      return ranks.includes(0) && !isWheel ? [-1] : plainFive(ranks, isSuited)
    }
    let best: readonly number[] = [-1]
    for (let rank = from; rank < 13; rank++) {
      const one = fill([...ranks, rank], rank)
      if (compare(one, best) > 0) best = one
    }
    return best
  }
  return fill(naturals, 0)
}

it('orders hands with wild cards as the best hands that the wilds make', () => {
  const hands = [0, 1, 2, 3, 4, 5].flatMap((wilds) =>
    rankChoices(5 - wilds, 1).flatMap((ranks) => {
      const deuces = [0, 1, 2, 3, JOKER].slice(0, wilds)
      const isDistinct = new Set(ranks).size === ranks.length
      const mixed = ranks.map((rank, i) => cardOf(rank, isDistinct && i === 0 ? 1 : i - ranks.indexOf(rank)))
      const suited = ranks.map((rank) => cardOf(rank, 2))
      // One natural card is suited whatever its suit.
      const isAlsoMixed = ranks.length !== 1
      return [
        ...(isAlsoMixed ? [{ hand: [...mixed, ...deuces], value: plainWild(ranks, false) }] : []),
        ...(isDistinct ? [{ hand: [...suited, ...deuces], value: plainWild(ranks, true) }] : []),
      ]
    }),
  )
  const ordered = hands.map(({ hand, value }) => ({ strength: strengthOf(WILD_FIVE, hand), value }))
  ordered.sort((a, b) => a.strength - b.strength)
  ordered.forEach(({ strength, value }, i) => {
    const before = ordered[i - 1]
    if (before) expect(Math.sign(compare(value, before.value))).toBe(Math.sign(strength - before.strength))
    expect(categoryOf(WILD_FIVE, strength)).toBe(value[0])
  })
  expect(new Set(ordered.map(({ strength }) => strength)).size).toBe(WILD_FIVE.strengths)
})

it('orders hands by their longest suit, then from its highest rank down', () => {
  const valueOf = (hand: readonly Card[]): readonly number[] => {
    const suits = [0, 1, 2, 3].map((suit) =>
      hand
        .filter((card) => (card & 3) === suit)
        .map((card) => card >> 2)
        .sort((a, b) => b - a),
    )
    return suits
      .map((ranks) => [ranks.length, ...ranks])
      .sort(compare)
      .at(-1)!
  }
  const random = makeRandom('longest suit')
  for (let i = 0; i < 20_000; i++) {
    const deck = i % 2 ? DECK : DECK.filter((card) => (card & 3) < 2 || card < 16)
    const hands = [draw(random, deck, 7), draw(random, deck, 7)] as const
    const [a, b] = [strengthOf(LONGEST_SUIT, hands[0]), strengthOf(LONGEST_SUIT, hands[1])]
    expect(Math.sign(a - b)).toBe(Math.sign(compare(valueOf(hands[0]), valueOf(hands[1]))))
    expect(categoryOf(LONGEST_SUIT, a)).toBe(valueOf(hands[0])[0]! - 2)
  }
})
