import { expect, it } from 'vitest'
import { INITIAL, readForm, withChange } from '@/app/dealer-school/exam/form-state'
import { DISPUTES } from '@/lib/teaching/dealer-school/disputes'
import { must } from '@/lib/result'

const form = { ...INITIAL, seed: 'abc' }

it('an exam on disputes asks no more of them than there are', () => {
  expect(Number(form.questions)).toBeGreaterThan(DISPUTES.length)
  const disputes = withChange(form, { subject: 'disputes' })
  expect(must(readForm(disputes)).questions).toBe(DISPUTES.length)
  expect(readForm({ ...disputes, questions: String(DISPUTES.length + 1) })).toMatchObject({
    ok: false,
    problem: { name: 'BadNumber', at: 'questions' },
  })
  expect(withChange({ ...form, questions: '5' }, { subject: 'disputes' }).questions).toBe('5')
  expect(must(readForm(withChange(form, { subject: 'foul' }))).questions).toBe(Number(form.questions))
})
