import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ExamForm } from '@/app/dealer-school/exam/exam-form'
import {
  keyNumber,
  makeKey,
  makeKeyFile,
  type OwnKey,
  readKeyFile,
  setOwnKey,
  sign,
  signerOf,
} from '@/app/dealer-school/exam/exam-key'
import { NamedResult } from '@/app/dealer-school/exam/result-page'
import { must } from '@/lib/result'
import { type Exam, makeExam, parseExam } from '@/lib/teaching/dealer-school/exam/exam'
import { makeRuling } from '@/lib/teaching/dealer-school/records/answer-texts'
import { type ExamResult, LAST_MINUTE, makeCode } from '@/lib/teaching/dealer-school/exam/code'
import { askExam } from '@/lib/teaching/dealer-school/exam/grade'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'

await loadSchoolGames(['casino-holdem'])
const KEY = await makeKey('Mario Conti')

const EXAM: Exam = {
  subject: { kind: 'disputes', game: 'casino-holdem' },
  questions: 3,
  minutes: 5,
  pass: 60,
  seed: 'abc',
  signer: signerOf(KEY),
}

const answers = [1, 2, 3].map((index) => {
  const asked = askExam(EXAM, index)
  if (asked.kind !== 'disputes') throw new Error('the exam asks for rulings')
  return makeRuling(asked.question, asked.question.dispute.ruling)
})
const RESULT: ExamResult = { exam: EXAM, name: 'Ana Ruiz', begun: 29_000_000, seconds: 90, answers }

const signed = (result: ExamResult, signature: string, as = 'certificate') =>
  `${as}=${makeCode(result)}&signature=${signature}`
const SIGNATURE = await sign(KEY, makeCode(RESULT))

const GOOD = /^Signed by Mario Conti, key/
const BAD = /doesn’t belong to this result/

afterEach(() => {
  cleanup()
  setOwnKey(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a signature', () => {
  it('is made on the result that its instructor watched, and the certificate’s link carries it', async () => {
    setOwnKey(KEY)
    render(<NamedResult query={`result=${makeCode(RESULT)}`} />)
    expect(screen.getByText('Not signed by an instructor.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'I watched this exam: sign it' }))
    expect((await screen.findByText(GOOD)).textContent).toContain(keyNumber(KEY.x))
    const link = screen.getByRole('link', { name: /certificate/i }).getAttribute('href')!
    cleanup()

    render(<NamedResult query={link.split(/[?#]/)[1]!} />)
    expect((await screen.findByText(GOOD)).textContent).toContain(keyNumber(KEY.x))
    expect(screen.getByRole('article').textContent).toContain('the holder of this key says they watched them')
    expect(screen.getByRole('article').textContent).toContain(link.split(/[?#]/)[1]!)
    expect(screen.getByRole('link', { name: 'Every answer' }).getAttribute('href')).toContain('&signature=')
  })

  it.each<[string, Partial<ExamResult>]>([
    ['name', { name: 'Eva Ruiz' }],
    ['mark', { answers: [...answers.slice(0, 2), ''] }],
    ['date', { begun: RESULT.begun + 1 }],
    ['time', { seconds: 89 }],
    ['exam', { exam: { ...EXAM, pass: 61 } }],
    ['signer', { exam: { ...EXAM, signer: { ...signerOf(KEY), name: 'Another' } } }],
  ])('is refused for another %s, on the certificate and on the result', async (_, part) => {
    const altered = { ...RESULT, ...part }
    render(<NamedResult query={signed(altered, SIGNATURE)} />)
    expect((await screen.findByRole('alert')).textContent).toMatch(BAD)
    expect(screen.queryByText(/says they watched them/)).toBeNull()
    cleanup()
    render(<NamedResult query={signed(altered, SIGNATURE, 'result')} />)
    expect(await screen.findByText(BAD)).toBeTruthy()
  })

  it('is refused where another key made it, or where it was cut or lengthened', async () => {
    const other = await sign(await makeKey('Mario Conti'), makeCode(RESULT))
    for (const signature of [other, SIGNATURE.slice(1), `${SIGNATURE}A`, `${SIGNATURE} x`, 'A'.repeat(86), '']) {
      render(<NamedResult query={signed(RESULT, encodeURIComponent(signature))} />)
      expect((await screen.findByRole('alert')).textContent).toMatch(BAD)
      cleanup()
    }
  })

  it('isn’t offered to whoever has another key', () => {
    setOwnKey({ ...KEY, x: 'A'.repeat(43) })
    render(<NamedResult query={`result=${makeCode(RESULT)}`} />)
    expect(screen.queryByRole('button', { name: /sign it/ })).toBeNull()
  })

  it('can’t be checked in a browser without Ed25519, which says so', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no such algorithm', 'NotSupportedError'))
    render(<NamedResult query={signed(RESULT, SIGNATURE)} />)
    expect(await screen.findByText(/can’t check signatures, so we don’t know/)).toBeTruthy()
    expect(screen.queryByText(GOOD)).toBeNull()
    cleanup()
    setOwnKey(KEY)
    render(<NamedResult query={`result=${makeCode(RESULT)}`} />)
    await userEvent.click(screen.getByRole('button', { name: /sign it/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('This browser can’t sign')
  })

  it('can’t be checked on a page without a secure address, which says so', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues })
    render(<NamedResult query={signed(RESULT, SIGNATURE)} />)
    expect(await screen.findByText(/can’t check signatures, so we don’t know/)).toBeTruthy()
  })

  it('of a certificate that fails stays with the result', () => {
    const failed = { ...RESULT, answers: ['', '', ''] }
    render(<NamedResult query={signed(failed, SIGNATURE)} />)
    expect(screen.getByRole('link', { name: 'Every answer' }).getAttribute('href')).toContain(`&signature=${SIGNATURE}`)
  })
})

describe('a time that nobody can have taken the exam at', () => {
  const IMPOSSIBLE: readonly [string, Partial<ExamResult>, RegExp][] = [
    ['the year 3871', { begun: LAST_MINUTE }, /future/],
    ['the next century', { begun: 70_000_000 }, /future/],
    ['before there were exams', { begun: 0 }, /older than any exam/],
    ['no time at all', { seconds: 0 }, /took no time/],
  ]
  it.each(IMPOSSIBLE)('makes no certificate: %s', async (_, part, why) => {
    const result = { ...RESULT, ...part }
    render(<NamedResult query={signed(result, await sign(KEY, makeCode(result)))} />)
    expect(screen.queryByRole('article', { name: /certificate/i })).toBeNull()
    expect(screen.queryByText('Ana Ruiz')).toBeNull()
    expect(document.body.textContent).toMatch(why)
    cleanup()
    render(<NamedResult query={`result=${makeCode(result)}`} />)
    expect(screen.getByRole('alert').textContent).toMatch(why)
  })
})

describe('a name in a result or of a signer', () => {
  const NAMES: readonly [string, string][] = [
    ['turns the text', 'Ana \u202eziuR'],
    ['isolates', 'Ana\u2066Ruiz'],
    ['is Hangul filler', '\u3164\u3164'],
    ['is blank Braille', '\u2800'],
    ['is a blank note', '\u{1d159}'],
    ['is a joiner', '\u200d'],
    ['is a mark alone', '\u034f\u180b'],
  ]
  it.each(NAMES)('that %s is refused', (_, name) => {
    render(<NamedResult query={signed({ ...RESULT, name }, SIGNATURE)} />)
    expect(screen.queryByText(/hereby|certif/i, { selector: 'article *' })).toBeNull()
    expect(screen.getByRole('link', { name: 'To the dealer school' })).toBeTruthy()
    expect(parseExam(makeExam({ ...EXAM, signer: { ...signerOf(KEY), name } }))).toMatchObject({ ok: false })
    expect(parseExam(makeExam({ ...EXAM, house: name }))).toMatchObject({ ok: false })
  })
})

describe('a key file', () => {
  it('is opened as it was saved, and signs what the saved key’s exam accepts', async () => {
    const back = must(await readKeyFile(makeKeyFile(KEY)))
    expect(back).toEqual(KEY)
    expect(await sign(back, makeCode(RESULT))).toBe(SIGNATURE)
  })

  it('in UTF-16 is named as one', async () => {
    const text = new TextDecoder().decode(Buffer.from(`\ufeff${makeKeyFile(KEY)}`, 'utf16le'))
    expect(await readKeyFile(text)).toMatchObject({ ok: false, problem: { name: 'OtherEncoding' } })
  })

  it.each<[string, (key: OwnKey) => string | Promise<string>]>([
    ['is no JSON', () => 'a key'],
    ['is something else', () => '{"feltwise":"exam result","version":1}'],
    ['is of a later version', (key) => makeKeyFile(key).replace('"version": 1', '"version": 2')],
    ['has halves of two keys', async (key) => makeKeyFile({ ...key, x: (await makeKey('x')).x })],
    ['has a key cut short', (key) => makeKeyFile({ ...key, d: key.d.slice(1) })],
    ['has a name that turns the text', (key) => makeKeyFile({ ...key, name: 'Mario \u202eitnoC' })],
    ['has a blank name', (key) => makeKeyFile({ ...key, name: '\u3164' })],
  ])('that %s is refused', async (_, text) =>
    expect(await readKeyFile(await text(KEY))).toMatchObject({ ok: false, problem: { name: 'BadKey' } }),
  )
})

const renderForm = () =>
  render(
    <AppRouterContext.Provider value={{} as AppRouterInstance}>
      <ExamForm />
    </AppRouterContext.Provider>,
  )

describe('the instructor’s form', () => {
  it('makes a key, puts it into the exam’s link, forgets it and opens it from its file', async () => {
    const user = userEvent.setup()
    renderForm()
    await user.type(await screen.findByRole('textbox', { name: /Your name, as trainees know it/ }), 'Mario Conti')
    await user.click(screen.getByRole('button', { name: 'Make a key' }))
    await screen.findByText(/^Mario Conti, key/)
    const signerIn = () => {
      const href = screen.getByRole('link', { name: 'Open the exam' }).getAttribute('href')!
      return must(parseExam(/exam=([^&]+)/.exec(href)![1]!)).signer
    }
    expect(signerIn()?.name).toBe('Mario Conti')
    await user.click(screen.getByRole('checkbox', { name: /Put the key into/ }))
    expect(signerIn()).toBeUndefined()
    await user.click(screen.getByRole('button', { name: 'Delete the key here' }))
    await user.click(screen.getByRole('button', { name: /Press again/ }))
    await user.upload(
      screen.getByLabelText('Key file'),
      new File([makeKeyFile(KEY)], 'exam-key.json', { type: 'application/json' }),
    )
    await screen.findByText(/^Mario Conti, key/)
    expect(signerIn()).toEqual(signerOf(KEY))
  })

  it('refuses a name that turns the text', async () => {
    const user = userEvent.setup()
    renderForm()
    await user.clear(await screen.findByRole('textbox', { name: /Your name, as trainees know it/ }))
    await user.type(screen.getByRole('textbox', { name: /Your name, as trainees know it/ }), 'Mario \u202eitnoC')
    await user.click(screen.getByRole('button', { name: 'Make a key' }))
    expect(screen.getByRole('alert').textContent).not.toBe('')
    expect(screen.queryByText(/, key/)).toBeNull()
  })

  it('says that a browser without Ed25519 can’t make a key, nor tell whether a file is one', async () => {
    const without = () => Promise.reject(new DOMException('no such algorithm', 'NotSupportedError'))
    vi.spyOn(crypto.subtle, 'generateKey').mockImplementation(without as never)
    vi.spyOn(crypto.subtle, 'importKey').mockImplementation(without)
    const user = userEvent.setup()
    renderForm()
    await user.clear(await screen.findByRole('textbox', { name: /Your name, as trainees know it/ }))
    await user.type(screen.getByRole('textbox', { name: /Your name, as trainees know it/ }), 'Mario')
    await user.click(screen.getByRole('button', { name: 'Make a key' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This browser can’t sign')
    cleanup()
    renderForm()
    await user.upload(
      await screen.findByLabelText('Key file'),
      new File([makeKeyFile(KEY)], 'exam-key.json', { type: 'application/json' }),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('This browser can’t sign')
  })

  it('opens a result by its link, with its signature', async () => {
    // A change after the # alone is all that a document without a browser can follow.
    window.history.replaceState(null, '', '/dealer-school/exam')
    renderForm()
    await userEvent.click(await screen.findByRole('textbox', { name: /code/i }))
    await userEvent.paste(`https://x.org/dealer-school/exam#${signed(RESULT, SIGNATURE)}`)
    await userEvent.click(screen.getByRole('button', { name: 'Open the result' }))
    await vi.waitFor(() => expect(window.location.hash).toBe(`#${signed(RESULT, SIGNATURE, 'result')}`), 60_000)
    window.history.replaceState(null, '', '/')
  })
})
