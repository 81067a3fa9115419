import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { EveningDesk } from '@/app/my-evening/desk'
import type { Rules } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { ok } from '@/lib/result'
import type { Kept } from '@/lib/teaching/quiz/record'

const game = findGame('three-card-poker')!
const solver = await loadSolver(game.id)
const log = vi.hoisted(() => ({ merge: vi.fn() }))
vi.mock('@/app/_solver/use-solver', async () =>
  (await import('@/tests/app/solved-at-once')).solvedAtOnce('three-card-poker'),
)
vi.mock('@/lib/solver/client', () => ({
  solverClient: () => ({
    solve: ({ rules, state }: { rules: Rules; state: unknown }) =>
      Promise.resolve(ok({ value: solver.solve(rules as never, state as never) })),
  }),
}))
vi.mock('@/app/progress/open-log', () => ({ openLog: () => log }))

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your hands' })
const figure = (label: RegExp) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = vi.fn()
  log.merge.mockReset().mockImplementation((records: readonly Kept[]) => Promise.resolve(ok(records.length)))
})

it('an evening is priced, the worst first, kept over a reload, and added to the record once', async () => {
  const { unmount } = render(<EveningDesk game={game} />)
  await userEvent.type(box(), 'Th6d4s p, QcJc2d\nAhKdQc f\nQ64o p\nAh Kd\nJs')
  // The line that is being typed is left in peace.
  expect(screen.getByRole('status').textContent).toBe('Line 4 3 cards are dealt here, and the line has 2.')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Line 5' })).toBeTruthy()
  await screen.findByText('Your mistakes, the worst first')
  const worst = within(screen.getByRole('list')).getAllByRole('button', { expanded: false })
  expect(worst.map((one) => /Line \d/.exec(one.textContent)?.[0])).toEqual(['Line 2', 'Line 1'])
  expect(figure(/^Right decisions/)).toBe('1 of 3')
  expect(figure(/^Result of 2 whole hands/)).toBe('−$30')
  await waitFor(() => expect(figure(/^Of that, luck/)).toMatch(/^\+\$/))
  expect(screen.getByRole('link', { name: 'Train these with new cards' }).getAttribute('href')).toMatch(
    /^\/three-card-poker\/trainer\?choice=replay&skills=.+&n=2$/,
  )
  unmount()

  render(<EveningDesk game={game} />)
  expect(box().value).toContain('AhKdQc f')
  await screen.findByText('Your mistakes, the worst first')
  await userEvent.click(screen.getByRole('button', { name: 'Add to my progress' }))
  await screen.findByText('Added 3 decisions to your progress.')
  const [records] = log.merge.mock.calls[0] as [readonly Kept[]]
  expect(records.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer', 'round', 'round'])
  expect(new Set(records.map(({ id }) => id)).size).toBe(5)
  const redo = screen.getByRole('link', { name: 'Redo these mistakes' }).getAttribute('href')!
  expect(redo).toContain(`choice=mistakes&of=${records[0]!.seed.replace(/-\d+$/, '')}`)
  // What could not be read isn't lost, and nothing is left to be added again.
  expect(box().value).toBe('Ah Kd\nJs')
  expect(screen.queryByRole('button', { name: 'Add to my progress' })).toBeNull()
})

it('what is not stored is told, and stays', async () => {
  log.merge.mockResolvedValue({ ok: false, problem: { name: 'StorageFull', says: 'The disk is full.' } })
  localStorage.clear()
  render(<EveningDesk game={game} />)
  await userEvent.clear(box())
  await userEvent.type(box(), 'AhKdQc f')
  await screen.findByText('Your mistakes, the worst first')
  await userEvent.click(screen.getByRole('button', { name: 'Add to my progress' }))
  await screen.findByText('The disk is full.')
  expect(box().value).toBe('AhKdQc f')
})

it('what is typed while the hands are being added stays', async () => {
  let finish = (): void => undefined
  log.merge.mockReturnValue(new Promise((resolve) => (finish = () => resolve(ok(1)))))
  localStorage.clear()
  render(<EveningDesk game={game} />)
  await userEvent.clear(box())
  await userEvent.type(box(), 'AhKdQc f')
  await screen.findByText('Your mistakes, the worst first')
  await userEvent.click(screen.getByRole('button', { name: 'Add to my progress' }))
  await userEvent.type(box(), '\nQ64o p')
  finish()
  await screen.findByText('Added 1 decision to your progress.')
  expect(box().value).toBe('Q64o p')
})

it('a damaged text from another tab is an empty evening', async () => {
  render(<EveningDesk game={game} />)
  await userEvent.type(box(), 'QcJc2d')
  for (const newValue of ['{"game":', '[]', '7', '{"texts":{"three-card-poker":{"id":1}}}']) {
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'feltwise.evening', newValue })))
    expect(box().value).toBe('')
  }
  // A damaged entry affects no other.
  const texts = { 'three-card-poker': { id: 'a', text: 'QcJc2d' }, blackjack: { id: '', text: 7 }, faro: {} }
  const newValue = JSON.stringify({ game: 'faro', texts })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'feltwise.evening', newValue })))
  expect(box().value).toBe('QcJc2d')
})
