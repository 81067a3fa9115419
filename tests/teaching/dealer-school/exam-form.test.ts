import { expect, it } from 'vitest'
import {
  INITIAL,
  readForm,
  SAMPLE,
  withChange,
  withoutPart,
  withPart,
  gamesOf,
  textsOf,
} from '@/app/dealer-school/exam/form-state'
import { subjectInWords } from '@/app/dealer-school/exam/words'
import { makeExam, parseExam, partsOf } from '@/lib/teaching/dealer-school/exam'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { disputesOf } from '@/lib/teaching/dealer-school/disputes'
import { must } from '@/lib/result'

const form = { ...INITIAL, seed: 'abc' }

it('an exam on disputes asks no more of them than there are', async () => {
  const [first] = form.parts
  await loadSchoolGames([first!.game])
  const { length } = disputesOf(first!.game)
  expect(Number(first!.questions)).toBeGreaterThan(length)
  const disputes = withChange(form, { subject: 'disputes' })
  expect(must(readForm(disputes)).questions).toBe(length)
  expect(readForm(withChange(disputes, { questions: String(length + 1) }))).toMatchObject({
    ok: false,
    problem: { name: 'BadNumber', at: 'questions' },
  })
  expect(withChange(withChange(form, { questions: '5' }), { subject: 'disputes' }).parts[0]!.questions).toBe('5')
  expect(must(readForm(withChange(form, { subject: 'foul' }))).questions).toBe(Number(first!.questions))
})

it('parts are added, changed and removed one by one, and a house’s own pay table goes with its part', async () => {
  await loadSchoolGames(gamesOf(SAMPLE))
  const mixed = { ...form, parts: SAMPLE }
  const exam = must(readForm(mixed))
  expect(exam.questions).toBe(20)
  expect(partsOf(exam).map(({ subject, weight }) => [subject.kind, weight])).toEqual([
    ['house-way', 1],
    ['payouts', 2],
    ['foul', 2],
  ])
  const paying = { ...mixed, at: 1 }
  const texts = textsOf(SAMPLE[1]!)
  const own = withChange(paying, { rules: { ...texts, edits: { ...texts.edits, 'trips.flush': '9' } } })
  const part = partsOf(must(readForm(own)))[1]!.subject
  expect(part.kind === 'payouts' && part.rules.pays.trips!.flush).toBe(9)
  const broken = withChange(paying, { rules: { ...texts, edits: { 'trips.flush': 'nine' } } })
  expect(readForm(broken)).toMatchObject({ ok: false, problem: { at: 'rules' } })
  expect(must(readForm(withPart(own))).questions).toBe(25)
  expect(must(readForm(withoutPart(withoutPart(own, 2), 0))).subject.kind).toBe('payouts')
  expect(must(readForm({ ...mixed, house: ' Casino  Royal ' })).house).toBe('Casino Royal')
})

it('a house’s rules and limits are told in words, and its rules go with their game', async () => {
  await loadSchoolGames(['pai-gow-poker', 'three-card-poker'])
  const paying = withChange(withChange(form, { subject: 'payouts' }), { game: 'pai-gow-poker' })
  const house = withChange(paying, { settles: ['ez'], limits: { least: 25, most: 500 } })
  expect(subjectInWords(must(readForm(house)).subject)).toMatch(/Pai Gow Poker .*· EZ: no commission.* · \$25 to \$500$/)
  expect(subjectInWords(must(readForm(withChange(house, { limits: { least: 25 } }))).subject)).toMatch(/\$25 or more$/)
  const other = must(readForm(withChange(house, { game: 'three-card-poker' })))
  expect(must(parseExam(makeExam(other)))).toEqual(other)
})
