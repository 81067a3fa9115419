import { GAME_IDS } from '@/lib/games/ids'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualTable } from '@/lib/teaching/dealer-school/board'
import type { Exam } from '@/lib/teaching/dealer-school/exam'
import { makeCode, parseCode } from '@/lib/teaching/dealer-school/exam-code'
import {
  leftOf,
  readSitting,
  reduceSitting,
  resultOf,
  type SittingEvent,
  startSitting,
  writeSitting,
} from '@/lib/teaching/dealer-school/exam-sitting'

await loadSchoolGames(GAME_IDS)

const EXAM: Exam = {
  questions: 3,
  minutes: 2,
  pass: 60,
  seed: 'x',
  subject: { kind: 'foul', ...usualTable('three-card-poker') },
}
const T = 1_700_000_000_000
const began = startSitting('Anna', T)
const run = (...events: readonly SittingEvent[]) =>
  events.reduce((sitting, event) => reduceSitting(EXAM, sitting, event), began)
const answer = (text: string, ms: number): SittingEvent => ({ kind: 'answer', answer: text, now: T + ms })

describe('a sitting', () => {
  it('takes answers one by one and ends with the last', () => {
    const done = run(answer('0', 1000), answer('', 2000), answer('a', 9500))
    expect(done).toMatchObject({ answers: ['0', '', 'a'], ended: T + 9500 })
    expect(reduceSitting(EXAM, done, answer('b', 9900))).toBe(done)
    expect(resultOf(EXAM, done)).toMatchObject({ seconds: 10, answers: ['0', '', 'a'], begun: Math.floor(T / 60_000) })
  })

  it('ends with its time: an answer after it is none', () => {
    const late = run(answer('0', 1000), answer('a', 120_000))
    expect(late).toMatchObject({ answers: ['0'], ended: T + 120_000 })
    expect(resultOf(EXAM, late)).toMatchObject({ seconds: 120, answers: ['0', '', ''] })
    expect(run({ kind: 'tick', now: T + 500_000 })).toMatchObject({ ended: T + 120_000 })
    expect(run({ kind: 'end', now: T + 5000 })).toMatchObject({ ended: T + 5000 })
  })

  it('gives no time back: not by a reload, and not by a clock that is set back', () => {
    const sitting = run({ kind: 'draft', draft: 'half', now: T + 30_000 }, { kind: 'tick', now: T + 60_000 })
    const again = readSitting(EXAM, writeSitting(sitting))!
    expect(again).toEqual(sitting)
    expect(again.draft).toBe('half')
    expect(leftOf(EXAM, again, T + 70_000)).toBe(50_000)
    expect(leftOf(EXAM, again, T - 999_999)).toBe(60_000)
    expect(leftOf(EXAM, again, T + 999_999)).toBe(0)
  })

  it('is not read from what is none', () => {
    const read = (change: object) => readSitting(EXAM, JSON.stringify({ ...began, ...change }))
    expect(read({})).toEqual(began)
    for (const change of [
      { name: '' },
      { begun: 'x' },
      { seen: T - 1 },
      { answers: ['', '', '', ''] },
      { answers: ['~'] },
      { draft: 1 },
      { ended: 3 },
      { begun: 7e13, seen: 7e13 },
    ])
      expect(read(change)).toBeUndefined()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expect(readSitting(EXAM, text)).toBeUndefined()),
    )
    expect(readSitting(EXAM, null)).toBeUndefined()
  })

  it('comes to a result that a code holds, whatever happens in it', () => {
    const events = fc.array(
      fc.record({
        kind: fc.constantFrom('answer', 'tick', 'draft', 'end'),
        answer: fc.constantFrom('', '0', 'a', 'b', '~'),
        draft: fc.string(),
        now: fc.integer({ min: T - 1e6, max: T + 1e6 }),
      }),
    )
    fc.assert(
      fc.property(events, (all) => {
        const result = resultOf(EXAM, run(...(all as SittingEvent[])))
        expect(parseCode(makeCode(result))).toEqual({ ok: true, value: result })
      }),
    )
  })
})
