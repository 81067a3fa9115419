import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DailyGoal } from '@/app/progress/daily-goal'
import { GOALS, readGoal, setPreferences } from '@/app/_settings/preferences'
import { practiceOf } from '@/lib/teaching/quiz/goal'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answerRecord } from '@/tests/teaching/quiz/learner'

const log = vi.hoisted(() => ({ answers: [] as readonly AnswerRecord[] }))
vi.mock('@/app/progress/use-log', () => ({ useLog: () => log }))

const DAY = 86_400_000
const dayOf = (at: number): number => Math.floor(at / DAY)
const answers = (...times: number[]) => times.map((at, i) => answerRecord({ id: `a${i}`, at, time: 30_000 }))

it('a goal is a number of hands or of minutes, or none', () => {
  expect(GOALS.map(readGoal)).toContainEqual({ unit: 'minutes', count: 10 })
  expect(readGoal('none')).toBeNull()
  expect(GOALS.filter((goal) => readGoal(goal) === null)).toEqual(['none'])
})

it('what was practiced today are its answers and the time between them, long pauses left out', () => {
  const today = 100 * DAY
  const list = answers(today - DAY, today, today + 60_000, today + 120_000, today + 3_600_000)
  expect(practiceOf(list, 100, dayOf)).toEqual({ hands: 4, minutes: 3, days: 2 })
})

it('days in a row go on while today is open, and end with a day without an answer', () => {
  const on = (...days: number[]) => answers(...days.map((day) => day * DAY + 5000))
  expect(practiceOf(on(97, 98, 99), 100, dayOf).days).toBe(3)
  expect(practiceOf(on(97, 98, 100), 100, dayOf).days).toBe(1)
  expect(practiceOf(on(97, 98), 100, dayOf).days).toBe(0)
  expect(practiceOf([], 100, dayOf)).toEqual({ hands: 0, minutes: 0, days: 0 })
})

const given = () => screen.getByRole('region', { name: 'Daily goal' }).textContent

/** The middle of a day. */
const NOW = 20_000 * DAY + DAY / 2

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  setPreferences({ goal: 'none' })
  log.answers = []
})

afterEach(() => void vi.useRealTimers())

it('a goal is set on the progress page, and says what is done of it', async () => {
  log.answers = answers(...Array.from({ length: 4 }, () => NOW))
  render(<DailyGoal canSet />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  const [hands] = GOALS.filter((goal) => readGoal(goal)?.unit === 'hands')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Daily goal' }), hands!)
  expect(given()).toContain(`Today: 4 of ${readGoal(hands!)!.count} hands.`)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).not.toBe('0')
})

it('a goal that is reached says so; without one, or without answers, the first page shows nothing', () => {
  const goal = GOALS.find((one) => readGoal(one)?.unit === 'hands')!
  const { count } = readGoal(goal)!
  const { container, rerender } = render(<DailyGoal key="none" />)
  expect(container.textContent).toBe('')
  log.answers = answers(...Array.from({ length: count }, () => NOW))
  rerender(<DailyGoal key="no goal" />)
  expect(container.textContent).toBe('')
  setPreferences({ goal })
  rerender(<DailyGoal key="reached" />)
  expect(given()).toContain(`Done for today: ${count} hands.`)
})
