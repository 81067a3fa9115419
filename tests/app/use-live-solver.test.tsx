import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useLiveSolver } from '@/app/_solver/use-live-solver'
import { fail } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import { fakeSolvers } from '@/tests/app/fake-solvers'
import { answerTo, hand, turns } from '@/tests/solver/fake-worker'

const { workers, heard, heardOf, arrive } = fakeSolvers()

interface Props {
  readonly name: string | null
  readonly pause?: number
}

function renderLive(initialProps: Props, channel = 'pay-tables') {
  /** What each render showed: the table asked for, and the one the figures belong to. */
  const seen: { readonly asked: string | null; readonly shown: string | null }[] = []
  const useHook = ({ name, pause = 0 }: Props) => {
    const live = useLiveSolver('solve', name === null ? null : hand(name), { channel, pause })
    const state = live.shown?.request.state as { readonly name: string } | undefined
    if (live.shown) expect(live.shown.value).toEqual(answerTo(hand(state!.name)))
    seen.push({ asked: name, shown: state?.name ?? null })
    return live
  }
  return { ...renderHook(useHook, { initialProps, wrapper: StrictMode }), seen }
}
const shows = (live: { readonly shown: { readonly request: unknown } | null }) =>
  (live.shown?.request as { readonly state: { readonly name: string } } | undefined)?.state.name ?? null

/** A's figure is shown, and B is being solved. */
async function dragFromAToB() {
  const live = renderLive({ name: 'A' })
  await heardOf(1)
  heard()[0]!.finish()
  await arrive()
  live.rerender({ name: 'B' })
  await heardOf(2)
  return live
}

describe('while a value is dragged', () => {
  it('every finished solve is shown, with the rules it belongs to, until a newer one finishes', async () => {
    const { result, rerender } = renderLive({ name: 'A' })
    await heardOf(1)
    rerender({ name: 'B' })
    rerender({ name: 'C' })
    heard()[0]!.finish()
    await arrive()
    expect(shows(result.current)).toBe('A')
    expect(result.current).toMatchObject({ status: 'solving', problem: null })
    await heardOf(2)
    rerender({ name: 'D' })
    heard()[1]!.finish()
    await heardOf(3)
    expect(shows(result.current)).toBe('C')
    heard()[2]!.finish()
    await arrive()
    expect(shows(result.current)).toBe('D')
    expect(result.current).toMatchObject({ status: 'solved', progress: 0 })
    expect(result.current.shown!.ms).toBeGreaterThanOrEqual(0)
    expect(heard().map(({ request }) => request.state)).toEqual(['A', 'C', 'D'].map((name) => ({ name })))
    expect(workers).toHaveLength(1)
  })

  it('nothing older ever takes the place of something newer', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
    const { result, rerender, seen } = renderLive({ name: 'A' })
    for (const [i, name] of names.entries()) {
      rerender({ name })
      if (i % 3 === 0) heard().at(-1)?.finish()
      await act(() => turns(i % 2))
    }
    for (let i = 0; i < 50 && shows(result.current) !== 'H'; i++) {
      heard().at(-1)?.finish()
      await arrive()
    }
    expect(shows(result.current)).toBe('H')
    const order = seen.flatMap(({ shown }) => (shown === null ? [] : [names.indexOf(shown)]))
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('going back to what is in the air, or what was solved, needs no other solve', async () => {
    const { result, rerender } = renderLive({ name: 'A' })
    await heardOf(1)
    rerender({ name: 'B' })
    rerender({ name: 'A' })
    heard()[0]!.finish()
    await arrive()
    expect(shows(result.current)).toBe('A')
    expect(result.current.status).toBe('solved')
    rerender({ name: 'B' })
    await heardOf(2)
    rerender({ name: 'A' })
    await arrive()
    expect(shows(result.current)).toBe('A')
    expect(result.current.status).toBe('solved')
    heard()[1]!.finish()
    await arrive()
    expect(shows(result.current)).toBe('A')
  })

  it('one page’s answers do not come to another', async () => {
    const one = renderLive({ name: 'A' }, 'first')
    const other = renderLive({ name: 'B' }, 'second')
    await heardOf(2)
    for (const request of [...heard()].reverse()) request.finish()
    await arrive()
    expect([shows(one.result.current), shows(other.result.current)]).toEqual(['A', 'B'])
    expect(workers).toHaveLength(2)
  })
})

describe('cancelling', () => {
  it('stops what is in the air and what waits; the last figure stays, and it can be solved after all', async () => {
    const { result, rerender } = await dragFromAToB()
    rerender({ name: 'C' })
    act(() => result.current.cancel())
    expect(result.current).toMatchObject({ status: 'failed', problem: { name: 'Cancelled' } })
    heard()[1]!.finish()
    await arrive()
    expect(shows(result.current)).toBe('A')
    expect(result.current.status).toBe('failed')
    act(() => result.current.retry())
    expect(result.current.status).toBe('solving')
    await heardOf(3)
    heard()[2]!.finish()
    await arrive()
    expect(shows(result.current)).toBe('C')
    expect(result.current.status).toBe('solved')
  })

  it('before anything was asked stops the asking', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { result } = renderLive({ name: 'A', pause: 300 })
    act(() => result.current.cancel())
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)))
    expect(result.current).toMatchObject({ status: 'failed', problem: { name: 'Cancelled' } })
    expect(workers).toHaveLength(0)
  })

  it('by leaving the page leaves nothing behind', async () => {
    const { unmount } = renderLive({ name: 'A' })
    await heardOf(1)
    unmount()
    await arrive()
    expect(solverClient().status('pay-tables')).toBe('idle')
  })
})

describe('a worker that dies during a drag', () => {
  it('is started again for the newest, and the figure goes on', async () => {
    const { result, rerender } = await dragFromAToB()
    rerender({ name: 'C' })
    act(() => workers[0]!.emit('error'))
    await heardOf(3)
    expect(shows(result.current)).toBe('A')
    expect(result.current.status).toBe('solving')
    heard()[2]!.finish()
    await arrive()
    expect(shows(result.current)).toBe('C')
    expect(result.current.status).toBe('solved')
  })

  it('again and again is told, the last figure stays, and trying again works', async () => {
    const { result } = await dragFromAToB()
    for (const n of [2, 3]) {
      await heardOf(n)
      act(() => workers.at(-1)!.emit('error'))
    }
    await arrive()
    expect(result.current).toMatchObject({ status: 'failed', problem: { name: 'WorkerDied' } })
    expect(shows(result.current)).toBe('A')
    act(() => result.current.retry())
    await heardOf(4)
    heard()[3]!.finish()
    await arrive()
    expect(shows(result.current)).toBe('B')
  })

  it('what cannot be solved is told only of the newest', async () => {
    const { result, rerender } = renderLive({ name: 'A' })
    await heardOf(1)
    rerender({ name: 'B' })
    heard()[0]!.finish(fail('SolverFailed', 'This could not be solved.'))
    await heardOf(2)
    expect(result.current).toMatchObject({ status: 'solving', problem: null })
    heard()[1]!.finish(fail('SolverFailed', 'This could not be solved.'))
    await arrive()
    expect(result.current).toMatchObject({ status: 'failed', problem: { name: 'SolverFailed' } })
  })
})

describe('a game that takes long', () => {
  it('is asked when the hand rests, and a newer request cancels the older', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { result, rerender } = renderLive({ name: 'A', pause: 300 })
    act(() => void vi.advanceTimersByTime(200))
    rerender({ name: 'B', pause: 300 })
    act(() => void vi.advanceTimersByTime(299))
    expect(workers).toHaveLength(0)
    act(() => void vi.advanceTimersByTime(1))
    await heardOf(1)
    expect(heard()[0]!.request.state).toEqual({ name: 'B' })
    rerender({ name: 'C', pause: 300 })
    act(() => void vi.advanceTimersByTime(300))
    await arrive()
    act(() => void vi.advanceTimersByTime(200))
    await heardOf(2)
    expect(workers[0]!.isTerminated()).toBe(true)
    heard()[1]!.finish()
    await arrive()
    expect(shows(result.current)).toBe('C')
  })

  it('says how far it is once it takes longer than a moment', async () => {
    const now = vi.spyOn(performance, 'now')
    const { result } = renderLive({ name: 'A' })
    await heardOf(1)
    heard()[0]!.report(0.25)
    await arrive()
    expect(result.current.progress).toBe(0)
    const started = performance.now()
    now.mockReturnValue(started + 1000)
    heard()[0]!.report(0.5)
    await arrive()
    expect(result.current.progress).toBe(0.5)
    now.mockRestore()
  })
})

it('nothing is asked where there is nothing to ask', async () => {
  const { result } = renderLive({ name: null })
  await arrive()
  expect(result.current).toMatchObject({ status: 'idle', shown: null })
  expect(workers).toHaveLength(0)
})
