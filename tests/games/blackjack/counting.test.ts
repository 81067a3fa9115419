import { beforeAll, describe, expect, it } from 'vitest'
import { freshCounts, playHands, solvePlay } from '@/lib/engines/blackjack/index'
import { HALF_SHOE, type IndexPlay, indexPlays, meanShoe, runningCounts, TAGS } from '@/lib/games/blackjack/counting'
import { VARIANTS } from '@/lib/games/blackjack/rules'
import { evValue } from '@/lib/game/ev'
import { draw, makeRandom } from '@/lib/math/random'
import { ILLUSTRIOUS } from '@/content/counting'

const S17 = VARIANTS.find(({ id }) => id === 's17')!.rules
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const PRINTED = ILLUSTRIOUS.plays.map(({ cell, play, index }) => [cell, play, index] as const)

describe('a shoe at a count', () => {
  it('has the mean of its groups, as all shoes with that count counted one by one', () => {
    // Six cards: two low, one middle, three high ones; three are left, one more low than high.
    const pool = [1, 1, 1, 0, 0, 0, 1, 0, 0, 2]
    const cards = pool.flatMap((count, place) => Array<number>(count).fill(place))
    const shoes = cards.flatMap((a, i) =>
      cards.flatMap((b, j) => cards.flatMap((c, k) => (i < j && j < k ? [[a, b, c]] : []))),
    )
    const counted = shoes.filter((shoe) => sum(shoe.map((place) => TAGS[place]!)) === 1)
    const mean = pool.map(
      (_, place) => sum(counted.map((s) => s.filter((one) => one === place).length)) / counted.length,
    )
    meanShoe(pool, 3, 1).forEach((count, place) => expect(count).toBeCloseTo(mean[place]!, 12))
  })

  it('has as many cards and the count that are asked for', () => {
    const shoe = meanShoe(freshCounts(6), 156, -12)
    expect(sum(shoe)).toBeCloseTo(156, 9)
    expect(sum(shoe.map((count, place) => count * TAGS[place]!))).toBeCloseTo(-12, 9)
  })

  it('is refused where no shoe has the count', () => {
    expect(() => meanShoe(freshCounts(1), 10, 11)).toThrow('no 10 cards of the shoe have a count of -11')
  })

  it('has counts whose chances add up to one, with no mean', () => {
    const chances = [...runningCounts(6, 156)]
    expect(sum(chances.map(([, chance]) => chance))).toBeCloseTo(1, 9)
    expect(sum(chances.map(([count, chance]) => count * chance))).toBeCloseTo(0, 9)
  })

  it('values a play as the shoes with that count do on average', () => {
    // Sixteen against a ten at a true count of 0 with half of the shoe left: stand less hit.
    const side = playHands({ hand: [8, 4], did: [], drawn: [] })
    const pool = freshCounts(6).map((count, place) => count - (place === 9 ? 2 : place === 5 ? 1 : 0))
    const lead = (unseen: readonly number[]): number => {
      const { options } = solvePlay({ rules: S17, unseen, upcard: 10, side, insured: false })
      const ev = (play: string): number => evValue(options.find(({ action }) => action === play)!.ev)
      return ev('stand') - ev('hit')
    }
    const random = makeRandom('shoes')
    const cards = pool.flatMap((count, place) => Array<number>(count).fill(place))
    const leads: number[] = []
    while (leads.length < 150) {
      const left = draw(random, cards, 156)
      if (sum(left.map((place) => TAGS[place]!)) !== 0) continue
      const counts = Array.from({ length: 10 }, (_, place) => left.filter((one) => one === place).length)
      leads.push(lead(counts))
    }
    const mean = sum(leads) / leads.length
    const error = Math.sqrt(sum(leads.map((one) => (one - mean) ** 2))) / leads.length
    expect(Math.abs(mean - lead(meanShoe(pool, 156, 0)))).toBeLessThan(3 * error + 0.0005)
  })
})

describe('index plays', () => {
  let plays: readonly IndexPlay[]
  beforeAll(() => {
    const cells = new Set(PRINTED.map(([cell]) => cell))
    plays = indexPlays(S17, HALF_SHOE, { isAsked: (cell) => cells.has(cell) })
  }, 60_000)

  it.each(PRINTED)('%s: %s, at most one count from the printed index', (cell, play, index) => {
    const found = plays.find((one) => one.cell === cell && one.play === play)
    expect(found?.from).toBe(play === 'hit' ? 'down' : 'up')
    expect(Math.abs(found!.even - index)).toBeLessThanOrEqual(1)
  })

  it('gain something, more the further the count is past the index', () => {
    for (const { gain, gainPast } of plays) {
      expect(gain).toBeGreaterThan(0)
      expect(gainPast).toBeGreaterThan(0)
    }
  })

  it('insurance is even where a third of the cards that are left are tens', () => {
    const { even } = plays.find(({ cell }) => cell === 'insurance')!
    const shoe = (count: number): readonly number[] =>
      meanShoe(
        freshCounts(6).map((n, place) => n - (place === 0 ? 1 : 0)),
        156,
        -3 * count,
      )
    const share = (count: number): number => shoe(count)[9]! / 156
    expect(share(Math.floor(even))).toBeLessThan(1 / 3)
    expect(share(Math.ceil(even))).toBeGreaterThan(1 / 3)
  })
})
