import { describe, expect, it } from 'vitest'
import { type Card, makeCards, parseCards } from '@/lib/cards/card'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import { type HouseWay, parseHouseWay } from '@/lib/engines/pai-gow/house-way'
import { proveHouseWay } from '@/lib/engines/pai-gow/prove'
import { WHEELS } from '@/lib/engines/pai-gow/ranking'
import { tableOf } from '@/lib/engines/pai-gow/way-table'
import { type Dealing, houseWay, setByWay, WAY_IDS } from '@/lib/engines/pai-gow/ways'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { compareKeys, fiveKey, isFoulKey, splits, twoKey } from './plain'

const dealing = (way: HouseWay, more: Partial<Dealing> = {}): Dealing => ({
  way,
  wheel: 'second-highest',
  keepComplete: true,
  ...more,
})

const set = (id: (typeof WAY_IDS)[number], hand: string, more: Partial<Dealing> = {}) => {
  const { low, high, clause } = setByWay(dealing(houseWay(id), more), must(parseCards(hand)))!
  return `${makeCards(low)} ${makeCards(high)} ${clause.id}`
}

describe.each(WAY_IDS)('%s', (id) => {
  const way = houseWay(id)

  it('sets every hand, and none foul', { timeout: 60_000 }, () => {
    for (const [i, wheel] of WHEELS.entries())
      expect(must(proveHouseWay({ way, wheel, keepComplete: i === 0 })).classes).toBe(49_205 + 18_395 + 224_653)
  })

  it('uses every clause, and all hands once', { timeout: 60_000 }, () => {
    const { clauseHands } = tableOf(dealing(way))
    expect(clauseHands.length).toBe(way.clauses.length)
    expect(Math.min(...clauseHands)).toBeGreaterThan(0)
    expect(clauseHands.reduce((sum, n) => sum + n, 0)).toBe(154_143_080)
  })

  it('survives its reading and writing', () => {
    expect(must(parseHouseWay(JSON.parse(JSON.stringify(way))))).toEqual(way)
  })

  it('does not mind the order of the cards or the names of the suits where no suit matters', () => {
    const random = makeRandom(`order ${id}`)
    for (let i = 0; i < 200; i++) {
      const hand = draw(random, DECK_WITH_JOKER, 7)
      const first = setByWay(dealing(way), hand)!
      expect(setByWay(dealing(way), draw(random, hand, 7))).toEqual(first)
      const renamed = (card: Card): Card => (card === 52 ? card : (card & ~3) | ((card + 1) & 3))
      const other = setByWay(dealing(way), hand.map(renamed))!
      expect(other.clause).toEqual(first.clause)
      expect(compareKeys(twoKey(other.low), twoKey(first.low))).toBe(0)
      expect(compareKeys(fiveKey(other.high), fiveKey(first.high))).toBe(0)
    }
  })

  it('keeps the strongest hand behind its front, and is legal by the written rules', { timeout: 60_000 }, () => {
    const random = makeRandom(`behind ${id}`)
    for (let i = 0; i < 150; i++) {
      const hand = draw(random, DECK_WITH_JOKER, 7)
      const { low, high } = setByWay(dealing(way), hand)!
      expect(isFoulKey(twoKey(low), fiveKey(high))).toBe(false)
      for (const other of splits(hand))
        if (compareKeys(twoKey(other.low), twoKey(low)) === 0)
          expect(compareKeys(fiveKey(other.high), fiveKey(high))).toBeLessThanOrEqual(0)
    }
  })
})

/** HOUSE-WAYS.md, frequencies of `playnow`, in per cent. */
const FREQUENCIES = {
  P1: 41.66,
  N1: 16.08,
  'T4-split': 4.93,
  'S2-nopair': 4.6,
  K1: 4.16,
  'T1-keep': 4.14,
  'T3-split': 3.95,
  'T1-split': 3.77,
  'T2-split': 3.77,
  S1: 3.18,
  'F1-split': 2.57,
  P3: 1.88,
  'T2-keep': 1.77,
  'S1-long': 1.13,
}

describe('the rule sheet’s own way', () => {
  const { clauseHands } = tableOf(dealing(houseWay('playnow')))
  const hands = Object.fromEntries(houseWay('playnow').clauses.map(({ id }, i) => [id, clauseHands[i]!]))

  it('comes to each clause as often as it is known to', () => {
    const percent = Object.fromEntries(
      Object.keys(FREQUENCIES).map((id) => [id, Number(((100 * hands[id]!) / 154_143_080).toFixed(2))]),
    )
    expect(percent).toEqual(FREQUENCIES)
    const rare = Object.keys(hands).filter((id) => !(id in FREQUENCIES))
    expect(Math.max(...rare.map((id) => hands[id]! / 154_143_080))).toBeLessThan(0.01)
    expect(hands['A2-kings']).toBe(6)
    expect(Math.round(154_143_080 / hands['F2-keep']!)).toBe(32_113)
    expect(Math.round(154_143_080 / hands['Q6-trips']!)).toBe(173_585)
  })

  it.each([
    ['AsAhAdAcJkKsKh', 'KsKh JkAsAhAdAc A2-kings'],
    ['AsAhAdAcJkQsQh', 'AsAh JkAdAcQsQh A1-split'],
    ['7s7h7d7c2s2h2d', '2s2h 7s7h7d7c2d Q6-trips'],
    ['AsAhAdAc9s9h3d', '9s9h AsAhAdAc3d Q5-pair'],
    ['AsAhAdAc9s7h3d', 'AsAh AdAc9s7h3d Q4-split'],
    ['AsAhAdJk9s7h3d', 'AsAh JkAd9s7h3d Q4-split'],
    ['KsKhKdKcJk7h3d', 'Jk7h KsKhKdKc3d Q3-keep'],
    ['KsKhKdKcQs7h3d', 'KsKh KdKcQs7h3d Q3-split'],
    ['8s8h8d8cKs7h3d', 'Ks7h 8s8h8d8c3d Q2-keep'],
    ['8s8h8d8cQs7h3d', '8s8h Qs8d8c7h3d Q2-split'],
    ['4s4h4d4cQs7h3d', 'Qs7h 4s4h4d4c3d Q1-keep'],
    ['4s4h4d9c9s9h3d', '9s9h 9c4s4h4d3d F4'],
    ['4s4h4d9c9s2h2d', '9s9c 4s4h4d2h2d F3'],
    ['KsAh7d7c7s2h2d', 'AhKs 7s7d7c2h2d F2-keep'],
    ['KsQh7d7c7s2h2d', '2h2d KsQh7s7d7c F1-split'],
    ['KsKhJkAd9s9h2d', 'JkAd KsKh9s9h2d P3'],
    ['AsAh3s3h9d7c2h', '3s3h AsAh9d7c2h T4-split'],
    ['QsQh7s7hAd4c2h', '7s7h AdQsQh4c2h T3-split'],
    ['QsQh6s6hAd4c2h', 'Ad4c QsQh6s6h2h T2-keep'],
    ['QsQh6s6hKd4c2h', '6s6h KdQsQh4c2h T2-split'],
    ['9s9h6s6hKd4c2h', 'Kd4c 9s9h6s6h2h T1-keep'],
    ['9s9h6s6hJk4c2h', 'Jk4c 9s9h6s6h2h T1-keep'],
    ['9s9h6s6hQd4c2h', '6s6h Qd9s9h4c2h T1-split'],
    ['9s8h7d6c5sAhQd', 'AhQd 9s8h7d6c5s S1'],
    ['KsQsJhTs9s3s2h', 'Jh2h KsQsTs9s3s S1-choice'],
    ['KsQsJhTs9s8s3s', 'KsJh QsTs9s8s3s S1-choice'],
    ['KsJs9s7s5s3s2h', 'Ks2h Js9s7s5s3s S1-long'],
    ['9s9h8h7d6c5s2h', '9s2h 9h8h7d6c5s S2-nopair'],
    ['9s8h7d6c5sQhQd', 'QhQd 9s8h7d6c5s S2-pair'],
    ['9s9h9d8h7d6c5s', '9s9h 9d8h7d6c5s S3-pair'],
    ['9s9h9d8s7s5s2s', '9h9d 9s8s7s5s2s S3-pair'],
    ['Jk9s9h9d8s7s2h', 'Jk8s 9s9h9d7s2h K1'],
    ['Jk9s9h9d8s7s6h', '9s9h Jk9d8s7s6h S3-pair'],
    ['9s9h9d8s7d6s5s', '9s9h 9d8s7d6s5s S3-pair'],
    ['AsAhAd9s7h3d2c', 'As9s AhAd7h3d2c K2'],
    ['AsAhJk9s7h3d2c', 'As9s JkAh7h3d2c K2'],
    ['KsKhKd9s7h3d2c', '9s7h KsKhKd3d2c K1'],
    ['KsKhQd9s7h3d2c', 'Qd9s KsKh7h3d2c P1'],
    ['JkAhQd9s7h3d2c', 'Qd9s JkAh7h3d2c P1'],
    ['AhQd9s7h6s3d2c', 'Qd9s Ah7h6s3d2c N1'],
  ] as const)('sets %s', (hand, expected) => {
    expect(set('playnow', hand)).toBe(expected)
  })
})
