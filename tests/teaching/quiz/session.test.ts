import { expect, it } from 'vitest'
import { gradeOf } from '@/lib/teaching/quiz/grade'
import type { Answered } from '@/lib/teaching/quiz/record'
import { scoreOf } from '@/lib/teaching/quiz/session'

const one = (cost: number, isObvious = false): Answered => ({
  game: 'toy',
  drill: 'as-dealt',
  seed: 'k3x9-1',
  spot: 'hand-AsKd',
  stage: 'play',
  skill: 'AKs',
  action: 'raise',
  grade: gradeOf(cost),
  cost,
  isObvious,
  gap: isObvious ? 1 : 0.1,
})

it('nothing answered is no rate and no streak', () => {
  expect(scoreOf([])).toEqual({
    asked: 0,
    right: 0,
    byGrade: { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0, followed: 0 },
    cost: 0,
    counted: 0,
    errorRate: null,
    streak: 0,
    longestStreak: 0,
    own: null,
  })
})

it('adds up right answers, cost, grades and streaks', () => {
  const score = scoreOf([one(0), one(0), one(0), one(0.25), one(0), one(0.005), one(0), one(0)])
  expect(score).toMatchObject({ asked: 8, right: 6, cost: 0.255, streak: 2, longestStreak: 3 })
  expect(score.byGrade).toEqual({ best: 6, fine: 1, inaccuracy: 0, mistake: 0, blunder: 1, followed: 0 })
})

it('the error rate is thousandths per decision that counts: obvious ones got right do not', () => {
  expect(scoreOf([one(0, true)]).errorRate).toBeNull()
  expect(scoreOf([one(0, true), one(0), one(0.1), one(0, true)])).toMatchObject({ counted: 2, errorRate: 50 })
  expect(scoreOf([one(0), one(1, true)])).toMatchObject({ counted: 2, errorRate: 500 })
})

it('counts how often the person’s own way to play was followed, and what it gives away', () => {
  const own = (says: string, cost: number): Answered => ({ ...one(0), own: { strategy: 'short', says: [says], cost } })
  expect(scoreOf([own('raise', 0), own('check', 0.25), own('raise', 0.5), one(1)]).own).toEqual({
    asked: 3,
    followed: 2,
    cost: 0.75,
  })
})

it('is plain JSON, as is every answer', () => {
  const answers = [one(0), one(0.1)]
  expect(JSON.parse(JSON.stringify(answers))).toEqual(answers)
  expect(JSON.parse(JSON.stringify(scoreOf(answers)))).toEqual(scoreOf(answers))
})
