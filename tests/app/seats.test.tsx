import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { type Draft, draftOf, planOf } from '@/app/[game]/trainer/plan-draft'
import { SeatsChoice } from '@/app/[game]/trainer/session-choices'
import { DeadCards } from '@/app/_felt/dead-cards'
import type { Rules } from '@/lib/game/game'
import { loadTaughtGame } from '@/lib/games/load'
import { usualPlan } from '@/lib/teaching/quiz/plan'
import { startRound } from '@/lib/teaching/quiz/round'
import { type Seen, withSeats } from '@/lib/teaching/quiz/seats'

const game = await loadTaughtGame('three-card-poker')
const rules = game.variants[0].rules as Rules

it('whose cards are seen is chosen, with what that means for the record', async () => {
  let plan = usualPlan(game)
  function Choice() {
    const [draft, setDraft] = useState<Draft>(() => draftOf(game, plan))
    plan = planOf(game, draft)!
    return <SeatsChoice draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
  }
  render(<Choice />)
  const seats = within(screen.getByRole('group', { name: 'Other players' }))
  expect(plan.seats).toBeUndefined()
  await userEvent.click(seats.getByRole('button', { name: 'Neighbors' }))
  expect(plan.seats).toBe('neighbors')
  expect(screen.getByText(/your edge and your reviews leave them out/)).toBeTruthy()
  await userEvent.click(seats.getByRole('button', { name: 'Everybody' }))
  expect(plan.seats).toBe('all')
  await userEvent.click(seats.getByRole('button', { name: 'Not seen' }))
  expect(plan.seats).toBeUndefined()
})

it.each([
  ['neighbors', 'Your neighbors’ cards', 2],
  ['all', 'The other players’ cards', 6],
] as const)('%s: the cards lie seat by seat', (seen: Seen, name, seats) => {
  const { state } = startRound(game, rules, game.drills[0].id, 'seats-1')
  render(<DeadCards game={game} state={withSeats(game, rules, state, 'seats-1', seen)} seen={seen} />)
  const group = screen.getByRole('group', { name })
  expect(within(group).getAllByRole('img')).toHaveLength(3 * seats)
})
