import { expect, it } from 'vitest'
import { onceInProcess } from '@/lib/once-in-process'

it('does the work under a key once, and that under another key for itself', async () => {
  let done = 0
  const work = (): Promise<number> => Promise.resolve(++done)
  expect(await onceInProcess('a', work)).toBe(1)
  expect(await onceInProcess('a', work)).toBe(1)
  expect(await onceInProcess('b', work)).toBe(2)
})
