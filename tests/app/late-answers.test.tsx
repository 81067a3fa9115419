import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readAddress } from '@/app/dealer-school/audition/address'
import { readAddress as readPayouts } from '@/app/dealer-school/payouts/address'
import { Table } from '@/app/dealer-school/audition/audition'
import { useDrill } from '@/app/dealer-school/house-way/use-drill'
import { usePayouts } from '@/app/dealer-school/payouts/payouts'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { GAME_IDS } from '@/lib/games/ids'
import { must } from '@/lib/result'
import { seatOf } from '@/lib/teaching/dealer-school/payouts/session'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { keysOf, shiftOf } from '../tools/shift'

/* An answer of the school shows once it's stored. Where somebody goes on before that, it changes nothing of what they went on to. */

await loadSchoolGames(GAME_IDS)
const storing = vi.hoisted(() => [] as (() => void)[])
vi.mock('@/app/dealer-school/_parts/use-school-log', () => ({
  useSchoolLog: () => ({
    keepAnswers: (_make: unknown, then: () => void) => void storing.push(then),
    due: () => new Set(),
  }),
}))
vi.mock('@/app/_solver/use-solver', async () => ({
  ...(await vi.importActual('@/app/_solver/use-solver')),
  useSolver: () => ({ value: null }),
}))

const nothing = (): void => undefined
/** Lets what is being stored be stored. */
const stored = () => act(async () => storing.splice(0).forEach((then) => then()))

it('a hand set by one house way isn’t judged as the next hand of another', async () => {
  const [way, other] = KNOWN_WAYS
  const { result } = renderHook(() =>
    useDrill({ way: way!, asked: { kind: 'all' }, flash: 0, seed: 'late-1' }, nothing),
  )
  const answer = (): void => act(() => result.current.answer(result.current.session.question.cards.slice(0, 2)))
  answer()
  act(() => result.current.change({ way: other! }))
  const { session } = result.current
  await stored()
  expect(result.current.session).toBe(session)
  answer()
  await stored()
  expect(result.current.session.answers).toHaveLength(1)
})

it('bets settled at one table aren’t judged as those of the next', async () => {
  const opened = must(readPayouts(new URLSearchParams('game=three-card-poker&seed=late-1'), 'abc'))
  const { result } = renderHook(() => usePayouts(opened, nothing))
  const due = seatOf(result.current.session).due
  act(() => result.current.answer(due.map(() => ({ does: 'lose' }))))
  act(() => result.current.change({ seats: 3 }))
  await stored()
  expect(result.current.session).toMatchObject({ settings: { seats: 3 }, judged: undefined, answers: [] })
})

it('a round that is over doesn’t come back to a table that was changed meanwhile', async () => {
  const query = 'game=three-card-poker&seats=1&shift=1&seed=late-1'
  const { rack, rounds } = shiftOf(query, [70_000])
  const addresses: string[] = []
  const onAddress = (text: string): void => void addresses.push(text)
  render(<Table opened={must(readAddress(new URLSearchParams(query), 'abc'))} onAddress={onAddress} />)
  for (const { act: done, slips } of rounds[0]!)
    for (const key of [...(slips ? ['e'] : []), ...keysOf(rack, done)])
      await act(async () => void fireEvent.keyDown(document.body, { key }))
  expect(storing).toHaveLength(1)
  await act(async () => void fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'casino-holdem' } }))
  await stored()
  expect(screen.queryByRole('region', { name: /is over$/ })).toBeNull()
  expect(addresses.at(-1)).toContain('seed=late-2')
})
