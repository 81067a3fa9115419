import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useTask } from '@/app/_solver/use-solver'
import { fail, ok, type Result } from '@/lib/result'
import { saying } from '../tools/problems'

interface Started {
  readonly key: string
  readonly signal: AbortSignal
  readonly onPart: (part: number) => void
  readonly end: (result: Result<string>) => void
}

const started: Started[] = []
const last = (): Started => started.at(-1)!
const end = (result: Result<string>): Promise<void> => act(async () => last().end(result))

/** A task that ends when the test says so, or once it is aborted. */
const show = (initial: string | null) =>
  renderHook(
    ({ key }: { readonly key: string | null }) =>
      useTask<string>(key, (signal, onPart) => {
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(fail('Cancelled', 'stopped')))
          started.push({ key: key!, signal, onPart, end: resolve })
        })
      }),
    { initialProps: { key: initial }, wrapper: StrictMode },
  )

beforeEach(() => void (started.length = 0))

it('a null key runs nothing', () => {
  const { result } = show(null)
  expect(result.current).toMatchObject({ status: 'idle', value: null, part: null, problem: null })
  expect(started).toEqual([])
})

it('a task reports how far it is, and ends with its value', async () => {
  const { result } = show('a')
  expect(result.current.status).toBe('solving')
  act(() => last().onPart(0.5))
  expect(result.current).toMatchObject({ status: 'solving', part: 0.5, value: null })
  await end(ok('A'))
  expect(result.current).toMatchObject({ status: 'solved', part: 0.5, value: 'A', problem: null })
})

it('another key aborts what ran, and nothing of it shows', async () => {
  const { result, rerender } = show('a')
  const before = last()
  rerender({ key: 'b' })
  expect(before.signal.aborted).toBe(true)
  await act(async () => before.end(ok('A')))
  act(() => before.onPart(0.9))
  expect(result.current).toMatchObject({ status: 'solving', part: null, value: null })
  await end(ok('B'))
  expect(result.current.value).toBe('B')
  rerender({ key: null })
  expect(result.current).toMatchObject({ status: 'idle', value: null })
})

it('a key that comes back begins anew', async () => {
  const { result, rerender } = show('a')
  await end(ok('A'))
  rerender({ key: 'b' })
  rerender({ key: 'a' })
  expect(result.current).toMatchObject({ status: 'solving', value: null })
  act(() => last().onPart(0.2))
  await end(ok('A again'))
  expect(result.current).toMatchObject({ status: 'solved', value: 'A again' })
})

it('a task that breaks off has failed', async () => {
  const { result } = renderHook(() => useTask<string>('a', () => Promise.reject(new Error('no such part'))))
  await act(async () => undefined)
  expect(result.current).toMatchObject({ status: 'failed', problem: { says: saying('Error: no such part') } })
})

it('a task that failed keeps its last part, and can be tried again', async () => {
  const { result } = show('a')
  act(() => last().onPart(0.5))
  await end(fail('WorkerFailed', 'the worker died'))
  expect(result.current).toMatchObject({ status: 'failed', part: 0.5, problem: { name: 'WorkerFailed' } })
  act(() => result.current.retry())
  expect(result.current).toMatchObject({ status: 'solving', part: null, problem: null })
  await end(ok('A'))
  expect(result.current.value).toBe('A')
})

it('a task that is cancelled says so, and a page that is left aborts it', async () => {
  const { result, unmount } = show('a')
  await act(async () => result.current.cancel())
  expect(result.current).toMatchObject({ status: 'failed', problem: { name: 'Cancelled' } })
  act(() => result.current.retry())
  unmount()
  expect(last().signal.aborted).toBe(true)
})
