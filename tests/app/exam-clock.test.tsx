import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSitting } from '@/app/dealer-school/exam/running'
import type { Exam } from '@/lib/teaching/dealer-school/exam/exam'
import { leftOf } from '@/lib/teaching/dealer-school/exam/sitting'

const EXAM: Exam = {
  subject: { kind: 'disputes', game: 'casino-holdem' },
  questions: 3,
  minutes: 5,
  pass: 60,
  seed: 'abc',
}
const T = 1_795_770_000_000
const SECOND = 1000
const HOUR = 3600 * SECOND

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: T })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function begin() {
  const { result } = renderHook(() => useSitting(EXAM))
  return {
    start: () => act(() => result.current.start('Ana')),
    pass: (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * SECOND)),
    left: () => leftOf(EXAM, result.current.sitting!, result.current.sitting!.seen) / SECOND,
    ended: () => result.current.sitting?.ended !== undefined,
  }
}

it.each([-2 * HOUR, HOUR])('setting the device’s clock by %d ms changes nothing', (shift) => {
  const exam = begin()
  exam.start()
  exam.pass(10)
  vi.setSystemTime(T + 10 * SECOND + shift)
  exam.pass(10)
  expect([exam.left(), exam.ended()]).toEqual([280, false])
})

it('runs on during a reload, even if the clock had been set before', () => {
  const exam = begin()
  exam.start()
  vi.setSystemTime(T + HOUR)
  exam.pass(10)
  cleanup()
  vi.setSystemTime(T + HOUR + 30 * SECOND)
  const again = begin()
  again.pass(1)
  expect(again.left()).toBe(269)
})

it('counts a clock that was set back during a reload as no time', () => {
  const exam = begin()
  exam.start()
  exam.pass(10)
  cleanup()
  vi.setSystemTime(T - HOUR)
  const again = begin()
  again.pass(1)
  expect(again.left()).toBe(289)
})

it('ends at its limit if the reload took longer', () => {
  const exam = begin()
  exam.start()
  exam.pass(10)
  cleanup()
  vi.setSystemTime(T + 9 * HOUR)
  const again = begin()
  expect([again.left(), again.ended()]).toEqual([0, true])
})
