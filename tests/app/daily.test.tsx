import { act, render, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UsedLog } from '@/app/progress/use-log'
import { dayInWords, isInTime, readDay, shortDay } from '@/app/daily/dates'
import { dayOf, startOfDay, useToday } from '@/app/_ui/use-today'
import { DayHand, answeredInTime, dailyAnswers } from '@/app/daily/day-hand'
import { sharedText } from '@/app/daily/past'
import { GAMES } from '@/lib/games/index'
import { dailyCandidate, gameOfDay, makeDay, parseDay } from '@/lib/teaching/quiz/daily'
import type { AnswerRecord, Kept } from '@/lib/teaching/quiz/record'
import { OPENING } from '@/lib/storage/view'
import { must } from '@/lib/result'

vi.mock('@/app/_solver/use-solver', async () =>
  (await import('@/tests/app/solved-at-once')).solvedAtOnce('three-card-poker'),
)

/* 20 November 2026 is Three Card Poker's: the hand is found and solved in a moment. */
const DAY = must(parseDay('2026-11-20'))
const game = gameOfDay(GAMES, DAY)
const NAMES = new Map(GAMES.map(({ id, name }) => [id, name]))
const MILLISECONDS = 86_400_000
const noon = (day: number): number => (day + 0.5) * MILLISECONDS

beforeEach(() => {
  vi.setSystemTime(noon(DAY))
  // A page without a screen has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
})

let added: Kept[] = []
function Page({ answers = [], day = DAY }: { readonly answers?: readonly AnswerRecord[]; readonly day?: number }) {
  const [kept, setKept] = useState(answers)
  const log: UsedLog = {
    ...OPENING,
    status: 'ready',
    answers: kept,
    keep: (records) => {
      added = [...added, ...records]
      setKept((now) => [...now, ...records.filter((one) => one.kind === 'answer')])
      return Promise.resolve(true)
    },
  }
  return <DayHand game={gameOfDay(GAMES, day)} names={NAMES} day={day} now={DAY} log={log} />
}

const question = () => screen.queryByRole('list', { name: /^Your decision/ })
const answer = () => screen.getByRole('region', { name: 'The answer' })

/** The record that answering the day's hand makes. */
async function answered(): Promise<AnswerRecord> {
  added = []
  const { unmount } = render(<Page />)
  await userEvent.keyboard('1')
  unmount()
  return added[0] as AnswerRecord
}

describe('the hand of a day', () => {
  it('is asked once: graded, kept, and there again at the next visit', async () => {
    expect(game.id).toBe('three-card-poker')
    added = []
    const { unmount } = render(<Page />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Daily hand')
    expect(question()!.textContent).toMatch(/Play.*\$10.*Fold.*lose \$10/)
    await userEvent.click(screen.getByRole('button', { name: /^Play/ }))
    expect(question()).toBeNull()
    expect(within(answer()).getByRole('heading', { level: 2 }).textContent).toMatch(
      /^(Best|Fine|Inaccuracy|Mistake|Blunder)$/,
    )
    expect(document.activeElement).toBe(answer())
    const record = added[0] as AnswerRecord
    expect(record).toMatchObject({
      kind: 'answer',
      game: game.id,
      choice: 'daily',
      rules: '',
      at: noon(DAY),
      isObvious: false,
    })
    expect(record.time).toBeGreaterThanOrEqual(0)
    unmount()

    render(<Page answers={[record]} />)
    expect(question()).toBeNull()
    await userEvent.keyboard('2')
    expect(added).toHaveLength(1)
    expect(within(answer()).getByRole('link', { name: 'Train decisions like this' }).getAttribute('href')).toBe(
      `/${game.id}/trainer?drill=${record.drill}&choice=skill&skill=${encodeURIComponent(record.skill)}&deal=line`,
    )
  })

  it('keeps its first answer, and takes none of another game or of another kind', async () => {
    const record = await answered()
    const later = { ...record, id: 'later', action: 'fold', at: record.at + 1000 }
    expect(dailyAnswers([record, later]).get(DAY)).toBe(record)
    expect(
      dailyAnswers([
        { ...record, choice: 'drill' },
        { ...record, game: 'xx-poker' },
        { ...record, seed: 'k3x9-1' },
      ]).size,
    ).toBe(0)
  })

  it('asks again where what was kept cannot be laid out', async () => {
    const record = await answered()
    render(<Page answers={[{ ...record, action: '<b>' }]} />)
    expect(question()).not.toBeNull()
  })

  it('answered late counts as answered, but not for the days in a row', async () => {
    const record = await answered()
    expect(answeredInTime(dailyAnswers([record])).has(DAY)).toBe(true)
    expect(answeredInTime(dailyAnswers([{ ...record, at: noon(DAY + 1) }])).has(DAY)).toBe(false)
    render(<Page answers={[{ ...record, at: noon(DAY + 1) }]} />)
    expect(screen.getByText(/doesn’t count toward your streak/)).toBeTruthy()
  })

  it('lists the days before with what was answered', async () => {
    const record = await answered()
    render(<Page answers={[record]} />)
    const days = within(screen.getByRole('navigation', { name: 'Other days' })).getAllByRole('link')
    expect(days[0]!.textContent).toContain('Today')
    expect(days[0]!.getAttribute('aria-current')).toBe('page')
    expect(days[1]!.textContent).toBe(`Open:${gameOfDay(GAMES, DAY - 1).name}${shortDay(DAY - 1)}`)
    expect(days[1]!.getAttribute('href')).toBe('/daily?date=2026-11-19')
  })
})

describe('an address', () => {
  const read = (query: string) => readDay(new URLSearchParams(query), DAY, noon(DAY) - MILLISECONDS / 4)

  it('is of today, or of the day it names', () => {
    expect(read('')).toEqual({ ok: true, value: DAY })
    expect(read('date=2026-01-01').ok).toBe(true)
    expect(dayInWords(DAY)).toBe('20 November 2026')
  })

  it('of tomorrow, of a day before the first and of no day is told', () => {
    expect(read('date=2026-11-21')).toMatchObject({ ok: false, problem: { name: 'FutureDay' } })
    expect(read('date=2025-12-31')).toMatchObject({ ok: false, problem: { name: 'NoHand' } })
    expect(read('date=yesterday')).toMatchObject({ ok: false, problem: { name: 'BadDate' } })
    expect(read('date=')).toMatchObject({ ok: false, problem: { name: 'BadDate' } })
  })
})

it('what is shared tells the day, the game and the grade, and neither cards nor answer', async () => {
  const record = await answered()
  const { state } = dailyCandidate(game, DAY, 1)
  const text = sharedText(DAY, game.name, record.grade, 4)
  expect(text).toMatch(
    /^Feltwise daily hand, 20 November 2026\nThree Card Poker: \S+ (Best|Fine|Inaccuracy|Mistake|Blunder), 4 days in a row$/,
  )
  expect(text).not.toContain(game.make(state))
  for (const spoiler of ['play', 'Play', 'fold', 'queen', '♠']) expect(text).not.toContain(spoiler)
  expect(sharedText(DAY, game.name, 'best', 1)).not.toContain('row')
  const clipboard = vi.fn(() => Promise.resolve())
  render(<Page answers={[record]} />)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: clipboard }, configurable: true })
  await act(async () => screen.getByRole('button', { name: 'Copy the result' }).click())
  expect(clipboard).toHaveBeenCalledWith(expect.stringMatching(/\nhttp:\/\/localhost(:\d+)?\/daily\?date=2026-11-20$/))
  expect(screen.getByText('Copied')).toBeTruthy()
})

describe.each(['America/Los_Angeles', 'America/Mexico_City', 'Europe/London', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'in %s',
  (zone) => {
    const before = process.env.TZ
    beforeEach(() => {
      process.env.TZ = zone
    })
    afterEach(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    /** So many minutes after the reader's midnight at the start of the day. */
    const local = (day: number, minutes: number): number => startOfDay(day) + minutes * 60_000
    const onClock = (moment: number): string =>
      new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(moment)

    it('the day is the reader’s: from their midnight to their next one', () => {
      for (const minutes of [0, 1, 16 * 60, 24 * 60 - 1]) {
        expect(dayOf(local(DAY, minutes))).toBe(DAY)
        expect(isInTime(DAY, local(DAY, minutes))).toBe(true)
      }
      expect(dayOf(local(DAY, 24 * 60))).toBe(DAY + 1)
      expect([local(DAY, 0), local(DAY, 24 * 60)].map(onClock)).toEqual(['2026-11-20 00:00', '2026-11-21 00:00'])
    })

    it('a page that stays open shows the next day at midnight, and when the device wakes', () => {
      vi.useFakeTimers()
      vi.setSystemTime(local(DAY, 24 * 60 - 1))
      const { result, unmount } = renderHook(() => useToday())
      expect(result.current).toBe(DAY)
      act(() => void vi.advanceTimersByTime(60_000))
      expect(result.current).toBe(DAY + 1)
      vi.setSystemTime(local(DAY + 3, 5))
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      expect(result.current).toBe(DAY + 3)
      unmount()
      vi.useRealTimers()
    })

    it('a friend’s hand of today opens, wherever it is today, and no later one', () => {
      const at = local(DAY, 12 * 60)
      const latest = Math.floor((at + 14 * 3_600_000) / MILLISECONDS)
      const open = (day: number) => readDay(new URLSearchParams({ date: makeDay(day) }), dayOf(at), at).ok
      expect([open(latest), open(latest + 1)]).toEqual([true, false])
    })
  },
)

it('an answer counts as in time as it did when days were counted in UTC', () => {
  expect(isInTime(DAY, DAY * MILLISECONDS + 60_000)).toBe(true)
  expect(isInTime(DAY, (DAY + 1) * MILLISECONDS - 60_000)).toBe(true)
})
