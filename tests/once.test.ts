import { expect, it } from 'vitest'
import { once } from '@/lib/once'

it('does the work under a key once, and that under another key for itself', async () => {
  let done = 0
  const work = (): Promise<number> => Promise.resolve(++done)
  expect(await once('a', work)).toBe(1)
  expect(await once('a', work)).toBe(1)
  expect(await once('b', work)).toBe(2)
})
