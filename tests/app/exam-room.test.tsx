import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExamLoader } from '@/app/dealer-school/exam/exam-room'
import { DrillLoader } from '@/app/dealer-school/house-way/loader'
import { PayoutsLoader } from '@/app/dealer-school/payouts/loader'
import { type Exam, makeExam } from '@/lib/teaching/dealer-school/exam/exam'
import { makeCode } from '@/lib/teaching/dealer-school/exam/code'
import userEvent from '@testing-library/user-event'

const at = vi.hoisted(() => ({ query: '' }))
vi.mock('next/navigation', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSearchParams: () => new URLSearchParams(at.query),
  useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => '/dealer-school/exam',
}))

beforeEach(() => {
  window.scrollTo = () => undefined
  window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList
})
afterEach(cleanup)

const EXAM: Exam = {
  subject: { kind: 'disputes', game: 'casino-holdem' },
  questions: 3,
  minutes: 5,
  pass: 60,
  seed: 'abc',
}

const SOON = { timeout: 20_000 }

function open(query: string): void {
  at.query = query
  render(<ExamLoader about="What exams are" />)
}

// The games of an address are loaded beside the part that reads it: nothing loads them before, as in a browser.
describe('the page of exams', () => {
  it('waits, then asks who takes the exam of its address', async () => {
    open(`exam=${makeExam(EXAM)}`)
    expect(screen.getByText('Opening…')).toBeTruthy()
    expect(await screen.findByRole('textbox', { name: /your name/i }, SOON)).toBeTruthy()
  })

  it('deals its questions for practice', async () => {
    open(`exam=${makeExam(EXAM)}&practice=yes`)
    expect((await screen.findByRole('heading', { level: 1, name: /1 of 3/ }, SOON)).textContent).toContain('ractice')
  })

  it('names the language of a dispute that an instructor wrote', async () => {
    const own = {
      name: 'Spóźniony zakład',
      situation: 'Gracz dokłada żetony.',
      options: ['Zwrócić', 'Zostawić'],
      ruling: 0,
      why: 'Zakłady są zamknięte.',
      source: 'Regulamin domu',
      lang: 'pl',
    }
    const exam: Exam = { ...EXAM, subject: { kind: 'disputes', game: 'casino-holdem', own: [own] }, questions: 1 }
    const texts = [own.name, own.situation, own.source, ...own.options].map((text) => new RegExp(text))
    const languages = (all: readonly RegExp[]) =>
      all.map((text) => screen.getAllByText(text).at(-1)!.closest('[lang]')?.getAttribute('lang'))
    open(`exam=${makeExam(exam)}&practice=yes`)
    await screen.findByRole('heading', { name: own.name }, SOON)
    expect(languages(texts)).toEqual(texts.map(() => 'pl'))
    await userEvent.click(screen.getByRole('button', { name: /Zostawić/ }))
    await screen.findByText(/Zakłady są zamknięte/, {}, SOON)
    expect(languages([...texts, new RegExp(own.why)])).toEqual([...texts, own.why].map(() => 'pl'))
    expect(screen.getByText(/^Ruling:/).closest('[lang]')).toBeNull()
  })

  it('reads a result, and a certificate', async () => {
    const code = makeCode({ exam: EXAM, name: 'Ana Ruiz', begun: 29_000_000, seconds: 90, answers: ['', '', ''] })
    open(`result=${code}`)
    expect(await screen.findByRole('heading', { level: 1, name: /Ana Ruiz/ }, SOON)).toBeTruthy()
    cleanup()
    open(`certificate=${code}`)
    expect(await screen.findByRole('heading', { level: 1, name: /wasn’t passed/ }, SOON)).toBeTruthy()
  })

  it.each(['exam=nothing', 'result=nothing', 'certificate=nothing'])('says what it can’t read of %s', async (query) => {
    open(query)
    expect(await screen.findByRole('link', { name: 'To the dealer school' }, SOON)).toBeTruthy()
  })

  it('shows the instructor’s form where its address opens nothing', async () => {
    open('')
    expect(await screen.findByRole('heading', { level: 2, name: 'The exam' }, SOON)).toBeTruthy()
  })
})

it('an instructor’s own dispute is written in the form, ruled wrong by a trainee, and the result says why', async () => {
  open('')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Disputes' }, SOON))
  await user.click(await screen.findByRole('button', { name: 'Written by you' }, SOON))
  expect(screen.getByRole('alert').textContent).toBe('Dispute 1: a name is missing.')
  const fill = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text)
  await fill('Name', 'A late bet')
  await fill('What happened', 'A player bets after the first card.')
  await fill('Ruling 1', 'Let it play')
  await fill('Ruling 2', 'Push it back')
  await user.click(screen.getByRole('button', { name: 'Remove ruling 3' }))
  await user.click(screen.getByRole('radio', { name: 'Ruling 2 is right' }))
  await fill('Why it’s right', 'No more bets.')
  await fill('Source (optional)', 'Casino Royal, 4.2')
  expect(screen.queryByRole('alert')).toBeNull()
  const link = screen.getByRole('link', { name: 'Open the exam' }).getAttribute('href')!
  cleanup()

  open(link.split('#')[1]!)
  await user.type(await screen.findByRole('textbox', { name: /your name/i }, SOON), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Start the exam' }))
  expect((await screen.findByRole('heading', { level: 2, name: 'A late bet' }, SOON)).textContent).toBe('A late bet')
  await user.click(screen.getByRole('button', { name: /^Let it play/ }))
  const answer = (await screen.findByRole('heading', { level: 3, name: '1. Wrong' }, SOON)).closest('li')!
  expect(answer.textContent).toContain('Push it back. No more bets.')
  expect(answer.textContent).toContain('Ruling: Casino Royal, 4.2.')
}, 60_000)

it('payouts: the table is fetched beside its game, and a seat that was settled is judged', async () => {
  at.query = 'seats=1&seed=wrong-1'
  render(<PayoutsLoader about="What the drill is" />)
  expect(screen.getByText('Shuffling…')).toBeTruthy()
  const [first] = await screen.findAllByRole('textbox', {}, SOON)
  for (const field of screen.getAllByRole('textbox')) await userEvent.type(field, '0.01')
  expect(first).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Check/ }))
  const verdict = await screen.findByRole('region', { name: 'The verdict' }, SOON)
  expect(verdict.textContent).toContain('You said: pay $0.01')
  expect(document.activeElement?.textContent).toContain('Next table')
}, 30_000)

it('house ways: the drill is fetched after the page shows, and asks for a hand', async () => {
  at.query = 'seed=house-1'
  render(<DrillLoader about="What the drill is" />)
  expect(screen.getByText('Shuffling…')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Confirm/ }, SOON)).toBeTruthy()
})
