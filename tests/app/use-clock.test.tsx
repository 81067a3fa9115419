import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useClock } from '@/app/[game]/trainer/session-bar'

let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  sessionStorage.clear()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Props {
  readonly seconds: number | null
  readonly name: string
  readonly runs: boolean
}

function renderClock(initialProps: Props) {
  const onOut = vi.fn()
  const useHook = ({ seconds, name, runs }: Props) => useClock({ seconds, key: name, runs, onOut })
  return { ...renderHook(useHook, { initialProps, wrapper: StrictMode }), onOut }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const hide = (now: boolean) =>
  act(() => {
    hidden = now
    document.dispatchEvent(new Event('visibilitychange'))
  })
const ten: Props = { seconds: 10, name: 'a', runs: true }

it('runs down, and says once that it is out', () => {
  const { result, onOut } = renderClock(ten)
  expect(result.current).toBe(10_000)
  pass(4000)
  expect(result.current).toBe(6000)
  pass(6000)
  expect(result.current).toBe(0)
  pass(5000)
  expect(onOut).toHaveBeenCalledTimes(1)
})

it('stands while it does not run, and goes on where it stood', () => {
  const { result, rerender, onOut } = renderClock(ten)
  pass(3000)
  rerender({ ...ten, runs: false })
  pass(60_000)
  expect(result.current).toBe(7000)
  rerender(ten)
  pass(6900)
  expect(onOut).not.toHaveBeenCalled()
  pass(200)
  expect(onOut).toHaveBeenCalledTimes(1)
})

it('stands while the page is out of sight', () => {
  const { result, onOut } = renderClock(ten)
  pass(3000)
  hide(true)
  pass(60_000)
  hide(false)
  expect(result.current).toBe(7000)
  pass(7000)
  expect(onOut).toHaveBeenCalledTimes(1)
})

it('is wound up again for the next question', () => {
  const { result, rerender, onOut } = renderClock(ten)
  pass(9000)
  rerender({ ...ten, name: 'b' })
  expect(result.current).toBe(10_000)
  pass(9000)
  expect(result.current).toBe(1000)
  expect(onOut).not.toHaveBeenCalled()
})

it('is none without seconds', () => {
  const { result, onOut } = renderClock({ ...ten, seconds: null })
  pass(60_000)
  expect(result.current).toBeNull()
  expect(onOut).not.toHaveBeenCalled()
})

it('goes on from where it was when the page is loaded again', () => {
  const before = renderClock(ten)
  pass(4000)
  before.unmount()
  expect(renderClock(ten).result.current).toBe(6000)
  expect(renderClock({ ...ten, name: 'b' }).result.current).toBe(10_000)
})

it.each(['', '{', 'null', '[]', '{"0":1}', '[-1,"a"]', '["1","a"]', '[5]'])(
  'begins anew where what this tab kept is damaged: %s',
  (text) => {
    sessionStorage.setItem('feltwise.clock', text)
    expect(renderClock(ten).result.current).toBe(10_000)
  },
)
