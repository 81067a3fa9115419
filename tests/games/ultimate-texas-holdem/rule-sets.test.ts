import { describe, expect, it } from 'vitest'
import { searchSets } from '@/lib/games/ultimate-texas-holdem/census/rule-sets'
import { combinations } from '@/lib/math/combinations'
import { makeRandom } from '@/lib/math/random'

const RULES = 9
const CELLS = 30

/** Rules cover cells at random; a set is worth the gains of what it covers. */
function problem(seed: string) {
  const random = makeRandom(seed)
  const covers = Array.from({ length: RULES }, () => Array.from({ length: CELLS }, () => random() < 0.25))
  const gains = Array.from({ length: CELLS }, () => Math.round(20 * random() - 8))
  return (set: readonly number[]): number =>
    gains.reduce((sum, gain, cell) => sum + (set.some((rule) => covers[rule]![cell]) ? gain : 0), 0)
}

const numbers = Array.from({ length: RULES }, (_, i) => i)

describe('searching sets of rules', () => {
  it('finds the best of each size where sets are few enough to try them all', () => {
    for (let i = 0; i < 40; i++) {
      const worth = problem(`sets ${i}`)
      let before = worth([])
      for (const { set, worth: found } of searchSets({ rules: RULES, worth, most: 5, beam: 40 })) {
        expect(worth(set)).toBe(found)
        expect(found).toBeGreaterThan(before)
        before = found
        expect(found).toBe(Math.max(...Array.from(combinations(numbers, set.length), (some) => worth([...some]))))
      }
    }
  })

  it('stops where one more rule gains nothing', () => {
    const worth = (set: readonly number[]): number => (set.includes(3) ? 5 : 0) - (set.includes(4) ? 1 : 0)
    expect(searchSets({ rules: RULES, worth, most: 5, beam: 3 })).toEqual([{ set: [3], worth: 5 }])
  })

  it('replaces one rule by two that no single step leads to', () => {
    // Rule 0 is the best alone; 1 and 2 together are better than 0 and any other.
    const worth = (set: readonly number[]): number =>
      (set.includes(1) && set.includes(2) ? 10 : 0) + (set.includes(0) ? 4 : 0) + (set.includes(3) ? 0.5 : 0)
    expect(searchSets({ rules: RULES, worth, most: 2, beam: 1 }).map(({ set }) => set)).toEqual([[0], [1, 2]])
  })

  it('tells how far it is', () => {
    const shown: number[] = []
    searchSets({ rules: RULES, worth: (set) => set.length, most: 4, beam: 2, onProgress: (done) => shown.push(done) })
    expect(shown).toEqual([0.25, 0.5, 0.75, 1])
  })
})
