import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarOf, dueAt, retrievability, scheduleOf, type ScheduledSkill } from '@/lib/teaching/quiz/schedule'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answerRecord, DAY, START } from './learner'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const MINUTE = 60_000

/** The only skill of a log. */
function only(answers: readonly AnswerRecord[]): ScheduledSkill {
  const [one, ...others] = scheduleOf(answers)
  expect(others).toEqual([])
  return one!
}

const right = (at: number, over: Partial<AnswerRecord> = {}): AnswerRecord => answerRecord({ at, ...over })
const miss = (at: number, over: Partial<AnswerRecord> = {}): AnswerRecord => answerRecord({ at, cost: 0.08, ...over })

/*
 * FSRS-6 as it is published (open-spaced-repetition, “The Algorithm”), with its default weights: written down anew from the formulas.
 */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const
const FACTOR = 0.9 ** (-1 / W[20]) - 1
const recall = (days: number, s: number): number => (1 + (FACTOR * days) / s) ** -W[20]
const initialDifficulty = (g: number): number => W[4] - Math.exp(W[5] * (g - 1)) + 1
const afterRecall = (s: number, d: number, days: number): number =>
  s * (1 + Math.exp(W[8]) * (11 - d) * s ** -W[9] * (Math.exp(W[10] * (1 - recall(days, s))) - 1))
const afterLapse = (s: number, d: number, days: number): number =>
  Math.min(
    s / Math.exp(W[17] * W[18]),
    W[11] * d ** -W[12] * ((s + 1) ** W[13] - 1) * Math.exp(W[14] * (1 - recall(days, s))),
  )
const nextDifficulty = (d: number, g: number): number =>
  W[7] * initialDifficulty(4) + (1 - W[7]) * (d + (-W[6] * (g - 3) * (10 - d)) / 9)

describe('the memory of one skill', () => {
  it('begins as FSRS says after a right answer and after a miss', () => {
    const known = only([right(START)])
    expect(known.stability).toBeCloseTo(W[2], 6)
    expect(known.difficulty).toBeCloseTo(initialDifficulty(3), 6)
    expect(known.due).toBe(START + 2 * DAY)
    const missed = only([miss(START)])
    expect(missed.stability).toBeCloseTo(W[0], 6)
    expect(missed.difficulty).toBeCloseTo(initialDifficulty(1), 6)
    expect(missed.due).toBe(START + 10 * MINUTE)
  })

  it('grows with each success by the published formula: answered whenever it is due', () => {
    const log = [right(START)]
    let [s, d]: [number, number] = [W[2], initialDifficulty(3)]
    const intervals: number[] = []
    for (let i = 0; i < 6; i++) {
      const { due, last } = only(log)
      const days = (due - last) / DAY
      expect(days).toBe(Math.max(1, Math.round(s)))
      intervals.push(days)
      log.push(right(due))
      ;[s, d] = [afterRecall(s, d, days), nextDifficulty(d, 3)]
      expect(only(log).stability).toBeCloseTo(s, 4)
      expect(only(log).difficulty).toBeCloseTo(d, 6)
    }
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b))
    expect(intervals.at(-1)).toBeGreaterThan(20 * intervals[0]!)
  })

  it('shrinks by a miss, comes again in the same sitting, and starts over from less', () => {
    const log = [right(START), right(START + 2 * DAY)]
    const before = only(log)
    const at = before.due
    const after = only([...log, miss(at)])
    expect(after.stability).toBeCloseTo(afterLapse(before.stability, before.difficulty, (at - before.last) / DAY), 4)
    expect(after.stability).toBeLessThan(before.stability)
    expect(after.difficulty).toBeGreaterThan(before.difficulty)
    expect(after.due).toBe(at + 10 * MINUTE)
    const again = only([...log, miss(at), right(at + 10 * MINUTE)])
    expect(again.due - again.last).toBeLessThan(before.due - before.last)
    expect(again).toMatchObject({ answers: 4, misses: 1 })
  })

  it('many right answers in one sitting put nothing off for weeks', () => {
    const { due, last } = only(Array.from({ length: 30 }, (_, i) => right(START + i * MINUTE)))
    expect(due - last).toBe(2 * DAY)
  })

  it('a fine answer is remembered, if not so well', () => {
    const best = only([right(START), right(START + 2 * DAY)])
    const fine = only([right(START), answerRecord({ at: START + 2 * DAY, cost: 0.004 })])
    expect(fine.misses).toBe(0)
    expect(fine.stability).toBeGreaterThan(W[2])
    expect(fine.stability).toBeLessThan(best.stability)
  })

  it('the chance to remember is nine in ten after as many days as its stability', () => {
    const one = only([right(START), right(START + 2 * DAY)])
    expect(retrievability(one, one.last)).toBe(1)
    expect(retrievability(one, one.last + one.stability * DAY)).toBeCloseTo(0.9, 6)
    expect(retrievability(one, one.last + 50 * DAY)).toBeCloseTo(recall(50, one.stability), 6)
  })
})

describe('which answers are repetitions', () => {
  const obvious = { gap: 2 } as const

  it('an obvious decision got right is nothing to repeat; one that was missed is', () => {
    expect(scheduleOf([right(START, obvious), right(START + DAY, obvious)])).toEqual([])
    const log = [right(START, obvious), miss(START + DAY, obvious)]
    expect(only(log)).toMatchObject({ last: START + DAY, answers: 1, misses: 1 })
    const later = only([...log, right(START + 2 * DAY, obvious), right(START + 3 * DAY, obvious)])
    expect(later.answers).toBe(3)
    expect(later.due).toBeGreaterThan(later.last + DAY - 1)
  })

  it('cards seen before, answered right, are no repetition; missed again they are', () => {
    const first = right(START)
    const again = { seed: first.seed, spot: first.spot, choice: 'replay' } as const
    expect(only([first, right(START + 2 * DAY, again)])).toEqual(only([first]))
    expect(only([first, miss(START + 2 * DAY, again)])).toMatchObject({ answers: 2, misses: 1 })
  })

  it('what follows in a deal seen before has been seen too, on whatever path', () => {
    const one = answerRecord({ seed: 'k-1', spot: 'before' })
    const two = answerRecord({ seed: 'k-1', spot: 'flop', at: START + 1, skill: 'B' })
    const other = answerRecord({ seed: 'k-1', spot: 'river', at: START + DAY + 1, skill: 'C' })
    expect(scheduleOf([one, two, { ...one, id: 'again', at: START + DAY }, other]).map(({ skill }) => skill)).toEqual([
      'A',
      'B',
    ])
  })

  it('a replay by somebody who never saw the hands counts', () => {
    expect(only([right(START, { choice: 'replay' })]).answers).toBe(1)
  })

  it('games and rules are told apart where that is asked', () => {
    const log = [right(START), right(START, { game: 'other' }), right(START + 1, { rules: 'own', skill: 'B' })]
    expect(scheduleOf(log)).toHaveLength(3)
    expect(scheduleOf(log, { game: 'toy' })).toHaveLength(2)
    expect(scheduleOf(log, { game: 'toy', rules: '' }).map(({ skill }) => skill)).toEqual(['A'])
    expect(scheduleOf(log, { game: 'toy', rules: 'own' }).map(({ skill }) => skill)).toEqual(['B'])
  })
})

describe('a schedule', () => {
  /** A is always missed, B never, C every other time; each is asked once a day for ten days. */
  const log = Array.from({ length: 10 }, (_, day) => START + day * DAY).flatMap((at, day) => [
    miss(at, { skill: 'A' }),
    right(at + 1000, { skill: 'B' }),
    answerRecord({ at: at + 2000, skill: 'C', cost: day % 2 === 1 ? 0.08 : 0 }),
  ])
  const end = START + 9 * DAY

  it('of a learner with a known pattern: what is missed is due at once, what is known rests', () => {
    const schedule = scheduleOf(log)
    expect(schedule.map(({ skill, answers, misses }) => [skill, answers, misses])).toEqual([
      ['A', 10, 10],
      ['C', 10, 5],
      ['B', 10, 0],
    ])
    expect(dueAt(schedule, end + 9 * MINUTE)).toEqual([])
    expect(dueAt(schedule, end + 11 * MINUTE).map(({ skill }) => skill)).toEqual(['A', 'C'])
    expect(schedule.find(({ skill }) => skill === 'B')!.due).toBeGreaterThan(end + 10 * DAY)
    const [a, c, b] = schedule
    expect(a!.difficulty).toBeGreaterThan(c!.difficulty)
    expect(c!.difficulty).toBeGreaterThan(b!.difficulty)
  })

  it('is the same in whatever order the records lie', () => {
    expect(scheduleOf([...log].reverse())).toEqual(scheduleOf(log))
    expect(scheduleOf([...log.slice(13), ...log.slice(0, 13)])).toEqual(scheduleOf(log))
    const twins = [right(START, { id: 'b', cost: 0.08 }), right(START, { id: 'a' })]
    expect(scheduleOf(twins)).toEqual(scheduleOf([...twins].reverse()))
  })

  it('asks no clock and no chance', () => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('chance was asked')
    })
    vi.useFakeTimers({ toFake: ['Date'] })
    const schedules = [START - 4000 * DAY, START + 4 * DAY, START + 4000 * DAY].map((now) => {
      vi.setSystemTime(now)
      return scheduleOf(log)
    })
    expect(schedules[0]).toHaveLength(3)
    expect(schedules.slice(1)).toEqual([schedules[0], schedules[0]])
  })

  it('a calendar counts each skill on its day, what is overdue today', () => {
    const schedule = scheduleOf([
      miss(START, { skill: 'A' }),
      right(START, { skill: 'B' }),
      right(START + DAY, { skill: 'C' }),
      right(START - 40 * DAY, { skill: 'D' }),
    ])
    const days = calendarOf(
      schedule,
      [0, 1, 2, 3, 4].map((day) => START + day * DAY),
    )
    expect(days.map(({ due }) => due.map(({ skill }) => skill))).toEqual([['D', 'A'], [], ['B'], ['C']])
    expect(days[0]).toMatchObject({ from: START, to: START + DAY })
    expect(calendarOf([], [START, START + DAY])).toEqual([{ from: START, to: START + DAY, due: [] }])
  })

  it('is plain data, and empty of nothing', () => {
    expect(scheduleOf([])).toEqual([])
    expect(JSON.parse(JSON.stringify(scheduleOf(log)))).toEqual(scheduleOf(log))
  })
})
