import type { GameMessages } from '@/lib/messages/message'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SideBets } from '@/app/[game]/side-bets/desk'
import type { KnownTable } from '@/app/[game]/side-bets/tables'
import { cardOf, type Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { cardInWords } from '@/lib/cards/words'
import { exact } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import type { AnyGame, Game, PayPreset, Rules, Step } from '@/lib/game/game'
import { figuresOf } from '@/lib/game/side-bets/pays'
import type { SideRequest } from '@/lib/solver/requests'

/*
 * The page over a game of its own, with a shoe and a meter: one card is dealt; an ace wins the meter, a king pays by the table.
 * The solver answers at once, so that what is tested is the page.
 */

interface PeekRules extends Rules {
  readonly pays: { readonly top: { readonly king: number; readonly ace: number } }
}

const DECKS = 2
const usual: PeekRules = { pays: { top: { king: 3, ace: 5 } } }
const preset = (id: string, king: number): PayPreset => ({
  table: 'top',
  id,
  source: 'a sign',
  pays: { king, ace: 5 },
})

type PeekGame = Game<PeekRules, readonly Card[], 'look'>
const parts: Pick<
  PeekGame,
  'id' | 'name' | 'messages' | 'variants' | 'ruleFields' | 'presets' | 'sideBets' | 'deck' | 'start' | 'step'
> = {
  id: 'peek',
  name: 'Peek',
  messages: {
    bets: { top: 'Top card' },
    fields: { top: { name: 'Top card', meaning: 'Paid by one card.', values: { ace: 'Ace', king: 'King' } } },
    wins: { top: 'Wins with an ace or a king.' },
    variants: { standard: 'Standard' },
    payTables: { three: 'Three', six: 'Six' },
  } as unknown as GameMessages,
  variants: [{ id: 'standard', source: '', rules: usual }],
  ruleFields: [
    {
      path: ['pays', 'top'],
      source: '',
      bet: 'top',
      kind: 'pays',
      most: 1000,
      hands: [{ id: 'ace' }, { id: 'king' }],
    },
  ],
  presets: [preset('three', 3), preset('six', 6)],
  sideBets: [{ id: 'top', takes: ['meter', 'shoe'] }],
  deck: () => ({ cards: DECK, copies: DECKS }),
  start: () => [],
  step: (_rules, state): Step<readonly Card[], 'look'> =>
    state.length > 0
      ? { kind: 'end', bets: [], net: 0 }
      : { kind: 'deal', stage: 'card', stub: DECK, count: 1, next: (cards) => cards },
}
const game = parts as unknown as AnyGame

const ofRank = (counts: readonly number[], rank: number): number =>
  [0, 1, 2, 3].reduce((sum, suit) => sum + counts[suit * 13 + rank]!, 0)

function answer({ rules, options }: SideRequest): SideFigures {
  const { top } = (rules as PeekRules).pays
  const counts = options?.shoe ?? new Array<number>(52).fill(DECKS)
  const deals = counts.reduce((sum, n) => sum + n, 0)
  return figuresOf(
    [
      { id: 'king', pay: top.king, ways: ofRank(counts, 11) },
      { id: 'ace', pay: options?.meter ?? top.ace, ways: ofRank(counts, 12) },
    ],
    deals,
  )
}

const asked = vi.hoisted(() => ({ side: [] as unknown[] }))

vi.mock('@/app/_solver/use-solver', () => ({
  useWarmSolver: () => undefined,
  useSolver: (_kind: string, request: SideRequest) => {
    asked.side.push(request)
    return {
      status: 'solved',
      value: kept(request),
      problem: null,
      progress: 1,
      retry: () => undefined,
      cancel: () => undefined,
    }
  },
}))
vi.mock('@/app/_settings/use-sides', () => ({ useSides: (requests: readonly SideRequest[]) => keptList(requests) }))
vi.mock('next/dynamic', () => ({ default: () => () => null }))
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => window.location.pathname,
}))

// As the real hooks: the same request gives the same object again.
const answers = new Map<string, unknown>()
function once<T>(key: string, make: () => T): T {
  if (!answers.has(key)) answers.set(key, make())
  return answers.get(key) as T
}
const kept = (request: SideRequest): SideFigures => once(JSON.stringify(request), () => answer(request))
const keptList = (requests: readonly SideRequest[]): readonly SideFigures[] =>
  once(`list ${JSON.stringify(requests)}`, () => requests.map(kept))

const known: readonly KnownTable[] = game.presets.map((one) => ({
  preset: one,
  name: game.messages.payTables[one.id]!,
  figures: answer({ game: 'peek', rules: { pays: { top: one.pays } }, bet: 'top' }),
}))

const show = (query = '') => {
  window.history.replaceState(null, '', `/peek/side-bets${query}`)
  return render(<SideBets game={game} known={{ top: known }} />)
}
const edge = () => screen.getByText(/^(House|Your) edge$/, { selector: 'dt' }).nextElementSibling?.textContent
const cell = (card: Card) => screen.getByRole('button', { name: new RegExp(`^${cardInWords(card)}:`) })

const ACE = cardOf(12, 0)
const KING = cardOf(11, 0)

beforeEach(() => {
  asked.side.length = 0
})

it('shows the exact edge, and what comes back through each hand', () => {
  show()
  // 8 aces at 5 and 8 kings at 3 to one among 104 cards: (40 + 24 − 88) / 104.
  expect(edge()).toBe('23.08%')
  const row = screen.getByRole('row', { name: /^King/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((one) => one.textContent),
  ).toEqual(['8', '7.69%', 'to 1', '30.77'])
  expect(screen.getByText(/^Over 104/).textContent).toMatch(/exactly −3\s\/\s13/)
})

it('a pay is changed at once; a bad one says so beside its field and changes nothing', async () => {
  show()
  const field = screen.getByLabelText('King pays, to one')
  fireEvent.change(field, { target: { value: '6' } })
  expect(edge()).toBe('0.00%')
  expect(screen.getByRole('radio', { name: /^Six/ })).toHaveProperty('checked', true)
  fireEvent.change(field, { target: { value: '-1' } })
  expect(screen.getByText(/^Must be a number from 0 to 1000/)).toBeTruthy()
  expect(edge()).toBe('23.08%')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.queryByText(/^Must be/)).toBeNull()
})

it('a known table is chosen, and said to be good or not', async () => {
  show()
  expect(screen.getByText(/^No: it is the worst of the two known tables. It keeps 23.08%; Six/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^Six/ }))
  expect(screen.getByText(/^Yes: none of the two known tables is better/)).toBeTruthy()
})

it('the meter: which hand wins it, where the bet is even, and what it is worth at this one', () => {
  show('?meter=8')
  // Even where 8 × meter + 24 = 88.
  expect(screen.getByText('Breaks even at a meter of').nextElementSibling?.textContent).toBe('8.00')
  expect(edge()).toBe('0.00%')
  expect(screen.queryByLabelText('Ace pays, to one')).toBeNull()
  fireEvent.change(screen.getByLabelText('Meter, in bets'), { target: { value: 'lots' } })
  expect(screen.getByText(/^(“lots” isn’t an amount|Enter an amount)/)).toBeTruthy()
})

it('cards leave the shoe by tap and by key, come back, and are undone', async () => {
  show()
  await userEvent.click(cell(ACE))
  // 7 aces of 103 cards: (35 + 24 − 88) / 103.
  expect(edge()).toBe('28.16%')
  expect(screen.getByText(/the bet moved by/).textContent).toMatch(/−5\.\d+%/)
  cell(KING).focus()
  await userEvent.keyboard('-')
  await userEvent.keyboard('-')
  await userEvent.keyboard('-')
  expect(screen.getByText('Cards left').nextElementSibling?.textContent).toContain('101')
  await userEvent.keyboard('+')
  expect(screen.getByText('Cards left').nextElementSibling?.textContent).toContain('102')
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(cell(ACE))
  for (let i = 0; i < 4; i++) await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(edge()).toBe('23.08%')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true)
})

it('a round is dealt by the game, cards are typed in, and the address keeps them', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Deal a round' }))
  expect(screen.getByText('Cards left').nextElementSibling?.textContent).toContain('103')
  await userEvent.type(screen.getByLabelText('Many at once'), '2c2c2c')
  await userEvent.click(screen.getByRole('button', { name: 'Take out' }))
  expect(screen.getByText(/doesn’t have that many/)).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Many at once'))
  await userEvent.type(screen.getByLabelText('Many at once'), '2h 3h 4h')
  await userEvent.click(screen.getByRole('button', { name: 'Take out' }))
  expect(screen.getByText('Cards left').nextElementSibling?.textContent).toMatch(/100|101/)
  await vi.waitFor(() => expect(window.location.search).toMatch(/decks=2&out=\w\w\.2h3h4h/))
})

it('an address opens the shoe, and a bad one is told in words', () => {
  const { unmount } = show('?decks=2&out=AsAs.Ks')
  expect(screen.getByText('Cards left').nextElementSibling?.textContent).toContain('101')
  unmount()
  show('?decks=2&out=AsAsAs')
  expect(screen.getByText(/can’t deal those cards/)).toBeTruthy()
  expect(edge()).toBe('23.08%')
})

it('prices a bet that the player wins as the player’s edge', () => {
  show('?meter=20')
  expect(screen.getByText('Your edge')).toBeTruthy()
  expect(exact(96, 104)).toEqual(kept({ game: 'peek', rules: usual, bet: 'top', options: { meter: 20 } }).ev)
})
