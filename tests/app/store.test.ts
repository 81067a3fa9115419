import { expect, it, vi } from 'vitest'
import { createStore } from '@/app/_ui/store'

it('a store reads its first value once, when it is first asked for', () => {
  const first = vi.fn(() => 1)
  const store = createStore(first)
  expect(first).not.toHaveBeenCalled()
  expect([store.now(), store.now()]).toEqual([1, 1])
  expect(first).toHaveBeenCalledTimes(1)
})

it('tells its listeners of another value only, and none that has left', () => {
  const store = createStore(() => 1)
  const [stays, leaves] = [vi.fn(), vi.fn()]
  store.subscribe(stays)
  store.subscribe(leaves)()
  store.set(1)
  expect(stays).not.toHaveBeenCalled()
  store.set(2)
  expect(store.now()).toBe(2)
  expect(stays).toHaveBeenCalledTimes(1)
  expect(leaves).not.toHaveBeenCalled()
})
