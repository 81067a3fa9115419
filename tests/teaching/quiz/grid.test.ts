import { describe, expect, it } from 'vitest'
import { exact } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import { findGame, GAMES } from '@/lib/games/index'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { gridCells, gridQuestions, hasGrid, makeMarks, parseMarks, scoreGrid } from '@/lib/teaching/quiz/grid'

/** A cell in which raising, calling and folding are worth so many hundredths. */
const cell = (id: string, deals: number, evs: readonly [number, number, number], more: object = {}): StartingClass => ({
  id,
  deals,
  options: ['raise', 'call', 'fold'].map((action, i) => ({ action, ev: exact(BigInt(evs[i]!), 100n) })),
  ...more,
})

const CELLS = [
  cell('AA', 10, [90, 50, 0]),
  cell('KK', 20, [10, 30, 0]),
  cell('QQ', 30, [20, 20, 0]),
  cell('JJ', 40, [5, 0, 0], { shares: { raise: 0.5, fold: 0.5 } }),
]

describe('the grid quiz', () => {
  it('is there for the games that decide a starting hand by its cell', () => {
    expect(GAMES.filter(hasGrid).map(({ id }) => id)).toEqual([
      'ultimate-texas-holdem',
      'three-card-poker',
      'texas-holdem-bonus',
      'xx-poker',
      'mississippi-stud',
    ])
  })

  it('asks what is best with some hands and not with all', () => {
    expect(gridQuestions(CELLS)).toEqual(['raise', 'call'])
  })

  it('scores wrong marks by what they give away, ties either way, and leaves out what one card more decides', () => {
    const none = scoreGrid(CELLS, 'raise', new Set())
    expect([none.right, none.asked, [...none.grades.values()]]).toEqual([2, 3, ['missed', 'right', 'right', 'unasked']])
    expect(none.cost).toBeCloseTo((10 / 100) * 0.4, 12)
    const all = scoreGrid(CELLS, 'raise', new Set(['AA', 'KK', 'QQ', 'JJ']))
    expect([all.right, all.grades.get('KK')]).toEqual([2, 'extra'])
    expect(all.cost).toBeCloseTo((20 / 100) * 0.2, 12)
    expect(scoreGrid(CELLS, 'raise', new Set(['AA'])).cost).toBe(0)
  })

  it('writes marks into the address and reads them again', () => {
    const cells = gridCells(findGame('ultimate-texas-holdem') as AnyTaughtGame)
    expect(cells).toHaveLength(169)
    for (const marked of [[], ['AA'], ['22'], ['AKs', 'K5o', '72o'], cells])
      expect([...parseMarks(cells, makeMarks(cells, new Set(marked)))].sort()).toEqual([...marked].sort())
    for (const bad of ['f', 'x'.repeat(43), 'f'.repeat(44)]) expect(parseMarks(cells, bad).size).toBe(0)
  })
})
