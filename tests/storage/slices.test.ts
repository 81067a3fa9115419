import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drained, inSlices, sortedInSlices } from '@/lib/storage/slices'

/** How often others could work while something was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await work()
  clearInterval(timer)
  return turns
}

const spend = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

describe('work in slices', () => {
  it('lets others work in between, however many items there are', async () => {
    const items = Array.from({ length: 4000 }, (_, i) => i)
    const seen: number[] = []
    const turns = await turnsDuring(() =>
      inSlices(items, (item) => {
        spend(0.1)
        seen.push(item)
      }),
    )
    expect(seen).toEqual(items)
    // It spends 400 ms: in one go there would be none, and in slices of 30 there are a dozen.
    expect(turns).toBeGreaterThan(2)
  })

  it('gathers all that a generator yields, and what it returns', async () => {
    function* count(): Generator<number, string> {
      for (let i = 0; i < 100; i++) yield i
      return 'end'
    }
    expect(await drained(count())).toEqual({ items: Array.from({ length: 100 }, (_, i) => i), end: 'end' })
  })

  it('sorts as the engine does, equals in their order', async () => {
    const pairs = fc.array(fc.tuple(fc.nat(9), fc.nat()), { maxLength: 5000, size: 'max' })
    await fc.assert(
      fc.asyncProperty(pairs, async (items) => {
        const compare = ([a]: readonly [number, number], [b]: readonly [number, number]): number => a - b
        expect(await sortedInSlices(items, compare)).toEqual([...items].sort(compare))
      }),
      { numRuns: 20, seed: 1 },
    )
  })
})
