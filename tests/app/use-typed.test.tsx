import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTypedText } from '@/app/_ui/use-typed'
import { exam } from '@/app/_languages/english/exam'
import { ExamForm } from '@/app/dealer-school/exam/exam-form'
import { EMPTY_DISPUTE, INITIAL } from '@/app/dealer-school/exam/form-state'
import { WithGames } from '@/app/dealer-school/exam/class/class-room'
import { Editor } from '@/app/house-ways/editor/opening'
import { Paste } from '@/app/house-ways/editor/paste'
import { asOwn, KNOWN_WAYS } from '@/lib/engines/pai-gow/index'

/* A page that is loaded anew, as in its other language: it renders afresh, and the one before was never unmounted. */

vi.mock('@/app/_solver/use-live-solver', () => ({ useLiveSolver: () => ({ shown: null, status: 'idle' }) }))
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }))

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function Field() {
  const [text, setText] = useTypedText('field')
  return <input aria-label="Field" value={text} onChange={({ target }) => setText(target.value)} />
}

const typeInto = (label: string | RegExp, value: string): void =>
  void fireEvent.change(screen.getAllByLabelText(label)[0]!, { target: { value } })
const values = (label: string | RegExp): readonly string[] =>
  screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value)

describe('what is typed', () => {
  it('is there when the page is loaded anew, and gone once the page was left within the site', () => {
    const { unmount } = render(<Field />)
    typeInto('Field', 'K♠ 5♦')
    render(<Field />)
    expect(values('Field')).toEqual(['K♠ 5♦', 'K♠ 5♦'])
    cleanup()
    unmount()
    render(<Field />)
    expect(values('Field')).toEqual([''])
  })

  it('is nothing where what was kept can’t be read', () => {
    sessionStorage.setItem('feltwise.typed.field', '{"no": "text')
    render(<Field />)
    expect(values('Field')).toEqual([''])
    cleanup()
    sessionStorage.setItem('feltwise.typed.field', '7')
    render(<Field />)
    expect(values('Field')).toEqual([''])
  })

  it('of an exam stays: its fields, and its seed', () => {
    render(<ExamForm />)
    typeInto('Your house (for the certificate)', 'Casino Gran Vía')
    typeInto('Questions', '7')
    const seed = values('Seed')[0]
    render(<ExamForm />)
    expect(values('Your house (for the certificate)')).toEqual(['Casino Gran Vía', 'Casino Gran Vía'])
    expect(values('Questions')).toEqual(['7', '7'])
    expect(values('Seed')).toEqual([seed, seed])
  })

  it('in the house-way editor stays, also while it is no way yet; what nobody has changed is opened anew', () => {
    const way = asOwn(KNOWN_WAYS[0]!, [])
    const first = render(<Editor opened={way} name="from=x" />)
    render(<Editor opened={{ ...way, name: 'Mi reglamento' }} name="from=x" />)
    expect(values(/^Name/)).toEqual([way.name, 'Mi reglamento'])
    typeInto(/^Name/, '')
    typeInto(/^Notes/, 'Half a sen')
    render(<Editor opened={way} name="from=x" />)
    expect(values(/^Name/).at(-1)).toBe('')
    expect(values(/^Notes/).at(-1)).toBe('Half a sen')
    render(<Editor opened={way} name="from=y" />)
    expect(values(/^Notes/).at(-1)).toBe(way.note)
    first.unmount()
  })

  it.each([{ at: -1 }, { parts: null }, { part: { own: {} } }, { part: { way: {} } }, { lang: 'x' }])(
    'of an exam is dropped if it can’t be shown: %j',
    ({ part, lang, ...change }: { readonly part?: object; readonly lang?: string }) => {
      const own = [{ ...EMPTY_DISPUTE, ...(lang !== undefined && { lang }) }]
      const parts = INITIAL.parts.map((one) => ({ ...one, subject: 'disputes', isOwn: true, own, ...part }))
      const form = { ...INITIAL, parts, house: 'Casino Gran Vía', seed: 'abc', ...change }
      sessionStorage.setItem('feltwise.typed.exam', JSON.stringify(form))
      render(<ExamForm />)
      expect(values('Your house (for the certificate)')).toEqual([''])
      expect(values('Questions')).toEqual(['20'])
    },
  )

  it.each([
    { clauses: {} },
    { clauses: [{}] },
    { clauses: [{ ...KNOWN_WAYS[0]!.clauses[0], sentence: {} }] },
    { name: undefined },
    { id: 7 },
  ])('in the house-way editor is dropped if it can’t be shown: %j', (change) => {
    const way = asOwn(KNOWN_WAYS[0]!, [])
    const draft = { ...way, note: 'Half a sen', ...change }
    for (const kept of [
      { way: draft, removed: null },
      { way, removed: { at: 0, before: draft } },
    ]) {
      sessionStorage.setItem('feltwise.typed.house-way from=x', JSON.stringify(kept))
      render(<Editor opened={way} name="from=x" />)
      expect(values(/^Notes/)).toEqual([way.note])
      cleanup()
    }
  })

  it('of a class stays until it is added: codes of results, and the link of an exam', async () => {
    render(<WithGames />)
    await screen.findByLabelText(exam.codesOrLinks)
    typeInto(exam.codesOrLinks, '1,Ana')
    typeInto(exam.examGiven, 'https://')
    render(<WithGames />)
    expect(values(exam.codesOrLinks)).toEqual(['1,Ana', '1,Ana'])
    expect(values(exam.examGiven)).toEqual(['https://', 'https://'])
  })

  it('of a printed house way stays, with its place unfolded', () => {
    const unfold = (): void => {
      // jsdom tells nobody that a <details> has opened.
      const details = document.querySelector('details')!
      details.open = true
      fireEvent(details, new Event('toggle'))
    }
    render(<Paste onOpen={() => undefined} />)
    unfold()
    typeInto('The printed house way', 'Two pair: Split unless holding an ace.')
    render(<Paste onOpen={() => undefined} />)
    expect(values('The printed house way')).toEqual(Array(2).fill('Two pair: Split unless holding an ace.'))
  })
})
