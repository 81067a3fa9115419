import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { GridLoader } from '@/app/[game]/learn/grid/quiz'
import { exact } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import { loadTaughtGame } from '@/lib/games/load'
import { gridCells } from '@/lib/teaching/quiz/grid'
import type { RunRecord } from '@/lib/teaching/quiz/record'

const GAME = 'ultimate-texas-holdem'
const game = await loadTaughtGame(GAME)

/** Aces and kings are best raised, and everything else checked. */
const cells = gridCells(game).map((id): StartingClass => {
  const raised = id === 'AA' || id === 'KK' ? 1n : -1n
  return {
    id,
    deals: 1,
    options: [
      { action: 'raise-4x', ev: exact(raised, 2n) },
      { action: 'raise-3x', ev: exact(-1n, 1n) },
      { action: 'check', ev: exact(0n, 1n) },
    ],
  }
})
const log = vi.hoisted(() => ({ answers: [], runs: [] as RunRecord[], status: 'open', keep: vi.fn() }))
const asked = vi.hoisted(() => ({ value: null as unknown, problem: null, progress: 0.5, retry: () => undefined }))
vi.mock('@/app/progress/use-log', () => ({ useLog: () => log }))
vi.mock('@/app/_solver/use-fetched', () => ({ useTaughtGame: () => game }))
vi.mock('@/app/_solver/use-solver', () => ({ useSolver: () => asked }))
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/',
  useRouter: () => ({ push: () => undefined }),
}))

/* By their marks: a query by role looks at each of the 169 hands. */
const hand = (id: string) => document.querySelector<HTMLElement>(`[data-hand=${id}]`)!
const button = (name: string) => screen.getByText<HTMLButtonElement>(name, { selector: 'button' })
const score = () => screen.queryByText(/of 169 right/)?.textContent
/** The address is written a moment after the last mark. */
const written = () => vi.waitFor(() => expect(window.location.search).toContain('marks='))
const show = () => render(<GridLoader game={GAME} />)

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  log.runs = []
  log.keep.mockReset().mockImplementation((records: readonly RunRecord[]) => {
    log.runs = [...log.runs, ...records]
    return Promise.resolve()
  })
  asked.value = { cells }
})

it('a single mark is in the address at once, so that a reload keeps it', () => {
  vi.useFakeTimers()
  try {
    show()
    act(() => void vi.advanceTimersByTime(1000))
    fireEvent.click(hand('AA'))
    act(() => void vi.advanceTimersByTime(0))
    expect(window.location.search).toContain('marks=')
  } finally {
    vi.useRealTimers()
  }
})

it('hands are marked and scored; the run is stored once', async () => {
  show()
  fireEvent.click(hand('AA'))
  fireEvent.click(hand('QQ'))
  fireEvent.click(hand('KK'))
  fireEvent.click(hand('KK'))
  expect(hand('AA').getAttribute('aria-pressed')).toBe('true')
  expect(hand('KK').getAttribute('aria-pressed')).toBe('false')
  await written()
  fireEvent.click(button('Score my marks'))
  expect(log.runs).toMatchObject([{ kind: 'run', game: GAME, plan: 'grid=raise-4x', right: 167, asked: 169 }])
})

it('after a reload the marks are there again, and a scored attempt is over', async () => {
  const { unmount } = show()
  fireEvent.click(hand('AA'))
  await written()
  unmount()
  const second = show()
  expect(hand('AA').getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(button('Score my marks'))
  second.unmount()
  show()
  expect(score()).toBe('168 of 169 right')
  expect(hand('KK').textContent).toBe('KK−')
  expect(hand('KK').getAttribute('aria-label')).toBe('KK: you should have marked it')
  expect(screen.queryByText('Score my marks')).toBeNull()
  expect(log.runs).toHaveLength(1)
  fireEvent.click(button('Start again'))
  expect(hand('AA').getAttribute('aria-pressed')).toBe('false')
})

it('the arrow keys go from hand to hand, and mark with Shift', async () => {
  show()
  act(() => hand('AA').focus())
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}')
  const marked = [...document.querySelectorAll('[aria-pressed=true][data-hand]')].map(({ textContent }) => textContent)
  expect(marked).toEqual(['AKs'])
  expect(document.activeElement?.textContent).toBe('AQs')
})

it('nothing is scored until the game is solved', async () => {
  asked.value = null
  show()
  fireEvent.click(hand('AA'))
  expect(button('Score my marks').disabled).toBe(true)
  expect(screen.getByRole('progressbar')).toBeTruthy()
})
