import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MissedAddress, wordsOf } from '@/app/_search/missed-address'

const path = vi.hoisted(() => ({ now: '/' }))
vi.mock('next/navigation', () => ({ usePathname: () => path.now }))

describe('an address that leads to no page', () => {
  it.each([
    ['/casino-holdem/hands/k6', 'casino holdem k6'],
    ['/es/casino-holdem/hands/K6o', 'casino holdem k6o'],
    ['/embed/casino-holdem/k6.html', 'casino holdem k6'],
    ['/blackjack/hands/Hard-16-against-10', 'blackjack hard 16 against 10'],
    ['/three-card-poker/hands/q%206%204.html', 'three card poker q 6 4'],
    ['/ultimate-texas-holdem/side-bets/tripps/', 'ultimate texas holdem side bets tripps'],
    ['/es/m%C3%A1s-baja', 'más baja'],
    ['/es/%e0%a4%a', ''],
    ['/50%-off', '50 off'],
    ['/es', ''],
    ['/', ''],
  ])('%s is searched for by the words “%s”', (address, words) => expect(wordsOf(address)).toBe(words))

  it.each(['/ultimate-texas-holdem/hands/K5o', '/es/%E0%A4%A', '/no-such-page'])(
    '%s fills the search, and no other address is offered',
    (address) => {
      path.now = address
      render(<MissedAddress />)
      expect(screen.getByRole('searchbox')).toHaveProperty('value', wordsOf(address))
      expect(screen.getByRole('search').getAttribute('action')).toBe('/search')
      expect(screen.queryByRole('link')).toBeNull()
    },
  )
})
