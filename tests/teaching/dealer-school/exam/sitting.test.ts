import { GAME_IDS } from '@/lib/games/ids'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { type Exam, examOfParts, type PlainSubject } from '@/lib/teaching/dealer-school/exam/exam'
import { makeCode, parseCode } from '@/lib/teaching/dealer-school/exam/code'
import {
  leftOf,
  leftOfPart,
  readSitting,
  reduceSitting,
  resultOf,
  type SittingEvent,
  startSitting,
  writeSitting,
} from '@/lib/teaching/dealer-school/exam/sitting'

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

describe('a part with a time limit of its own', () => {
  const subject: PlainSubject = { kind: 'foul', ...usualTable('three-card-poker') }
  const TIMED = examOfParts(
    [
      { subject, questions: 2, weight: 1, minutes: 1 },
      { subject, questions: 2, weight: 1, minutes: 2 },
      { subject, questions: 1, weight: 1 },
    ],
    { minutes: 5, pass: 60, seed: 'x' },
  )
  const sit = (...events: readonly SittingEvent[]) =>
    events.reduce((sitting, event) => reduceSitting(TIMED, sitting, event), began)
  const tick = (ms: number): SittingEvent => ({ kind: 'tick', now: T + ms })

  it('ends with it: its open questions stay unanswered, and the next part begins', () => {
    const open = sit(answer('0', 1000), tick(59_999))
    expect(leftOfPart(TIMED, open, T + 50_000)).toBe(1)
    expect(open).toMatchObject({ answers: ['0'], isCut: false })
    const cut = reduceSitting(TIMED, open, tick(61_000))
    expect(cut).toMatchObject({ answers: ['0', ''], isCut: true, partBegun: T + 60_000, ended: undefined, draft: '' })
    expect(leftOfPart(TIMED, cut, T + 61_000)).toBe(119_000)
    expect(reduceSitting(TIMED, cut, answer('a', 62_000))).toMatchObject({ answers: ['0', '', 'a'], isCut: false })
  })

  it('takes no answer after it, not even for the question that comes next', () => {
    expect(sit(answer('0', 1000), answer('a', 60_000))).toMatchObject({ answers: ['0', ''], isCut: true })
    expect(sit({ kind: 'end', now: T + 60_000 })).toMatchObject({ answers: ['', ''], ended: T + 60_000 })
  })

  it('begins when the part before is done, and gives none of its time on', () => {
    const second = sit(answer('0', 1000), answer('0', 20_000))
    expect(second).toMatchObject({ partBegun: T + 20_000, isCut: false })
    expect(leftOfPart(TIMED, second, T + 20_000)).toBe(120_000)
    const last = [answer('', 21_000), answer('', 22_000)].reduce((now, one) => reduceSitting(TIMED, now, one), second)
    expect(leftOfPart(TIMED, last, T + 22_000)).toBeUndefined()
    expect(leftOf(TIMED, last, T + 22_000)).toBe(278_000)
  })

  it('runs on while nobody looks, part by part, until the exam’s own time', () => {
    expect(sit(tick(179_999)).answers).toEqual(['', ''])
    expect(sit(tick(200_000))).toMatchObject({ answers: ['', '', '', ''], ended: undefined, partBegun: T + 180_000 })
    expect(sit(tick(900_000))).toMatchObject({ answers: ['', '', '', ''], ended: T + 300_000 })
    const short = examOfParts(
      [
        { subject, questions: 1, weight: 1 },
        { subject, questions: 1, weight: 1, minutes: 1 },
      ],
      { minutes: 5, pass: 60, seed: 'x' },
    )
    const ended = reduceSitting(short, reduceSitting(short, began, answer('0', 1000)), tick(90_000))
    expect(ended).toMatchObject({ answers: ['0', ''], ended: T + 61_000 })
  })

  it('is kept through a reload, and what an older version kept is read', () => {
    const second = sit(answer('0', 1000), answer('0', 20_000))
    expect(readSitting(TIMED, writeSitting(second))).toEqual(second)
    const { partBegun, isCut, ...before } = second
    expect([partBegun, isCut]).toEqual([T + 20_000, false])
    expect(readSitting(TIMED, JSON.stringify(before))).toMatchObject({ partBegun: T, isCut: false })
    expect(readSitting(TIMED, JSON.stringify({ ...second, partBegun: T + 9e9 }))).toMatchObject({ partBegun: T })
  })
})
