import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drained, inSlices, sortedInSlices } from '@/lib/storage/slices'

/** The longest time in which nothing else could work while something was done, in milliseconds. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const look = (): void => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  await work()
  clearInterval(timer)
  look()
  return longest
}

const spend = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

describe('work in slices', () => {
  it('lets others work in between, however many items there are', async () => {
    const items = Array.from({ length: 4000 }, (_, i) => i)
    const seen: number[] = []
    const longest = await longestWait(() =>
      inSlices(items, (item) => {
        spend(0.1)
        seen.push(item)
      }),
    )
    expect(seen).toEqual(items)
    // In one go it would be 400.
    expect(longest).toBeLessThan(200)
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
