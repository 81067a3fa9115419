import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestOf, exact } from '@/lib/game/ev'
import type { Ev, Solution } from '@/lib/game/solution'
import { GRADE_RULES, GRADES, gradeAnswer, gradeOf, isMiss, isRight, OBVIOUS_GAP } from '@/lib/teaching/quiz/grade'

function solutionOf(evs: readonly Ev[]): Solution<string> {
  const options = evs.map((ev, i) => ({ action: `action ${i}`, ev, outcomes: [] }))
  return { options, best: bestOf(options) }
}
const real = (value: number): Ev => ({ kind: 'real', value })

describe('a grade', () => {
  it('has its bounds in ascending order', () => {
    const bounds = GRADES.map((grade) => GRADE_RULES[grade].below)
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b))
  })

  it.each([
    [0, 'best'],
    [1e-12, 'fine'],
    [0.0099, 'fine'],
    [0.01, 'inaccuracy'],
    [0.05, 'mistake'],
    [0.19, 'mistake'],
    [0.2, 'blunder'],
    [6, 'blunder'],
  ] as const)('of a loss of %d is %s', (loss, grade) => expect(gradeOf(loss)).toBe(grade))
})

describe('an answer', () => {
  it('is best at an exact tie, whichever was chosen', () => {
    const solution = solutionOf([exact(-1, 3), exact(-2, 6), exact(-1, 2)])
    for (const action of ['action 0', 'action 1']) {
      expect(gradeAnswer(solution, action)).toMatchObject({
        grade: 'best',
        cost: 0,
        loss: { num: 0n },
        best: ['action 0', 'action 1'],
      })
    }
    expect(gradeAnswer(solution, 'action 2')).toMatchObject({
      grade: 'mistake',
      loss: { kind: 'exact', num: 1n, den: 6n },
      gap: 1 / 6,
    })
  })

  it('is not best by less than a double can hold', () => {
    const den = 10n ** 40n
    const solution = solutionOf([exact(1, 3), exact(den - 1n, 3n * den)])
    expect(gradeAnswer(solution, 'action 1')).toMatchObject({ grade: 'fine', loss: { num: 1n, den: 3n * den } })
    expect(gradeAnswer(solution, 'action 1').cost).toBeGreaterThan(0)
  })

  it('costs a double where the game is worked out in doubles', () => {
    expect(gradeAnswer(solutionOf([real(-0.5), real(-0.25)]), 'action 0')).toMatchObject({
      grade: 'blunder',
      loss: { kind: 'real', value: 0.25 },
    })
  })

  it('is obvious from the gap on, and where nothing can go wrong', () => {
    const at = (gap: number) => gradeAnswer(solutionOf([real(0), real(-gap), real(-5)]), 'action 0')
    expect(at(OBVIOUS_GAP).isObvious).toBe(true)
    expect(at(OBVIOUS_GAP - 0.001)).toMatchObject({ isObvious: false, gap: OBVIOUS_GAP - 0.001, next: 'action 1' })
    expect(gradeAnswer(solutionOf([exact(1, 2), exact(2, 4)]), 'action 1')).toMatchObject({
      gap: null,
      next: null,
      isObvious: true,
    })
  })

  it('is no mistake where it follows the rule that was taught, and costs what it costs', () => {
    const solution = solutionOf([exact(-1, 1), exact(-3, 2), exact(-2, 1)])
    const followed = gradeAnswer(solution, 'action 1', ['action 1'])
    expect(followed).toMatchObject({ grade: 'followed', cost: 0.5 })
    expect([isRight(followed), isMiss(followed)]).toEqual([true, false])
    expect(gradeAnswer(solution, 'action 2', ['action 1']).grade).toBe('blunder')
    // Whoever found better than the rule found the best.
    expect(gradeAnswer(solution, 'action 0', ['action 1']).grade).toBe('best')
    expect(gradeAnswer(solution, 'action 0', ['action 0']).grade).toBe('best')
  })

  it('must be one of the options', () => {
    expect(() => gradeAnswer(solutionOf([exact(1, 2)]), 'surrender')).toThrow(/no option/)
  })

  it('never gains; best exactly at no loss; a worse one never has the better grade', () => {
    const ev = fc
      .tuple(fc.integer({ min: -600, max: 600 }), fc.integer({ min: 1, max: 300 }))
      .map(([num, den]) => exact(num, den))
    const evs = fc.oneof(
      fc.array(ev, { minLength: 1, maxLength: 5 }),
      fc.array(fc.double({ min: -3, max: 3, noNaN: true }).map(real), { minLength: 1, maxLength: 5 }),
    )
    fc.assert(
      fc.property(evs, (list) => {
        const solution = solutionOf(list)
        const verdicts = solution.options.map(({ action }) => gradeAnswer(solution, action))
        for (const { action, cost, grade, gap } of verdicts) {
          expect(cost).toBeGreaterThanOrEqual(0)
          expect(grade === 'best').toBe(solution.best.includes(action))
          expect(cost === 0).toBe(grade === 'best')
          if (cost > 0) expect(gap).toBeLessThanOrEqual(cost)
        }
        const grades: readonly string[] = GRADES
        const sorted = [...verdicts].sort((a, b) => a.cost - b.cost).map(({ grade }) => grades.indexOf(grade))
        expect(sorted).toEqual([...sorted].sort((a, b) => a - b))
      }),
    )
  })
})
