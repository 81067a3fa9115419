import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FeltBets } from '@/app/_felt/felt-bets'
import type { BetZone } from '@/app/_felt/said-felt'

const zone = (play: number | null): BetZone => ({
  id: 'bets',
  kind: 'bets',
  bets: [
    { id: 'ante', name: 'Ante', stake: 1 },
    { id: 'play', name: 'Play', stake: play },
  ],
})
const sliding = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.animate-lay')].map((one) => one.textContent)

it('chips slide to a bet when it is made, where the felt moves', () => {
  const { rerender } = render(<FeltBets zone={zone(null)} animated />)
  expect(sliding()).toEqual(['$10'])
  rerender(<FeltBets zone={zone(1)} animated />)
  expect(sliding()).toEqual(['$10', '$10'])
  rerender(<FeltBets zone={zone(1)} animated={false} />)
  expect(sliding()).toEqual([])
})
