import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expose } from 'comlink'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { speak } from '../tools/speak'
import { ENGLISH_ROUTES } from '@/app/_languages/places'
import { audition, exam, foul, houseWayDrill, payouts, proof } from '@/app/_languages/words'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { isGameId } from '@/lib/games/ids'
import { loadSolver } from '@/lib/games/solvers'
import { solverClient } from '@/lib/solver/client'
import { READY } from '@/lib/solver/protocol'
import { makeSolverService } from '@/lib/solver/service'
import { makeExam } from '@/lib/teaching/dealer-school/exam/exam'
import { marked, pseudoLanguage, unmarkedIn } from '@/tests/tools/pseudo-language'

/* Pages in a language between marks: what stands outside of them can't be translated by adding a language. */

vi.mock('next/navigation', async () => ({
  ...(await vi.importActual('next/navigation')),
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
}))
vi.mock('@/app/_styles/fonts', () => ({ inter: { variable: '' }, sourceSerif: { variable: '' } }))
// A chart needs a canvas. What it says stands in a table beside it.
vi.mock('react-chartjs-2', () => ({ Line: () => null, Bar: () => null }))

// Texts that a language has of its own: the English ones, between marks.
const markedModule = async (module: Promise<object>): Promise<object> => {
  const { inEnglish, marked } = await import('@/tests/tools/pseudo-language')
  return Object.fromEntries(
    Object.entries(await module).map(([name, texts]: [string, unknown]) => [name, marked(inEnglish(texts))]),
  )
}
vi.mock('@/content/guides', (actual) => markedModule(actual()))
vi.mock('@/content/dealing', (actual) => markedModule(actual()))
vi.mock('@/content/way-texts', (actual) => markedModule(actual()))
vi.mock('@/content/game-texts', (actual) => markedModule(actual()))
vi.mock('@/app/dealer-school/_parts/dispute-words', (actual) => markedModule(actual()))

type Params = Readonly<Record<string, string>>

interface PageModule {
  readonly default: (props: {
    readonly params: Promise<Params>
    readonly searchParams: Promise<Params>
  }) => ReactNode | Promise<ReactNode>
  readonly generateStaticParams?: () => readonly Params[] | Promise<readonly Params[]>
}

const FOLDER = '../../app'
const FILE = 'any-language.tsx'
const PAGES = import.meta.glob<PageModule>('../../app/**/any-language.tsx')

/** Pages that are one text, which a language writes anew (`content/es`). */
const TEXTS = /^\/(about|changelog|contact|errata|glossary|play-responsibly|privacy|\[game\]\/hands)(\/|$)/

/** The quick games, of those that a page is made for. */
const SAMPLES: readonly string[] = ['three-card-poker', 'mississippi-stud', 'blackjack']

const addressOf = (file: string): string => file.slice(FOLDER.length, -`/${FILE}`.length) || '/'

/** A worker of the solver in this thread. */
function solverHere() {
  const { port1: page, port2: far } = new MessageChannel()
  expose(makeSolverService({ knows: isGameId, load: loadSolver, now: () => performance.now() }), far)
  far.postMessage(READY)
  page.start()
  return Object.assign(page, { terminate: () => page.close() })
}

beforeAll(() => {
  speak(pseudoLanguage())
  // Made with `new`.
  vi.stubGlobal('Worker', function () {
    return solverHere()
  })
  const none = { observe: () => undefined, disconnect: () => undefined }
  vi.stubGlobal('ResizeObserver', function () {
    return none
  })
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => media)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})
afterAll(() => {
  solverClient().close()
  speak(undefined)
  vi.unstubAllGlobals()
})

/** What the server sends of a page, and of what is said without scripts. */
async function sent(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page)
  return (await new Response(prelude).text()).replaceAll(/<(\/?)noscript/g, '<$1div')
}

it('the language is between marks, and its words two fifths longer, but for cards and gaps', () => {
  expect(marked('Raise K♠, {count} times')).toBe('⟦RaiseRa K♠, {count} timesti⟧')
})

describe('as the server makes it,', () => {
  it('what stands around every page says nothing outside of marks', async () => {
    const { default: Layout } = await import('@/app/es/layout')
    document.body.innerHTML = /<body.*/s.exec(await sent(<Layout>{null}</Layout>))![0]
    expect(document.querySelectorAll('header, main, footer')).toHaveLength(3)
    expect(unmarkedIn(document.body)).toEqual([])
  })

  const isSaid = (address: string): boolean => !TEXTS.test(address) && !ENGLISH_ROUTES.includes(address)
  const pages = Object.entries(PAGES).filter(([file]) => isSaid(addressOf(file)))
  it.each(pages.map(([file, load]) => [addressOf(file), load] as const))(
    '%s says nothing outside of marks',
    async (_address, load) => {
      const { default: Page, generateStaticParams } = await load()
      const all = (await generateStaticParams?.()) ?? []
      const params = Promise.resolve(all.find(({ game }) => SAMPLES.includes(game ?? '')) ?? all[0] ?? {})
      document.body.innerHTML = await sent(<Page params={params} searchParams={Promise.resolve({})} />)
      expect(document.body.textContent.length).toBeGreaterThan(0)
      expect(unmarkedIn(document.body)).toEqual([])
    },
  )
})

const isAsync = (type: unknown): type is (props: object) => Promise<ReactNode> =>
  typeof type === 'function' && type.constructor.name === 'AsyncFunction'

/** A page with what the server waits for in its place. */
async function resolved(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(resolved))
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node
  if (isAsync(node.type)) return resolved(await node.type(node.props))
  const { children } = node.props
  // Each for itself: in a list they would want keys.
  return cloneElement(node, {}, ...(await Promise.all([children].flat().map(resolved))))
}

/** Opens a page in this window. */
async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  const path = window.location.pathname
  const game = path.split('/')[1]!
  const file = PAGES[`${FOLDER}${path}/${FILE}`] ?? PAGES[`${FOLDER}${path.replace(game, '[game]')}/${FILE}`]
  const { default: Page } = await file!()
  const props = { params: Promise.resolve({ game }), searchParams: Promise.resolve({}) }
  const page = await resolved(await Page(props))
  await act(async () => void render(page))
  await waitFor(() => expect(document.querySelector('[aria-busy=true], fieldset.island:disabled')).toBeNull())
}

const shows = (text: string): Promise<unknown> => screen.findAllByText(text, { exact: false })
const press = async (...pressed: readonly string[]): Promise<void> => {
  for (const key of pressed) await act(async () => void fireEvent.keyDown(document.body, { key }))
}
const click = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0]!))

const EXAM = makeExam({
  questions: 2,
  minutes: 5,
  pass: 60,
  seed: 'e2e',
  subject: { kind: 'house-way', way: KNOWN_WAYS[0]!, asked: { kind: 'all' } },
})

interface Screen {
  readonly address: string
  /** What is done there, until what it leads to is there. */
  readonly act?: () => Promise<unknown>
}

const SCREENS: readonly Screen[] = [
  { address: '/three-card-poker/trainer?seed=picture-1', act: () => press('1').then(() => shows(proof.recompute)) },
  {
    address: '/ultimate-texas-holdem/trainer?seed=picture-1&spot=hand-Ks5d',
    act: () => press('3').then(() => shows(proof.recompute)),
  },
  { address: '/ultimate-texas-holdem/calculator?hand=Ks5d&board=Qh7c2d', act: () => shows(proof.recompute) },
  { address: '/blackjack/calculator' },
  { address: '/ultimate-texas-holdem/pay-tables?rules=blind.flush_2' },
  { address: '/three-card-poker/strategy' },
  { address: '/three-card-poker/learn' },
  { address: '/blackjack/side-bets' },
  { address: '/texas-21/risk?hours=10&bankroll=500' },
  { address: '/daily?date=2026-11-20', act: () => press('1').then(() => shows(proof.recompute)) },
  { address: '/progress' },
  { address: '/progress/data' },
  { address: '/settings' },
  { address: '/my-table' },
  { address: '/my-evening' },
  {
    address: '/dealer-school/house-way?clauses=T2-keep&seed=picture-1',
    act: () => press('1', '2', ' ').then(() => shows(houseWayDrill.whyNoEarlier)),
  },
  {
    address: '/dealer-school/payouts?seed=picture-1',
    act: () => press('p', 'p', 'p', 'p', 'Enter').then(() => shows(payouts.nextSeat)),
  },
  { address: '/dealer-school/foul?seed=picture-1', act: () => press('p').then(() => shows(foul.nextRound)) },
  {
    address: '/dealer-school/foul?game=disputes&seed=picture-1',
    act: () => press('1').then(() => shows(foul.nextDispute)),
  },
  { address: '/dealer-school/audition?seed=picture-1', act: () => click(audition.hint) },
  { address: '/dealer-school/paper' },
  { address: '/dealer-school/exam' },
  { address: `/dealer-school/exam?exam=${EXAM}`, act: () => shows(exam.start) },
  { address: '/house-ways/editor?from=foxwoods' },
]

describe('in use,', () => {
  it.each(SCREENS.map(({ address, act: go }) => [address, go] as const))(
    '%s says nothing outside of marks',
    async (address, go) => {
      await open(address)
      await go?.()
      expect(document.body.textContent.length).toBeGreaterThan(500)
      expect(unmarkedIn(document.body)).toEqual([])
    },
  )
})
