import { describe, expect, it } from 'vitest'
import { against, handsOf, inRounds, priceOf, priceOfWay, shareOf } from '@/lib/engines/pai-gow/house-ways/figures'
import { KNOWN_WAYS, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { SIDE_IDS } from '@/lib/engines/pai-gow/house-ways/price'
import { studyWay } from '@/lib/engines/pai-gow/house-ways/study'
import { solve } from '@/lib/games/pai-gow-poker/solve'
import { VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { start } from '@/lib/games/pai-gow-poker/round'
import { suggested } from '@/lib/games/pai-gow-poker/words'
import { drawOfClass, eachClass, handsOfClass } from '@/lib/engines/pai-gow/house-ways/classes'
import { add, fraction, subtract, toNumber } from '@/lib/math/fraction'
import { makeRandom } from '@/lib/math/random'
import { type Card, JOKER } from '@/lib/cards/card'
import type { Fraction } from '@/lib/math/fraction'

const PLAYNOW = VARIANTS[0].rules

/** What the house way's setting of a hand costs, by the solver of the game. */
function costOf(rules: typeof PLAYNOW, hand: readonly Card[]): Fraction {
  const state = { ...start(rules), hand }
  const { options, best } = solve(rules, state)
  const ev = (action: string): Fraction => {
    const found = options.find((option) => option.action === action)!.ev
    if (found.kind !== 'exact') throw new Error('an EV is exact here')
    return found
  }
  return subtract(ev(best[0]!), ev(suggested(rules, state)))
}

function classesOf(clause: string): readonly { readonly at: number; readonly hands: number }[] {
  const study = studyWay(usually(KNOWN_WAYS[0]!))
  const place = KNOWN_WAYS[0]!.clauses.findIndex(({ id }) => id === clause)
  const found: { at: number; hands: number }[] = []
  eachClass((_, at, hands) => {
    if (study.clauses[at] === place) found.push({ at, hands })
  })
  return found
}

describe('the price of a clause', () => {
  it('is known for every clause of every way, to both sides', () => {
    for (const way of KNOWN_WAYS)
      for (const { id } of way.clauses)
        for (const side of SIDE_IDS) {
          const { mean, standardError, isExact } = priceOf(way.id, id, side)
          expect(mean).toBeGreaterThanOrEqual(isExact ? 0 : -3 * standardError)
          expect(isExact).toBe(handsOf(way.id, id) <= 30_000)
        }
  })

  /** HOUSE-WAYS.md, Figures: optimal play against `playnow` gains 0.2800% ± 0.0027% over the house way. */
  it('adds up to what best play is known to gain', () => {
    const { mean, standardError } = priceOfWay('playnow', 'player')
    expect(Math.abs(mean - 0.0028)).toBeLessThan(3 * Math.hypot(standardError, 0.000027))
    expect(standardError).toBeLessThan(0.0001)
  })

  it('is the solver’s own over all hands of a small clause, exactly', () => {
    const classes = classesOf('Q6-trips')
    let [sum, hands] = [fraction(0), 0]
    const known = new Map<string, Fraction>()
    for (const { at } of classes)
      for (const cards of handsOfClass(at)) {
        // Four of a rank and three of another are alike in whatever suit the three leave out; with the joker it may be that of the missing ace.
        const key = [...cards].map((card) => (cards.includes(JOKER) ? card : card >> 2)).join()
        const cost = known.get(key) ?? costOf(PLAYNOW, cards)
        known.set(key, cost)
        sum = add(sum, cost)
        hands++
      }
    expect(hands).toBe(888)
    expect(toNumber(sum) / hands).toBeCloseTo(priceOf('playnow', 'Q6-trips', 'player').mean, 12)
  })

  it('is what hands of the clause cost the player and, banking, the house, within its error', () => {
    const random = makeRandom('prices again')
    const classes = classesOf('T2-keep')
    const total = classes.reduce((sum, { hands }) => sum + hands, 0)
    const one = (): readonly Card[] => {
      let left = random() * total
      return drawOfClass(classes.find(({ hands }) => (left -= hands) < 0)!.at, random)
    }
    const costs = Array.from({ length: 150 }, () => toNumber(costOf(PLAYNOW, one())))
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length
    const error = Math.sqrt(costs.reduce((sum, cost) => sum + (cost - mean) ** 2, 0)) / costs.length
    const known = priceOf('playnow', 'T2-keep', 'player')
    expect(Math.abs(mean - known.mean)).toBeLessThan(4 * Math.hypot(error, known.standardError))
  })

  it('goes with the figures of the way as a whole', () => {
    const { win, push, loss, ev } = against('playnow', 'playnow')
    // HOUSE-WAYS.md, Figures.
    expect([win, push, loss, ev].map((share) => Number((100 * share).toFixed(4)))).toEqual([
      28.6132, 41.4796, 29.9072, -2.7246,
    ])
    const parts = KNOWN_WAYS[0]!.clauses.map(
      ({ id }) => inRounds(priceOf('playnow', id, 'player'), shareOf('playnow', id)).mean,
    )
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(priceOfWay('playnow', 'player').mean, 12)
  })
})
