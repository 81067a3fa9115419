import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Certificate } from '@/app/dealer-school/exam/result-page'
import type { Exam } from '@/lib/teaching/dealer-school/exam/exam'
import { makeRuling } from '@/lib/teaching/dealer-school/records/answer-texts'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { makeCode, parseCode } from '@/lib/teaching/dealer-school/exam/code'
import { askExam } from '@/lib/teaching/dealer-school/exam/grade'
import { must } from '@/lib/result'

afterEach(cleanup)

const EXAM: Exam = {
  subject: { kind: 'disputes', game: 'casino-holdem' },
  questions: 3,
  minutes: 5,
  pass: 60,
  seed: 'abc',
  house: 'Casino Royal',
}

await loadSchoolGames(['casino-holdem'])

const rulings = [1, 2, 3].map((index) => {
  const asked = askExam(EXAM, index)
  if (asked.kind !== 'disputes') throw new Error('the exam asks for rulings')
  return makeRuling(asked.question, asked.question.dispute.ruling)
})
const resultOf = (answers: readonly string[]) => ({
  exam: EXAM,
  name: 'Ana Ruiz',
  begun: 29_000_000,
  seconds: 90,
  answers,
})

describe('a certificate', () => {
  it('names the house, the dealer, the points and its link, after marking every answer again', () => {
    const result = resultOf(rulings)
    const code = makeCode(result)
    render(<Certificate result={must(parseCode(code))} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana Ruiz')
    const text = screen.getByRole('article').textContent
    expect(text).toContain('Casino Royal')
    expect(text).toContain('3 of 3 points (100%); 60% passes')
    expect(text).toContain(`certificate=${code}`)
    expect(screen.getByRole('status').textContent).toContain('marked all 3 answers')
  })

  it('isn’t given to a result that did not pass', () => {
    render(<Certificate result={resultOf([rulings[0]!, '', ''])} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('wasn’t passed')
    expect(screen.queryByText('Casino Royal')).toBeNull()
  })
})
