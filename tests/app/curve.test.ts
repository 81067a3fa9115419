import { describe, expect, it } from 'vitest'
import { comparedTables, knownWorths, readKept, tableName } from '@/app/[game]/pay-tables/compare-tables'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { nearestFirst, pointsOf, withValue } from '@/app/[game]/pay-tables/curve-wholes'
import { draggedIn } from '@/lib/game/drag'
import type { AnyGame, Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { makeRules, parseRules, valueAt } from '@/lib/game/rules'
import { must } from '@/lib/result'

const rulesOf = (game: AnyGame, text: string): Rules => must(parseRules(game, text)) as Rules
const threeCard = findGame('three-card-poker')!

describe('the points of a curve', () => {
  it.each(
    GAMES.flatMap((game) => draggedIn(game).map((field) => [game.name, field.path.join('.'), game, field] as const)),
  )('%s, %s: few, ascending, within the rule, the usual value among them', (_name, _path, game, field) => {
    const usual = valueAt(game.variants[0].rules as Rules, field.path) as number
    const points = pointsOf(field, usual, usual)
    expect(points.length).toBeGreaterThanOrEqual(3)
    expect(points.length).toBeLessThanOrEqual(13)
    expect([...points].sort((a, b) => a - b)).toEqual(points)
    expect(new Set(points).size).toBe(points.length)
    expect(points).toContain(usual)
    for (const x of points)
      expect(
        makeRules(
          game,
          must(parseRules(game, makeRules(game, withValue(game.variants[0].rules as Rules, field.path, x)))) as Rules,
        ),
      ).toBe(makeRules(game, withValue(game.variants[0].rules as Rules, field.path, x)))
  })

  it('hold the value in force, however odd, and begin nearest to it', () => {
    const drag = { least: 0, most: 5, step: 0.25 }
    const points = pointsOf({ drag }, 1.5, 0.3333)
    expect(points).toEqual([0, 0.3333, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
    expect(nearestFirst(points, 0.3333).slice(0, 3)).toEqual([0.3333, 0.5, 0])
    expect(pointsOf({ drag }, 1.5, 100).at(-1)).toBe(100)
  })

  it('change one value and nothing else', () => {
    const usual = threeCard.variants[0].rules as Rules
    const changed = withValue(usual, ['pays', 'anteBonus', 'straight'], 2)
    expect(makeRules(threeCard, changed)).toBe('anteBonus.straight_2')
    expect(makeRules(threeCard, usual)).toBe('')
  })
})

describe('tables set aside', () => {
  it('are read from storage one by one; what is none is left out', () => {
    const good = { name: 'Mine', rules: 'anteBonus.straight_2' }
    const text = JSON.stringify([
      good,
      { name: 'Again', rules: 'anteBonus.straight_2' },
      { name: 'Bad', rules: 'anteBonus.straight_-1' },
      { name: 3, rules: '' },
      null,
      'x',
    ])
    expect(readKept(threeCard, text)).toEqual([good])
    for (const hostile of ['', 'null', '{}', '[', '"x"', '{"length":9}'])
      expect(readKept(threeCard, hostile)).toEqual([])
    expect(
      readKept(
        threeCard,
        JSON.stringify(
          Array.from({ length: 50 }, (_, i) => ({ name: 'x'.repeat(900), rules: `anteBonus.straight_${i}` })),
        ),
      ).map(({ name }) => name.length),
    ).toEqual([40, 40, 40, 40, 40])
  })

  it('are named as they are known, else by what was changed', () => {
    expect(tableName(threeCard, rulesOf(threeCard, '5-3-1'))).toBe('Ante bonus 5-3-1')
    expect(tableName(threeCard, rulesOf(threeCard, 'anteBonus.straight_2'))).toBe('Straight at 2 : 1')
    expect(
      tableName(threeCard, rulesOf(threeCard, 'anteBonus.straight_2~anteBonus.straight-flush_9~qualifies_none')),
    ).toBe('Straight flush at 9 : 1 and 2 more')
    expect(tableName(threeCard, rulesOf(threeCard, 'pair-plus.flush_3'))).toBe('Ante bonus 5-4-1')
  })

  it('stand behind the table in force, which is not among them twice', () => {
    const kept = [
      { name: 'Mine', rules: 'anteBonus.straight_2~pair-plus.flush_3' },
      { name: 'Other', rules: '5-3-1' },
    ]
    expect(comparedTables(threeCard, rulesOf(threeCard, ''), kept).map(({ name }) => name)).toEqual([
      'This table',
      'Mine',
      'Other',
    ])
    expect(comparedTables(threeCard, rulesOf(threeCard, 'anteBonus.straight_2'), kept).map(({ name }) => name)).toEqual(
      ['Mine (this table)', 'Other'],
    )
  })

  it('are called in the language of the page, where a casino is known to use them', () => {
    const kept = [{ name: 'Ante bonus 4-3-1', known: '4-3-1', rules: '4-3-1' }]
    speak(spanish)
    const named = comparedTables(threeCard, rulesOf(threeCard, ''), kept).map(({ name }) => name)
    speak(null)
    expect(named).toEqual(['Esta tabla', 'Bono de ante 4-3-1'])
    expect(readKept(threeCard, JSON.stringify(kept))).toEqual(kept)
  })

  it('wait for no solver where they are known', () => {
    for (const game of GAMES) expect([...knownWorths(game).keys()]).toContain('')
    expect(knownWorths(threeCard).get('5-3-1')!.edge * 100).toBeCloseTo(3.608, 3)
  })
})
