import { describe, expect, it } from 'vitest'
import { tableVerdict, type Judged } from '@/app/_solver/table-verdict'

const cost = (edge: number): string => (edge < 0 ? `gives you ${-edge}` : `costs ${edge}`)
const table = (name: string, edge: number, comparison = false): Judged => ({ name, edge, comparison })

const THREE = [table('B', 2), table('A', 1), table('C', 3)]

describe('whether a table is a good one', () => {
  it.each([
    [0.5, 'Better than all three known tables: it costs 0.5, where “C” costs 3.'],
    [1, 'We know of no better table in a casino: it costs 1, where “C” costs 3.'],
    [1.5, 'Better than two of the three known tables: it costs 1.5. Look for “A”, which costs 1.'],
    [2, 'Better than one of the three known tables: it costs 2. Look for “A”, which costs 1.'],
    [3, 'None of the three known tables is worse: it costs 3. Look for “A”, which costs 1.'],
    [4, 'Worse than all three known tables: it costs 4. Look for “A”, which costs 1.'],
    [-1, 'Better than all three known tables: it gives you 1, where “C” costs 3.'],
  ])('with an edge of %d among three', (edge, said) => {
    expect(tableVerdict(edge, THREE, cost)).toBe(said)
  })

  it('speaks of two and of one as people do', () => {
    const two = [table('A', 1), table('B', 1)]
    expect(tableVerdict(1, two, cost)).toBe('We know of no better table in a casino: it costs 1.')
    expect(tableVerdict(2, two, cost)).toBe('Worse than both known tables: it costs 2. Look for “A”, which costs 1.')
    expect(tableVerdict(2, [table('A', 1)], cost)).toBe(
      'Worse than the only known table: it costs 2. Look for “A”, which costs 1.',
    )
    expect(tableVerdict(1, [table('A', 1)], cost)).toBe('As good as the only known table: it costs 1.')
  })

  it('counts no table that is only for comparison', () => {
    expect(tableVerdict(2, [table('A', 2), table('Better', 1, true)], cost)).toBe(
      'As good as the only known table: it costs 2.',
    )
    expect(tableVerdict(2, [table('Better', 1, true)], cost)).toBeUndefined()
  })
})
