import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { useSolution, useSolverStatus, useWarmSolver } from '@/app/_solver/use-solver'
import { fail } from '@/lib/result'
import { fakeSolvers } from '@/tests/app/fake-solvers'
import { answerTo, hand, rules, until } from '@/tests/solver/fake-worker'

const { workers, heard, heardOf, arrive } = fakeSolvers()

interface Props {
  readonly name: string | null
  readonly enabled?: boolean
}
function renderSolution(initialProps: Props) {
  const seen: string[] = []
  const useHook = ({ name, enabled = true }: Props) => {
    const asked = useSolution('any', rules, name === null ? null : { name }, { channel: 'trainer', enabled })
    seen.push(`${name} ${asked.solution?.best[0] ?? asked.status}`)
    return asked
  }
  return { ...renderHook(useHook, { initialProps, wrapper: StrictMode }), seen }
}
const solved = (name: string) => ({ status: 'solved', solution: answerTo(hand(name)), problem: null })

it('a decision is solved, once, in strict mode too', async () => {
  const { result } = renderSolution({ name: 'A' })
  expect(result.current).toMatchObject({ status: 'solving', solution: null, progress: 0 })
  await heardOf(1)
  heard()[0]!.report(0.5)
  await arrive()
  expect(result.current).toMatchObject({ status: 'solving', progress: 0.5 })
  heard()[0]!.finish()
  await arrive()
  expect(result.current).toMatchObject(solved('A'))
  expect(heard()).toHaveLength(1)
  expect(workers).toHaveLength(1)
})

it('no render shows an answer that belongs to another hand', async () => {
  const { result, rerender, seen } = renderSolution({ name: 'A' })
  await heardOf(1)
  rerender({ name: 'B' })
  heard()[0]!.finish()
  await heardOf(2)
  expect(result.current.status).toBe('solving')
  heard()[1]!.finish()
  await arrive()
  expect(result.current).toMatchObject(solved('B'))
  rerender({ name: 'A' })
  expect(result.current.solution).toBeNull()
  rerender({ name: 'B' })
  await arrive()
  expect(result.current).toMatchObject(solved('B'))
  for (const line of seen.filter((one) => one.includes('{'))) expect(line).toBe(`${line[0]} {"name":"${line[0]}"}`)
})

it('nothing is asked while it is not enabled, or there is no decision', async () => {
  const { result, rerender } = renderSolution({ name: 'A', enabled: false })
  rerender({ name: null })
  await arrive()
  expect(result.current).toMatchObject({ status: 'idle', solution: null })
  expect(workers).toHaveLength(0)
})

it('a failure is shown, and tried again on demand', async () => {
  const { result } = renderSolution({ name: 'A' })
  await heardOf(1)
  heard()[0]!.finish(fail('SolverFailed', 'This could not be solved.'))
  await arrive()
  expect(result.current).toMatchObject({ status: 'failed', problem: { name: 'SolverFailed' } })
  act(() => result.current.retry())
  expect(result.current).toMatchObject({ status: 'solving', problem: null })
  await heardOf(2)
  heard()[1]!.finish()
  await arrive()
  expect(result.current).toMatchObject(solved('A'))
})

it('a cancelled solve says so and can be tried again', async () => {
  const { result } = renderSolution({ name: 'A' })
  await heardOf(1)
  act(() => result.current.cancel())
  await arrive()
  expect(result.current).toMatchObject({ status: 'failed', problem: { name: 'Cancelled' } })
  act(() => result.current.retry())
  heard()[0]!.finish()
  await arrive()
  expect(result.current).toMatchObject(solved('A'))
})

it('the status of the channel is there to be shown, and a worker can be warmed', async () => {
  const { result } = renderHook(() => {
    useWarmSolver('trainer', 'three-card-poker')
    return useSolverStatus('trainer')
  })
  await act(() => until(() => workers[0]?.warmed.length === 1))
  expect(result.current).toBe('idle')
  const { unmount } = renderSolution({ name: 'A' })
  await heardOf(1)
  expect(result.current).toBe('solving')
  unmount()
  await arrive()
  expect(result.current).toBe('idle')
})
