import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MissedAddress, wordsOf } from '@/app/_search/missed-address'

const path = vi.hoisted(() => ({ now: '/' }))
vi.mock('next/navigation', () => ({ usePathname: () => path.now }))

describe('an address that leads to no page', () => {
  it('is searched for by its words', () => {
    expect(wordsOf('/blackjack/hands/Hard-16-against-10')).toBe('hard 16 against 10')
    expect(wordsOf('/three-card-poker/hands/q%206%204.html')).toBe('q 6 4')
    expect(wordsOf('/')).toBe('')
    path.now = '/ultimate-texas-holdem/hands/K5o'
    render(<MissedAddress />)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'k5o')
    expect(screen.getByRole('search').getAttribute('action')).toBe('/search')
  })

  it('leads to the same in lowercase, where it isn’t in lowercase', () => {
    path.now = '/ultimate-texas-holdem/hands/K5o'
    const { unmount } = render(<MissedAddress />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ultimate-texas-holdem/hands/k5o')
    unmount()
    path.now = '/no-such-page'
    render(<MissedAddress />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
