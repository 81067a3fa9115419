import { describe, expect, it } from 'vitest'
import { actionName } from '@/app/_felt/names'
import { kindsOf, lookOf } from '@/app/_charts/decisions'
import { flipsBetween, flipsWorth, shiftsBetween } from '@/app/[game]/pay-tables/flip-list'
import { numberProblem, readAddress, readForm, writeAddress } from '@/app/[game]/pay-tables/use-table'
import { changesBetween, changesInWords, edgeBeside, toOne, wasInWords } from '@/app/[game]/pay-tables/words'
import { exact } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import type { Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { applyRules, makeRules } from '@/lib/game/rules'
import { must } from '@/lib/result'

const ultimate = findGame('ultimate-texas-holdem')!
const STANDARD = ultimate.variants[0].rules as Rules
const ruled = (patch: object): Rules => must(applyRules(ultimate, undefined, patch)) as Rules

describe('a typed pay', () => {
  const PAY = { least: 0, most: 10_000, whole: false }

  it.each([
    '0',
    '2',
    '1.5',
    '1,5',
    '.5',
    '3.',
    ' 4 ',
    '0.3333',
    '0.333333',
    '1.5000000',
    '10000',
    '+2',
    '3:2',
    '6/5',
    '2 to 1',
    '1,5/1',
  ])('“%s” is one', (text) => {
    expect(numberProblem(text, PAY)).toBeNull()
  })

  it.each([
    ['', 'Enter a number, or 0 if it pays nothing.'],
    ['   ', 'Enter a number, or 0 if it pays nothing.'],
    ['-1', 'It can’t be negative. The least is 0.'],
    ['-0.5', 'It can’t be negative. The least is 0.'],
    ['10001', '10,001 is too much. The most is 10,000.'],
    ['1e9', '1,000,000,000 is too much. The most is 10,000.'],
    ['1e3', 'Write “1e3” out: 1000.'],
    ['0.3333333', 'It has 7 decimal places. The most is six.'],
    ['abc', '“abc” is not a number. Enter one such as 1.5.'],
    ['NaN', '“NaN” is not a number. Enter one such as 1.5.'],
    ['Infinity', '“Infinity” is not a number. Enter one such as 1.5.'],
    ['0x10', '“0x10” is not a number. Enter one such as 1.5.'],
    ['1.2.3', '“1.2.3” is not a number. Enter one such as 1.5.'],
    ['4:3', 'Enter one number, to one: for “4:3” enter 1.333333.'],
    ['1/0', '“1/0” is not a number. Enter one such as 1.5.'],
    ['1,000', '“1,000” may be 1000 or 1.000: write it without the comma.'],
  ])('“%s” is none, and it is said why', (text, problem) => {
    expect(numberProblem(text, PAY)).toBe(problem)
  })

  it('of another range is held to that', () => {
    const hands = { least: 2, most: 4, whole: true }
    expect(['3', '1', '5', '2.5', ''].map((text) => numberProblem(text, hands))).toEqual([
      null,
      '1 is too little. The least is 2.',
      '5 is too much. The most is 4.',
      'It must be a whole number.',
      'Enter a number.',
    ])
  })

  it('that this page takes is taken by the rules, and the other way round', () => {
    for (const text of [
      '0',
      '2',
      '1.5',
      '1,5',
      '.5',
      '3.',
      '0.333333',
      '-1',
      '',
      'abc',
      '1e9',
      '0.3333333',
      '10001',
      '3:2',
      '3 to 2',
      '4/3',
    ]) {
      const form = { rules: { variant: 'standard', edits: { 'blind.flush': text } }, notice: null }
      expect(readForm(ultimate, form).isGood, text).toBe(numberProblem(text, PAY) === null)
    }
  })
})

describe('the address', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('of %s: every variant comes back', (_, game) => {
    for (const { rules } of game.variants) {
      const text = makeRules(game, rules)
      const form = readAddress(game, new URLSearchParams(text === '' ? {} : { rules: text }))
      expect(readForm(game, form)).toEqual({ rules, problems: {}, isGood: true })
      expect(new URLSearchParams(writeAddress(game, form)).get('rules') ?? '').toBe(text)
    }
  })

  it('keeps what cannot be read, word for word', () => {
    for (const text of [
      'blind.flush_abc',
      'blind.flush_-1',
      'blind.flush_',
      'blind.flsh_2',
      'nonsense~blind.flush_2',
    ]) {
      const form = readAddress(ultimate, new URLSearchParams({ rules: text }))
      expect(readForm(ultimate, form).isGood, text).toBe(false)
      expect(new URLSearchParams(writeAddress(ultimate, form)).get('rules'), text).toBe(text)
    }
  })

  it('tells a key that is nearly right, and one that stands twice', () => {
    expect(readAddress(ultimate, new URLSearchParams('rule=blind.flush_2')).notice).toContain('Did you mean “rules”?')
    expect(readAddress(ultimate, new URLSearchParams('rules=blind.flush_2&rules=blind.flush_1')).notice).toContain(
      'twice',
    )
    expect(readAddress(ultimate, new URLSearchParams('utm_source=mail')).notice).toBeNull()
  })
})

describe('what differs', () => {
  it('is named by the hand and its pay, or by the rule and its value', () => {
    const changes = changesBetween(
      ultimate,
      STANDARD,
      ruled({ pays: { blind: { flush: 2 } }, qualifies: 'pair-4', preflopRaises: [4] }),
    )
    expect(changes.map(({ text }) => text)).toEqual([
      'Flush at 2 : 1',
      '“Dealer qualifies with: a pair of fours”',
      '“Raises before the flop: 4×”',
    ])
    expect(changesInWords(changes)).toBe('These three changes')
    expect(changesInWords(changes.slice(0, 1))).toBe('Flush at 2 : 1')
    expect(changesBetween(ultimate, STANDARD, ruled({ pays: { trips: { flush: 9 } } }))).toEqual([])
  })

  it('of one of several tables names the table', () => {
    const xx = findGame('xx-poker')!
    const rules = must(applyRules(xx, undefined, { pays: { x2: { flush: 11 } } })) as Rules
    expect(changesBetween(xx, xx.variants[0].rules as Rules, rules)[0]!.text).toBe('Pays at ×2: Flush at 11 : 1')
  })

  it('keeps every decimal of a pay', () => {
    expect([2, 1.5, 0.3333, 1250].map(toOne)).toEqual(['2 : 1', '1.5 : 1', '0.3333 : 1', '1,250 : 1'])
  })

  it('names actions, and what figures count besides', () => {
    expect(actionName(ultimate, 'raise-4x')).toBe('Raise 4×')
    expect(actionName(findGame('texas-21')!, 'dealer-blackjack')).toBe('Dealer blackjack')
  })
})

const hand = (
  id: string,
  deals: number,
  evs: Readonly<Record<string, number>>,
  more: Partial<StartingClass> = {},
): StartingClass => ({
  id,
  deals,
  options: Object.entries(evs).map(([action, thousandths]) => ({ action, ev: exact(thousandths, 1000) })),
  ...more,
})

describe('flips', () => {
  const before = [
    hand('K5o', 12, { 'raise-4x': 34, check: 0 }),
    hand('K4o', 12, { 'raise-4x': -23, check: 0 }),
    hand('AA', 6, { 'raise-4x': 3600, check: 2000 }),
  ]

  it('have both values under both tables, what they are worth, and come by that', () => {
    const now = [
      hand('K5o', 12, { 'raise-4x': 10, check: 50 }),
      hand('K4o', 12, { 'raise-4x': 7, check: 0 }),
      hand('AA', 6, { 'raise-4x': 3600, check: 2000 }),
    ]
    const flips = flipsBetween(before, now)
    expect(flips.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['K5o', 'raise-4x', 'check'],
      ['K4o', 'check', 'raise-4x'],
    ])
    expect(flips[0]).toMatchObject({
      gain: 0.04,
      share: 0.4,
      fromWorths: { before: exact(34, 1000), now: exact(10, 1000) },
      toWorths: { before: exact(0, 1000), now: exact(50, 1000) },
    })
    expect(flipsWorth(flips)).toBeCloseTo(0.4 * 0.04 + 0.4 * 0.007, 12)
  })

  it('are none where the old way is still as good', () => {
    expect(flipsBetween(before, [hand('K5o', 12, { 'raise-4x': 5, check: 5 })])).toEqual([])
  })

  it('where the old way is not offered any more have no price', () => {
    expect(flipsBetween(before, [hand('AA', 6, { 'raise-3x': 3000, check: 2000 })])).toMatchObject([
      { id: 'AA', to: 'raise-3x', gain: null, fromWorths: { now: null } },
    ])
  })

  it('of hands that are decided later are shifts of their shares', () => {
    const cell = (id: string, call: number) =>
      hand(id, 4, { call: 100, fold: -1000 }, { shares: { call, fold: 1 - call } })
    const shifts = shiftsBetween(
      [cell('72o', 0.5), cell('AA', 1), cell('K5o', 0.9)],
      [cell('72o', 0.49), cell('AA', 1), cell('K5o', 0.95)],
    )
    expect(shifts.map(({ id, before: was, now }) => [id, was, now])).toEqual([
      ['K5o', 0.9, 0.95],
      ['72o', 0.5, 0.49],
    ])
  })
})

describe('a cell of the map', () => {
  const cells = [
    hand('AA', 6, { 'raise-4x': 3600, 'raise-3x': 2900, check: 2000 }),
    hand('K5o', 12, { 'raise-4x': 34, 'raise-3x': 33, check: 0 }),
    hand('72o', 12, { 'raise-4x': -1235, 'raise-3x': -900, check: 0 }),
  ]
  const kinds = kindsOf(ultimate, STANDARD, cells)

  it('has the tone of its best action, raises of any size being one', () => {
    expect(cells.map((one) => lookOf(one, kinds)).map(({ tone, depth, isClose }) => [tone, depth, isClose])).toEqual([
      ['act', 4, false],
      ['act', 0, true],
      ['wait', 4, false],
    ])
  })

  it('says what is best and what it is worth', () => {
    expect(lookOf(cells[1]!, kinds).label).toBe('K5o: Raise 4×, +0.03, close: 0.034')
    expect(
      lookOf(
        hand(
          'Q6',
          12,
          { 'raise-4x': 10, check: 0 },
          { says: 'Queen and six high', shares: { 'raise-4x': 0.75, check: 0.25 } },
        ),
        kinds,
      ),
    ).toMatchObject({
      label: 'Queen and six high: Raise 4× 75%, Check 25%',
      isClose: false,
      mix: [
        { tone: 'act', share: 0.75 },
        { tone: 'wait', share: 0.25 },
      ],
    })
  })

  it('that leaves nothing to choose tells by its tone who wins', () => {
    expect(lookOf(hand('P1', 12, {}, { ev: exact(-500, 1000) }), kinds)).toMatchObject({
      tone: 'wait',
      isClose: false,
      letter: '',
      label: 'P1: −0.50',
    })
  })
})

describe('a figure beside the standard table’s', () => {
  it.each([
    // A gain of $5.85 after a loss of $7.65 once read as “was $7.65”: a smaller gain.
    [0.021849713763, -0.0167, 'was a loss of $7.65', '2.18% for the house'],
    [0.021849713763, 0.0347, 'was $7.65', '2.18%'],
    [-0.01, 0.02, 'was a gain of $7.65', '1.00% for you'],
    [-0.01, -0.02, 'was $7.65', '1.00%'],
  ])('of %f beside %f says whose money it is', (usual, edge, was, beside) => {
    expect(wasInWords(usual, edge, '$7.65')).toBe(was)
    expect(edgeBeside(usual, edge)).toBe(beside)
  })
})
