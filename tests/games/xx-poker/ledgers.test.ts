import { describe, expect, it } from 'vitest'
import { DECK, without } from '@/lib/cards/deck'
import {
  type IntegerPays,
  integerPays,
  isRising,
  ledgerOf,
  makeContests,
  playContests,
  playHands,
} from '@/lib/games/xx-poker/contests'
import { POSITIONS, VARIANTS, type XxRules } from '@/lib/games/xx-poker/rules'
import { RESULTS } from '@/lib/games/xx-poker/rules'
import { suitClasses } from '@/lib/games/xx-poker/suit-classes'
import { below, draw, makeRandom } from '@/lib/math/random'

const USUAL = VARIANTS[0].rules

/** Pays that rise from position to position, some of them equal, but for two pair and three of a kind. */
function risingPays(seed: string, mayHold: boolean): IntegerPays {
  const random = makeRandom(seed)
  const rows: number[][] = []
  for (let position = 0; position < POSITIONS.length; position++)
    rows.push(
      RESULTS.map(
        (result, at) =>
          (rows.at(-1)?.[at] ?? -1) +
          (result === 'two-pair' || result === 'three-of-a-kind' ? 1 : 0) +
          below(random, 3),
      ),
    )
  return { unit: 1, pays: rows, mayHold }
}

describe('the ledgers that are kept', () => {
  const classes = suitClasses()

  it.each([
    ['one', false],
    ['two', false],
    ['three', true],
  ])('are those of the best play where pays rise: %s', (seed, mayHold) => {
    const pays = risingPays(seed, mayHold)
    expect(isRising(pays)).toBe(true)
    const hands = playHands(pays, 'best')
    for (const at of draw(
      makeRandom(`hands ${seed}`),
      classes.map((_, i) => i),
      40,
    )) {
      const { hand } = classes[at]!
      const contests = makeContests(pays, hand, without(DECK, hand))
      const { total, reached } = playContests(contests)
      expect(hands[at]!.total).toBe(total)
      expect(hands[at]!.ledger).toEqual(ledgerOf(contests, reached))
    }
  })

  it('are not asked where some pay falls from one position to the next, or two pair stays', () => {
    const rules = (x2: object): XxRules => ({ ...USUAL, pays: { ...USUAL.pays, x2: { ...USUAL.pays.x2, ...x2 } } })
    expect(isRising(integerPays(USUAL))).toBe(true)
    expect(isRising(integerPays(rules({ flush: 4 })))).toBe(false)
    expect(isRising(integerPays(rules({ 'two-pair': 0.5 })))).toBe(false)
    expect(isRising(integerPays(rules({ flush: 5 })))).toBe(true)
  })
})

describe('the largest pays of the most decimal places', () => {
  /** Every pay near the most allowed, all different, none whole: and falling from position to position, so that every choice is compared. */
  const extreme: XxRules = {
    ...USUAL,
    pays: {
      ...USUAL.pays,
      ...Object.fromEntries(
        POSITIONS.map((position, i) => [
          position,
          Object.fromEntries(
            Object.keys(USUAL.pays.x1).map((hand, at) => [hand, Number((9999.999999 - (3 * i + at) / 1e6).toFixed(6))]),
          ),
        ]),
      ),
    } as XxRules['pays'],
    lessThanJacks: { x1: 'loses', x2: 'loses', x5: 'loses' },
  }

  it('are summed exactly: totals are those of bigints', () => {
    const pays = integerPays(extreme)
    expect(Math.max(...pays.pays.flat())).toBe(9_999_999_999)
    const classes = suitClasses()
    for (const at of draw(
      makeRandom('extreme'),
      classes.map((_, i) => i),
      12,
    )) {
      const { hand } = classes[at]!
      const contests = makeContests(pays, hand, without(DECK, hand))
      const { total, reached } = playContests(contests)
      const ledger = ledgerOf(contests, reached)
      const sum = Array.from(ledger).reduce((all, ways, i) => all + BigInt(ways) * BigInt(pays.pays.flat()[i]!), 0n)
      expect(total).toBe(sum)
      for (const table of contests.worth) for (const worth of table) expect(Number.isSafeInteger(worth)).toBe(true)
    }
  })
})
