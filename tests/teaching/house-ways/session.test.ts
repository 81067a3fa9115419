import { describe, expect, it } from 'vitest'
import { KNOWN_WAYS, setHand, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import {
  type Answer,
  type Course,
  reduceSession,
  scoreOf,
  type Session,
  startSession,
} from '@/lib/teaching/house-ways/session'
import { usualShareOf } from '@/lib/engines/pai-gow/house-ways/shares'

const PLAYNOW = KNOWN_WAYS[0]!
const COURSE: Course = {
  dealing: usually(PLAYNOW),
  asked: { kind: 'all' },
  share: (clause) => usualShareOf(PLAYNOW, clause),
  others: KNOWN_WAYS,
}

const right = (session: Session) =>
  reduceSession(COURSE, session, {
    kind: 'answer',
    low: setHand(COURSE.dealing, session.question.cards)!.low,
    ms: 1000,
  })

describe('a session', () => {
  it('goes from question to verdict to the next question, as plain data', () => {
    const first = startSession(COURSE, 'walk-1')
    const answered = right(first)
    expect(answered.verdict?.isRight).toBe(true)
    expect(answered.answers).toEqual([
      { way: 'playnow', seed: 'walk-1', clause: first.question.clause.id, isRight: true, ms: 1000 },
    ])
    expect(structuredClone(answered)).toEqual(answered)
    const next = reduceSession(COURSE, answered, { kind: 'next' })
    expect(next.verdict).toBeUndefined()
    expect(next.question.seed).not.toBe('walk-1')
    expect(next.answers).toBe(answered.answers)
  })

  it('changes nothing by an event that does not fit', () => {
    const first = startSession(COURSE, 'walk-1')
    expect(reduceSession(COURSE, first, { kind: 'next' })).toBe(first)
    expect(reduceSession(COURSE, first, { kind: 'answer', low: first.question.cards.slice(0, 1), ms: 1 })).toBe(first)
    const answered = right(first)
    expect(right(answered)).toBe(answered)
  })

  it('replays any hand from its seed', () => {
    let session = startSession(COURSE, 'replay-1')
    for (let i = 0; i < 20; i++) session = reduceSession(COURSE, right(session), { kind: 'next' })
    for (const { seed, clause } of session.answers) expect(startSession(COURSE, seed).question.clause.id).toBe(clause)
  })
})

describe('the score', () => {
  const answer = (clause: string, isRight: boolean, ms: number): Answer => ({
    way: 'playnow',
    seed: 's-1',
    clause,
    isRight,
    ms,
  })

  it('adds up', () => {
    const score = scoreOf([
      answer('P1', true, 3000),
      answer('P1', true, 1000),
      answer('K1', false, 2000),
      answer('K1', true, 4000),
    ])
    expect(score).toMatchObject({
      asked: 4,
      right: 3,
      streak: 1,
      longestStreak: 2,
      medianMs: 2500,
      recent: [true, true, false, true],
    })
    expect(score.byClause).toEqual([
      { clause: 'K1', asked: 2, right: 1 },
      { clause: 'P1', asked: 2, right: 2 },
    ])
  })

  it('is empty before the first answer', () => {
    expect(scoreOf([])).toMatchObject({ asked: 0, right: 0, streak: 0, medianMs: undefined, byClause: [] })
  })
})
