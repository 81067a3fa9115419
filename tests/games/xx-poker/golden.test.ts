import { describe, expect, it } from 'vitest'
import { DECK, without } from '@/lib/cards/deck'
import { evValue } from '@/lib/game/ev'
import type { GameFigures } from '@/lib/game/figures'
import { addOnRule, EXACT_LIST, isCloseAddOn, SHORT_LIST } from '@/lib/games/xx-poker/strategy'
import { choicesAtFirst, integerPays, makeContests, worthAfterFirst } from '@/lib/games/xx-poker/contests'
import { solver } from '@/lib/games/xx-poker/solve'
import { suitClasses } from '@/lib/games/xx-poker/suit-classes'
import { divide, fraction, negate, reduce, toNumber, type Fraction } from '@/lib/math/fraction'
import { cards, STANDARD } from './hands'

/* The rule book's figures of the game, worked out anew. The published ones are those of the game's own paper. */

const percent = (value: number, digits: number): string => (100 * value).toFixed(digits)
const figures = (strategy?: string): GameFigures => solver.whole(STANDARD, strategy === undefined ? {} : { strategy })
const best = figures()

/** What a hand is worth without an add-on, by the id of its class. */
const alone = new Map(best.classes!.map(({ id, options }) => [id, evValue(options.at(-1)!.ev)]))

describe('the whole game', () => {
  it('is worth −30016981/1526889000 of the Play bet', () => {
    expect(reduce(best.ev as Fraction & typeof best.ev)).toEqual({ num: -30016981n, den: 1526889000n })
    expect(percent(-evValue(best.ev), 6)).toBe('1.965891')
  })

  it('costs 1.721% of all money', () => {
    const risk = divide(
      negate(best.ev as Fraction & typeof best.ev),
      best.averageBet as Fraction & typeof best.averageBet,
    )
    expect(percent(toNumber(risk), 3)).toBe('1.721')
  })

  it.each([
    ['never-add', '10.149'],
    ['always-add', '15.224'],
    ['highest-first', '2.461'],
    // The list is exact: the same as the best play.
    ['exact-list', '1.966'],
    // Six rules instead of the exact list cost less than a hundredth of a percent.
    ['short', '1.974'],
    ['pairs', '2.571'],
  ])('played by %s costs %s%%', (strategy, edge) => {
    expect(percent(-evValue(figures(strategy).ev), 3)).toBe(edge)
  })

  it('ends at ×1 in 43.824%, at ×2 in 47.418%, at ×5 in 8.758%', () => {
    expect(Object.entries(best.ends!).map(([position, share]) => [position, percent(share, 3)])).toEqual([
      ['x1', '43.824'],
      ['x2', '47.418'],
      ['x5', '8.758'],
    ])
  })

  it('counts every deal', () => {
    expect(best.outcomes!.reduce((sum, [, ways]) => sum + ways, 0)).toBe(22_100 * 49 * 48 * 16_215)
    expect(suitClasses()).toHaveLength(1755)
    expect(suitClasses().reduce((sum, { hands }) => sum + hands, 0)).toBe(22_100)
  })
})

describe('the add-on', () => {
  it('is made with exactly 6,280 of 22,100 hands', () => {
    expect(best.frequencies['add']! * 22_100).toBeCloseTo(6280, 9)
  })

  it('is told exactly by the exact list, hand for hand', () => {
    expect(suitClasses().filter(({ id, hand }) => addOnRule(EXACT_LIST, hand).adds !== alone.get(id)! > 0)).toEqual([])
    expect([...alone.values()].filter((worth) => worth === 0)).toEqual([])
    expect(figures('exact-list').ev).toEqual(best.ev)
  })

  it('is made with every pair, and with every hand of one suit but 7-3-2', () => {
    for (const { id, hand } of suitClasses()) {
      const rule = addOnRule(SHORT_LIST, hand).id
      if (rule === 'pair') expect(alone.get(id)).toBeGreaterThan(0)
      if (rule === 'suited') expect(alone.get(id)! > 0).toBe(id !== '7s3s2s')
    }
  })

  it.each([
    ['QsTh8d', '-0.0031'],
    ['QsJs8h', '-0.0033'],
    ['7s4s2s', '0.0041'],
  ])('is closest with %s: %s', (id, worth) => expect(alone.get(id)!.toFixed(4)).toBe(worth))

  it('is practised where it is close', () => {
    const worths = (close: boolean): readonly number[] =>
      suitClasses()
        .filter(({ hand }) => isCloseAddOn(hand) === close && new Set(hand.map((card) => card >> 2)).size === 3)
        .map(({ id }) => Math.abs(alone.get(id)!))
    // Every hand of the drill is near the line, and no hand very near it is left out.
    expect(Math.max(...worths(true))).toBeLessThan(0.21)
    expect(Math.min(...worths(false))).toBeGreaterThan(0.02)
  })
})

/** With these rules a player could hold a card that wins. */
const MAY_HOLD = { ...STANDARD, mayHold: true }

describe('the contests', () => {
  it('are always met with the lowest card that wins, and never declined', () => {
    let equal = 0
    for (const { hand } of suitClasses()) {
      const contests = makeContests(integerPays(MAY_HOLD), hand, without(DECK, hand))
      for (const first of contests.stub) {
        const [lowest, ...others] = choicesAtFirst(contests, first).map((held) =>
          worthAfterFirst(contests, first, held),
        )
        if (others.length === 0) continue
        expect(others.at(-1)).toBeLessThan(lowest!)
        for (const other of others) expect(other).toBeLessThanOrEqual(lowest!)
        equal += others.filter((other) => other === lowest).length
      }
      // One place further is worth more with every two contest cards.
      const [x1, x2, x5] = contests.worth
      for (const c of contests.stub)
        for (const d of contests.stub)
          if (c !== d && !(x2![c * 52 + d]! > x1![c * 52 + d]! && x5![c * 52 + d]! > x2![c * 52 + d]!))
            expect([hand, c, d]).toBe('worth more')
    }
    // Neighbours of one suit do equally well: both are right.
    expect(equal).toBeGreaterThan(0)
  })
})

describe('Mix & Match', () => {
  it('has an edge of 3.966387%', () => {
    const { ev, hits, deals } = solver.side(STANDARD, 'mix-and-match')
    expect(percent(-evValue(ev), 6)).toBe('3.966387')
    expect([deals, hits.map(({ id, ways }) => [id, ways])]).toEqual([
      270_725,
      [
        ['mix', 13 ** 4],
        ['match', 4 * 715],
      ],
    ])
  })

  it('would have the published 3.24% if the fourth card’s suit did not depend on the others', () => {
    const all = 4 * 22_100
    const [mix, match] = [4 * 13 ** 3, 4 * 286]
    expect(percent(-toNumber(fraction(6 * mix + 20 * match - (all - mix - match), all)), 6)).toBe('3.235294')
  })

  it('knows the cards of the neighbours', () => {
    const { hits, deals } = solver.side(STANDARD, 'mix-and-match', { dead: cards('AsKsQsJsTs9s8s7s6s5s') })
    expect([deals, hits.map(({ id, ways }) => [id, ways])]).toEqual([
      111_930,
      [
        ['mix', 3 * 13 ** 3],
        ['match', 3 * 715],
      ],
    ])
  })
})
