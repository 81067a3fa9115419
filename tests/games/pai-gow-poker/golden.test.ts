import { describe, expect, it } from 'vitest'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import { evValue, exact } from '@/lib/game/ev'
import { bonusRow } from '@/lib/games/pai-gow-poker/bonus'
import { HOUSE_WAY_FIGURES } from '@/lib/engines/pai-gow/figures'
import { knownDuel } from '@/lib/engines/pai-gow/known-duels'
import { wholeOptimal } from '@/lib/games/pai-gow-poker/optimal'
import { BONUS_ROWS, type PaiGowRules, PRESETS, VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { playDuel, side } from '@/lib/games/pai-gow-poker/solve'
import { subsetTypes } from '@/lib/engines/pai-gow/subsets'
import { tableOf } from '@/lib/engines/pai-gow/way-table'
import { clausesIn, type Dealing, houseWay, WAY_IDS, type WayId } from '@/lib/engines/pai-gow/ways'
import { choose, combinations } from '@/lib/math/combinations'
import { makeRandom, draw } from '@/lib/math/random'
import { LONG } from '../../tools/long'

const PLAYNOW = VARIANTS[0].rules

/** HOUSE-WAYS.md, Figures: house way on both sides, 5% commission, in per cent. */
const BOTH_SIDES = {
  playnow: [28.6132, 41.4796, 29.9072, -2.7246],
  foxwoods: [29.1194, 40.4961, 30.3845, -2.7211],
  mgm: [28.6579, 41.3783, 29.9637, -2.7387],
  'ballys-ac': [28.6954, 41.3055, 29.999, -2.7384],
} as const

const percent = (share: number): number => Number((100 * share).toFixed(4))

const dealing = (way: WayId): Dealing => ({ way: houseWay(way), wheel: 'second-highest', keepComplete: true })

describe('house way against house way', () => {
  it.each(WAY_IDS)('%s comes out as published, by the figures on file', (id) => {
    const { wins, pushes, losses } = HOUSE_WAY_FIGURES.ways[id]!.against[id]!
    const deals = Number(HOUSE_WAY_FIGURES.deals)
    const [win, push, loss] = [wins, pushes, losses].map((n) => Number(n) / deals) as [number, number, number]
    expect([percent(win), percent(push), percent(loss), percent(0.95 * win - loss)]).toEqual(BOTH_SIDES[id])
    expect(BigInt(wins) + BigInt(pushes) + BigInt(losses)).toBe(BigInt(choose(53, 7)) * BigInt(choose(46, 7)))
  })

  it.each(WAY_IDS)('%s wins and loses by clauses what it does in all, by the duels on file, banking too', (id) => {
    const sum = (counts: readonly bigint[]): string => String(counts.reduce((all, n) => all + n, 0n))
    for (const other of WAY_IDS) {
      const [plain, banking] = [
        knownDuel(dealing(id), dealing(other), false)!,
        knownDuel(dealing(id), dealing(other), true)!,
      ]
      const { wins, losses } = HOUSE_WAY_FIGURES.ways[id]!.against[other]!
      const back = HOUSE_WAY_FIGURES.ways[other]!.against[id]!
      expect([sum(plain.wins), sum(plain.losses)]).toEqual([wins, losses])
      // The same duel from the other side: who banks wins the copies.
      expect([sum(banking.wins), sum(banking.losses)]).toEqual([back.losses, back.wins])
    }
  })

  it.each(WAY_IDS)('%s sets as many hands by each clause as the figures on file say', { timeout: 60_000 }, (id) => {
    const { clauseHands } = tableOf(dealing(id))
    expect(Object.fromEntries(clausesIn(dealing(id)).map((clause, i) => [clause.id, clauseHands[i]]))).toEqual(
      HOUSE_WAY_FIGURES.ways[id]!.clauses,
    )
  })

  it('goes over every set of cards', { timeout: 60_000 }, () => {
    for (let size = 0; size <= 6; size++)
      expect(subsetTypes(size).reduce((sum, { sets }) => sum + sets, 0)).toBe(choose(52, size))
  })

  // Ten seconds for each: with FELTWISE_LONG=1, or `npm run -s edge -- pai-gow-poker --variant ID`.
  it.each(LONG ? WAY_IDS : [])('%s is solved again to the figures on file', { timeout: 600_000 }, (id) => {
    for (const player of WAY_IDS)
      for (const banking of [false, true])
        expect(playDuel(dealing(player), dealing(id), banking)).toEqual(
          knownDuel(dealing(player), dealing(id), banking),
        )
  })

  it('one way is solved again to the figures on file', () => {
    expect(playDuel(dealing('playnow'), dealing('playnow'), false)).toEqual(
      knownDuel(dealing('playnow'), dealing('playnow'), false),
    )
  })
})

describe('best play', () => {
  /** HOUSE-WAYS.md: the gain over the house way is 0.2800% ± 0.0027%, in 8.7% of hands. */
  it('gains what it is known to gain, within the error it states', { timeout: 600_000 }, () => {
    const gained = wholeOptimal(PLAYNOW, { ev: exact(0, 1) }, undefined, LONG ? 40_000 : 600)
    const [gain, error] = [evValue(gained.ev), gained.standardError!]
    expect(Math.abs(gain - 0.0028)).toBeLessThan(3 * Math.hypot(error, 0.000027))
    expect(gained.frequencies['other-setting']).toBeGreaterThan(0.07)
    expect(gained.frequencies['other-setting']).toBeLessThan(0.105)
  })
})

describe('the bonus', () => {
  const withTable = (pays: PaiGowRules['pays']['bonus']): PaiGowRules => ({ ...PLAYNOW, pays: { bonus: pays } })

  /** HOUSE-WAYS.md, Bonus tables: returns in per cent. */
  it('returns what its tables are known to return', { timeout: 60_000 }, () => {
    const returns = PRESETS.map(({ pays }) => percent(1 + evValue(side(withTable(pays), 'bonus').ev)))
    expect(returns).toEqual([91.9642, 92.1624, 92.1001, 91.4759, 90.6799])
  })

  /** HOUSE-WAYS.md, counts over 154,143,080: special rows are part of their hand, and three of a kind with a straight counts as a straight there. */
  it('counts the hands as they are known', () => {
    const plain = Object.fromEntries(BONUS_ROWS.map(({ id }) => [id, /seven|match/.test(id) ? 0 : 1]))
    const { hits, deals } = side(withTable(plain), 'bonus')
    const ways = Object.fromEntries(hits.map((hit) => [hit.id, hit.ways]))
    expect(deals).toBe(154_143_080)
    expect(ways).toMatchObject({
      'five-aces': 1128,
      'royal-flush': 26_132,
      'straight-flush': 184_832,
      'four-of-a-kind': 307_472,
      'full-house': 4_188_528,
      flush: 6_172_088,
      'three-pair-push': 2_862_000,
    })
    expect(ways['straight']! + ways['three-of-a-kind']!).toBe(11_236_028 + 7_470_676)
    const straights = side(withTable({ ...plain, 'three-of-a-kind': 0 }), 'bonus').hits.find(
      ({ id }) => id === 'straight',
    )!
    expect(straights.ways).toBe(11_236_028)
  })

  it('settles each hand as it counts them, on a small deck', { timeout: 60_000 }, () => {
    const random = makeRandom('bonus')
    for (let i = 0; i < 6; i++) {
      const live =
        i < 3
          ? [...draw(random, DECK_WITH_JOKER.slice(0, 52), 15), 52]
          : DECK_WITH_JOKER.filter((card) => card === 52 || (card >> 2 > 5 && (card & 3) < 2))
      const dead = DECK_WITH_JOKER.filter((card) => !live.includes(card))
      const { hits } = side(PLAYNOW, 'bonus', { dead })
      const ways: Record<string, number> = {}
      for (const hand of combinations(live, 7)) {
        const row = bonusRow(PLAYNOW, hand)
        if (row !== undefined) ways[row] = (ways[row] ?? 0) + 1
      }
      expect(Object.fromEntries(hits.map((hit) => [hit.id, hit.ways]))).toEqual(ways)
      if (i === 3) return
    }
  })
})
