import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Settlement } from '@/app/_felt/settlement'
import { game } from '@/lib/games/three-card-poker/index'
import type { SettledBet } from '@/lib/games/game'

const bet = (id: string, net: number, because: SettledBet['because']): SettledBet => ({
  bet: id,
  stake: 1,
  net,
  because,
})
const NOTE = 'A bet that pushes comes back to you.'

it('says what a push is where a bet pushes, and only there', () => {
  const won = bet('ante', 1, { id: 'won' })
  const { rerender } = render(<Settlement game={game} bets={[won]} net={1} unit="ante" />)
  expect(screen.queryByText(NOTE)).toBeNull()
  rerender(<Settlement game={game} bets={[won, bet('play', 0, { id: 'tie' })]} net={1} unit="ante" />)
  expect(screen.getByText(NOTE)).toBeTruthy()
})
