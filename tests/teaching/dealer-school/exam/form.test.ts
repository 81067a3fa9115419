import { is } from 'valibot'
import { expect, it } from 'vitest'
import {
  INITIAL,
  readForm,
  SAMPLE,
  withChange,
  withoutPart,
  withPart,
  gamesOf,
  keptForm,
  paysCommission,
  textsOf,
} from '@/app/dealer-school/exam/form-state'
import { subjectInWords } from '@/app/dealer-school/exam/words'
import { makeExam, parseExam, partsOf } from '@/lib/teaching/dealer-school/exam/exam'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { disputesOf } from '@/lib/teaching/dealer-school/disputes/disputes'
import { must } from '@/lib/result'

const form = { ...INITIAL, seed: 'abc' }
const isForm = (kept: unknown): boolean => is(keptForm, kept)

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
  expect(subjectInWords(must(readForm(house)).subject)).toMatch(
    /Pai Gow Poker .*· EZ: no commission.* · \$25 to \$500$/,
  )
  expect(subjectInWords(must(readForm(withChange(house, { limits: { least: 25 } }))).subject)).toMatch(/\$25 or more$/)
  // A form kept by another version may have a rule that no link of this one can have.
  expect(must(readForm(withChange(house, { settles: ['of-later', 'ez'] })))).toEqual(must(readForm(house)))
  const other = must(readForm(withChange(house, { game: 'three-card-poker' })))
  expect(must(parseExam(makeExam(other)))).toEqual(other)
})

it('asks how commission is rounded only where a win pays some', async () => {
  await loadSchoolGames(['pai-gow-poker', 'three-card-poker'])
  const paying = withChange(withChange(form, { subject: 'payouts', rounding: 'dollar' }), { game: 'pai-gow-poker' })
  const texts = textsOf(paying.parts[0]!)
  const tables = [
    [true, {}],
    [true, { settles: ['envy'] }],
    [false, { settles: ['ez'] }],
    [false, { settles: ['face-up'] }],
    [false, { rules: { ...texts, edits: { ...texts.edits, commission: '0' } } }],
    [false, { game: 'three-card-poker' }],
  ] as const
  for (const [pays, change] of tables) {
    const changed = withChange(paying, change)
    expect(paysCommission(changed.parts[0]!), JSON.stringify(change)).toBe(pays)
    expect(must(readForm(changed)).subject).toMatchObject({ rounding: { id: pays ? 'dollar' : 'cent' } })
  }
})

it('own disputes and minutes of a part are typed, and all that are written are asked', async () => {
  await loadSchoolGames(['blackjack'])
  const blackjack = withChange(withChange(form, { subject: 'disputes' }), { game: 'blackjack' })
  const empty = withChange(blackjack, { isOwn: true })
  expect(empty.parts[0]!.questions).toBe('1')
  expect(readForm(empty)).toMatchObject({ ok: false, problem: { at: 'own-1-name' } })
  const written = {
    name: 'A late bet',
    situation: 'A bet after the first card.',
    options: ['Push it back', 'Let it play'],
    ruling: 0,
    why: 'No more bets.',
    source: '',
  }
  const two = withChange(empty, { own: [written, { ...written, name: 'Otra', lang: 'es' }] })
  expect(must(readForm(two))).toMatchObject({
    questions: 2,
    subject: { kind: 'disputes', own: [{ ...written, lang: 'en' }, { lang: 'es' }] },
  })
  expect(must(readForm(withChange(two, { questions: '1' }))).questions).toBe(1)
  expect(readForm(withChange(two, { questions: '3' }))).toMatchObject({ ok: false, problem: { at: 'questions' } })
  // The site's disputes are asked again, and what was typed stays.
  const site = withChange(two, { isOwn: false })
  expect(must(readForm(site)).subject).toEqual({ kind: 'disputes', game: 'blackjack' })
  expect(site.parts[0]!.own).toHaveLength(2)
  expect(isForm(JSON.parse(JSON.stringify({ ...two, house: '' })))).toBe(true)
  expect(isForm(JSON.parse(JSON.stringify({ ...two, parts: [{ ...two.parts[0], own: [{}] }] })))).toBe(false)
  // What would stop the page is no form: it begins anew.
  const broken: readonly object[] = [
    { at: -1 },
    { at: 1.5 },
    { at: two.parts.length },
    { parts: null },
    { parts: {} },
    { parts: [] },
    ...[
      { own: {} },
      { settles: {} },
      { way: {} },
      { way: null },
      { game: 'faro' },
      { subject: 'bingo' },
      { rules: {} },
      { limits: {} },
      { limits: { least: -1 } },
      { limits: { least: 9, most: 5 } },
      { own: [] },
      { own: [{ ...written, lang: 'x' }] },
      { own: [{ ...written, ruling: -1 }] },
    ].map((change) => ({ parts: [{ ...two.parts[0], ...change }] })),
  ]
  for (const change of broken) expect(isForm({ ...two, ...change }), JSON.stringify(change)).toBe(false)

  const timed = withChange(withPart(withChange(two, { minutes: '4' })), { minutes: '' })
  expect(partsOf(must(readForm(timed))).map(({ minutes }) => minutes)).toEqual([4, undefined])
  expect(subjectInWords(must(readForm(timed)).subject)).toMatch(/^2 × House disputes in Blackjack, in 4 minutes; /)
  expect(readForm(withChange(timed, { minutes: 'x' }))).toMatchObject({ ok: false, problem: { at: 'partMinutes' } })
  expect(readForm({ ...timed, minutes: '3' })).toMatchObject({ ok: false, problem: { at: 'minutes' } })
  // Of one part alone the exam's time is its time.
  expect(must(readForm(withoutPart(timed, 1)))).toMatchObject({ subject: { kind: 'disputes' } })
})
