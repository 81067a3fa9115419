import { payTableIn } from '@/lib/messages/tables'
import { describe, expect, it } from 'vitest'
import { type Card, cardOf, parseCards, RANKS } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { en } from '@/lib/games/texas-21/messages/en'
import { PROBES, readMeter } from '@/lib/game/side-bets/meter'
import type { Ev } from '@/lib/game/solution'
import { SIDE_HANDS, sideHandOf } from '@/lib/games/texas-21/hands'
import { PRESETS, type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { side, someoneHasRoyal } from '@/lib/games/texas-21/side'
import { countSideHands } from '@/lib/games/texas-21/side-count'
import { combinations } from '@/lib/math/combinations'
import { fraction, makeFraction, multiply, reduce, toNumber } from '@/lib/math/fraction'
import { below, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'

/* Figures: RULEBOOK 7, obtained there by two independent exact enumerations. */

const usual = VARIANTS[0].rules
const withSide = (name: string): Texas21Rules => ({
  ...usual,
  pays: {
    ...usual.pays,
    side: PRESETS.find((preset) => preset.table === 'side' && payTableIn(en, preset.id).startsWith(name))!.pays,
  },
})
const fresh = RANKS.map(() => [6, 6, 6, 6])
const reduced = (ev: Ev): string => (ev.kind === 'exact' ? makeFraction(reduce(ev)) : 'not exact')

describe('the side bet from a fresh shoe', () => {
  it.each([
    ['Table A', '-56663076664/741109946291', 0.07645705],
    ['Table B', '-26426694488/741109946291', 0.03565826],
  ])('%s', (name, fraction, edge) => {
    const { ev } = side(withSide(name), 'side')
    expect(reduced(ev)).toBe(fraction)
    expect(-evValue(ev)).toBeCloseTo(edge, 8)
  })

  it('the table of the press: 15.27%', () =>
    expect(evValue(side(withSide('Full house 4'), 'side').ev)).toBeCloseTo(-0.1527, 4))

  it('counts every hand among all choices of seven of 312 cards', () => {
    const { hits, deals } = side(usual, 'side')
    expect(deals).toBe(53_359_916_132_952)
    expect(Object.fromEntries(hits.map(({ id, ways }) => [id, ways]))).toEqual({
      'three-of-a-kind': 4_096_700_997_120,
      straight: 1_966_679_637_120,
      flush: 2_394_114_840_864,
      'full-house': 2_977_407_823_104,
      'four-of-a-kind': 544_254_879_168,
      'five-of-a-kind': 23_329_720_440,
      'straight-flush': 11_611_512_000,
      'royal-flush': 1_344_475_584,
      'five-of-a-kind-suited': 14_575_392,
    })
  })

  // In ten-thousandths, for one card of each rank gone, 2 to A.
  it.each(
    [8.43, 3.91, -0.6, -5.11, -4.11, -4.11, -4.11, -4.11, -6.16, -1.65, 2.87, 7.38, 7.38].map(
      (effect, rank) => [RANKS[rank]!, rank, effect] as const,
    ),
  )('changes as it should when a %s goes', (_letter, rank, effect) => {
    const all = evValue(side(usual, 'side').ev)
    for (const suit of [0, 3])
      expect((evValue(side(usual, 'side', { dead: [cardOf(rank, suit)] }).ev) - all) * 1e4).toBeCloseTo(effect, 1)
  })
})

describe('the progressive', () => {
  it('at the average meter of $10,422', () =>
    expect(evValue(side(usual, 'progressive', { meter: 10_422 }).ev)).toBeCloseTo(-0.24738, 5))

  it('hits', () => {
    const { hits, deals } = side(usual, 'progressive', { meter: 10_422 })
    expect(deals / hits.find(({ id }) => id === 'royal-flush')!.ways).toBeCloseTo(39_688.27, 2)
    expect(deals / hits.reduce((sum, { ways }) => sum + ways, 0)).toBeCloseTo(14.9973, 4)
  })

  it('breaks even at $20,240.21', () => {
    const [low, high] = PROBES.map((meter) => side(usual, 'progressive', { meter }))
    const reading = readMeter(low!, high!)!
    expect(reading.hands).toEqual(['royal-flush'])
    expect(toNumber(reading.breakEven!)).toBeCloseTo(20_240.21, 2)
  })

  it('is worth the seed where no meter is told', () =>
    expect(side(usual, 'progressive').ev).toEqual(side(usual, 'progressive', { meter: 500 }).ev))
})

describe('the progressive with several players on it', () => {
  const among = (players: number, meter = 10_422) => side(usual, 'progressive', { meter, players })

  it('is the same alone', () => {
    expect(among(1)).toEqual(side(usual, 'progressive', { meter: 10_422 }))
    const alone = side(usual, 'progressive', { meter: 10_422 })
    const royals = alone.hits.find(({ id }) => id === 'royal-flush')!
    expect(toNumber(someoneHasRoyal(fresh, 1))).toBeCloseTo(royals.ways / alone.deals, 16)
  })

  it('a royal within the up card and the flop comes once in 766,988 rounds', () => {
    const five = (4 * 6 ** 5) / ((312 * 311 * 310 * 309 * 308) / 120)
    expect(1 / five).toBeCloseTo(766_988, -1)
  })

  // A simulation of 600,000 royals, weighed by how they come, gave 0.90928 ± 0.00018.
  it('seven players: a share of 0.9093 and even at a meter of $22,258.64', () => {
    expect(among(7).share).toBeCloseTo(0.90932, 5)
    const [low, high] = PROBES.map((meter) => among(7, meter))
    expect(toNumber(readMeter(low!, high!)!.breakEven!)).toBeCloseTo(22_258.64, 2)
  })

  it('never gains by company', () => {
    const evs = [1, 2, 3, 5, 7, 12].map((players) => evValue(among(players).ev))
    expect(evs).toEqual([...evs].sort((a, b) => b - a))
  })

  it.each([
    ['Ts Js Qs Ks As Ks 2h 3d 4c', 2],
    ['Ts Ts Js Qs Ks As As 2h 3d', 2],
    ['Th Jh Qh Kh Ah Ts Js Qs Ks', 2],
    ['Ts Js Qs Ks As 2h 3d 4c 5h 6h 7h', 3],
    ['Ts Ts Js Js Qs Ks Ks As 2h 3d 4c', 3],
  ])('of the shoe %s shares as counted deal by deal', (text, players) => {
    const cards = text.split(' ').map((one) => must(parseCards(one))[0]!)
    const shoe = RANKS.map((_, rank) =>
      [0, 1, 2, 3].map((suit) => cards.filter((card) => card === cardOf(rank, suit)).length),
    )
    const { rounds, shared } = dealtShares(cards, players)
    expect(makeFraction(reduce(multiply(someoneHasRoyal(shoe, players), fraction(1, players))))).toBe(
      makeFraction(reduce(fraction(shared, rounds * LCM))),
    )
  })

  it('refuses a shoe that can’t serve them all', () =>
    expect(() => side(usual, 'progressive', { players: 7, shoe: Array<number>(52).fill(0).fill(1, 0, 18) })).toThrow(
      'few',
    ))
})

/** A multiple of every number of winners there can be. */
const LCM = 6

/** Every deal of five shared cards and two to each player: how many there are, and the first player's shares of the meter in LCM-ths. */
function dealtShares(cards: readonly Card[], players: number): { readonly rounds: number; readonly shared: number } {
  let [rounds, shared] = [0, 0]
  const serve = (community: readonly Card[], left: readonly number[], hands: readonly (readonly Card[])[]): void => {
    if (hands.length === players) {
      const royals = hands.filter((hand) => sideHandOf([...community, ...hand]) === 'royal-flush')
      rounds++
      if (sideHandOf([...community, ...hands[0]!]) === 'royal-flush') shared += LCM / royals.length
      return
    }
    for (const two of combinations(left, 2))
      serve(
        community,
        left.filter((place) => !two.includes(place)),
        [...hands, two.map((place) => cards[place]!)],
      )
  }
  const places = cards.map((_, place) => place)
  for (const five of combinations(places, 5))
    serve(
      five.map((place) => cards[place]!),
      places.filter((place) => !five.includes(place)),
      [],
    )
  return { rounds, shared }
}

/** A handful of cards, some of them many times over, so that the rare hands come. */
function someShoe(seed: string): { readonly shoe: readonly number[][]; readonly cards: readonly Card[] } {
  const random = makeRandom(seed)
  const shoe = RANKS.map(() => [0, 0, 0, 0])
  const span = [13, 6, 7, 3][below(random, 4)]!
  const suits = 1 + below(random, 4)
  const cards = Array.from({ length: 13 + below(random, 4) }, () =>
    cardOf((8 + below(random, span)) % 13, below(random, suits)),
  )
  for (const card of cards) shoe[card >> 2]![card & 3]!++
  return { shoe, cards }
}

describe('any shoe', () => {
  it('is counted as by trying every choice', () => {
    const met = new Set<string>()
    for (let i = 0; i < 25; i++) {
      const { shoe, cards } = someShoe(`shoe ${i}`)
      const plain = Object.fromEntries(SIDE_HANDS.map((hand) => [hand, 0n]))
      for (const seven of combinations(cards, 7)) {
        const hand = sideHandOf(seven)
        if (hand === undefined) continue
        plain[hand]! += 1n
        met.add(hand)
      }
      expect(countSideHands(shoe)).toEqual(plain)
    }
    expect([...met].sort()).toEqual([...SIDE_HANDS].sort())
  })

  it('takes counts, suits s h d c, ranks 2 to A in each', () => {
    const shoe = Array.from({ length: 52 }, (_, i) => (i === 14 ? 5 : 6)) // the three of hearts
    expect(side(usual, 'side', { shoe }).ev).toEqual(side(usual, 'side', { dead: [cardOf(1, 1)] }).ev)
  })

  it('averages over one dead card to what it is without', () => {
    const counts = Array.from({ length: 52 }, (_, i) => (i * 7) % 4)
    const total = counts.reduce((sum, n) => sum + n, 0)
    const mean = counts.reduce(
      (sum, n, i) =>
        n === 0 ? sum : sum + (n / total) * evValue(side(usual, 'side', { shoe: counts.with(i, n - 1) }).ev),
      0,
    )
    expect(mean).toBeCloseTo(evValue(side(usual, 'side', { shoe: counts }).ev), 12)
  })

  it('may be larger than doubles count', () => {
    const few = countSideHands(RANKS.map(() => [3, 2, 1, 0]))
    const many = countSideHands(RANKS.map(() => [40, 40, 40, 40]))
    expect(Object.values(few).every((n) => n >= 0n)).toBe(true)
    expect(Object.values(many).reduce((sum, n) => sum + n, 0n)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER))
  })

  it('of fewer than seven cards, or without a card that is dead, is refused', () => {
    expect(() => side(usual, 'side', { shoe: Array<number>(52).fill(0).fill(1, 0, 6) })).toThrow('seven')
    expect(() => side(usual, 'side', { shoe: Array<number>(52).fill(0).fill(2, 0, 6), dead: [cardOf(12, 3)] })).toThrow(
      'dead',
    )
  })
})
