import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Settlement } from '@/app/_felt/settlement'
import { game as bonus } from '@/lib/games/texas-holdem-bonus/index'
import { game } from '@/lib/games/registry/made/three-card-poker/index'
import type { SettledBet } from '@/lib/game/game'

const bet = (id: string, net: number, because: SettledBet['because']): SettledBet => ({
  bet: id,
  stake: 1,
  net,
  because,
})
const rules = game.variants[0].rules
const NOTE = 'A bet that pushes comes back to you.'

it('says what a push is where a bet pushes, and only there', () => {
  const won = bet('ante', 1, { id: 'won' })
  const { rerender } = render(<Settlement game={game} rules={rules} bets={[won]} net={1} unit="ante" />)
  expect(screen.queryByText(NOTE)).toBeNull()
  rerender(<Settlement game={game} rules={rules} bets={[won, bet('play', 0, { id: 'tie' })]} net={1} unit="ante" />)
  expect(screen.getByText(NOTE)).toBeTruthy()
})

it('has two totals with a side bet, the second of all bets; one without', () => {
  const folded = { ...bet('ante', -1, { id: 'folded' }) }
  const paid = bet('pair-plus', 40, { id: 'made', args: { hand: 'straight-flush', pay: 40 } })
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
  const { rerender } = render(<Settlement game={game} rules={rules} bets={[folded, paid]} net={-1} unit="ante" />)
  expect(rows().slice(-2)).toEqual(['Main bets−1 ante−$10', 'All bets+$390'])
  rerender(<Settlement game={game} rules={rules} bets={[folded]} net={-1} unit="ante" />)
  expect(rows().at(-1)).toBe('Total−1 ante, main bets−$10')
})

it('calls prizes that no source prints an example', () => {
  const prize: SettledBet = {
    ...bet('first-five', 0.3, { id: 'made', args: { hand: 'three-of-a-kind', pay: 3 } }),
    stake: 0.1,
  }
  const [{ rules: first }] = bonus.variants
  const { rerender } = render(<Settlement game={bonus} rules={first} bets={[prize]} net={0} unit="ante" />)
  expect(screen.getByRole('rowheader', { name: /^First 5/ }).textContent).toContain('an example')
  const own = { ...first, pays: { ...first.pays, 'first-five': { ...first.pays['first-five'], flush: 25 } } }
  rerender(<Settlement game={bonus} rules={own} bets={[prize]} net={0} unit="ante" />)
  expect(screen.getByRole('rowheader', { name: /^First 5/ }).textContent).not.toContain('an example')
})
